import MotifCore
import MotifPublishing
import MotifScan
import MotifSystem
import MotifText

extension CommandError {
    /// Runs a body whose errors are those of files that belong to a scan.
    static func scanning<Result>(_ body: () throws(ScanFileError) -> Result) throws(CommandError) -> Result {
        do throws(ScanFileError) {
            return try body()
        } catch {
            switch error {
            case .file(let error): throw .file(error.path, error.number)
            case .json(let name, let error): throw .json(file: name, error)
            case .problems(let file, let problems):
                let file = TextFile(named: file.name, file.bytes)
                throw .settings(file: file.name, file.placed(problems.problems))
            }
        }
    }
}

extension ScanFile {
    /// The file that an option names.
    init(option path: String) throws(CommandError) {
        let file = try TextFile(path)
        self.init(named: file.name, file.bytes)
    }
}

/// What Git knows about files.
struct GitFiles {
    /// The files that have changed since a commit, and new ones, in the repository of this folder.
    static func changed(since revision: String) throws(CommandError) -> Set<String> {
        // A revision could be an option of Git; its hash can't.
        let found = try git(["rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}"])
        guard found.status == 0 else { throw .usage(try reason(revision)) }
        let tip = String(decoding: found.output.prefix { $0 != 10 }, as: UTF8.self)
        // What others have changed there since isn't a change of this branch.
        let base = try git(["merge-base", tip, "HEAD"])
        let commit = base.status == 0 ? String(decoding: base.output.prefix { $0 != 10 }, as: UTF8.self) : tip
        let top = String(decoding: try git(["rev-parse", "--show-toplevel"]).output.dropLast(), as: UTF8.self)
        // The former name of a file is one that has changed, too.
        let changed = try git(["diff", "--name-only", "--no-renames", "-z", commit, "--"])
        let new = try git(["ls-files", "--others", "--exclude-standard", "-z"], in: top)
        if let failed = [changed, new].first(where: { $0.status != 0 }) {
            throw .failedProgram("git", status: failed.status, String(decoding: failed.complaints, as: UTF8.self))
        }
        let paths = FolderPaths(of: top, from: ".")
        return Set(
            (changed.output + new.output).split(separator: 0).map { paths.inScan(String(decoding: $0, as: UTF8.self)) })
    }

    /// The reason why Git doesn't know a commit, and what to do.
    private static func reason(_ revision: String) throws(CommandError) -> String {
        guard try git(["rev-parse", "--git-dir"]).status == 0 else {
            return "--changed-since requires a Git repository, and this folder isn't in one"
        }
        let isShallow = try git(["rev-parse", "--is-shallow-repository"]).output.starts(with: "true".utf8)
        let advice =
            isShallow ? "; this clone is shallow, so fetch more history (fetch-depth: 0 in actions/checkout)" : ""
        return "Git has no commit '\(revision.printable)'\(advice)"
    }

    /// Runs Git without what the settings of a repository could make it run.
    private static func git(
        _ arguments: [String], in folder: String = "."
    ) throws(CommandError) -> LimitedProgram.Answer {
        let safe = ["-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null"]
        let program = LimitedProgram(
            at: "git", safe + arguments, environment: Environment.exporters.environment, seconds: 60,
            maximumBytes: 1 << 27)
        let nothing = try InputFile.open("/dev/null")
        do throws(LimitedProgram.Failure) {
            return try program.answer(to: nothing, in: folder)
        } catch {
            switch error {
            case .unusable(let error) where error.isMissing: throw .missingProgram("git")
            case .unusable(let error): throw .failedProgram("git", status: error.number, error.message)
            case .tooSlow: throw .failedProgram("git", status: 124, "It took more than 60 s")
            case .tooLong: throw .failedProgram("git", status: 1, "Its answer is over 128 MB")
            }
        }
    }
}
