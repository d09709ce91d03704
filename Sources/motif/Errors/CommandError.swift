import MotifCatalog
import MotifCore
import MotifFormula
import MotifJSON
import MotifPlatform
import MotifPublishing
import MotifSystem
import MotifText

/// An error of the command line, the environment, or files.
enum CommandError: Error {
    /// No catalog was specified, and none was found nearby.
    case noCatalog
    /// The same, for a scan, which can do without.
    case noCatalogToScan
    /// The catalog can't be opened, with advice: the library's error.
    case catalog(StoreError, hint: String)
    /// `$MOTIF_TIME` is not a time.
    case badTime(String)
    /// The file doesn't exist.
    case noSuchFile(String)
    /// The baseline doesn't exist.
    case noBaseline(String)
    /// The file to create already exists.
    case fileExists(String)
    /// The path of a folder leads to something else.
    case notAFolder(String)
    /// A system call on a file failed with this error number.
    case file(String, Int32)
    /// What an editor left isn't a file.
    case notAFile(String)
    /// A file isn't valid JSON.
    case json(file: String, JSONError)
    /// A file in JSON5.
    case json5(file: String, JSONError)
    /// A document in a file has problems.
    case problems(file: String, [Problem])
    /// A file that belongs to a scan has problems.
    case settings(file: String, [Problem])
    /// No command has this name.
    case unknownCommand(String, known: [String])
    /// No column has this name.
    case unknownColumn(String, nearest: String?, known: [String])
    /// `motif verify` found this many damaged entries, and has printed them.
    ///
    /// - `isVerified`: Whether all of the file could be read.
    case damaged(String, [Damage], isVerified: Bool)
    /// `motif salvage` has written a catalog up to this change, without this many lost revisions after it.
    case salvaged(after: Int, lost: Int)
    /// SQLite rejected the user's query, with its message and the byte offset at which it stopped.
    case sql(String, String, offset: Int)
    /// The user's query reads a table or view that doesn't exist.
    case unknownView(String)
    /// A folder contains no files with these extensions.
    case noFiles(in: String, endings: [String])
    /// A timing curve has problems.
    case curve([Problem])
    /// A spring with a damping ratio lacks the duration that it requires.
    case noDuration
    /// A value is invalid for an option, which requires something else.
    case badValue(of: String, String, String)
    /// `import --prune` would delete a document that others use.
    case prunedInUse(Problems)
    /// A request can't be answered because of these problems.
    case unanswered(Problems)
    /// Nothing of this type matches the options.
    case noMatch(String)
    /// Files and folders to scan without code.
    case noCode([String])
    /// A format cannot represent these things exactly.
    case inexact(String, [String])
    /// Standard output can't be written, after this was saved: the system's error number.
    case unprinted(Int32, saved: String)
    /// The catalog has no change up to this time.
    case noState(at: String)
    /// The program that serves the studio isn't installed.
    case noStudio
    /// The catalog has no hub.
    case noHub(String)
    /// A catalog of another user was found, and its hub has this URL.
    case foreignHub(String, String)
    /// The catalog has a hub already, with its URL.
    case hasHub(String, String)
    /// A program that the command needs isn't installed.
    case missingProgram(String)
    /// A program that the command needs has failed with this status and these words; without a status, it took too long.
    case failedProgram(String, status: Int32?, String)
    /// Answers to conflicts that can't be used.
    case answers([MergeAnswerError])
    /// There is no editor to open, and no terminal for the standard one.
    case noEditor
    /// The editor failed with this exit code; `nil` if a signal ended it.
    case editor(String, status: Int32?)
    /// An edited text of a document isn't saved because of this error, or because the user has given up.
    case unsaved((any Error)?, text: String, of: DocumentName)
    /// This many files or folders with code couldn't be read.
    case unread(Int)
    /// Code isn't linked to this many new values, since a file couldn't be replaced.
    case unlinked(StagedFiles.Failure, values: Int)
    /// An invalid command line that the parser doesn't detect.
    case usage(String)
}

