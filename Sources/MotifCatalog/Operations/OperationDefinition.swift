package import MotifCore
package import MotifJSON

/// An operation on a catalog: its name, keys, result, and work. Batches and their guide, the API, and the tools of
/// agents are made from this one description.
public struct OperationDefinition: Sendable {
    /// The effect of an operation on the catalog.
    package enum Effect: Sendable {
        /// Changes nothing.
        case reads
        /// Adds documents or names; what is there stays.
        case adds
        /// Changes documents; their history keeps what they were.
        case changes
    }

    /// A value for programs that must keep answers short, such as agents.
    package struct BriefValue: Sendable {
        /// The key.
        package let key: String
        /// The value.
        package let value: JSON
        /// Keys that take its place.
        package let alternatives: [String]

        package init(_ key: String, _ value: JSON, unless alternatives: [String] = []) {
            (self.key, self.value, self.alternatives) = (key, value, alternatives)
        }
    }

    /// The value of `op`, which is also the name of the command and of the tool.
    public let name: String
    /// The name for people.
    package let title: String
    /// What the operation does, and when to use it.
    package let summary: String
    /// The effect on the catalog.
    package let effect: Effect
    /// Whether running the operation again does nothing more.
    package let isIdempotent: Bool
    /// The values for programs that must keep answers short.
    package let brief: [BriefValue]
    /// The result.
    package let result: JSONSchema
    /// The keys.
    package let format: ObjectFormat<CatalogOperation>

    /// Whether the operation writes.
    public var isWriting: Bool { effect != .reads }

    /// An operation whose keys a function reads. It must read every key, whatever the others are.
    ///
    /// - Parameter read: Returns the work; `nil` only after it has reported a problem.
    package init(
        _ name: String, title: String, _ effect: Effect, isIdempotent: Bool = false, _ summary: String,
        brief: [BriefValue] = [], result: JSONSchema, read: @escaping @Sendable (inout ObjectReader) -> OperationWork?
    ) {
        self.name = name
        self.title = title
        self.summary = summary
        self.effect = effect
        self.isIdempotent = isIdempotent || effect == .reads
        self.brief = brief
        self.result = result
        format = ObjectFormat { keys in
            let work = read(&keys)
            var moment = effect == .reads ? keys[.asOf] : nil
            if case .read(let end?, _) = work { moment = end }
            let message = effect == .reads ? nil : keys[.message]
            return work.map {
                CatalogOperation(name: name, isWriting: effect != .reads, message: message, moment: moment, work: $0)
            }
        }
    }

    /// The keys with the values for programs that must keep answers short.
    package func brief(_ arguments: JSONObject) -> JSONObject {
        brief.reduce(into: arguments) { arguments, value in
            guard !([value.key] + value.alternatives).contains(where: { arguments[$0] != nil }) else { return }
            arguments[value.key] = value.value
        }
    }
}

/// The work of an operation whose keys were read.
package enum OperationWork: Sendable {
    /// Reads a state of the catalog: the one that the operation's own keys name, or that of `asOf`.
    case read(at: HistoryMoment? = nil, @Sendable (CatalogReader) throws -> OperationAnswer)
    /// Writes revisions, as a part of a change.
    case write(@Sendable (CatalogWriter) throws -> OperationAnswer)
    /// Makes a change of its own.
    case change(@Sendable (CatalogChanges, ChangeNote) throws -> OperationAnswer)
}
