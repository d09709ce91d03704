import MotifCore
import MotifStore

/// Decides which requests to answer, before their bodies are read.
///
/// - Source: Fetch Standard, 3.1 (Origin); Fetch Metadata Request Headers, W3C; RFC 6265bis, 5.2 (SameSite).
struct Gatekeeper: Sendable {
    /// The session's token, with which a request can do everything.
    let token: String
    /// The port of the server.
    let port: Int
    /// The name or address that was requested; `nil` for the loopback interface.
    let host: String?
    /// Whether the catalog is read-only.
    let isReadOnly: Bool

    /// The largest body, in bytes.
    static let maximumBodyBytes = 10_000_000

    /// The name of the session's cookie. Cookies don't distinguish ports, so each server needs its own name.
    private var cookie: String { "motif-\(port)" }

    /// The value of the cookie, with which a request can only read: browsers send cookies to every port of a machine,
    /// and thus to other users' servers. The token can't be derived from it.
    private var readingKey: String { ContentDigest(of: Array("motif-studio \(token)".utf8)).description }

    /// The header field that sets the session's cookie. Browsers also send the cookie for a link on another site; all
    /// other requests from other sites are refused anyway.
    var setCookie: String { "\(cookie)=\(readingKey); Path=/; HttpOnly; SameSite=Lax" }

    /// Refuses requests that another site could have made a browser send, and requests without the token or the cookie.
    ///
    /// Every user of the machine can connect, but not every user can read the catalog's file.
    /// - Throws: `StudioFailure`.
    func admit(_ request: StudioRequest, _ target: RequestTarget) throws(StudioFailure) {
        let name = try admitName(request)
        try checkOrigin(of: request, host: name, isPage: !target.isAPI)
        // The page for a failure needs the style sheet, which is the same in every studio.
        if target.segments.first != "assets", !hasCookie(request), !hasToken(request) { throw .noToken }
    }

    /// Refuses a body that has the wrong type or is too large, before it is read.
    ///
    /// - Parameter types: The types of pictures; empty for JSON. Browsers ask before they send such a type to another
    ///   site.
    /// - Throws: `StudioFailure` with 413 or 415.
    func admitBody(of request: StudioRequest, as types: [MediaType] = []) throws(StudioFailure) {
        guard request.method == "POST" else { return }
        let type = (request.headers["content-type"] ?? "").split(separator: ";").first ?? ""
        guard types.isEmpty ? type.lowercased() == "application/json" : types.contains(where: { $0.rawValue == type })
        else { throw types.isEmpty ? .notJSON : .notPicture }
        if let length = request.headers["content-length"].flatMap({ Int($0) }) { try checkLength(length) }
    }

    /// Refuses a request that names a different server.
    ///
    /// - Returns: The name in the request.
    /// - Throws: `StudioFailure` with 403.
    @discardableResult
    func admitName(_ request: StudioRequest) throws(StudioFailure) -> String {
        guard let name = request.headers["host"], isOurs(name) else {
            throw .otherHost
        }
        return name
    }

    /// Refuses a body that is too large.
    ///
    /// - Throws: `StudioFailure` with 413.
    func checkLength(_ count: Int) throws(StudioFailure) {
        if count > Self.maximumBodyBytes { throw .tooLarge }
    }

    /// Refuses a request to write without the session's token, and any write if the catalog is read-only.
    ///
    /// - Throws: `StudioFailure` with 401 or 403.
    func admitWriting(_ request: StudioRequest) throws(StudioFailure) {
        if isReadOnly { throw .readOnly }
        if !hasToken(request) { throw .noToken }
    }

    /// Whether a request has the session's cookie.
    func hasCookie(_ request: StudioRequest) -> Bool {
        request.cookies[cookie[...]].map { Self.areSame($0, readingKey) } ?? false
    }

    /// Whether a request has the session's token.
    func hasToken(_ request: StudioRequest) -> Bool {
        guard let field = request.headers["authorization"] else { return false }
        let parts = field.split(separator: " ", maxSplits: 1)
        return parts.count == 2 && parts[0].lowercased() == "bearer" && matches(parts[1])
    }

    /// Whether a text is the token. The time doesn't depend on where they differ.
    func matches(_ text: Substring) -> Bool { Self.areSame(text, token) }

    private static func areSame(_ text: Substring, _ secret: String) -> Bool {
        let (given, expected) = (Array(text.utf8), Array(secret.utf8))
        guard given.count == expected.count else { return false }
        return zip(given, expected).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }

    /// Whether a Host field names this server. With any other name, a page of another site could read it (DNS
    /// rebinding).
    private func isOurs(_ field: String) -> Bool {
        guard let (name, fieldPort) = Self.split(field), fieldPort ?? 80 == port else { return false }
        if ["127.0.0.1", "localhost", "[::1]"].contains(name) { return true }
        guard let host = host?.lowercased() else { return false }
        // All addresses of the machine are allowed; the token protects the pages.
        if isAnyAddress { return true }
        return name == host || name == "[\(host)]"
    }

    /// Whether the server listens on all addresses of the machine.
    var isAnyAddress: Bool { host == "0.0.0.0" || host == "::" }

    /// The lowercase name and the port of a Host field.
    private static func split(_ field: String) -> (name: String, port: Int?)? {
        let text = field.lowercased()
        guard !text.contains(where: { $0 == "," || $0 == "@" || $0 == "/" || $0 == " " }) else { return nil }
        let end = text.hasPrefix("[") ? text.firstIndex(of: "]").map(text.index(after:)) : text.firstIndex(of: ":")
        guard let end, end < text.endIndex else { return (text, nil) }
        guard text[end] == ":", let port = Int(text[text.index(after: end)...]) else { return nil }
        return (String(text[..<end]), port)
    }

    /// A page may be opened from anywhere, for example by a link in a chat. Everything else is for the studio's own
    /// pages and for programs other than browsers.
    private func checkOrigin(of request: StudioRequest, host: String, isPage: Bool) throws(StudioFailure) {
        if let origin = request.headers["origin"], origin.lowercased() != "http://\(host.lowercased())" {
            throw .otherSite
        }
        guard let site = request.headers["sec-fetch-site"], site != "same-origin", site != "none" else { return }
        let isNavigation =
            request.headers["sec-fetch-mode"] == "navigate" && request.headers["sec-fetch-dest"] == "document"
        guard isPage, isNavigation, request.effectiveMethod == "GET" else { throw .otherSite }
    }
}
