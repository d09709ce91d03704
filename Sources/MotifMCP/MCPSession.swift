import MotifJSON
public import MotifSystem

/// The messages of a client, whose calls run beside the reader.
///
/// `ping` and cancellation are answered at once. Everything else is answered in its order, on a thread of its own.
///
///     let session = try MCPSession(server) { write($0) }
///     while let line = readLine() { session.receive(Array(line.utf8)) }
///     session.finish()
public final class MCPSession {
    /// The time that a call has, in seconds; one that writes isn't interrupted.
    public static let callSeconds = 60.0

    private enum Job: Sendable {
        case message(JSON, Cancellation)
        /// The answer to a line that can't be read.
        case answer([UInt8])
    }

    private let server: MCPServer
    private let send: @Sendable ([UInt8]) -> Bool
    private let jobs = Channel<Job>(capacity: 1_000)
    private let ended = Channel<Never>(capacity: 1)
    /// The calls that aren't answered yet, by their ids.
    private let open = Locked<[String: Cancellation]>([:])

    /// Begins to answer.
    ///
    /// - Parameter send: Writes an answer, one at a time from either thread; returns `false` if nobody reads any longer.
    /// - Throws: `SystemError` if there can't be another thread.
    public init(_ server: MCPServer, send: @escaping @Sendable ([UInt8]) -> Bool) throws(SystemError) {
        self.server = server
        self.send = send
        // Pings change nothing in the server, and everything else is left to this thread.
        nonisolated(unsafe) let server = server
        let (jobs, ended, open) = (jobs, ended, open)
        try BackgroundThread.start {
            while let job = try? jobs.receive() {
                guard let answer = Self.answer(job, server, open), !send(answer) else { continue }
                jobs.abandon()
                break
            }
            ended.finish()
        }
    }

    /// Answers a line, at once or later.
    ///
    /// - Returns: `false` if nobody reads the answers any longer.
    public func receive(_ line: [UInt8]) -> Bool {
        let message: JSON
        do throws(JSONError) {
            guard let json = try server.message(in: line) else { return true }
            message = json
        } catch {
            return jobs.send(.answer(server.answer(to: error)))
        }
        switch message["method"]?.string {
        case "ping": return server.answer(to: message).map(send) ?? true
        case "notifications/cancelled":
            if let id = message["params"]?["requestId"] { open.withLock { $0[id.canonical]?.cancel() } }
            return true
        default:
            let cancellation = Cancellation(seconds: Self.callSeconds)
            if let id = message["id"] { open.withLock { $0[id.canonical] = cancellation } }
            return jobs.send(.message(message, cancellation))
        }
    }

    /// Answers a line that was dropped because it is longer than this number of bytes.
    public func receive(lineOver limit: Int) -> Bool { jobs.send(.answer(server.answer(toLineOver: limit))) }

    /// Waits until everything is answered.
    public func finish() {
        jobs.finish()
        _ = try? ended.receive()
    }

    /// The answer, unless the client doesn't want it any longer.
    private static func answer(
        _ job: Job, _ server: MCPServer, _ open: Locked<[String: Cancellation]>
    ) -> [UInt8]? {
        switch job {
        case .answer(let bytes): return bytes
        case .message(let message, let cancellation):
            defer { if let id = message["id"] { open.withLock { $0[id.canonical] = nil } } }
            if cancellation.isCanceled { return nil }
            // Its time begins now.
            let answer = cancellation.restarted.run { server.answer(to: message) }
            return cancellation.isCanceled ? nil : answer
        }
    }
}
