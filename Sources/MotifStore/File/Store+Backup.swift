import Foundation
import GRDB

extension Store {
    /// Copies the catalog into a new or replaced file, consistently, while others may write.
    ///
    /// All pages come from one snapshot: a writer in another process neither waits nor makes the copy start again. The
    /// copy is made beside the destination and takes its name when it is whole.
    /// - Parameter progress: Told pages copied and pages in all, now and then.
    public func backUp(
        to destination: String, progress: (_ done: Int, _ total: Int) -> Void = { _, _ in }
    ) throws(StoreError) {
        if CatalogFile(at: destination) == .folder { throw StoreError(.isFolder, at: destination) }
        let draft = TemporaryFile(beside: destination)
        defer { draft.remove() }
        do {
            let copy = try DatabaseQueue(path: draft.path)
            try fill(copy, progress)
            try copy.close()
            try draft.move(to: destination, replacing: true)
        } catch {
            throw StoreError(error, at: destination)
        }
    }

    /// A copy of one snapshot in which anything can be tried: nobody else sees it, and it is gone with the `Store`.
    ///
    /// Made also of a catalog that may not be written, or that another process is writing.
    /// - Complexity: O(n) in the size of the catalog; what does not fit into the page cache goes to a temporary file.
    public func rehearsal() throws(StoreError) -> Store {
        do {
            let copy = try Connection.temporary()
            try fill(copy) { _, _ in }
            return Store(copy, at: path, for: .writing)
        } catch {
            throw StoreError(error, at: path)
        }
    }

    private func fill(_ copy: DatabaseQueue, _ progress: (_ done: Int, _ total: Int) -> Void) throws {
        try withoutActuallyEscaping(progress) { progress in
            try queue.read { source in
                try copy.writeWithoutTransaction { target in
                    try source.backup(to: target, pagesPerStep: 1_000) {
                        progress($0.completedPageCount, $0.totalPageCount)
                    }
                }
            }
        }
    }
}
