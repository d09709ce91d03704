import MotifJSON

/// Rows for the index of parameters, collected from many documents and written in the index's own order.
///
/// In any other order every row would land on another page: measured, 800,000 rows take 1.4 s unsorted, 0.5 s sorted.
struct ParameterRows {
    private struct Text: Hashable {
        let name: Int64
        let value: ExactText
    }

    /// By the name of the parameter, of which there are few.
    private var numbers: [Int64: [(value: Double, document: DocumentID)]] = [:]
    private var texts: [Text: [DocumentID]] = [:]

    mutating func add(_ value: SQLValue, of name: Int64, in document: DocumentID) {
        switch value {
        case .number(let number): numbers[name, default: []].append((number, document))
        case .text(let text): texts[Text(name: name, value: ExactText(text)), default: []].append(document)
        }
    }

    /// Writes all rows and forgets them.
    mutating func write(to session: Session) throws(StoreError) {
        let insert = try session.statement("INSERT INTO parameter (name, value, document) VALUES (?1, ?2, ?3)")
        for name in numbers.keys.sorted() {
            guard var rows = numbers[name].take() else { continue }
            rows.sort { ($0.value, $0.document) < ($1.value, $1.document) }
            for row in rows { try insert.run(name, SQLValue.number(row.value), row.document) }
        }
        numbers.removeAll(keepingCapacity: true)
        for (text, documents) in texts.sorted(by: { ($0.key.name, $0.key.value) < ($1.key.name, $1.key.value) }) {
            // What is bound stays, so a text is passed on once for all of its documents.
            insert.bind(text.name, text.value.text)
            for document in documents {
                document.bind(to: insert, at: 3)
                try insert.run()
            }
        }
        texts.removeAll(keepingCapacity: true)
    }
}
