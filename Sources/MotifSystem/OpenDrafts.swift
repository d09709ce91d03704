import MotifPlatform

/// The files that this process is making, for a handler of signals that ends it.
public enum OpenDrafts {
    /// More are removed by the next process.
    nonisolated(unsafe) private static let paths =
        UnsafeMutableBufferPointer<UnsafeMutablePointer<CChar>?>.filled(with: nil, 8_192)
    private static let lock = Locked(())
    /// Whether the process ends, so that other threads mustn't leave any more.
    nonisolated(unsafe) private static var isOver = false
    /// What SQLite makes beside a database.
    private static let endings: [StaticString] = ["", "-journal", "-wal", "-shm"]

    /// Rehearses `removeAll`: the first use of a variable, and that of a generic type, allocate memory, which a handler of
    /// signals mustn't.
    public static func prepare() {
        removeAll()
        isOver = false
    }

    /// Removes them all; a folder only if it is empty. Does only what a handler of signals may do, after `prepare`.
    ///
    /// - Source: POSIX.1-2017, 2.4.3: `unlink` and `rmdir` are safe.
    public static func removeAll() {
        isOver = true
        for path in paths { if let path, unlink(path) != 0 { rmdir(path) } }
    }

    /// Adds a folder, or a file with what SQLite makes beside it.
    package static func add(_ path: String, isFolder: Bool = false) {
        lock.withLock { _ in
            for ending in isFolder ? [""] : endings {
                guard let free = paths.firstIndex(where: { $0 == nil }) else { break }
                paths[free] = strdup("\(path)\(ending)")
            }
            // A handler that hasn't seen it has begun before.
            if isOver, unlink(path) != 0 { rmdir(path) }
        }
    }

    package static func remove(_ path: String) {
        lock.withLock { _ in
            for index in paths.indices {
                // It isn't freed, since a handler may be reading it.
                if let known = paths[index], String(cString: known).hasPrefix(path) { paths[index] = nil }
            }
        }
    }
}
