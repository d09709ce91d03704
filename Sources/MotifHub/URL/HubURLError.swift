import MotifCore
import MotifText

/// An error in the URL of a hub. It has no part of the URL that a password could be in.
public struct HubURLError: Error, Sendable, Hashable {
    /// The kinds of errors; `message` describes each.
    public enum Kind: Sendable, Hashable {
        /// The text is empty.
        case empty
        /// The URL has a scheme that hubs don't have, such as `http`.
        case unknownScheme(String)
        /// The text looks like `host:path`, with the URL for it if there is one.
        case likeSCP(suggestion: String?)
        /// A URL of PostgreSQL has no `//`.
        case missingSlashes
        /// A `file:` URL names another machine.
        case fileOnHost
        /// The URL has no host.
        case missingHost
        /// A host or a user isn't a name.
        case invalidHost
        /// The URL has no path.
        case missingPath
        /// A port isn't a number between 1 and 65535.
        case invalidPort
        /// A `%` isn't followed by two hexadecimal digits, or they aren't UTF-8.
        case invalidEncoding
        /// An option isn't of the form `name=value`.
        case invalidOption
        /// The last option before the catalog's name isn't one of libpq's, with the nearest that is.
        case unknownOption(nearest: String?)
        /// A URL for ssh has a password.
        case passwordForSSH
        /// A password has characters that must be encoded.
        case unencodedPassword
        /// A `#` isn't followed by the catalog's name alone.
        case misplacedNumberSign
        /// The text behind `#` isn't a name for a catalog.
        case invalidCatalogName(String)
    }

    /// The kind of error.
    public let kind: Kind

    init(_ kind: Kind) { self.kind = kind }

    /// A description of the error, for people.
    public var message: String {
        switch kind {
        case .empty: "The URL of a hub is empty; \(Self.expected)"
        case .unknownScheme(let scheme): "A hub can't be reached by '\(scheme.clipped.printable)'; \(Self.expected)"
        case .likeSCP(let suggestion?):
            "Write '\(suggestion.printable)' for a hub on another machine, or './' before the path of a file with a colon"
        case .likeSCP(nil): "This isn't the URL of a hub; \(Self.expected)"
        case .missingSlashes: "A URL of PostgreSQL begins with 'postgresql://', as in postgresql://mia@server/motion"
        case .fileOnHost: "A 'file:' URL can't name another machine; write ssh://server/path"
        case .missingHost: "The URL has no host; expected ssh://server/path"
        case .invalidHost: "The host or the user in the URL isn't valid; expected ssh://user@server:22/path"
        case .missingPath: "The URL has no path to a catalog; expected ssh://server/path or file:/path"
        case .invalidPort:
            "The port in the URL must be a number between 1 and 65535; \(Self.encoding)"
        case .invalidEncoding:
            "A '%' in the URL must be followed by two hexadecimal digits of UTF-8; write %25 for the character itself"
        case .invalidOption: "Each option in the URL must be of the form name=value, with '&' between options"
        case .unknownOption(let nearest):
            "The URL has an option that libpq doesn't have" + (nearest.map { "; did you mean '\($0)'?" } ?? "")
        case .passwordForSSH: "ssh accepts no password in the URL; use a key, or let ssh ask for the password"
        case .unencodedPassword: "The user name or the password in the URL must be encoded; \(Self.encoding)"
        case .misplacedNumberSign:
            "A '#' in the URL comes before the catalog's name, at the end; write %23 for the character itself"
        case .invalidCatalogName(let name):
            "'\(name.clipped.printable)' is not a valid catalog name; use lowercase letters, digits, and single hyphens"
        }
    }

    private static let expected = "expected a path, ssh://server/path, or postgresql://user@server/database"
    private static let encoding =
        "in a user name or a password, write '@' as %40, ':' as %3A, '/' as %2F, and '#' as %23"
}
