public import MotifCore
import MotifText

/// A catalog in a PostgreSQL database: a URL as libpq reads it, then `#` and the catalog's name if the database has
/// several.
///
/// libpq has no use for what is behind `#`, and a shell needs no quotes for it.
///
/// - Source: https://www.postgresql.org/docs/current/libpq-connect.html#LIBPQ-CONNSTRING-URIS
public struct PostgresURL: Sendable, Hashable, CustomStringConvertible, CustomReflectable {
    /// The catalog's name in the database; `nil` for the only one.
    public let catalog: Slug?
    /// The URL without passwords.
    public let description: String
    /// The URL for libpq, with the password.
    let connection: String
    /// The passwords as they are written and as they are meant, which no message may show.
    let secrets: [String]
    /// The names of the options in the URL.
    let options: Set<String>

    /// Whether the URL has a password.
    public var hasPassword: Bool { !secrets.isEmpty }

    /// A mirror without the password, so that no debugger and no log shows it.
    public var customMirror: Mirror { Mirror(self, children: ["description": description]) }

    init(text: String, afterSlashes: Substring) throws(HubURLError) {
        let (body, catalogName) = Self.split(afterSlashes)
        var parts = PostgresURLParts(body)
        try parts.check(hasCatalog: catalogName != nil)
        var catalog: Slug?
        if let catalogName {
            catalog = Slug(catalogName)
            if catalog == nil { throw HubURLError(.invalidCatalogName(String(catalogName))) }
        }
        self.catalog = catalog
        // libpq knows schemes in lowercase only, and would take the whole text for the name of a database.
        let scheme = text[..<afterSlashes.startIndex].lowercased()
        connection = scheme + body
        secrets = parts.removeSecrets().flatMap { [$0, PercentEncoding.decode($0) ?? $0] }.filter { !$0.isEmpty }
        options = Set(parts.options.map(\.name))
        description = scheme + parts.description + (catalogName.map { "#\($0)" } ?? "")
    }

    /// The text with every password of the URL replaced.
    func hidingSecrets(in text: String) -> String {
        secrets.reduce(text) { $0.replacing($1, with: "***") }
    }

    /// A `#` before an `@` or a `/` is in a password that should have been encoded.
    private static func split(_ text: Substring) -> (body: Substring, catalog: Substring?) {
        guard let sign = text.lastIndex(of: "#") else { return (text, nil) }
        let name = text[text.index(after: sign)...]
        // Behind an '@' and a '/', no password can be left.
        if let login = text[..<sign].firstIndex(of: "@"), !text[..<login].contains("/"),
            text[login..<sign].contains("/"), !text[login..<sign].contains("?"), !name.contains("@")
        {
            return (text[..<sign], name)
        }
        return name.contains(where: { "/@?&=:".contains($0) }) ? (text, nil) : (text[..<sign], name)
    }
}

/// The parts of a URL as libpq splits it, not decoded.
private struct PostgresURLParts {
    var user: Substring
    var password: Substring?
    var hosts: Substring
    var database: Substring?
    var options: [(name: String, text: Substring)] = []

    init(_ text: Substring) {
        var rest = text
        (user, password) = ("", nil)
        if let end = rest.firstIndex(where: { $0 == "@" || $0 == "/" }), rest[end] == "@" {
            let login = rest[..<end]
            user = login.prefix { $0 != ":" }
            password = user.endIndex == login.endIndex ? nil : login[login.index(after: user.endIndex)...]
            rest = rest[rest.index(after: end)...]
        }
        hosts = rest.prefix { $0 != "/" && $0 != "?" }
        rest = rest[hosts.endIndex...]
        if rest.first == "/" {
            database = rest.dropFirst().prefix { $0 != "?" }
            rest = rest.drop { $0 != "?" }
        }
        for option in rest.dropFirst().split(separator: "&") {
            let name = option.prefix { $0 != "=" }
            options.append((PercentEncoding.decode(name) ?? String(name), option))
        }
    }

    /// What libpq would not understand, or would answer with a message that has the password in it.
    func check(hasCatalog: Bool) throws(HubURLError) {
        let texts = [user, password ?? "", hosts, database ?? ""] + options.map(\.text)
        if texts.contains(where: { PercentEncoding.decode($0) == nil }) { throw HubURLError(.invalidEncoding) }
        if hosts.contains("@") || (database ?? "").contains(where: { $0 == "@" || $0 == "/" }) {
            throw HubURLError(.unencodedPassword)
        }
        for host in hosts.split(separator: ",") {
            let name = host.hasPrefix("[") ? host.drop { $0 != "]" } : host
            guard let colon = name.firstIndex(of: ":") else { continue }
            let port = name[name.index(after: colon)...]
            if !port.allSatisfy({ ("0"..."9").contains($0) }) { throw HubURLError(.invalidPort) }
        }
        if options.contains(where: { !$0.text.contains("=") }) { throw HubURLError(.invalidOption) }
        // Without its password or its last '&', the URL could name another catalog.
        if ([hosts, database ?? ""] + options.map(\.text)).contains(where: { $0.contains("#") }) {
            throw HubURLError(.misplacedNumberSign)
        }
        if hasCatalog, let last = options.last, Self.isSecret(last.name) {
            if Self.secretOptions.contains(last.name) { throw HubURLError(.unencodedPassword) }
            let known = Self.publicOptions.union(Self.secretOptions).sorted()
            throw HubURLError(.unknownOption(nearest: nearestName(to: last.name, among: known)))
        }
    }

    /// Removes what no message may show.
    mutating func removeSecrets() -> [String] {
        let values = options.filter { Self.isSecret($0.name) }.map { $0.text.drop { $0 != "=" }.dropFirst() }
        let secrets = (password.map { [$0] } ?? []) + values
        password = nil
        options.removeAll { Self.isSecret($0.name) }
        return secrets.map(String.init)
    }

    /// Whether nobody may see the value of an option: it is a password, or could be one under a misspelled name.
    private static func isSecret(_ name: String) -> Bool { !publicOptions.contains(name) }

    private static let secretOptions: Set<String> = [
        "password", "sslpassword", "oauth_client_secret", "scram_client_key", "scram_server_key",
    ]

    /// libpq's options whose values aren't secret.
    ///
    /// - Source: https://www.postgresql.org/docs/current/libpq-connect.html#LIBPQ-PARAMKEYWORDS
    private static let publicOptions: Set<String> = [
        "host", "hostaddr", "port", "dbname", "user", "passfile", "require_auth", "channel_binding", "connect_timeout",
        "client_encoding", "options", "application_name", "fallback_application_name", "keepalives", "keepalives_idle",
        "keepalives_interval", "keepalives_count", "tcp_user_timeout", "replication", "gssencmode", "sslmode",
        "requiressl", "ssl", "sslnegotiation", "sslcompression", "sslcert", "sslkey", "sslcertmode", "sslrootcert",
        "sslcrl", "sslcrldir", "sslsni", "requirepeer", "ssl_min_protocol_version", "ssl_max_protocol_version",
        "min_protocol_version", "max_protocol_version", "krbsrvname", "gsslib", "gssdelegation", "service",
        "servicefile", "target_session_attrs", "load_balance_hosts", "oauth_issuer", "oauth_client_id", "oauth_scope",
    ]

    /// The parts as a URL again, without its scheme.
    var description: String {
        (user.isEmpty ? "" : "\(user)@") + hosts + (database.map { "/\($0)" } ?? "")
            + (options.isEmpty ? "" : "?" + options.map(\.text).joined(separator: "&"))
    }
}
