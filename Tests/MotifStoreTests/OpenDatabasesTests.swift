import MotifCore
import Testing

@testable import MotifStore

#if canImport(Glibc)
    import Glibc

    /// A process that has a catalog open keeps SQLite's lock on it, whatever else it opens and closes.
    @Suite struct OpenDatabasesTests {
        @Test func `opening a catalog again gives up no lock`() throws {
            let folder = try TemporaryFolder()
            let path = folder.file("motif.db")
            _ = try Store.create(at: path)
            let store = try Store.open(at: path, for: .reading)
            _ = try store.read { try $0.head() }
            #expect(try isLocked(path))
            let other = try Store.open(at: path, for: .reading)
            _ = try other.read { try $0.head() }
            #expect(throws: StoreError.self) { try Store.create(at: path) }
            #expect(try isLocked(path))
            _ = try store.read { try $0.head() }
        }

        /// Whether the process has a lock on a file. Locks of descriptors conflict with those of processes, so asking for
        /// one shows it; the descriptor stays open, since closing it would give the lock up.
        private func isLocked(_ path: String) throws -> Bool {
            let descriptor = open(path, O_RDWR)
            try #require(descriptor >= 0)
            var lock = flock()
            lock.l_type = Int16(F_WRLCK)
            lock.l_whence = Int16(SEEK_SET)
            let commandThatAsks: Int32 = 36  // F_OFD_GETLK
            try #require(fcntl(descriptor, commandThatAsks, &lock) == 0)
            return lock.l_type != Int16(F_UNLCK)
        }
    }
#endif
