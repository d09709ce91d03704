import MotifJSON

/// Rows for the index of parameters, collected from many documents and written in the index's own order.
///
/// In any other order every row would land on another page: measured, 800,000 rows take 1.4 s unsorted, 0.5 s sorted.
struct ParameterRows {
    private struct Number {
        let value: Double
        let document: Int64
    }

    private struct Text: Hashable {
        let name: Int64
        let value: ExactText
    }

    /// By the name of the parameter, of which there are few.
    private var numbers: [Int64: [Number]] = [:]
    private var texts: [Text: [Int64]] = [:]

    mutating func add(_ value: SQLValue, of name: Int64, in document: Int64) {
        switch value {
        case .integer(let integer) where Int64(exactly: Double(integer)) == integer:
            numbers[name, default: []].append(Number(value: Double(integer), document: document))
        case .real(let double): numbers[name, default: []].append(Number(value: double, document: document))
        case .text(let text): texts[Text(name: name, value: ExactText(text)), default: []].append(document)
        // JSON numbers are doubles, so every integer was one.
        case .integer: preconditionFailure("Documents contain only numbers that are doubles")
        }
    }

    /// Writes all rows and forgets them.
    mutating func write(to index: RowBatch) throws(StoreError) {
        for name in numbers.keys.sorted() {
            guard var rows = numbers[name].take() else { continue }
            rows.sort { ($0.value, $0.document) < ($1.value, $1.document) }
            try index.insert(rows.count) { statement, row, place in
                statement.bind(name, at: place)
                statement.bind(SQLValue(rows[row].value), at: place + 1)
                statement.bind(rows[row].document, at: place + 2)
            }
        }
        numbers.removeAll(keepingCapacity: true)
        let sorted = texts.sorted { ($0.key.name, $0.key.value) < ($1.key.name, $1.key.value) }
        for (text, documents) in sorted {
            try index.insert(documents.count) { statement, row, place in
                statement.bind(text.name, at: place)
                statement.bind(text.value.text, at: place + 1)
                statement.bind(documents[row], at: place + 2)
            }
        }
        texts.removeAll(keepingCapacity: true)
    }
}
