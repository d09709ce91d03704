public import MotifStore

extension Catalog {
    /// Runs an operation: one that reads in a snapshot, one that writes as a change of its own.
    ///
    /// - Parameters:
    ///   - operation: The operation.
    ///   - note: Returns the author, message, and time of the change, given the operation's own message. It is called
    ///     only if the operation writes.
    /// - Returns: The answer, as the command of the same name prints it with `--format json`.
    public func answer(
        _ operation: CatalogOperation, as note: (_ message: String?) throws -> ChangeNote
    ) throws(OperationFailure) -> OperationAnswer {
        do {
            switch operation.action {
            case .read(let reading):
                let past = PastCatalogs(of: self)
                return try read { try reading.answer(on: $0, past.catalog) }
            case .write(let writing):
                return try write(as: try note(operation.message)) { try writing.answer(on: $0) }
            }
        } catch {
            throw OperationFailure(error)
        }
    }
}
