import MotifSystem

extension Store {
    /// Copies the catalog into a new or replaced file, consistently, while others may write.
    ///
    /// All pages come from one snapshot: a writer in another process neither waits nor restarts the copy. The copy is
    /// made beside the destination and gets its name when it is complete.
    /// - Parameter progress: Called now and then with the number of copied pages and of all pages.
    public func backUp(
        to destination: String, progress: (_ done: Int, _ total: Int) -> Void = { _, _ in }
    ) throws(StoreError) {
        if FileSystem.isFolder(destination) { throw StoreError(.isFolder, at: destination) }
        do {
            let (draft, file) = try FileDraft.create(for: destination)
            defer { draft.discard() }
            file.close()
            let copy = try Database.open(draft.path, mode: .writable, busyTimeoutSeconds: 0, as: destination)
            try withDatabase { try $0.copy(to: copy, progress: progress) }
            try copy.close()
            try draft.replaceDestination()
        } catch {
            throw StoreError(error, at: destination)
        }
    }

    /// A copy of one snapshot for trying things: nobody else sees it, and it is gone with the `Store`.
    ///
    /// It can be made of a catalog that can't be written, or that another process is writing.
    /// - Complexity: O(n) in the size of the catalog; what doesn't fit into the page cache goes to a temporary file.
    public func rehearsal() throws(StoreError) -> Store {
        do {
            let copy = try Database.temporary(as: path)
            try withDatabase { try $0.copy(to: copy) }
            return Store(copy, for: .writing)
        } catch {
            throw StoreError(error, at: path)
        }
    }
}