extension CommandError {
    /// The message, in lines.
    var lines: [String] {
        switch self {
        case .noCatalog:
            [
                "No catalog: there is no '\(CatalogOptions.standardName)' in this folder or any parent\(Hint.create()), "
                    + "or name one with --catalog"
            ]
        case .noCatalogToScan:
            Self.noCatalog.lines + [
                "  --documents compares with documents in Git, and --survey lists the timings alone"
            ]
        case .catalog(let error, let hint): [error.message + hint]
        case .badTime(let text): ["MOTIF_TIME is '\(text)'; it must be a time such as 2026-05-04T09:30:00Z"]
        case .noSuchFile(let path): ["There is no \(path.hasSuffix("/") ? "folder" : "file") '\(path)'"]
        case .noBaseline(let path):
            ["There is no file '\(path)'; 'motif scan --write-baseline \(path)' writes it"]
        case .fileExists(let path): ["'\(path)' already exists; use --force to replace it"]
        case .notAFolder(let path): ["'\(path)' is not a folder"]
        case .notAFile(let path): ["The editor left something other than a file in '\(path)'; nothing was saved"]
        case .file(let path, EISDIR): ["'\(path)' is a folder; name a file"]
        case .file(let path, let number) where [ESPIPE, ELOOP].contains(number):
            [FileError(.read, path, number).message]
        case .file(let path, let number): ["'\(path)': \(Process.message(for: number))"]
        case .json(let file, let error): ["\(file):\(error.position): \(error.message)"]
        case .json5(let file, let error):
            ["\(file):\(error.position): \(error.message). The file looks like JSON5; convert it to JSON first"]
        case .problems(let file, let problems): Failure.lines(problems, in: file)
        case .settings(let file, let problems): problems.map { "\($0.location(in: file)): \($0.line)" }
        case .unknownCommand(let word, let known): [Self.unknown(command: word, known)]
        case .unknownColumn(let name, let nearest, let known):
            ["Unknown column '\(name)'" + Self.hint(nearest, known)]
        case .damaged(let path, let damage, let isVerified):
            ["'\(path)' is damaged in \(String.counted(damage.count, "place"))"]
                + Hint.damage(damage, to: path, isVerified: isVerified)
        case .salvaged(let change, let lost):
            [
                (change == 0 ? "No change could be proven" : "No change after change \(change) could be proven")
                    + (lost == 0 ? "" : "; \(String.counted(lost, "revision")) lost")
            ]
        case .sql(let message, let sql, let offset): ["SQL error: \(message)"] + Self.excerpt(of: sql, at: offset)
        case .unknownView(let name):
            ["SQL error: no such view: \(name)" + Self.hint(Self.nearestView(to: name), GuidePage.views)]
        case .noFiles(let folder, let endings):
            ["'\(folder)' contains no files ending in \(endings.joined(separator: " or "))"]
        case .badValue(let option, let value, let reason):
            [UsageFailure.invalidValue(value, for: option, reason)]
        case .curve(let problems): Failure.lines(ofCurve: problems)
        case .noDuration: ["A spring given by 'dampingRatio' requires a duration, such as --duration 350ms"]
        case .prunedInUse(let problems): Failure.lines(problems) + [Hint.prune]
        case .unanswered(let problems): Failure.lines(unanswered: problems)
        case .noMatch(let what): ["No \(what)s match the options; try fewer words or filters"]
        case .noCode(let paths):
            [
                "No code that motif reads in \(paths.joined(separator: ", ")): Swift, Kotlin, TypeScript, JavaScript, CSS, "
                    + "Sass, Less, Dart, or Android XML"
            ]
        case .inexact(let format, let lines):
            ["\(format) cannot represent the motion exactly; nothing was written"] + lines.map { "  \($0)" }
        case .unprinted(let number, let saved): ["\(OutputError.message(for: number)); saved \(saved)"]
        case .noState(let moment): ["The catalog has no changes up to \(moment)"]
        case .noStudio:
            ["'motif-studio' isn't beside motif or in your PATH; copy it from the release that motif is from"]
        case .noHub(let path):
            ["'\(path)' has no hub; use 'motif hub create' to share it, or 'motif hub set' if it is shared already"]
        case .foreignHub(let path, let url):
            [
                "'\(path)' belongs to another user, and would connect to \(url.printable)",
                "  If you trust it, name it: --catalog \(path)",
            ]
        case .hasHub(let path, let url):
            ["'\(path)' is shared at \(url) already; use 'motif hub remove' first to share it elsewhere"]
        case .missingProgram(let program):
            ["This needs '\(program)', which isn't installed; \(Renderer.installation(of: program))"]
        case .failedProgram(let program, let status, let output):
            ["'\(program)' " + (status.map { "failed with status \($0)" } ?? "took too long and was ended")]
                + output.split(separator: "\n").prefix(5).map { "  \($0)" }
        case .answers(let errors): errors.map(\.message)
        case .noEditor: ["There is no terminal for an editor; set $VISUAL or $EDITOR to one that needs none"]
        case .editor(let command, let status):
            [
                "The editor '\(command)' "
                    + (status.map { "failed with exit code \($0)" } ?? "was ended by a signal") + "; nothing was saved"
                    + ([126, 127].contains(status) ? ". Set $VISUAL or $EDITOR to a program that runs" : "")
            ]
        case .unsaved(let error, let text, let name):
            (error.map { Failure($0).unprefixedLines } ?? ["Nothing was saved"])
                + ["Your text is in '\(text)'; 'motif update \(name) --file' can save it"]
        case .unread(let count):
            ["\(String.counted(count, "error")) in the code or its links, so nothing was written; mend or exclude them"]
        case .unlinked(let failure, let count):
            [
                failure.message,
                "  \(String.counted(count, "value")) created; run 'motif adopt' again to link the code to what is there",
            ]
        case .usage(let message): [message]
        }
    }

