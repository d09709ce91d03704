import MotifPlatform
import MotifSystem

/// A server that passes everything on to another, until a client sends a certain text.
///
/// Threads wait for each other through sockets only; they end with the connections.
final class LossyProxy: Sendable {
    /// When a connection is cut.
    enum Moment: Sendable {
        /// The server doesn't get the text.
        case before
        /// The server has answered, but the client doesn't get the answer.
        case after
        /// The server has answered, but the client gets nothing more, on a connection that stays open.
        case silent
    }

    let port: UInt16
    private let listener: Int32
    private let target: UInt16
    private let marker: [UInt8]
    private let moment: Moment
    private let cuts: Locked<Int>

    /// - Parameter times: The number of connections that are cut.
    init(to target: UInt16, cutting moment: Moment, _ marker: String, times: Int) throws {
        self.target = target
        self.marker = Array(marker.utf8)
        self.moment = moment
        cuts = Locked(times)
        listener = socket(AF_INET, streamType, 0)
        var address = loopback(0)
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let socket = listener
        let isListening = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(socket, $0, size) == 0 && listen(socket, 20) == 0 && getsockname(socket, $0, &size) == 0
            }
        }
        port = UInt16(bigEndian: address.sin_port)
        guard isListening else { throw SocketError(number: errno) }
        try BackgroundThread.start { [self] in acceptAll() }
    }

    /// Ends the thread that accepts connections.
    func stop() { shutdown(listener, Int32(SHUT_RDWR)) }

    private func acceptAll() {
        while case let client = accept(listener, nil, nil), client >= 0 {
            let server = socket(AF_INET, streamType, 0)
            var address = loopback(target)
            let isConnected = withUnsafePointer(to: &address) { pointer in
                pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    connect(server, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
                }
            }
            guard isConnected else {
                close(client)
                close(server)
                continue
            }
            let link = Locked(Link())
            for (source, sink) in [(client, server), (server, client)] {
                try? BackgroundThread.start { [self] in
                    pass(from: source, to: sink, isRequest: source == client, link)
                    for end in [source, sink] { shutdown(end, Int32(SHUT_RDWR)) }
                    // A descriptor that is closed early could refer to another file when the other thread uses it.
                    let isLast = link.withLock { link in
                        link.threads -= 1
                        return link.threads == 0
                    }
                    if isLast { for end in [source, sink] { close(end) } }
                }
            }
        }
        close(listener)
    }

    /// One client's connection.
    private struct Link {
        var isCut = false
        var threads = 2
    }

    /// Passes bytes on until one of the ends closes.
    private func pass(from source: Int32, to sink: Int32, isRequest: Bool, _ link: Locked<Link>) {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        var recent: [UInt8] = []
        while case let count = recv(source, &buffer, buffer.count, 0), count > 0 {
            let bytes = Array(buffer[..<count])
            if isRequest {
                recent = recent.suffix(marker.count) + bytes
                if recent.contains(marker), takeCut() {
                    if moment == .before { break }
                    link.withLock { $0.isCut = true }
                }
            } else if link.withLock({ $0.isCut }) {
                if moment == .silent { continue }
                break
            }
            writeAll(bytes, to: sink)
        }
    }

    private func takeCut() -> Bool {
        cuts.withLock { left in
            left -= 1
            return left >= 0
        }
    }
}

#if canImport(Darwin)
    private let streamType = SOCK_STREAM
#else
    private let streamType = Int32(SOCK_STREAM.rawValue)
#endif

/// A port of this machine; 0 for any that is free.
private func loopback(_ port: UInt16) -> sockaddr_in {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    return address
}
