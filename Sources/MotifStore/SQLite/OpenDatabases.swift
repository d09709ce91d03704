import MotifSystem

/// The database files that this process has open with SQLite.
///
/// SQLite knows by a lock on the file that others have it open. POSIX gives locks to processes: a process that closes any
/// descriptor of the file gives up all of the process's locks on it. Another process would then take itself for the last
/// one, and remove the write-ahead log that this one still writes. So nothing here opens such a file but SQLite, which
/// knows.
///
/// - Source: https://sqlite.org/howtocorrupt.html, section 2.2
enum OpenDatabases {
    /// The number of connections by the numbers of the file.
    private static let counts = Locked<[[UInt64]: Int]>([:])

    /// Notes a connection that is going to be opened.
    ///
    /// - Returns: What `removeConnection` needs; `nil` if there is no such file.
    static func addConnection(to file: String) -> [UInt64]? {
        counts.withLock { counts in
            guard let identity = FileStatus(at: file)?.identity else { return nil }
            counts[identity, default: 0] += 1
            return identity
        }
    }

    /// Notes that a connection was closed.
    static func removeConnection(_ identity: [UInt64]) {
        counts.withLock { counts in
            let count = (counts[identity] ?? 0) - 1
            counts[identity] = count > 0 ? count : nil
        }
    }

    /// Calls `body`, which may open the file and close it again, if the process has no connection to it.
    ///
    /// - Returns: `nil` if it has one.
    static func reading<Result, Failure>(
        _ file: String, _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result? {
        try counts.withLock { counts throws(Failure) -> Result? in
            guard let identity = FileStatus(at: file)?.identity, counts[identity] == nil else { return nil }
            return try body()
        }
    }
}
