/// A set of documents of one catalog, with one bit each, since their numbers are close together.
package struct DocumentSet {
    private var words: [UInt64] = []

    /// An empty set.
    package init() {}

    /// Whether the document is in the set.
    package func contains(_ id: DocumentID) -> Bool {
        let (word, bit) = position(of: id)
        return word < words.count && words[word] & bit != 0
    }

    /// - Returns: Whether the document wasn't in the set before.
    @discardableResult
    package mutating func insert(_ id: DocumentID) -> Bool {
        if contains(id) { return false }
        let (word, bit) = position(of: id)
        if word >= words.count { words += Array(repeating: 0, count: word + 1 - words.count) }
        words[word] |= bit
        return true
    }

    /// Calls `each` with the documents in the order of their numbers.
    package func visit(_ each: (DocumentID) throws -> Void) rethrows {
        for (index, word) in words.enumerated() where word != 0 {
            for bit in 0..<64 where word & (1 << UInt64(bit)) != 0 { try each(DocumentID(Int64(index * 64 + bit))) }
        }
    }

    private func position(of id: DocumentID) -> (word: Int, bit: UInt64) {
        (Int(clamping: id.value) / 64, 1 << UInt64(id.value % 64))
    }
}
