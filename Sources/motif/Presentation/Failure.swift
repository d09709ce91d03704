import MotifCatalog
import MotifCore
import MotifJSON
import MotifStore

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// How a command that went wrong ends, and what it says: the one place that knows every error.
struct Failure {
    /// The exit code.
    let exit: ExitStatus
    /// What is said on standard error.
    let lines: [String]

    /// What becomes of an error.
    init(_ error: any Error) {
        switch error {
        case let error as CommandError: self.init(error.exit, error.lines)
        case let error as Problems: self.init(ExitStatus(error.problems), Self.lines(error))
        case let error as ImportProblems: self.init(.data, Self.lines(error))
        case let error as StoreError: self.init(ExitStatus(error.kind), [error.message + Hint.next(error)])
        case let error as FileError: self.init(ExitStatus(systemError: error.number), [error.message])
        case let error as ReferenceError: self.init(.usage, [error.message])
        case let error as JSONError: self.init(.data, ["\(error.position): \(error.message)"])
        case let error as TimingError: self.init(.data, [error.message])
        case OutputError.closed: self.init(exit: .done, lines: [])
        case OutputError.failed(let number):
            self.init(.file, ["Standard output: \(Process.words(for: number))"])
        default: self.init(.bug, ["\(error)", "This is a mistake in motif; a report of it is welcome"])
        }
    }

    private init(exit: ExitStatus, lines: [String]) {
        self.exit = exit
        self.lines = lines
    }

    /// The first line names the program.
    private init(_ exit: ExitStatus, _ lines: [String]) {
        self.init(exit: exit, lines: lines.prefix(1).map { "motif: " + $0 } + lines.dropFirst())
    }
}

extension ExitStatus {
    /// The exit for what is wrong with a document.
    init(_ problems: [Problem]) {
        let all = Set(problems.map { Self(problem: $0.kind) })
        self = all.count == 1 ? all.first ?? .data : .data
    }

    private init(problem kind: Problem.Kind) {
        self =
            switch kind {
            case .notFound, .deleted, .rule(.notFound, _): .missing
            case .exists, .conflict, .inUse: .exists
            default: .data
            }
    }

    /// The exit for what is wrong with the catalog's file.
    init(_ kind: StoreError.Kind) {
        self =
            switch kind {
            case .noSuchFile: .missing
            case .exists, .stale: .exists
            case .isFolder, .notACatalog, .newer, .damaged, .diskFull, .inputOutput: .file
            case .busy: .busy
            case .notPermitted, .outdated, .forbiddenSQL: .notPermitted
            case .badSQL, .timeout, .missingReference: .data
            case .sqlite: .bug
            }
    }

    /// The exit for an error number of the system.
    init(systemError number: Int32) {
        self =
            switch number {
            case ENOENT, ENOTDIR, EISDIR: .missing
            case EACCES, EPERM, EROFS: .notPermitted
            case EEXIST: .exists
            default: .file
            }
    }
}
