import MotifCatalog
import MotifStore
import MotifSystem

/// One connection of a client to a `HubServer`.
final class StreamConnection {
    private let messages: MessageStream
    private let child: ChildProcess?
    private let address: String
    /// What messages call motif at the other end, and the machine there.
    private let program: String
    private let machine: String?
    /// Whether another request can be sent: no answer is left half read.
    private(set) var isUsable = false
    /// Whether the other end stopped responding.
    private(set) var isSilent = false
    /// The last change of an append that was sent to its end.
    private(set) var lastSent: HistoryPoint?
    /// How long the other end may be silent amid an answer, in seconds.
    private let maximumSilence: Double

    /// Starts a program and greets it.
    ///
    /// - Throws: `HubError`.
    init(
        running command: [String], as address: String, program: String, machine: String?, maximumSilence: Double
    ) throws {
        do {
            let child = try ChildProcess(command)
            self.child = child
            messages = MessageStream(child.stream)
        } catch {
            let kind: HubError.Kind =
                error.isMissing ? .missingProgram(command.first ?? "", machine: nil) : .unreachable(error.message)
            throw HubError(kind, at: address)
        }
        self.address = address
        self.program = program
        self.machine = machine
        self.maximumSilence = maximumSilence
        try greet()
    }

    /// Greets the other end of two descriptors.
    ///
    /// - Throws: `HubError`.
    init(input: Int32, output: Int32, as address: String, maximumSilence: Double) throws {
        child = nil
        messages = MessageStream(ByteStream(input: input, output: output, closes: true))
        self.address = address
        (program, machine) = ("motif", nil)
        self.maximumSilence = maximumSilence
        try greet()
    }

    private func greet() throws {
        do {
            // A person may have to type a password first. ssh alone can wait for a machine forever.
            messages.maximumSilence = maximumSilence * 2
            defer { messages.maximumSilence = maximumSilence }
            // A program that ends at once may have said why, which counts more than that it doesn't read.
            try? messages.greet()
            try messages.checkGreeting(of: address)
            isUsable = true
        } catch let failure as StreamFailure {
            throw HubError(connectionFailure(failure), at: address)
        }
    }

    /// Why there is no greeting.
    private func connectionFailure(_ failure: StreamFailure) -> HubError.Kind {
        guard let child else { return .unreachable(failure.message) }
        let status = child.end()
        let complaints = child.complaints
        let message = complaints.isEmpty ? failure.message : complaints
        switch status {
        case 127: return .missingProgram(program, machine: machine)
        // ssh's own errors.
        case 255 where complaints.contains("Permission denied"): return .refusedLogin(message)
        default: return .unreachable(message)
        }
    }

    // MARK: Requests

    func state() throws -> HubState? {
        try exchange {
            guard case .state(let state) = try answer(to: .getState) else { throw StreamFailure.garbled }
            return state
        }
    }

    func point(_ number: Int) throws -> HistoryPoint? {
        try exchange {
            guard case .point(let point) = try answer(to: .getPoint(number)) else { throw StreamFailure.garbled }
            return point
        }
    }

    func read(after number: Int, each: (HistoryRecord) throws -> Void) throws {
        try exchange {
            try send(.read(after: number))
            while true {
                switch try next() {
                case .record(let record): try each(record)
                case .end: return
                default: throw StreamFailure.garbled
                }
            }
        }
    }

    func append(after head: HistoryPoint?, _ records: ((HistoryRecord) throws -> Void) throws -> Void) throws {
        try exchange {
            try messages.send(.append(after: head))
            lastSent = nil
            do {
                var last: HistoryPoint?
                try records { record in
                    if case .change(let change) = record { last = change.point }
                    try messages.send(.record(record))
                    // A server that answers before the end doesn't want the rest.
                    if messages.hasInput { throw EarlyAnswer() }
                }
                try messages.send(.end)
                lastSent = last
            } catch let error where !(error is StreamFailure) {
                try send(.cancel)
                let answer = try next()
                if !(error is EarlyAnswer) {
                    isUsable = true
                    throw error
                }
                throw answer == .done ? StreamFailure.garbled : error
            }
            try messages.flush()
            // The other end writes everything before it answers.
            messages.maximumSilence = maximumSilence * 20
            defer { messages.maximumSilence = maximumSilence }
            guard try next() == .done else { throw StreamFailure.garbled }
        }
    }

    private struct EarlyAnswer: Error {}

    private func answer(to request: HubMessage) throws -> HubMessage {
        try send(request)
        return try next()
    }

    private func send(_ message: HubMessage) throws(StreamFailure) {
        try messages.send(message)
        try messages.flush()
    }

    /// Calls `body`, which sends a request and reads the whole answer.
    private func exchange<Result>(_ body: () throws -> Result) throws -> Result {
        isUsable = false
        do {
            let result = try body()
            isUsable = true
            return result
        } catch let failure as StreamFailure {
            isSilent = failure == .silent
            _ = child?.end()
            let complaints = child?.complaints ?? ""
            if failure == .tooLong { throw HubError(.other(failure.message), at: address) }
            throw HubError(.lost(complaints.isEmpty ? failure.message : complaints), at: address)
        }
    }

    /// The next message of an answer.
    ///
    /// - Throws: `HubError` for a failure, after which another request can be sent.
    private func next() throws -> HubMessage {
        guard let message = try messages.next() else { throw StreamFailure.ended }
        guard case .failure(let kind) = message else { return message }
        isUsable = true
        throw HubError(kind, at: address)
    }
}
