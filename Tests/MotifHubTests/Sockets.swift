import MotifCatalog
import MotifHub
import MotifPlatform
import MotifSystem

/// A socket can't be made.
struct SocketError: Error {
    let number: Int32
}

/// Two connected sockets.
func socketPair() throws -> (Int32, Int32) {
    var pair: [Int32] = [0, 0]
    #if canImport(Darwin)
        let type = SOCK_STREAM
    #else
        let type = Int32(SOCK_STREAM.rawValue)
    #endif
    guard socketpair(AF_UNIX, type, 0, &pair) == 0 else { throw SocketError(number: errno) }
    return (pair[0], pair[1])
}

/// Serves a hub in another thread.
///
/// - Returns: The client's end.
func serve(_ open: @escaping @Sendable () throws -> any Hub) throws -> (input: Int32, output: Int32) {
    let (client, server) = try socketPair()
    try BackgroundThread.start {
        try? HubServer(input: server, output: server, open).run()
        close(server)
    }
    return (client, client)
}

/// Lets a thread send bytes and close its end, reading what comes meanwhile.
///
/// - Returns: The client's end.
func send(_ bytes: [UInt8]) throws -> (input: Int32, output: Int32) {
    let (client, server) = try socketPair()
    try BackgroundThread.start {
        writeAll(bytes, to: server)
        shutdown(server, Int32(SHUT_WR))
        var buffer = [UInt8](repeating: 0, count: 4096)
        while read(server, &buffer, buffer.count) > 0 {}
        close(server)
    }
    return (client, client)
}

/// Writes bytes to a socket as far as somebody reads them.
func writeAll(_ bytes: [UInt8], to socket: Int32) {
    var rest = bytes[...]
    while !rest.isEmpty {
        let count = rest.withUnsafeBytes { send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
        if count <= 0 { return }
        rest = rest.dropFirst(count)
    }
}

/// Reads a socket to its end.
func readAll(_ socket: Int32) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while case let count = read(socket, &buffer, buffer.count), count > 0 { bytes += buffer[..<count] }
    return bytes
}
