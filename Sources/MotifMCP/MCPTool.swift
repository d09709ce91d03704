import MotifCatalog
import MotifJSON

/// A tool that an agent can call, which is an operation on the catalog.
struct MCPTool: Sendable {
    /// What a tool does to the catalog.
    enum Effect {
        /// Nothing.
        case reads
        /// Adds documents; the others stay as they are.
        case adds
        /// Changes documents; their history keeps what they were.
        case changes
    }

    /// What the tools work on.
    struct Context {
        /// Opens the catalog.
        let open: (Catalog.Access) throws -> Catalog
        /// Returns the note of a change, given its message.
        let note: (String?) throws -> ChangeNote
    }

    /// The name in lowercase.
    let name: String
    /// The name for people.
    let title: String
    /// What it does, and when to use it, for the agent.
    let description: String
    /// What it does to the catalog.
    let effect: Effect
    /// Whether the same call again does nothing more.
    var isIdempotent = false
    /// The arguments.
    let input: JSONSchema
    /// The structured result; always an object, since older revisions allow nothing else.
    let output: JSONSchema
    /// Returns the structured result of these arguments.
    let call: @Sendable (JSONObject, Context) throws(OperationFailure) -> JSON

    /// The tool as it is listed.
    ///
    /// - Source: https://modelcontextprotocol.io/specification/2026-07-28/server/tools#tool
    var json: JSON {
        [
            "name": .string(name), "title": .string(title), "description": .string(description),
            "inputSchema": input.json, "outputSchema": output.json,
            "annotations": [
                "readOnlyHint": .boolean(effect == .reads), "destructiveHint": .boolean(effect == .changes),
                "idempotentHint": .boolean(effect == .reads || isIdempotent),
                "openWorldHint": false,
            ],
        ]
    }
}

extension MCPTool {
    /// A tool that runs an operation of the catalog.
    ///
    /// - Parameters:
    ///   - operation: The operation.
    ///   - defaults: Returns the arguments with what agents need if they don't say otherwise.
    ///   - result: Returns the structured result of the operation's answer.
    static func run(
        _ operation: CatalogOperation.Name,
        defaults: @escaping @Sendable (JSONObject) -> JSONObject = { $0 },
        result: @escaping @Sendable (JSON) -> JSON = { $0 }
    ) -> @Sendable (JSONObject, Context) throws(OperationFailure) -> JSON {
        { arguments, context throws(OperationFailure) in
            let parsed = try Self.parsed { () throws(Problems) in
                try CatalogOperation(operation, defaults(arguments))
            }
            let answer = try context.catalog(operation.isWriting ? .writing : .reading)
                .answer(parsed, as: context.note)
            return result(try Self.json(answer))
        }
    }

    /// Reads an operation.
    static func parsed<Operation>(
        _ read: () throws(Problems) -> Operation
    ) throws(OperationFailure) -> Operation {
        do throws(Problems) {
            return try read()
        } catch {
            throw OperationFailure(malformed: error)
        }
    }

    /// The value of an answer.
    static func json(_ answer: OperationAnswer) throws(OperationFailure) -> JSON {
        do throws(JSONError) {
            return try JSONReader().read(answer.text)
        } catch {
            throw OperationFailure(error)
        }
    }
}

extension MCPTool.Context {
    /// Opens the catalog.
    func catalog(_ access: Catalog.Access) throws(OperationFailure) -> Catalog {
        do {
            return try open(access)
        } catch {
            throw OperationFailure(error)
        }
    }
}
