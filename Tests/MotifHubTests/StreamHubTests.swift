import MotifCatalog
import MotifCore
import MotifJSON
import MotifPlatform
import MotifStore
import MotifSystem
import SeededRandom
import TestHubs
import Testing

@testable import MotifHub

/// A hub at the other end of a connection, and everything that can happen to that.
@Suite struct StreamHubTests {
    static let greeting = Array("motif-hub 2\n".utf8)

    /// What another program sends instead of a greeting, and the error.
    static let strangers: [(String, HubError.Kind)] = [
        ("Welcome to Debian!\nLast login: today\n", .unreadable("Welcome to Debian!")),
        ("motif-hub 1\n", .otherVersion(found: 1, known: 2)),
        ("motif-hub x\n", .unreadable("motif-hub x")),
        ("motif-hu", .unreadable("motif-hu")),
        ("", .unreachable("the other end closed the connection")),
    ]

    @Test(arguments: strangers) func `what isn't a hub is refused`(_ text: String, _ kind: HubError.Kind) throws {
        let hub = StreamHub(address: "ssh://server/a.db") { try send(Array(text.utf8)) }
        #expect(throws: HubError(kind, at: "ssh://server/a.db")) { try hub.state() }
    }

    /// Messages that no server sends.
    static let garbage = [
        "\n", "{}\n", "[]\n", "\u{0}\n", "{\"type\":\"other\"}\n", "{\"type\":\"state\"", "{\"type\":\"done\"}\n",
        "{\"type\":\"state\",\"identity\":\"\",\"head\":{}}\n", "{\"type\":\"point\"}\n", "{\"type\":\"failure\"}\n",
        "{\"type\":\"failure\",\"code\":\"altered\"}\n", "",
    ]

    @Test(arguments: garbage) func `an answer that isn't one is refused`(_ text: String) throws {
        let hub = StreamHub(address: "stranger") { try send(Self.greeting + Array(text.utf8)) }
        #expect(throws: HubError.self) { try hub.state() }
    }

    @Test func `a line that doesn't end is refused`() throws {
        let messages = MessageStream(ByteStream(input: try endless(), output: 1, closes: false), maximumBytes: 100_000)
        #expect(throws: StreamFailure.tooLong) { try messages.next() }
    }

    /// A descriptor from which zeros are read without end.
    private func endless() throws -> Int32 {
        let descriptor = open("/dev/zero", O_RDONLY)
        try #require(descriptor >= 0)
        return descriptor
    }

    @Test func `a server that ends at any byte ends a read`() throws {
        let records = try Sample.records(1, ["{\"a\":\"😀\"}", nil]) + Sample.records(2)
        let hub = MemoryHub(records)
        let request = Self.greeting + bytes(of: .read(after: 0))
        let answer = try self.answer(to: request) { hub }
        let full = StreamHub(address: "memory") { try send(answer) }
        #expect(try full.records() == records)
        for count in 0..<answer.count {
            let cut = StreamHub(address: "memory") { try send(Array(answer[..<count])) }
            var seen: [HistoryRecord] = []
            #expect(throws: HubError.self) { try cut.read(after: 0) { seen.append($0) } }
            #expect(records.starts(with: seen))
        }
    }

    @Test func `a client that ends at any byte appends nothing`() throws {
        let records = try Sample.records(1, ["{\"a\":1}", nil]) + Sample.records(2)
        let request =
            Self.greeting + bytes(of: .append(after: nil)) + records.flatMap { bytes(of: .record($0)) }
            + bytes(of: .end)
        for count in 0...request.count {
            let hub = MemoryHub()
            _ = try answer(to: Array(request[..<count])) { hub }
            #expect(hub.records == (count == request.count ? records : []))
        }
    }

