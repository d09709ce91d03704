import MotifJSON

/// Rows for the index of parameters, collected from many documents and written in the index's own order.
///
/// In any other order every row would land on another page: measured, 800,000 rows take 1.4 s unsorted, 0.5 s sorted.
struct ParameterRows {
    private struct Number {
        let name: Int64
        let value: Double
        let document: Int64
    }

    private struct Text: Hashable {
        let name: Int64
        let value: ExactText
    }

    private var numbers: [Number] = []
    private var texts: [Text: [Int64]] = [:]

    mutating func add(_ value: SQLValue, of name: Int64, in document: Int64) {
        switch value {
        case .integer(let integer) where Int64(exactly: Double(integer)) == integer:
            numbers.append(Number(name: name, value: Double(integer), document: document))
        case .real(let double): numbers.append(Number(name: name, value: double, document: document))
        case .text(let text): texts[Text(name: name, value: ExactText(text)), default: []].append(document)
        // JSON numbers are doubles, so every integer was one.
        case .integer: preconditionFailure("Documents contain only numbers that are doubles")
        }
    }

    /// Writes all rows and forgets them.
    mutating func write(to index: RowBatch) throws(StoreError) {
        numbers.sort { left, right in
            if left.name != right.name { return left.name < right.name }
            if left.value != right.value { return left.value < right.value }
            return left.document < right.document
        }
        try index.insert(numbers.count) { statement, row, place in
            let number = numbers[row]
            statement.bind(number.name, at: place)
            statement.bind(SQLValue(number.value), at: place + 1)
            statement.bind(number.document, at: place + 2)
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
