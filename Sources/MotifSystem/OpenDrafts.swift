import MotifPlatform

/// The files that this process is making, for a handler of signals that ends it.
public enum OpenDrafts {
    /// More are removed by the next process.
    private static let capacity = 64
    nonisolated(unsafe) private static let paths: UnsafeMutableBufferPointer<UnsafeMutablePointer<CChar>?> = {
        let paths = UnsafeMutableBufferPointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: capacity)
        paths.initialize(repeating: nil)
        return paths
    }()
    private static let lock = Locked(())
    /// What SQLite makes beside a database.
    private static let endings: [StaticString] = ["", "-journal", "-wal", "-shm"]

    /// Removes them all. Does only what a handler of signals may do.
    ///
    /// - Source: POSIX.1-2017, 2.4.3: `unlink` is safe.
    public static func removeAll() { for path in paths { if let path { unlink(path) } } }

    static func add(_ path: String) {
        lock.withLock { _ in
            for ending in endings {
                guard let free = paths.firstIndex(where: { $0 == nil }) else { return }
                paths[free] = strdup("\(path)\(ending)")
            }
        }
    }

    static func remove(_ path: String) {
        lock.withLock { _ in
            for index in paths.indices {
                // It isn't freed, since a handler may be reading it.
                if let known = paths[index], String(cString: known).hasPrefix(path) { paths[index] = nil }
            }
        }
    }
}