    @Test func `a client that sends anything does no harm`() throws {
        let seed = RandomPlans.firstSeed
        var random = SeededGenerator(seed: seed)
        let records = try Sample.records(1)
        let hub = MemoryHub(records)
        let requests = bytes(of: .getState) + bytes(of: .read(after: 0)) + bytes(of: .record(records[1]))
        for _ in 0..<300 {
            var bytes = requests
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0 ... .max, using: &random)
            }
            _ = try answer(to: Self.greeting + bytes) { hub }
            #expect(hub.records == records, "seed \(seed)")
        }
    }

    /// What a server sends before it falls silent: nothing, a greeting, and half an answer.
    @Test(arguments: ["", "motif-hub 2\n", "motif-hub 2\n{\"type\":"])
    func `a server that stops responding times out`(_ text: String) throws {
        let (client, server) = try socketPair()
        defer { close(server) }
        let hub = StreamHub(address: "ssh://server/a.db", maximumSilence: 0.02) {
            writeAll(Array(text.utf8), to: server)
            return (client, client)
        }
        let words = "the other end stopped responding"
        let kind: HubError.Kind = text.isEmpty ? .unreachable(words) : .lost(words)
        #expect(throws: HubError(kind, at: "ssh://server/a.db")) { try hub.state() }
    }

    @Test func `a server that falls silent between requests isn't tried again`() throws {
        let (client, server) = try socketPair()
        defer { close(server) }
        let connections = Locked(0)
        let hub = StreamHub(address: "memory", maximumSilence: 0.02) {
            connections.withLock { $0 += 1 }
            writeAll(Self.greeting + bytes(of: .state(nil)), to: server)
            return (client, client)
        }
        #expect(try hub.state() == nil)
        #expect(throws: HubError(.lost("the other end stopped responding"), at: "memory")) { try hub.state() }
        #expect(connections.withLock { $0 } == 1)
    }

    @Test func `a client that stops responding during an append times out, and nothing is written`() throws {
        let hub = MemoryHub()
        let (client, server) = try socketPair()
        defer { for end in [client, server] { close(end) } }
        let records = try Sample.records(1, ["{}", "{}"])
        writeAll(
            Self.greeting + bytes(of: .append(after: nil)) + records.dropLast().flatMap { bytes(of: .record($0)) },
            to: client)
        #expect(throws: HubError(.lost("the other end stopped responding"), at: "the client")) {
            try HubServer(input: server, output: server, maximumSilence: 0.02) { hub }.run()
        }
        #expect(hub.records == [])
    }

    @Test(arguments: [true, false])
    func `a connection lost at the end of an append is settled on a new one`(_ hasArrived: Bool) throws {
        let inner = MemoryHub()
        let first = try Sample.records(1)
        inner.records = first
        let connections = Locked(0)
        let hub = StreamHub(address: "memory") {
            try serve {
                let number = connections.withLock { count in
                    count += 1
                    return count
                }
                return number == 1 ? DyingHub(inner, appends: hasArrived) : inner
            }
        }
        let second = try Sample.records(2)
        if hasArrived {
            try hub.append(after: first.head, second)
        } else {
            let error = try #require(throws: HubError.self) { try hub.append(after: first.head, second) }
            guard case .lost = error.kind else { throw error }
        }
        #expect(inner.records == (hasArrived ? first + second : first))
        #expect(try hub.state()?.head.number == (hasArrived ? 2 : 1))
    }

    @Test func `a connection that was lost between requests is made again`() throws {
        let inner = MemoryHub(try Sample.records(1))
        let connections = Locked(0)
        let hub = StreamHub(address: "memory") {
            try serve {
                let number = connections.withLock { count in
                    count += 1
                    return count
                }
                return number == 1 ? DyingHub(inner, appends: false) : inner
            }
        }
        let state = try hub.state()
        #expect(throws: HubError.self) { try hub.append(after: nil, try Sample.records(1)) }
        #expect(try hub.state() == state)
    }

    @Test func `a failure to open the hub reaches the client`() throws {
        let hub = StreamHub(address: "ssh://server/a.db") {
            try serve { throw HubError(.noSuchPlace("/a.db"), at: "/a.db") }
        }
        #expect(throws: HubError(.noSuchPlace("/a.db"), at: "ssh://server/a.db")) { try hub.state() }
        #expect(throws: HubError(.noSuchPlace("/a.db"), at: "ssh://server/a.db")) {
            try hub.append(after: nil, try Sample.records(1, Array(repeating: "{}", count: 10_000)))
        }
    }

    // MARK: Programs

    /// What a program does instead of serving, and the error.
    static let programs: [(String, HubError.Kind)] = [
        (
            "echo 'mia@server: Permission denied (publickey).' >&2; exit 255",
            .refusedLogin("mia@server: Permission denied (publickey).\n")
        ),
        (
            "echo 'ssh: Could not resolve hostname server' >&2; exit 255",
            .unreachable("ssh: Could not resolve hostname server\n")
        ),
        ("echo 'bash: motif: command not found' >&2; exit 127", .missingProgram("motif", machine: "server")),
        ("echo hello; cat > /dev/null", .unreadable("hello")),
        ("exit 0", .unreachable("the other end closed the connection")),
        ("kill -9 $$", .unreachable("the other end closed the connection")),
        ("printf 'motif-hub 2\\n'; echo 'Connection reset' >&2; exit 255", .lost("Connection reset\n")),
    ]

    @Test(arguments: programs) func `a program's end is explained`(_ script: String, _ kind: HubError.Kind) throws {
        let hub = StreamHub(
            running: ["/bin/sh", "-c", script], as: "ssh://server/a.db", program: "motif", machine: "server")
        #expect(throws: HubError(kind, at: "ssh://server/a.db")) { try hub.state() }
    }

    @Test func `a missing program is named`() throws {
        let hub = StreamHub(
            running: ["no-such-ssh", "server"], as: "ssh://server/a", program: "motif", machine: "server")
        #expect(throws: HubError(.missingProgram("no-such-ssh", machine: nil), at: "ssh://server/a")) {
            try hub.state()
        }
    }

    @Test func `a program that complains a lot doesn't stop`() throws {
        let script =
            "printf 'motif-hub 2\\n'; head -c 300000 /dev/zero | tr '\\0' x >&2; echo '{\"type\":\"state\"}'; cat >&2"
        let hub = StreamHub(running: ["/bin/sh", "-c", script], as: "program", program: "motif", machine: nil)
        #expect(try hub.state() == nil)
    }

    // MARK: Messages

    /// The errors on which a client acts.
    static let errors: [HubError.Kind] = [
        .noSuchPlace(HubErrorTests.words), .isClone(of: "/srv/a.db"), .altered(change: 4), .moved(nil),
        .moved(HubErrorTests.digest.map { HistoryPoint(number: 3, hash: $0) }), .other(HubErrorTests.words),
    ]

    @Test(arguments: errors) func `an error arrives unchanged`(_ kind: HubError.Kind) throws {
        #expect(try HubMessage(HubMessage.failure(kind).json) == .failure(kind))
    }

    @Test func `any other error arrives as its message`() throws {
        let message = try HubMessage(HubMessage.failure(.readOnly).json)
        #expect(message == .failure(.other(HubError(.readOnly, at: "the hub").message)))
    }

    @Test func `a record arrives unchanged`() throws {
        for text in Sample.oddTexts {
            let change = HistoryRecord.change(try Sample.change(7, author: text, message: text, release: "1.0"))
            #expect(try HubMessage(HubMessage.record(change).json) == .record(change))
            let revision = HistoryRecord.revision(try Sample.revision(2, 5, body: text))
            let line = bytes(of: .record(revision))
            #expect(line.firstIndex(of: UInt8(ascii: "\n")) == line.count - 1)
            #expect(try HubMessage(JSONReader().read(line)) == .record(revision))
        }
    }

    /// A message as it is sent.
    private func bytes(of message: HubMessage) -> [UInt8] { message.json.canonicalBytes + [UInt8(ascii: "\n")] }

    /// All that a server sends to a client that sends these bytes and ends.
    private func answer(to request: [UInt8], _ open: @escaping @Sendable () throws -> any Hub) throws -> [UInt8] {
        let (client, _) = try serve(open)
        defer { close(client) }
        writeAll(request, to: client)
        shutdown(client, Int32(SHUT_WR))
        return readAll(client)
    }
}

/// A hub whose connection is lost at the end of an append.
private final class DyingHub: Hub {
    private let hub: MemoryHub
    private let appends: Bool

    init(_ hub: MemoryHub, appends: Bool) {
        self.hub = hub
        self.appends = appends
    }

    var address: String { hub.address }
    func state() throws -> HubState? { hub.state() }
    func point(_ number: Int) throws -> HistoryPoint? { hub.point(number) }
    func read(after number: Int, each: (HistoryRecord) throws -> Void) throws {
        try hub.read(after: number, each: each)
    }

    func append(after head: HistoryPoint?, _ records: ((HistoryRecord) throws -> Void) throws -> Void) throws {
        var all: [HistoryRecord] = []
        try records { all.append($0) }
        if appends { try hub.append(after: head, all) }
        throw StreamFailure.ended
    }
}
