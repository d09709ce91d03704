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
        guard let object = json.object else {
            self = .invalid(id: .null, .invalidRequest("A message must be an object"))
            return
        }
        let id = Self.id(object["id"])
        guard object["jsonrpc"] == "2.0" else {
            self = .invalid(id: id ?? .null, .invalidRequest("'jsonrpc' must be \"2.0\""))
            return
        }
        guard let method = object["method"] else {
            let isAnswer = object["result"] != nil || object["error"] != nil
            self = isAnswer ? .silent : .invalid(id: id ?? .null, .invalidRequest("'method' is missing"))
            return
        }
        guard let method = method.string else {
            self = .invalid(id: id ?? .null, .invalidRequest("'method' must be text"))
            return
        }
        guard object["id"] != nil else {
            self = .silent
            return
        }
        guard let id else {
            self = .invalid(id: .null, .invalidRequest("'id' must be text or a whole number"))
            return
        }
        switch object["params"] {
        case nil, .null?: self = .request(id: id, method: method, params: [:])
        case .object(let params)?: self = .request(id: id, method: method, params: params)
        case _?: self = .invalid(id: id, .invalidParams("'params' must be an object"))
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
