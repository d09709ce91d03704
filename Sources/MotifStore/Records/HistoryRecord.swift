public import MotifCore

/// One record of a history in the order in which it is shared: a change, then each of its revisions.
///
/// A change can have a million revisions, so that a history is read and written record by record.
public enum HistoryRecord: Sendable, Hashable {
    /// A change; as many revisions follow as it says.
    case change(ChangeRecord)
    /// A revision of the change before it.
    case revision(RevisionRecord)
}

/// A change without its revisions, the same in every clone.
public struct ChangeRecord: Sendable, Hashable {
    /// Its number: 1, 2, 3 … without gaps.
    public let number: Int
    /// Its author, message, and time.
    public let note: ChangeNote
    /// The name that it gives to the state of the catalog, if it is a release, which has no revisions.
    public let release: ReleaseName?
    /// The number of its revisions.
    public let revisionCount: Int
    /// The SHA-256 over all of it and the hash of the change before it.
    public let hash: ContentDigest

    /// A change.
    public init(number: Int, note: ChangeNote, release: ReleaseName?, revisionCount: Int, hash: ContentDigest) {
        self.number = number
        self.note = note
        self.release = release
        self.revisionCount = revisionCount
        self.hash = hash
    }

    /// Its place in the history.
    public var point: HistoryPoint { HistoryPoint(number: number, hash: hash) }
}

/// A revision, the same in every clone.
public struct RevisionRecord: Sendable, Hashable {
    /// The document, by its place among all documents of the history in the order in which they were created, and the
    /// number of the revision.
    public let key: RevisionKey
    /// For a pattern, the revision of its kind that it was checked against.
    public let kind: RevisionKey?
    /// The SHA-256 of the text; of no bytes for a deletion.
    public let digest: ContentDigest
    /// The canonical JSON, UTF-8; `nil` for a deletion.
    public let body: [UInt8]?

    /// A revision.
    public init(key: RevisionKey, kind: RevisionKey?, digest: ContentDigest, body: [UInt8]?) {
        self.key = key
        self.kind = kind
        self.digest = digest
        self.body = body
    }
}

/// A place in a history. Since a hash covers everything before it, two histories that share a point are the same up to
/// there.
public struct HistoryPoint: Sendable, Hashable {
    /// The number of the change.
    public let number: Int
    /// The hash of the change.
    public let hash: ContentDigest

    /// A place in a history.
    public init(number: Int, hash: ContentDigest) {
        self.number = number
        self.hash = hash
    }
}
