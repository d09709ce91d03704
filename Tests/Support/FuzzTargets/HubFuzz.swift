import MotifCatalog
import MotifHub
import MotifPlatform
import MotifStore

enum HubFuzz {
    /// Serves the bytes as the messages of a client, and reads them as those of a server.
    static func run(_ bytes: [UInt8]) throws {
        let greeting = Array("motif-hub 2\n".utf8)
        // What a socket keeps for a reader that comes later.
        guard bytes.count <= 32_768 else { return }
        let input = try socket(with: greeting + bytes)
        let output = open("/dev/null", O_WRONLY)
        defer {
            close(input)
            close(output)
        }
        let catalog = try emptyCatalog.get()
        try? HubServer(input: input, output: output) { try CatalogHub(catalog) }.run()
        if try catalog.read({ try $0.head }) != nil {
            try expect(try catalog.verify().isEmpty, "the messages have damaged a catalog")
            emptyCatalog = makeCatalog()
        }

        let hub = StreamHub(address: "fuzz") { (try socket(with: greeting + bytes), open("/dev/null", O_WRONLY)) }
        _ = try? Catalog.cloneInMemory(hub, url: "fuzz")
        let other = StreamHub(address: "fuzz") { (try socket(with: greeting + bytes), open("/dev/null", O_WRONLY)) }
        try? other.read(after: 0) { _ in }
    }

    /// Kept as long as nothing was appended to it. libFuzzer and the tests use it on one thread at a time.
    nonisolated(unsafe) private static var emptyCatalog = makeCatalog()

    private static func makeCatalog() -> Result<Catalog, any Error> {
        Result {
            let date = Timestamp(millisecondsSince1970: 0)
            return try Catalog.inMemory(with: .nothing, as: ChangeNote(author: "fuzz", date: date))
        }
    }

    /// The end of a connection whose other end has written bytes, and is closed.
    private static func socket(with bytes: [UInt8]) throws -> Int32 {
        #if canImport(Darwin)
            let type = SOCK_STREAM
        #else
            let type = Int32(SOCK_STREAM.rawValue)
        #endif
        var pair: [Int32] = [0, 0]
        guard socketpair(AF_UNIX, type, 0, &pair) == 0 else { throw Finding("socketpair fails: \(errno)") }
        defer { close(pair[1]) }
        guard write(pair[1], bytes, bytes.count) == bytes.count else { throw Finding("write fails: \(errno)") }
        return pair[0]
    }
}
