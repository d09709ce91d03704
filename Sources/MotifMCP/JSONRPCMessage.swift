import MotifJSON

/// A message of a client.
///
/// - Source: https://www.jsonrpc.org/specification
enum JSONRPCMessage {
    /// A request, which is answered.
    case request(id: JSON, method: String, params: JSONObject)
    /// A notification, or the answer to a request that this side never makes; neither is answered.
    case silent
    /// A value that isn't a message; the id is `null` if it can't be read.
    case invalid(id: JSON, JSONRPCError)

    init(_ json: JSON) {
        let id = Self.id(json["id"])
        do throws(JSONRPCError) {
            self = try Self.read(json, id)
        } catch {
            self = .invalid(id: id ?? .null, error)
        }
    }

    private static func read(_ json: JSON, _ id: JSON?) throws(JSONRPCError) -> JSONRPCMessage {
        guard let object = json.object else { throw .invalidRequest("A message must be an object") }
        guard object["jsonrpc"] == "2.0" else { throw .invalidRequest("'jsonrpc' must be \"2.0\"") }
        guard let method = object["method"] else {
            if object["result"] != nil || object["error"] != nil { return .silent }
            throw .invalidRequest("'method' is missing")
        }
        guard let method = method.string else { throw .invalidRequest("'method' must be text") }
        guard object["id"] != nil else { return .silent }
        guard let id else { throw .invalidRequest("'id' must be text or a whole number") }
        switch object["params"] {
        case nil, .null?: return .request(id: id, method: method, params: [:])
        case .object(let params)?: return .request(id: id, method: method, params: params)
        case _?: throw .invalidParams("'params' must be an object")
        }
    }

    /// An id that a request may have; unlike in JSON-RPC, not `null`.
    private static func id(_ json: JSON?) -> JSON? {
        switch json {
        case .string(let text)?: .string(text)
        case .number(let number)? where number.rounded() == number: .number(number)
        default: nil
        }
    }
}

/// An error of the protocol, as opposed to one of a tool.
struct JSONRPCError: Error {
    let code: Int
    /// A sentence without a full stop.
    let message: String
    /// What a client can act on.
    var data: JSON?

    /// A text that isn't JSON.
    static func parseError(_ message: String) -> JSONRPCError { JSONRPCError(code: -32700, message: message) }

    /// JSON that isn't a message.
    static func invalidRequest(_ message: String) -> JSONRPCError { JSONRPCError(code: -32600, message: message) }

    /// A method that the server doesn't have.
    static func methodNotFound(_ method: String) -> JSONRPCError {
        JSONRPCError(code: -32601, message: "Unknown method '\(method)'")
    }

    /// Parameters that the method doesn't have, or lacks.
    static func invalidParams(_ message: String) -> JSONRPCError { JSONRPCError(code: -32602, message: message) }

    /// A revision of the protocol that the server doesn't speak.
    ///
    /// - Source: https://modelcontextprotocol.io/specification/2026-07-28/basic/versioning
    static func unsupportedRevision(_ requested: String) -> JSONRPCError {
        JSONRPCError(
            code: -32022, message: "Unsupported protocol version '\(requested)'",
            data: [
                "requested": .string(requested), "supported": .array(MCPRevision.allCases.map { .string($0.rawValue) }),
            ])
    }

    var json: JSON { .members(["code": .integer(code), "message": .string(message), "data": data]) }
}
