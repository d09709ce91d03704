public import MotifCatalog
import MotifStore

/// Serves a hub to a `StreamHub` at the other end of two file descriptors.
public struct HubServer {
    /// How long the other end of a connection may be silent amid a request, in seconds.
    public static let maximumSilence = 30.0

    private let messages: MessageStream
    private let maximumSilence: Double
    private let open: () throws -> any Hub
    private let describe: (any Error) -> String

    /// A server over two descriptors, such as those of standard input and output, which stay open.
    ///
    /// - Parameters:
    ///   - input: The descriptor that requests are read from.
    ///   - output: The descriptor that answers are written to.
    ///   - maximumSilence: How long the client may be silent amid a request, in seconds.
    ///   - describe: Returns the message for an error that isn't a `HubError`; the client shows it.
    ///   - open: Opens the hub for the first request. The client is sent its error.
    public init(
        input: Int32, output: Int32, maximumSilence: Double = HubServer.maximumSilence,
        describing describe: @escaping (any Error) -> String = { String(describing: $0) },
        _ open: @escaping () throws -> any Hub
    ) {
        messages = MessageStream(ByteStream(input: input, output: output, closes: false))
        self.maximumSilence = maximumSilence
        self.open = open
        self.describe = describe
    }

    /// Answers requests until the client ends the connection.
    ///
    /// An append whose client ends before its last record writes nothing.
    ///
    /// - Throws: `HubError` if the other end isn't a client, or the connection is lost amid a request.
    public func run() throws {
        do {
            try messages.greet()
            // A client of another version has read the version here, and reports it.
            try messages.checkGreeting(of: Self.client)
            try answerRequests()
        } catch let failure as StreamFailure {
            throw HubError(.lost(failure.message), at: Self.client)
        }
    }

    private static let client = "the client"

    private func answerRequests() throws {
        var opened: (any Hub)?
        while let request = try messages.next() {
            messages.maximumSilence = maximumSilence
            // Between requests, a client may take its time.
            defer { messages.maximumSilence = nil }
            let append = IncomingRecords(messages)
            do {
                let hub = try opened ?? open()
                opened = hub
                try answer(request, hub, append)
            } catch let failure as StreamFailure {
                throw failure
            } catch let error as HubError {
                try messages.send(.failure(error.kind))
            } catch is IncomingRecords.Canceled {
                try messages.send(.done)
            } catch {
                try messages.send(.failure(.other(describe(error))))
            }
            try messages.flush()
            if case .append = request { try append.skip() }
        }
    }

    private func answer(_ request: HubMessage, _ hub: any Hub, _ records: IncomingRecords) throws {
        switch request {
        case .getState: try messages.send(.state(try hub.state()))
        case .getPoint(let number): try messages.send(.point(try hub.point(number)))
        case .read(let number):
            try hub.read(after: number) { try messages.send(.record($0)) }
            try messages.send(.end)
        case .append(let head):
            try hub.append(after: head) { each in try records.pass(to: each) }
            try messages.send(.done)
        default: throw StreamFailure.garbled
        }
    }
}

/// The records of an append as they arrive.
private final class IncomingRecords {
    /// The client has given up the append.
    struct Canceled: Error {}

    private let messages: MessageStream
    private var isAtEnd = false

    init(_ messages: MessageStream) { self.messages = messages }

    /// Passes every record on.
    func pass(to each: (HistoryRecord) throws -> Void) throws {
        while let record = try next() { try each(record) }
    }

    /// Reads the rest of what a hub didn't want, so that the next message is a request.
    func skip() throws {
        do {
            while !isAtEnd { _ = try next() }
        } catch is Canceled {}
    }

    private func next() throws -> HistoryRecord? {
        switch try messages.next() {
        case .record(let record): return record
        case .end:
            isAtEnd = true
            return nil
        case .cancel:
            isAtEnd = true
            throw Canceled()
        case nil: throw StreamFailure.ended
        default: throw StreamFailure.garbled
        }
    }
}
