import MotifCore
import MotifStore

/// Decides which requests are answered, before their bodies are read.
///
/// - Source: Fetch Standard, 3.1 (Origin); Fetch Metadata Request Headers, W3C; RFC 6265bis, 5.2 (SameSite).
struct Gatekeeper: Sendable {
    /// The session's token, with which a request can do everything.
    let token: String
    /// The port of the server.
    let port: Int
    /// The name or address that was asked for; `nil` for the loopback interface.
    let host: String?
    /// Whether the catalog is only read.
    let isReadOnly: Bool

    /// The largest body, in bytes.
    static let maximumBodyBytes = 10_000_000

    /// The name of the session's cookie. Cookies don't know ports, so that each server needs its own.
    private var cookie: String { "motif-\(port)" }

    /// The value of the cookie, with which a request can only read: browsers send cookies to every port of a machine, and
    /// so to the servers of other users. The token can't be found from it.
    private var readingKey: String { ContentDigest(of: Array("motif-studio \(token)".utf8)).description }

    /// The header field that sets the session's cookie, which browsers send for a link on another site, too; other
    /// requests of other sites are refused anyway.
    var setCookie: String { "\(cookie)=\(readingKey); Path=/; HttpOnly; SameSite=Lax" }

    /// Refuses requests that other sites could have made a browser send, and those without the token or the cookie.
    ///
    /// Every user of the machine can connect, but not every one can read the catalog's file.
    /// - Throws: `StudioFailure`.
    func admit(_ request: StudioRequest, _ target: RequestTarget) throws(StudioFailure) {
        let name = try admitName(request)
        try checkOrigin(of: request, host: name, isPage: !target.isAPI)
        // The page of a failure needs the style sheet, which is the same in every studio.
        if target.segments.first != "assets", !hasCookie(request), !hasToken(request) { throw .noToken }
    }

    /// Refuses a body of another type, or one that is too large, before it is read.
    ///
    /// - Parameter types: The types of pictures; empty for JSON. Browsers ask before they send any of them to other sites.
    /// - Throws: `StudioFailure` with 413 or 415.
    func admitBody(of request: StudioRequest, as types: [MediaType] = []) throws(StudioFailure) {
        guard request.method == "POST" else { return }
        let type = (request.headers["content-type"] ?? "").split(separator: ";").first ?? ""
        guard types.isEmpty ? type.lowercased() == "application/json" : types.contains(where: { $0.rawValue == type })
        else { throw types.isEmpty ? .notJSON : .notPicture }
        if let length = request.headers["content-length"].flatMap({ Int($0) }) { try checkLength(length) }
    }

    /// Refuses a request that names another server.
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

    /// Refuses a request to write without the session's token, and any if the catalog is only read.
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

    /// Whether a text is the token, in a time that doesn't depend on where they differ.
    func matches(_ text: Substring) -> Bool { Self.areSame(text, token) }

    private static func areSame(_ text: Substring, _ secret: String) -> Bool {
        let (given, expected) = (Array(text.utf8), Array(secret.utf8))
        guard given.count == expected.count else { return false }
        return zip(given, expected).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }

    /// Whether a Host field names this server: by another name, a page of another site could read it (DNS rebinding).
    private func isOurs(_ field: String) -> Bool {
        guard let (name, fieldPort) = Self.split(field), fieldPort ?? 80 == port else { return false }
        if ["127.0.0.1", "localhost", "[::1]"].contains(name) { return true }
        guard let host = host?.lowercased() else { return false }
        // Every address of the machine is meant; the token protects its pages.
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

    /// A page may be opened from anywhere, as by a link in a chat; everything else is for the studio's own pages, and
    /// for programs that aren't browsers.
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
