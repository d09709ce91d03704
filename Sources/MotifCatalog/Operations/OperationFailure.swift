public import MotifCore
public import MotifJSON
public import MotifStore
import MotifSystem

/// The failure of an operation: what a program needs to react, and what a person reads.
public struct OperationFailure: Error, Sendable {
    /// What kind of failure it is, for those who must choose: an HTTP status, an exit code, whether to try again.
    public enum Reason: Sendable, Hashable {
        /// The operation itself can't be read: it isn't JSON, or its keys have problems.
        case malformed
        /// A document, a revision, or a place in the history doesn't exist.
        case notFound
        /// The newest revision isn't the expected one, a name is taken, or a document is in use.
        case conflict
        /// Values or documents have problems.
        case invalid
        /// Another process kept the catalog locked for too long; it may work later.
        case busy
        /// The disk is full.
        case diskFull
        /// The process has no permission to write the catalog.
        case notPermitted
        /// The catalog can't be read or written for another reason.
        case catalog
    }

    /// The kind of failure.
    public let reason: Reason
    /// The stable code, such as `not-found`.
    public let code: String
    /// The first problem in a sentence, without a full stop.
    public let message: String
    private let problems: Problems?

    /// `{"code", "message", "path"}` of the first problem, with `problems` if there are several, `ref` if they are those
    /// of another document, and `refs` if several documents have some. A text that isn't JSON has `line` and `column`.
    public var json: JSON {
        guard let problems, var object = problems.problems.first?.json.object else {
            return ["code": .string(code), "message": .string(message), "path": "$"]
        }
        if problems.problems.count > 1 || problems.document != nil {
            object["problems"] = .array(problems.problems.map(\.json))
        }
        object["ref"] = problems.document.map { .string($0.description) }
        if problems.misfits.count > 1 {
            object["refs"] = .array(problems.misfits.compactMap { $0.document.map { .string($0.description) } })
        }
        return .object(object)
    }

    /// The failure of an operation that ran into these problems.
    public init(_ problems: Problems) { self.init(problems, Reason(problems.problems)) }

    /// The failure to read an operation with these problems.
    public init(malformed problems: Problems) { self.init(problems, .malformed) }

    /// The failure to read an operation from a text that isn't JSON.
    public init(_ error: JSONError) {
        let problem = Problem(.json(error), at: error.path ?? .root, position: error.position)
        self.init(malformed: Problems([problem]))
    }

    /// The failure to read or write the catalog.
    public init(_ error: StoreError) {
        guard case .timeout(let seconds) = error.kind else {
            self.init(error.kind.failure.reason, error.kind.failure.code, error.message)
            return
        }
        self.init(.busy, "timeout", Cancellation.Stopped(seconds: seconds).message)
    }

    /// The failure of an operation that ended with an error.
    package init(_ error: any Error) {
        switch error {
        case let failure as OperationFailure: self = failure
        case let problems as Problems: self.init(problems)
        case let error as StoreError: self.init(error)
        case let stop as Cancellation.Stopped: self.init(.busy, "timeout", stop.message)
        case let error as MergeAnswerError: self.init(malformed: Problems(.rule(.syntax, error.message)))
        case let stop as MergeStop: self.init(stop.asProblems, stop.conflicts.isEmpty ? .invalid : .conflict)
        default: self.init(.catalog, "catalog", "\(error)")
        }
    }

    private init(_ problems: Problems, _ reason: Reason) {
        let first = problems.problems.first
        self.init(reason, first?.code.rawValue ?? "", first?.message ?? "", problems)
    }

    private init(_ reason: Reason, _ code: String, _ message: String, _ problems: Problems? = nil) {
        self.reason = reason
        self.code = code
        self.message = message
        self.problems = problems
    }
}

extension StoreError.Kind {
    /// The reason of a failure, and its code.
    fileprivate var failure: (reason: OperationFailure.Reason, code: String) {
        switch self {
        case .busy: (.busy, "busy")
        case .stale: (.conflict, Problem.Code.conflict.rawValue)
        case .notPermitted: (.notPermitted, "not-permitted")
        case .diskFull: (.diskFull, "disk-full")
        default: (.catalog, "catalog")
        }
    }
}

extension MergeStop {
    /// A problem for each conflict; without conflicts, the problems of the first document that no longer fits.
    fileprivate var asProblems: Problems {
        problems.first
            ?? Problems(
                conflicts.map { conflict in
                    let message = "'\(conflict.label)' was changed again later; choose 'ours' or 'theirs' in 'take'"
                    return Problem(.rule(.conflict, message))
                })
    }
}

extension OperationFailure.Reason {
    /// The reason that all of these problems have; `invalid` if they have several.
    public init(_ problems: [Problem]) {
        let all = Set(problems.map(Self.init(problem:)))
        self = all.count == 1 ? all.first ?? .invalid : .invalid
    }

    private init(problem: Problem) {
        self =
            switch problem.kind {
            // The key comes from the request, not from data.
            case .unknownSortKey: .malformed
            // At a place in a document, what is missing is a matter of the data.
            case .deleted where problem.path != .root: .invalid
            case .notFound, .deleted, .rule(.notFound, _): .notFound
            case .exists, .conflict, .inUse: .conflict
            case .rule(.exists, _) where problem.path == .root: .conflict
            default: .invalid
            }
    }
}
