/// Ends work before it is done: because nobody waits for the result any longer, or because it takes too long.
///
/// What takes long asks `check` now and then: statements before each row, and `ParallelMap` before each element.
///
///     let cancellation = Cancellation(seconds: 60)
///     let answer = try cancellation.run { try check(everything) }
public final class Cancellation: Sendable {
    /// The error of work that was ended.
    public struct Stopped: Error, Sendable, Equatable {
        /// The time that the work had, in seconds.
        public let seconds: Double

        /// The error of work that had this time.
        public init(seconds: Double) { self.seconds = seconds }

        /// A description of the error, for people.
        public var message: String { "This took more than \(Int(seconds)) s and was stopped; ask for less at a time" }
    }

    @TaskLocal private static var current: Cancellation?

    private let seconds: Double
    private let end: ContinuousClock.Instant
    private let canceled: Locked<Bool>

    /// The end after a time, or earlier.
    public convenience init(seconds: Double) { self.init(seconds, Locked(false)) }

    private init(_ seconds: Double, _ canceled: Locked<Bool>) {
        (self.seconds, self.canceled) = (seconds, canceled)
        end = .now + .seconds(seconds)
    }

    /// The same, with all of its time before it.
    public var restarted: Cancellation { Cancellation(seconds, canceled) }

    /// Whether nobody waits for the result any longer.
    public var isCanceled: Bool { canceled.withLock { $0 } }

    /// Ends the work; the thread that does it notices soon.
    public func cancel() { canceled.withLock { $0 = true } }

    /// Runs work that this can end.
    public func run<Result>(_ work: () throws -> Result) rethrows -> Result {
        try Self.$current.withValue(self, operation: work)
    }

    /// Runs work that nothing ends, such as a write.
    public static func ignored<Result>(_ work: () throws -> Result) rethrows -> Result {
        try $current.withValue(nil, operation: work)
    }

    /// The error of the present work, if it is to end.
    public static var stop: Stopped? {
        guard let current, current.isCanceled || .now >= current.end else { return nil }
        return Stopped(seconds: current.seconds)
    }

    /// Throws if the present work is to end.
    public static func check() throws(Stopped) { if let stop { throw stop } }

    /// The same work on another thread.
    static func inherited<Input, Output>(
        _ work: @escaping @Sendable (Input) throws -> Output
    ) -> @Sendable (Input) throws -> Output {
        guard let current else { return work }
        return { input in try current.run { try work(input) } }
    }
}
