/// A request to the studio, as a server read it from a connection.
public struct StudioRequest: Sendable {
    /// The method, such as `GET`.
    public let method: String
    /// The path and the query as they were sent.
    public let target: String
    /// The header fields by name in lowercase; values of fields with one name are joined with `, `.
    public let headers: [String: String]
    /// The body.
    public var body: [UInt8]

    /// A request.
    ///
    /// - Parameters:
    ///   - method: The method, such as `GET`.
    ///   - target: The path and the query as they were sent.
    ///   - headers: The header fields in order.
    ///   - body: The body.
    public init(_ method: String, _ target: String, headers: [(name: String, value: String)], body: [UInt8] = []) {
        self.method = method
        self.target = target
        self.headers = headers.reduce(into: [:]) { fields, field in
            let name = field.name.lowercased()
            fields[name] = fields[name].map { "\($0)\(name == "cookie" ? ";" : ",") \(field.value)" } ?? field.value
        }
        self.body = body
    }

    /// Whether the answer has no body.
    var isHead: Bool { method == "HEAD" }

    /// The method that determines the work; `GET` for `HEAD`.
    var effectiveMethod: String { isHead ? "GET" : method }

    /// The cookies by name; of two with the same name, the first one counts.
    var cookies: [Substring: Substring] {
        var cookies: [Substring: Substring] = [:]
        for pair in (headers["cookie"] ?? "").split(separator: ";") {
            let parts = pair.drop { $0 == " " }.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            if parts.count == 2, cookies[parts[0]] == nil { cookies[parts[0]] = parts[1] }
        }
        return cookies
    }
}
