import MotifCatalog
import MotifCore
import MotifExport
import MotifJSON
import MotifPlatform
import MotifPublishing
import MotifStore
import MotifSystem

/// The exit code and message of a failed command. All errors are converted here.
struct Failure {
    /// The exit code.
    let exit: ExitStatus
    /// The lines for standard error.
    let lines: [String]

    /// Creates the failure for an error.
    init(_ error: any Error) {
        switch error {
        case let error as CommandError: self.init(error.exit, error.lines)
        case let error as Problems: self.init(ExitStatus(error.problems), Self.lines(error))
        case let error as ImportProblems: self.init(.data, Self.lines(error))
        case let error as StoreError: self.init(ExitStatus(error.kind), [error.message + Hint.next(error)])
        case let error as HubError: self.init(ExitStatus(error.kind), [error.message + Hint.next(error)])
        case let error as MergeAnswerError: self.init(.usage, [error.message])
        case let error as FileError: self.init(ExitStatus(systemError: error.number), [error.message])
        case let error as SystemError: self.init(.system, [Process.message(for: error.number)])
        case let error as StagedFiles.Failure: self.init(ExitStatus(error), [error.message])
        case let error as ScreenshotError: self.init(.data, [error.message])
        case let error as ExporterError:
            self.init(error.number.map(ExitStatus.init(systemError:)) ?? .data, error.lines)
        case let error as KeptFile: self.init(.exists, [error.message + Hint.next(error)])
        case let error as GalleryError: self.init(.exists, [error.message + Hint.next(error)])
        case let error as ReferenceError: self.init(.usage, [error.message])
        case let error as JSONError: self.init(.data, ["\(error.position): \(error.message)"])
        case let error as UsageFailure: self.init(.usage, error.lines)
        case let error as TimingError: self.init(.data, [error.message])
        case OutputError.closed: self.init(.done, [])
        case OutputError.failed(let number):
            self.init(.file, [OutputError.message(for: number)])
        default: self.init(.bug, ["\(error)", "This is a bug in motif"])
        }
    }

    /// The lines as part of another message.
    var unprefixedLines: [String] {
        lines.enumerated().map { $0 == 0 && $1.hasPrefix(Self.prefix) ? String($1.dropFirst(Self.prefix.count)) : $1 }
    }

    private static let prefix = "motif: "

    /// The first line names the program.
    private init(_ exit: ExitStatus, _ lines: [String]) {
        self.exit = exit
        self.lines = lines.prefix(1).map { Self.prefix + $0 } + lines.dropFirst()
    }
}

extension ExitStatus {
    /// The exit code for the problems of a document.
    init(_ problems: [Problem]) {
        self =
            switch OperationFailure.Reason(problems) {
            case .malformed: .usage
            case .notFound: .missing
            case .conflict: .exists
            case .invalid: .data
            case .busy: .busy
            case .notPermitted: .notPermitted
            case .diskFull, .catalog: .file
            }
    }

    /// The exit code for an error of the catalog file.
    init(_ kind: StoreError.Kind) {
        self =
            switch kind {
            case .noSuchFile: .missing
            case .exists, .leftover, .stale: .exists
            case .isFolder, .notACatalog, .newer, .altered, .damaged, .nothingIntact, .diskFull, .inputOutput,
                .unopened:
                .file
            case .busy: .busy
            case .notPermitted, .unreadable, .foreignLog, .outdated, .forbiddenSQL: .notPermitted
            case .badSQL, .timeout, .missingReference: .data
            case .sqlite: .bug
            }
    }

    /// The exit code for an error of a hub.
    init(_ kind: HubError.Kind) {
        self =
            switch kind {
            case .invalidOption: .usage
            case .noSuchPlace, .nothingShared, .noSuchCatalog, .severalCatalogs: .missing
            case .refusedLogin, .notPermitted, .readOnly, .insecure: .notPermitted
            case .moved, .otherCatalog, .otherCopy, .otherName, .isClone: .exists
            case .unreachable, .lost, .busy: .busy
            default: .file
            }
    }

    /// The exit code for a file that wasn't replaced.
    init(_ failure: StagedFiles.Failure) {
        self = failure.error.map { ExitStatus(systemError: $0.number) } ?? .exists
    }

    /// The exit code for an error number of the system.
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
