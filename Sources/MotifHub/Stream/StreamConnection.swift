import MotifCatalog
import MotifStore
import MotifSystem

/// One connection of a client to a `HubServer`.
final class StreamConnection {
    private let frames: FrameStream
    private let child: ChildProcess?
    private let address: String
    /// What messages call motif at the other end, and the machine there.
    private let program: String
    private let machine: String?
    /// Whether another request can be sent: no answer is left half read.
    private(set) var isUsable = false
    /// The last change of an append that was sent to its end.
    private(set) var lastSent: HistoryPoint?

    /// Starts a program and greets it.
    ///
    /// - Throws: `HubError`.
    init(running command: [String], as address: String, program: String, machine: String?) throws {
        do {
            let child = try ChildProcess(command)
            self.child = child
            frames = FrameStream(child.stream)
        } catch {
            let kind: HubError.Kind =
                error.isMissing ? .missingProgram(command.first ?? "", machine: nil) : .unreachable(error.words)
            throw HubError(kind, at: address)
        }
        self.address = address
        self.program = program
        self.machine = machine
        try greet()
    }

    /// Greets the other end of two descriptors.
    ///
    /// - Throws: `HubError`.
    init(input: Int32, output: Int32, as address: String) throws {
        child = nil
        frames = FrameStream(ByteStream(input: input, output: output, closes: true))
        self.address = address
        (program, machine) = ("motif", nil)
        try greet()
    }

    private func greet() throws {
        do {
            // A program that ends at once may have said why, which counts more than that it doesn't read.
            try? frames.greet()
            switch try frames.readGreeting() {
            case .version(Frame.version): isUsable = true
            case .version(let found): throw HubError(.otherVersion(found: found, known: Frame.version), at: address)
            case .other(let text): throw HubError(.unreadable(text), at: address)
            }
        } catch let failure as StreamFailure {
            throw HubError(connectionFailure(failure), at: address)
        }
    }

    /// Why there is no greeting.
    private func connectionFailure(_ failure: StreamFailure) -> HubError.Kind {
        guard let child else { return .unreachable(failure.words) }
        let status = child.end()
        let complaints = child.complaints
        let words = complaints.isEmpty ? failure.words : complaints
        switch status {
        case .exited(127): return .missingProgram(program, machine: machine)
        // ssh's own errors.
        case .exited(255) where complaints.contains("Permission denied"): return .refusedLogin(words)
        default: return .unreachable(words)
        }
    }

    // MARK: Requests

    func state() throws -> HubState? {
        try request(Frame(.state), answer: .state) { reader throws(StreamFailure) in
            try reader.optional { reader throws(StreamFailure) in
                HubState(identity: try reader.digest(), head: try reader.point())
            }
        }
    }

    func point(_ number: Int) throws -> HistoryPoint? {
        try request(Frame(.point) { $0.add(number) }, answer: .point) { reader throws(StreamFailure) in
            try reader.optional { reader throws(StreamFailure) in try reader.point() }
        }
    }

    func read(after number: Int, each: (HistoryRecord) throws -> Void) throws {
        try exchange {
            try frames.send(Frame(.read) { $0.add(number) })
            try frames.flush()
            while true {
                let frame = try next()
                if frame.kind == .end { return }
                guard let record = try frame.record() else { throw StreamFailure.garbled }
                try each(record)
            }
        }
    }

    func append(after head: HistoryPoint?, _ records: ((HistoryRecord) throws -> Void) throws -> Void) throws {
        try exchange {
            try frames.send(Frame(.append) { $0.add(head) { $0.add($1) } })
            lastSent = nil
            do {
                var last: HistoryPoint?
                try records { record in
                    if case .change(let change) = record { last = change.point }
                    try frames.send(Frame(record))
                    // A server that answers before the end doesn't want the rest.
                    if frames.hasInput { throw EarlyAnswer() }
                }
                try frames.send(Frame(.end))
                lastSent = last
            } catch let error where !(error is StreamFailure) {
                try frames.send(Frame(.cancel))
                try frames.flush()
                let answer = try next()
                if !(error is EarlyAnswer) {
                    isUsable = true
                    throw error
                }
                throw answer.kind == .done ? StreamFailure.garbled : error
            }
            try frames.flush()
            guard try next().kind == .done else { throw StreamFailure.garbled }
        }
    }

    private struct EarlyAnswer: Error {}

    private func request<Answer>(
        _ frame: Frame, answer kind: Frame.Kind, _ read: (inout FrameReader) throws(StreamFailure) -> Answer
    ) throws -> Answer {
        try exchange {
            try frames.send(frame)
            try frames.flush()
            let frame = try next()
            guard frame.kind == kind else { throw StreamFailure.garbled }
            var reader = FrameReader(frame)
            let answer = try read(&reader)
            try reader.end()
            return answer
        }
    }

    /// Calls `body`, which sends a request and reads the whole answer.
    private func exchange<Result>(_ body: () throws -> Result) throws -> Result {
        isUsable = false
        do {
            let result = try body()
            isUsable = true
            return result
        } catch let failure as StreamFailure {
            _ = child?.end()
            let complaints = child?.complaints ?? ""
            if failure == .tooLong { throw HubError(.other(failure.words), at: address) }
            throw HubError(.lost(complaints.isEmpty ? failure.words : complaints), at: address)
        }
    }

    /// The next message of an answer.
    ///
    /// - Throws: `HubError` for a failure, after which another request can be sent.
    private func next() throws -> Frame {
        guard let frame = try frames.next() else { throw StreamFailure.ended }
        guard frame.kind == .failure else { return frame }
        let kind = try frame.error()
        isUsable = true
        throw HubError(kind, at: address)
    }
}