    /// The exit status of the command.
    var exit: ExitStatus {
        switch self {
        case .noCatalog, .noCatalogToScan, .noSuchFile, .noBaseline, .noFiles, .noMatch, .noCode, .noHub, .noState,
            .noStudio:
            .missing
        case .editor(_, status: 126), .editor(_, status: 127): .usage
        case .editor: .no
        case .unsaved(let error, _, _): error.map { Failure($0).exit } ?? .data
        case .noEditor, .badTime, .usage, .unknownCommand, .unknownColumn, .badValue, .noDuration, .answers: .usage
        case .fileExists, .notAFolder, .hasHub: .exists
        case .foreignHub: .notPermitted
        case .catalog(let error, _): ExitStatus(error.kind)
        case .damaged, .salvaged, .unprinted, .missingProgram, .failedProgram: .file
        case .file(_, let number): ExitStatus(systemError: number)
        case .unlinked(let failure, _): ExitStatus(failure)
        case .notAFile, .json, .json5, .problems, .settings, .sql, .unknownView, .curve, .inexact, .unread: .data
        case .unanswered(let problems), .prunedInUse(let problems): ExitStatus(problems.problems)
        }
    }

    /// Runs a body whose problems are those of a request, not of a document that is written.
    static func answering<Result>(_ body: () throws -> Result) throws -> Result {
        do {
            return try body()
        } catch let problems as Problems {
            throw unanswered(problems)
        }
    }

    private static func unknown(command word: String, _ known: [String]) -> String {
        let type = DocumentType.allCases.first { [$0.rawValue, $0.plural].contains(word) }
        let page = GuidePage.all.first { $0.name == word }.map { "guide \($0.name)" }
        let nearest = type.map { "list \($0.plural)" } ?? page ?? nearestName(to: word, among: known)
        return "Unknown command '\(word)'"
            + (nearest.map { ". Did you mean '\($0)'?" } ?? "; run 'motif help' for a list of commands")
    }

    /// The line with the byte at `offset`, and a caret below it; nothing if the line is long.
    private static func excerpt(of text: String, at offset: Int) -> [String] {
        let bytes = Array(text.utf8)
        guard bytes.indices.contains(offset) else { return [] }
        let newline = UInt8(ascii: "\n")
        let start = bytes[..<offset].lastIndex(of: newline).map { $0 + 1 } ?? 0
        let end = bytes[offset...].firstIndex(of: newline) ?? bytes.count
        let line = String(decoding: bytes[start..<end], as: UTF8.self).onOneLine.escaped
        let before = String(decoding: bytes[start..<offset], as: UTF8.self).onOneLine.escaped.columns
        guard line.columns <= 200 else { return [] }
        return ["  " + line, String(repeating: " ", count: before + 2) + "^"]
    }

    /// The nearest view to a name, which may begin with that of a database.
    private static func nearestView(to name: String) -> String? {
        nearestName(to: name.split(separator: ".").last.map(String.init) ?? name, among: GuidePage.views)
    }

    private static func hint(_ nearest: String?, _ known: [String]) -> String {
        nearest.map { ". Did you mean '\($0)'?" } ?? "; available: \(known.joined(separator: ", "))"
    }
}
