import MotifSystem

extension Store {
    /// Copies the catalog into a new or replaced file, consistently, while others may write.
    ///
    /// All pages come from one snapshot: a writer in another process neither waits nor restarts the copy. The copy is
    /// made beside the destination and gets its name when it is complete. Its
    /// permissions are those of the catalog, limited to those of the file that it replaces, if any.
    /// - Parameter progress: Called now and then with the pages copied so far, and their total.
    /// - Throws: `StoreError` about the destination: `busy` if another process has it open, `leftover`.
    public func backUp(
        to destination: String, busyTimeoutSeconds: Double = Store.busyTimeoutSeconds,
        progress: (_ done: Int, _ total: Int) -> Void = { _, _ in }
    ) throws(StoreError) {
        if FileSystem.isFolder(destination) { throw StoreError(.isFolder, at: destination) }
        do {
            DraftName.removeLeftovers(in: FileSystem.folder(of: destination))
            let (draft, file) = try FileDraft.create(for: destination, permissions: 0o600)
            defer { draft.discard() }
            let head = try copy(to: draft.path, as: destination, progress)
            file.setPermissions(permissions(for: destination))
            file.close()
            try Destination(destination).replace(with: draft, busyTimeoutSeconds: busyTimeoutSeconds)
            try Self.check(destination, has: head)
        } catch {
            throw StoreError(error, at: destination)
        }
    }

    /// Returns a temporary copy of one snapshot, for trying changes; it is removed with the `Store`.
    ///
    /// The catalog may be read-only, or being written by another process.
    /// - Complexity: O(n) in the size of the catalog; what doesn't fit into the page cache goes to a temporary file.
    public func rehearsal() throws(StoreError) -> Store {
        do {
            let copy = try Database.temporary(as: path)
            try withDatabase { try $0.copy(to: copy) }
            return Store(copy, for: .writing, isCopy: true)
        } catch {
            throw StoreError(error, at: path)
        }
    }

    /// - Returns: The last change of the copy.
    private func copy(
        to draft: String, as destination: String, _ progress: (_ done: Int, _ total: Int) -> Void
    ) throws -> [UInt8] {
        let copy = try Database.open(draft, mode: .writable, busyTimeoutSeconds: 0, as: destination)
        try withDatabase { try $0.copy(to: copy, progress: progress) }
        let head = try Self.head(of: copy)
        try copy.close()
        return head
    }

    private func permissions(for destination: String) -> UInt16 {
        let own = FileStatus(at: path)?.permissions ?? 0o600
        return FileStatus(at: destination).map { $0.permissions & own } ?? own
    }

    /// Opens the new file as other processes will, and compares: SQLite would apply a log with its name to it.
    private static func check(_ destination: String, has head: [UInt8]) throws(StoreError) {
        // A connection that only reads would leave its log behind.
        let mode = CatalogFile.mode(of: destination) == .writable ? CatalogFile.Mode.writable : .immutable
        let found: [UInt8]
        do throws(StoreError) {
            found = try Self.head(
                of: try Database.open(destination, mode: mode, busyTimeoutSeconds: busyTimeoutSeconds))
        } catch {
            throw StoreError.unopened(error, at: destination)
        }
        guard found == head else {
            throw StoreError(.damaged("it differs from the copy that was made"), at: destination)
        }
    }

    /// The hash of the last change, which covers all before it; empty without changes.
    private static func head(of database: Database) throws(StoreError) -> [UInt8] {
        let tables = try database.int("SELECT count(*) FROM sqlite_schema WHERE name = 'change_hash'")
        guard tables > 0 else { return [] }
        let select = try database.prepare("SELECT hash FROM change_hash ORDER BY change DESC LIMIT 1")
        return try select.step() ? select.bytes(0) : []
    }
}
