import CResources

/// One numbered step of the catalog's tables: a file of `migrations/`.
///
/// The catalog's `user_version` is the number of the last step that was made, written in the step's own transaction.
struct Migration: Sendable {
    /// The file's name without its ending.
    let name: String
    /// What it runs.
    let sql: String

    /// The steps that are compiled into the binary, in order; the first makes version 1.
    static let shipped: [Migration] = (0..<c_migration_count).compactMap { index in
        let file = c_migration(index)
        guard let name = file.name, let bytes = file.bytes else { return nil }
        let sql = String(decoding: UnsafeBufferPointer(start: bytes, count: file.count), as: UTF8.self)
        return Migration(name: String(cString: name), sql: sql)
    }
}
