import MotifCore

/// The SHA-256 of a change, which covers its note, what it does, and all changes before it.
///
/// The bytes, whole numbers being 8 bytes with the highest first: the parent's hash (32 bytes, zeros for the first
/// change); the time; author and message, each after its length in bytes of UTF-8; then for each revision, in the order
/// of writing, its document, its number, its kind's document and number (zeros without) and its digest. A release has
/// instead a zero, which no document has, and its name after its length.
///
/// Documents are numbered in the order in which the history creates them, so that these bytes are the same in every
/// clone.
struct ChangeHash {
    private var hasher = SHA256Hasher()

    /// The parent's hash of the first change.
    static let noParent = [UInt8](repeating: 0, count: ContentDigest.byteCount)

    /// - Parameter parent: The hash of the change before; `nil` for the first change.
    init(parent: ContentDigest?, note: ChangeNote) {
        hasher.update(parent?.bytes ?? Self.noParent)
        add(note.date.millisecondsSince1970)
        for text in [note.author, note.message] { add(text) }
    }

    mutating func add(_ revision: RevisionRecord) {
        add(revision.key.document.value)
        add(Int64(revision.key.number.value))
        add(revision.kind?.document.value ?? 0)
        add(Int64(revision.kind?.number.value ?? 0))
        hasher.update(revision.digest.bytes)
    }

    mutating func add(_ release: ReleaseName) {
        add(0)
        add(release.text)
    }

    func finished() -> ContentDigest {
        guard let digest = ContentDigest(hasher.finished()) else { preconditionFailure("A SHA-256 has 32 bytes") }
        return digest
    }

    private mutating func add(_ text: String) {
        add(Int64(text.utf8.count))
        hasher.update(Array(text.utf8))
    }

    private mutating func add(_ number: Int64) {
        withUnsafeBytes(of: number.bigEndian) { hasher.update($0) }
    }
}
