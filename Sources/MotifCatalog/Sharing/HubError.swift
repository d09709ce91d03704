public import MotifCore
public import MotifStore

/// An error in reaching or using a hub.
public struct HubError: Error, Sendable, Hashable {
    /// The kinds of errors; `message` describes each.
    public enum Kind: Sendable, Hashable {
        /// The server doesn't answer, with its or the system's words.
        case unreachable(String)
        /// The URL has an option or a value of one that the server's library doesn't know, with its words.
        case invalidOption(String)
        /// The connection can't be as secure as it must be, with the words of the server's library.
        case insecure(String)
        /// The server refuses the user or the password, with its words.
        case refusedLogin(String)
        /// The server has no such database, folder, or file.
        case noSuchPlace(String)
        /// The place is there, but no catalog is shared in it.
        case nothingShared
        /// The user may not read or may not append, with the server's words.
        case notPermitted(String)
        /// The server only reads, such as a standby.
        case readOnly
        /// The hub's tables or protocol have another version.
        case otherVersion(found: Int, known: Int)
        /// The hub has another catalog.
        case otherCatalog(identity: ContentDigest)
        /// A copy to salvage from is one of another catalog.
        case otherCopy(identity: ContentDigest)
        /// The catalog is the clone of this hub, so that its local changes can move.
        case isClone(of: String)
        /// The hub's last change is another one than expected.
        case moved(HistoryPoint?)
        /// The hub's history differs from this catalog's from this change on.
        case diverged(from: Int)
        /// The hub has fewer changes than it has had.
        case behind(head: Int, known: Int)
        /// A change or a revision of the hub doesn't match its hash.
        case altered(change: Int)
        /// The place has several catalogs, and the URL names none of them.
        case severalCatalogs([String])
        /// The place has no catalog of this name, but others.
        case noSuchCatalog(String, available: [String])
        /// The place has this catalog under another name.
        case otherName(String)
        /// The server stores text in another encoding than UTF-8.
        case otherEncoding(String)
        /// The server canceled a transaction because of another one.
        case busy(String)
        /// A library that reaches the hub isn't installed.
        case missingLibrary(String)
        /// A program isn't installed: here, or on the machine with this name.
        case missingProgram(String, machine: String?)
        /// The other end isn't a hub, with the text that it sent.
        case unreadable(String)
        /// The connection was lost, with the system's words.
        case lost(String)
        /// The hub has the changes, but that couldn't be noted in the catalog, with the reason. The next push does it.
        case unnoted(String)
        /// Any other answer of the server, with its words.
        case other(String)
    }

    /// The kind of error.
    public let kind: Kind
    /// The hub's URL, without a password.
    public let hub: String

    /// An error of a hub.
    public init(_ kind: Kind, at hub: String) {
        self.kind = kind
        self.hub = hub
    }
}
