public import MotifCatalog
public import MotifStore

/// A hub that a `HubServer` at the other end of a connection serves, such as on another machine through ssh.
///
/// The connection is made when it is needed first, and kept. One thread at a time uses the hub.
public final class StreamHub: Hub {
    /// The URL without a password.
    public let address: String
    private let connect: () throws -> StreamConnection
    private var connection: StreamConnection?

    /// A catalog on another machine.
    ///
    /// - Parameters:
    ///   - url: The machine, and the path there.
    ///   - ssh: The program that logs in there, and its first arguments.
    ///   - command: The command there that runs a `HubServer` for the path that is its last argument.
    public convenience init(_ url: SSHURL, ssh: [String] = ["ssh"], running command: String) {
        self.init(
            running: ssh + url.arguments(running: command), as: url.description,
            program: String(command.prefix { $0 != " " }), machine: url.host)
    }

    /// The hub that a program serves on its standard input and output.
    ///
    /// - Parameters:
    ///   - command: The program and its arguments.
    ///   - address: The URL for messages.
    ///   - program: The name that messages have for motif at the other end.
    ///   - machine: The name of the other machine; `nil` if the program runs here.
    ///   - maximumSilence: How long the other end may be silent amid an answer, in seconds.
    public convenience init(
        running command: [String], as address: String, program: String, machine: String?,
        maximumSilence: Double = HubServer.maximumSilence
    ) {
        self.init(address: address) {
            try StreamConnection(
                running: command, as: address, program: program, machine: machine, maximumSilence: maximumSilence)
        }
    }

    /// A hub over two descriptors, which are closed with the connection.
    package convenience init(
        address: String, maximumSilence: Double = HubServer.maximumSilence,
        opening: @escaping () throws -> (input: Int32, output: Int32)
    ) {
        self.init(address: address) {
            let ends = try opening()
            return try StreamConnection(
                input: ends.input, output: ends.output, as: address, maximumSilence: maximumSilence)
        }
    }

    private init(address: String, _ connect: @escaping () throws -> StreamConnection) {
        self.address = address
        self.connect = connect
    }

    /// The identity of the catalog and the last change.
    public func state() throws -> HubState? { try repeated { try $0.state() } }

    /// The change with this number.
    public func point(_ number: Int) throws -> HistoryPoint? { try repeated { try $0.point(number) } }

    /// Calls `each` with every change after the one with this number, each before its revisions.
    public func read(after number: Int, each: (HistoryRecord) throws -> Void) throws {
        try connected { try $0.read(after: number, each: each) }
    }

    /// Appends changes if the last one is still `head`.
    public func append(after head: HistoryPoint?, _ records: ((HistoryRecord) throws -> Void) throws -> Void) throws {
        var last: HistoryPoint?
        do {
            try connected { connection in
                defer { last = connection.lastSent }
                try connection.append(after: head, records)
            }
        } catch let error as HubError {
            guard case .lost = error.kind, let last else { throw error }
            try settle(last, after: head, error)
        }
    }

    /// Finds out on a new connection whether what was sent before the loss has arrived.
    private func settle(_ last: HistoryPoint, after head: HistoryPoint?, _ loss: HubError) throws {
        let found: HistoryPoint?
        do {
            if try connected({ try $0.point(last.number) }) == last { return }
            found = try connected { try $0.state() }?.head
        } catch is HubError {
            throw loss
        }
        throw found == head ? loss : HubError(.moved(found), at: address)
    }

    // MARK: Connections

    /// Calls `body` with the connection, which is closed if it fails amid an answer.
    private func connected<Result>(_ body: (StreamConnection) throws -> Result) throws -> Result {
        let connection = try connection ?? connect()
        defer { self.connection = connection.isUsable ? connection : nil }
        return try body(connection)
    }

    /// As `connected`, and calls `body` a second time if a connection of before turns out to be lost. One that fell
    /// silent isn't tried again, since its user has waited already.
    private func repeated<Result>(_ body: (StreamConnection) throws -> Result) throws -> Result {
        let known = connection
        do {
            return try connected(body)
        } catch let error as HubError {
            guard case .lost = error.kind, let known, !known.isSilent else { throw error }
            return try connected(body)
        }
    }
}
