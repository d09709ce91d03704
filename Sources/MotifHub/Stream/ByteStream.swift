import CPlatform
import MotifPlatform
import MotifSystem

/// A pair of file descriptors to the other end of a connection, and a third one for what a program complains about.
///
/// Complaints are collected while the stream waits, so that a program never waits for somebody to read them.
final class ByteStream {
    private let input: Int32
    private let output: Int32
    private var errors: Int32?
    /// The end of what came in through `errors`.
    private(set) var complaints: [UInt8] = []
    private let closes: Bool
    /// How long the other end may neither send nor read anything, in seconds; `nil` for any time.
    var maximumSilence: Double?

    private static let maximumComplaintBytes = 4096

    /// A stream over open descriptors.
    ///
    /// - Parameter closes: Whether they are closed with the value.
    init(input: Int32, output: Int32, errors: Int32? = nil, closes: Bool) {
        self.input = input
        self.output = output
        self.errors = errors
        self.closes = closes
    }

    deinit {
        guard closes else { return }
        close(input)
        if output != input { close(output) }
        if let errors { close(errors) }
    }

    /// Whether bytes, or the end, can be read without waiting.
    var hasInput: Bool {
        var polled = [pollfd(fd: input, events: Int16(POLLIN), revents: 0)]
        return poll(&polled, 1, 0) > 0
    }

    /// Reads the next bytes, waiting for some.
    ///
    /// - Returns: No bytes at the end.
    func read(upTo count: Int) throws(StreamFailure) -> [UInt8] {
        while true {
            try wait(for: input, Int16(POLLIN))
            var number: Int32 = 0
            let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, size in
                let result = systemRead(input, buffer.baseAddress, count)
                number = result < 0 ? errno : 0
                size = max(result, 0)
            }
            // A program that ends without having read everything resets its socket.
            if number == 0 || number == ECONNRESET { return bytes }
            if number != EINTR && number != EAGAIN { throw .lost(number) }
        }
    }

    /// Writes all bytes, waiting for room.
    func write(_ bytes: [UInt8]) throws(StreamFailure) {
        var done = 0
        while done < bytes.count {
            try wait(for: output, Int16(POLLOUT))
            let result = bytes.withUnsafeBytes {
                motif_send(output, $0.baseAddress?.advanced(by: done), $0.count - done)
            }
            if result >= 0 {
                done += result
            } else if errno != EINTR && errno != EAGAIN {
                throw errno == EPIPE || errno == ECONNRESET ? .ended : .lost(errno)
            }
        }
    }

    /// Tells the other end that nothing follows, and reads complaints to their end, but not for long: a program that
    /// goes on in the background can keep them open.
    func finish(waitingMilliseconds limit: Int32) {
        shutdown(output, Int32(SHUT_WR))
        while let descriptor = errors {
            var polled = [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)]
            let count = poll(&polled, 1, limit)
            if count == 0 || (count < 0 && errno != EINTR) { return }
            if count > 0 { readComplaints(descriptor) }
        }
    }

    private func wait(for descriptor: Int32, _ events: Int16) throws(StreamFailure) {
        while true {
            var polled = [pollfd(fd: descriptor, events: events, revents: 0)]
            if let errors { polled.append(pollfd(fd: errors, events: Int16(POLLIN), revents: 0)) }
            let count = poll(&polled, nfds_t(polled.count), maximumSilence.map { Int32($0 * 1_000) } ?? -1)
            if count == 0 { throw .silent }
            if count < 0 {
                if errno == EINTR { continue }
                throw .lost(errno)
            }
            if let errors, polled[1].revents != 0 { readComplaints(errors) }
            if polled[0].revents != 0 { return }
        }
    }

    private func readComplaints(_ descriptor: Int32) {
        let bytes = [UInt8](unsafeUninitializedCapacity: Self.maximumComplaintBytes) { buffer, size in
            size = max(systemRead(descriptor, buffer.baseAddress, buffer.count), 0)
        }
        complaints = Array((complaints + bytes).suffix(Self.maximumComplaintBytes))
        if bytes.isEmpty {
            close(descriptor)
            errors = nil
        }
    }
}

/// An error in what the other end sends.
enum StreamFailure: Error, Hashable {
    /// The connection ended within a message, or with the system's error number.
    case ended
    case lost(Int32)
    /// The other end has been silent for too long.
    case silent
    /// The bytes aren't messages of this protocol.
    case garbled
    /// A message is longer than any may be.
    case tooLong

    /// The failure in words.
    var message: String {
        switch self {
        case .ended: "the other end closed the connection"
        case .lost(let number): String(cString: strerror(number))
        case .silent: "the other end stopped responding"
        case .garbled: "the other end sent an invalid message"
        case .tooLong: "a message is longer than \(HubMessage.maximumBytes >> 20) MB"
        }
    }
}
