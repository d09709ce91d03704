public import MotifStore

extension Catalog {
    /// Imports documents as one change: all, or nothing.
    ///
    /// Each source is JSON of one document or several, JSON Lines, or an envelope as `export` writes it. Documents may
    /// come in any order. Memory does not grow with their number.
    ///
    /// - Parameters:
    ///   - each: Told what became of each document, in the order of writing.
    ///   - progress: Told the bytes read so far, now and then.
    /// - Throws: `ImportProblems`; `StoreError`; what a source throws.
    @discardableResult
    public func importDocuments(
        from sources: [ImportSource], _ options: ImportOptions = ImportOptions(), as note: ChangeNote,
        each: (Outcome) throws -> Void = { _ in }, progress: @escaping @Sendable (Int) -> Void = { _ in }
    ) throws -> ImportSummary { fatalError() }

    /// Every problem that an import of these sources would meet; nothing is written.
    public func problems(in sources: [ImportSource]) throws -> ImportProblems? { fatalError() }
}
