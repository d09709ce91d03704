import MotifCatalog
import MotifCore
import MotifJSON
import MotifSystem

/// A tool that an agent can call: an operation on the catalog.
struct MCPTool {
    /// The operation.
    let operation: OperationDefinition

    /// The tool as it is listed.
    ///
    /// - Source: https://modelcontextprotocol.io/specification/2026-07-28/server/tools#tool
    var json: JSON {
        [
            "name": .string(operation.name), "title": .string(operation.title),
            "description": .string(operation.summary), "inputSchema": input.json,
            "outputSchema": operation.result.inObject.json,
            "annotations": [
                "readOnlyHint": .boolean(!operation.isWriting),
                "destructiveHint": .boolean(operation.effect == .changes),
                "idempotentHint": .boolean(operation.isIdempotent), "openWorldHint": false,
            ],
        ]
    }

    /// The arguments, with their defaults.
    private var input: JSONSchema {
        .object(
            operation.format.keys.map { key in
                let brief = operation.brief.first { $0.key == key.name }
                return (key.name, key.schema.described(key.summary).with("default", brief?.value))
            }, required: operation.format.keys.filter(\.isRequired).map(\.name))
    }

    /// Runs the operation.
    ///
    /// - Parameters:
    ///   - arguments: The keys; an agent that doesn't ask for more gets a short answer.
    ///   - open: Opens the catalog.
    ///   - note: Returns the note of a change, given its message.
    /// - Returns: The answer, which must be an object: one that isn't is its member `result`.
    func call(
        _ arguments: JSONObject, open: (Catalog.Access) throws -> Catalog, as note: (String?) throws -> ChangeNote
    ) throws(OperationFailure) -> MCPAnswer {
        let request: CatalogOperation
        do throws(Problems) {
            request = try CatalogOperation(operation, operation.brief(arguments))
        } catch {
            throw OperationFailure(malformed: error)
        }
        do {
            let text =
                try operation.isWriting
                ? Cancellation.ignored { try open(.writing).answer(request, as: note).text }
                : open(.reading).answer(request, as: note).text
            let answer = try JSONReader().read(text)
            return try MCPAnswer(answer.object == nil ? ["result": answer] : answer, of: operation.name)
        } catch {
            throw OperationFailure(error)
        }
    }
}
