public import MotifCore
public import MotifJSON
public import MotifStore

/// An operation on a catalog, as JSON describes it: a line of a batch, a request over HTTP, or a tool that an agent calls.
///
/// It is an object with `op` and the keys of that operation, which are named like the options of the commands. Reading
/// it reports all problems with its keys together; what it asks of the catalog is checked when it runs.
///
///     let operation = try CatalogOperation(["op": "update", "ref": "expand", "set": ["expandDuration": "250ms"]])
///     let answer = try catalog.answer(operation) { ChangeNote(author: "mia", message: $0 ?? "", date: now()) }
public struct CatalogOperation: Sendable {
    /// The value of `op`.
    public let name: String
    /// Whether the operation writes.
    public let isWriting: Bool
    /// The `message` for the change; `nil` if there is none.
    public let message: String?
    /// The state of the catalog that it reads; `nil` for the present.
    let moment: HistoryMoment?
    let work: OperationWork
}

extension CatalogOperation {
    /// Reads an operation from an object with `op`.
    ///
    /// - Parameters:
    ///   - json: The object.
    ///   - table: The operations that there are.
    /// - Throws: `Problems`: every missing, unknown, or invalid key, with its path.
    public init(_ json: JSON, in table: OperationTable = .catalog) throws(Problems) {
        self = try table.operation(json)
    }

    /// Reads the keys of an operation that is known.
    ///
    /// - Throws: `Problems`: every missing, unknown, or invalid key, with its path.
    public init(_ definition: OperationDefinition, _ arguments: JSONObject) throws(Problems) {
        self = try definition.format.read(arguments)
    }
}

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
        do { return try run(operation, as: note) } catch { throw OperationFailure(error) }
    }

    /// Runs an operation, as `answer` does.
    ///
    /// - Throws: `Problems`; `MergeStop`; `MergeAnswerError`; `StoreError`; any error that `note` throws.
    func run(_ operation: CatalogOperation, as note: (_ message: String?) throws -> ChangeNote) throws
        -> OperationAnswer
    {
        switch operation.work {
        case .read(_, let body):
            let past = PastCatalogs(of: self)
            return try read { try past.answer(body, at: operation.moment, instead: $0) }
        case .write(let body): return try write(as: try note(operation.message)) { try body($0) }
        case .change(let body):
            let note = try note(operation.message)
            return try changes { try body($0, note) }
        }
    }
}
