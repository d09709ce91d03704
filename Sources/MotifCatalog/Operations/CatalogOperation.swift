public import MotifJSON

/// An operation on a catalog, as JSON describes it: a line of a batch, a request over HTTP, or a tool that an agent calls.
///
/// It is an object with `op` and the keys of that operation, which are named like the options of the commands. Reading
/// it reports all problems with its keys together; what it asks of the catalog is checked when it runs.
///
///     let operation = try CatalogOperation(["op": "update", "ref": "expand", "set": ["expandDuration": "250ms"]])
///     let answer = try catalog.answer(operation) { ChangeNote(author: "mia", message: $0 ?? "", date: now()) }
public struct CatalogOperation: Sendable {
    /// The values of `op`.
    public enum Name: String, Sendable, Hashable, CaseIterable {
        case create, update, copy, rename, delete, restore
        case get, list, validate, log, diff, sample, check, curve, uses, changelog, releases, stats

        /// Whether the operation writes revisions.
        public var isWriting: Bool {
            switch self {
            case .create, .update, .copy, .rename, .delete, .restore: true
            case .get, .list, .validate, .log, .diff, .sample, .check, .curve, .uses, .changelog, .releases, .stats:
                false
            }
        }
    }

    /// The value of `op`.
    public let name: Name
    /// The `message` for the change; `nil` if there is none.
    public let message: String?
    let action: Action

    /// Whether the operation writes revisions.
    public var isWriting: Bool { name.isWriting }

    /// Reads an operation from an object with `op`.
    ///
    /// - Throws: `Problems`: every missing, unknown, or invalid key, with its path.
    public init(_ json: JSON) throws(Problems) { try self.init(json, besides: []) }

    /// Reads the keys of an operation whose name is known.
    ///
    /// - Throws: `Problems`: every missing, unknown, or invalid key, with its path.
    public init(_ name: Name, _ arguments: JSONObject) throws(Problems) {
        var keys = OperationKeys(arguments)
        try self.init(name, &keys)
    }

    /// Reads an operation from an object that may have other keys, too.
    init(_ json: JSON, besides others: [String]) throws(Problems) {
        guard let object = json.object else {
            throw Problems(.wrongType(expected: "an object with 'op'", found: json.typeInWords))
        }
        var keys = OperationKeys(object, besides: others + ["op"])
        guard let name = Self.name(&keys) else { throw Problems(keys.problems) }
        try self.init(name, &keys)
    }

    private init(_ name: Name, _ keys: inout OperationKeys) throws(Problems) {
        let action = Self.action(name, &keys)
        guard let action, keys.problems.isEmpty else { throw Problems(keys.problems) }
        self.name = name
        self.action = action
        message = keys.object["message"]?.string
    }
}
