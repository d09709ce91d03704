import MotifText

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
    case ssh(SSHURL)
    /// A catalog in a PostgreSQL database.
    case postgres(PostgresURL)

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
        case "ssh" where hasAuthority: self = .ssh(try SSHURL(authorityAndPath: rest.dropFirst(2)))
        case "postgresql" where hasAuthority, "postgres" where hasAuthority:
            self = .postgres(try PostgresURL(text: text, afterSlashes: rest.dropFirst(2)))
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
        case .ssh(let url): url.description
        case .postgres(let url): url.description
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
