import Foundation
import MotifCore
import Testing

@testable import MotifStore

/// A process that has a catalog open keeps SQLite's lock on it, whatever else it opens and closes.
@Suite struct OpenDatabasesTests {
    /// The folder of a process and of those that it starts.
    private static func folder(of process: pid_t) -> String { NSTemporaryDirectory() + "motif-locks-\(process)" }

    @Test func `opening a catalog again doesn't release its locks`() async throws {
        let folder = Self.folder(of: getpid())
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let path = folder + "/motif.db"
        _ = try Store.create(at: path)
        await #expect(processExitsWith: .failure) { exit(try Self.isLocked(by: getppid()) ? 0 : 1) }
        let store = try Store.open(at: path, for: .reading)
        _ = try store.read { try $0.head() }
        await #expect(processExitsWith: .success) { exit(try Self.isLocked(by: getppid()) ? 0 : 1) }
        let other = try Store.open(at: path, for: .reading)
        _ = try other.read { try $0.head() }
        #expect(throws: StoreError.self) { try Store.create(at: path) }
        await #expect(processExitsWith: .success) { exit(try Self.isLocked(by: getppid()) ? 0 : 1) }
        _ = try store.read { try $0.head() }
    }

    /// Whether another process has a lock on its catalog. One's own locks can't be asked for.
    private static func isLocked(by process: pid_t) throws -> Bool {
        let descriptor = open(folder(of: process) + "/motif.db", O_RDWR)
        try #require(descriptor >= 0)
        var lock = flock()
        lock.l_type = Int16(F_WRLCK)
        lock.l_whence = Int16(SEEK_SET)
        try #require(fcntl(descriptor, F_GETLK, &lock) == 0)
        return lock.l_type != Int16(F_UNLCK) && lock.l_pid == process
    }
}
