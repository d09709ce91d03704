import MotifStore

/// A set of documents of one catalog, with one bit each, since their numbers are close together.
struct DocumentSet {
    private var words: [UInt64] = []

    /// Whether the document is in the set.
    func contains(_ id: DocumentID) -> Bool {
        let (word, bit) = place(id)
        return word < words.count && words[word] & bit != 0
    }

    /// - Returns: Whether the document wasn't in the set before.
    @discardableResult
    mutating func insert(_ id: DocumentID) -> Bool {
        if contains(id) { return false }
        let (word, bit) = place(id)
        if word >= words.count { words += Array(repeating: 0, count: word + 1 - words.count) }
        words[word] |= bit
        return true
    }

    private func place(_ id: DocumentID) -> (word: Int, bit: UInt64) {
        (Int(clamping: id.value) / 64, 1 << UInt64(id.value % 64))
    }
}
