/// Where a catalog is shared, as a person writes it: a path, or a URL that begins with `file:`, `ssh://`, or
/// `postgresql://`.
///
///     team.db
///     ssh://mia@server.example/srv/team.db
///     postgresql://mia@db1,db2/motion?target_session_attrs=read-write#ios-app
public enum HubURL: Sendable, Hashable, CustomStringConvertible {
    /// A catalog file at a path.
    case file(path: String)
    /// A catalog file on another machine.
    case ssh(SSHPlace)
    /// A catalog in a PostgreSQL database.
    case postgres(PostgresPlace)

    /// Reads a path or a URL.
    ///
    /// - Throws: `HubURLError`, which never has a password in it.
    public init(_ text: String) throws(HubURLError) {
        guard !text.isEmpty else { throw HubURLError(.empty) }
        guard let colon = Self.schemeEnd(of: text) else {
            self = .file(path: text)
            return
        }
        let rest = text[text.index(after: colon)...]
        let hasAuthority = rest.hasPrefix("//")
        switch text[..<colon].lowercased() {
        case "file": self = .file(path: try Self.path(of: rest))
        case "ssh" where hasAuthority: self = .ssh(try SSHPlace(authorityAndPath: rest.dropFirst(2)))
        case "postgresql" where hasAuthority, "postgres" where hasAuthority:
            self = .postgres(try PostgresPlace(text: text, afterSlashes: rest.dropFirst(2)))
        case "postgresql", "postgres": throw HubURLError(.missingSlashes)
        case let scheme where hasAuthority: throw HubURLError(.unknownScheme(scheme))
        case "ssh": throw HubURLError(.likeSCP(suggestion: Self.url(likeSCP: rest)))
        default: throw HubURLError(.likeSCP(suggestion: Self.url(likeSCP: text[...])))
        }
    }

    /// The URL without a password, fit for messages and for storing.
    public var description: String {
        switch self {
        case .file(let path): Self.schemeEnd(of: path) == nil ? path : "./" + path
        case .ssh(let place): place.description
        case .postgres(let place): place.description
        }
    }

    /// The place of a colon before the first slash, because of which a path needs `./` before it.
    private static func schemeEnd(of text: String) -> String.Index? {
        text.firstIndex(of: ":").flatMap { text[..<$0].contains("/") ? nil : $0 }
    }

    /// The path of a `file:` URL, whose host is this machine.
    private static func path(of rest: Substring) throws(HubURLError) -> String {
        var encoded = rest
        if rest.hasPrefix("//") {
            let authority = rest.dropFirst(2).prefix { $0 != "/" }
            guard authority.isEmpty || authority == "localhost" else { throw HubURLError(.fileOnHost) }
            encoded = rest.dropFirst(2 + authority.count)
        }
        guard let path = PercentEncoding.decode(encoded) else { throw HubURLError(.invalidEncoding) }
        guard !path.isEmpty else { throw HubURLError(.missingPath) }
        return path
    }

    /// The URL for `user@host:path`, as scp and Git write it; `nil` if a password could be in it.
    private static func url(likeSCP text: Substring) -> String? {
        guard let colon = text.firstIndex(of: ":") else { return nil }
        let (host, path) = (text[..<colon], text[text.index(after: colon)...])
        guard !host.isEmpty, !path.isEmpty, !path.contains("@"), !path.contains(":") else { return nil }
        return "ssh://\(host)\(path.hasPrefix("/") ? "" : "/~/")\(path)"
    }
}

/// Percent-encoding, as URLs have it.
///
/// - Source: RFC 3986, section 2.1.
enum PercentEncoding {
    /// The text with each `%` and two hexadecimal digits replaced by their byte.
    ///
    /// - Returns: `nil` if a `%` has no digits after it, or if the bytes aren't UTF-8 or have a zero among them.
    static func decode(_ text: some StringProtocol) -> String? {
        var bytes: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            let digits = rest.prefix(2)
            guard digits.count == 2, digits.allSatisfy({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") }),
                let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16), value != 0
            else { return nil }
            bytes.append(value)
            rest = rest.dropFirst(2)
        }
        return String(validating: bytes, as: UTF8.self)
    }
}
