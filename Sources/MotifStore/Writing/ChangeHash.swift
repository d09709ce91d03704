import MotifCore

/// The SHA-256 of a change, which covers its note, its revisions, and all changes before it.
///
/// The bytes, whole numbers being 8 bytes with the highest first: the parent's hash (32 bytes, zeros for the first
/// change); the time; author and message, each after its length in bytes of UTF-8; then for each revision, in the order
/// of writing, its document, its number, its kind's document and number (zeros without) and its digest.
struct ChangeHash {
    private var hasher = SHA256Hasher()

    /// The parent's hash of the first change.
    static let noParent = [UInt8](repeating: 0, count: ContentDigest.byteCount)

    init(parent: [UInt8], note: ChangeNote) {
        hasher.update(parent)
        add(note.milliseconds)
        for text in [note.author, note.message] {
            add(Int64(text.utf8.count))
            hasher.update(Array(text.utf8))
        }
    }

    mutating func add(_ key: RevisionKey, kind: RevisionKey?, digest: ContentDigest) {
        add(key.document.value)
        add(Int64(key.number.value))
        add(kind?.document.value ?? 0)
        add(Int64(kind?.number.value ?? 0))
        hasher.update(digest.bytes)
    }

    func finished() -> [UInt8] { hasher.finished() }

    private mutating func add(_ number: Int64) {
        withUnsafeBytes(of: number.bigEndian) { hasher.update($0) }
    }
}
