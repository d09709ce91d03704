public import MotifCatalog
import MotifStore

/// Serves a hub to a `StreamHub` at the other end of two file descriptors.
public struct HubServer {
    private let frames: FrameStream
    private let open: () throws -> any Hub
    private let describe: (any Error) -> String

    /// A server over two descriptors, such as those of standard input and output, which stay open.
    ///
    /// - Parameters:
    ///   - input: The descriptor that requests are read from.
    ///   - output: The descriptor that answers are written to.
    ///   - describe: Returns the message for an error that isn't a `HubError`; the client shows it.
    ///   - open: Opens the hub for the first request. The client is sent its error.
    public init(
        input: Int32, output: Int32, describing describe: @escaping (any Error) -> String = { String(describing: $0) },
        _ open: @escaping () throws -> any Hub
    ) {
        frames = FrameStream(ByteStream(input: input, output: output, closes: false))
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
            try frames.greet()
            switch try frames.readGreeting() {
            case .version(Frame.version): break
            case .version(let found):
                // The client has read the version here, and reports it.
                throw HubError(.otherVersion(found: found, known: Frame.version), at: Self.client)
            case .other(let text): throw HubError(.unreadable(text), at: Self.client)
            }
            try answerRequests()
        } catch let failure as StreamFailure {
            throw HubError(.lost(failure.words), at: Self.client)
        }
    }

    private static let client = "the client"

    private func answerRequests() throws {
        var opened: (any Hub)?
        while let request = try frames.next() {
            var append = request.kind == .append ? IncomingRecords(frames) : nil
            do {
                let hub = try opened ?? open()
                opened = hub
                try answer(request, hub, append)
            } catch let failure as StreamFailure {
                throw failure
            } catch let error as HubError {
                try frames.send(Frame(error.kind))
            } catch is IncomingRecords.Canceled {
                try frames.send(Frame(.done))
            } catch {
                try frames.send(Frame(.other(describe(error))))
            }
            try frames.flush()
            try append?.skip()
            append = nil
        }
    }

    private func answer(_ request: Frame, _ hub: any Hub, _ records: IncomingRecords?) throws {
        var reader = FrameReader(request)
        switch request.kind {
        case .state:
            let state = try hub.state()
            let answer = Frame(.state) { writer in
                writer.add(state) {
                    $0.add($1.identity)
                    $0.add($1.head)
                }
            }
            try frames.send(answer)
        case .point:
            let point = try hub.point(try reader.number())
            try frames.send(Frame(.point) { $0.add(point) { $0.add($1) } })
        case .read:
            try hub.read(after: try reader.number()) { try frames.send(Frame($0)) }
            try frames.send(Frame(.end))
        case .append:
            let head = try reader.optional { reader throws(StreamFailure) in try reader.point() }
            try hub.append(after: head) { each in try records?.pass(to: each) }
            try frames.send(Frame(.done))
        default: throw StreamFailure.garbled
        }
    }
}

/// The records of an append as they arrive.
private final class IncomingRecords {
    /// The client has given up the append.
    struct Canceled: Error {}

    private let frames: FrameStream
    private var isAtEnd = false

    init(_ frames: FrameStream) { self.frames = frames }

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
        guard let frame = try frames.next() else { throw StreamFailure.ended }
        switch frame.kind {
        case .end:
            isAtEnd = true
            return nil
        case .cancel:
            isAtEnd = true
            throw Canceled()
        default:
            guard let record = try frame.record() else { throw StreamFailure.garbled }
            return record
        }
    }
}
