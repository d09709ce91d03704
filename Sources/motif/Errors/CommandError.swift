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
    /// A folder contains no files with these extensions.
    case noFiles(in: String, endings: [String])
    /// Every other error, with its message in lines.
    case other(ExitStatus, [String])

    /// The exit status of the command.
    var exit: ExitStatus {
        if case .other(let exit, _) = self { exit } else { .missing }
    }

    /// The message, in lines.
    var lines: [String] {
        switch self {
        case .noCatalog:
            [
                "No catalog: there is no '\(CatalogOptions.standardName)' in this folder or any parent\(Hint.create()), "
                    + "or name one with --catalog"
            ]
        case .noFiles(let folder, let endings):
            ["'\(folder)' contains no files ending in \(endings.joined(separator: " or "))"]
        case .other(_, let lines): lines
        }
    }

    /// An error with this message.
    static func failed(_ exit: ExitStatus, _ lines: String...) -> Self { other(exit, lines) }

    /// An invalid command line that the parser doesn't detect.
    static func usage(_ message: String) -> Self { failed(.usage, message) }

    /// A value is invalid for an option, which requires something else.
    static func badValue(of option: String, _ value: String, _ reason: String) -> Self {
        usage(UsageFailure.invalidValue(value, for: option, reason))
    }

    /// Runs a body whose problems are those of a request, not of a document that is written.
    static func answering<Result>(_ body: () throws -> Result) throws -> Result {
        do {
            return try body()
        } catch let problems as Problems {
            throw other(ExitStatus(problems.problems), Failure.lines(unanswered: problems))
        }
    }
}

// Catalogs and hubs.
extension CommandError {
    /// The catalog can't be opened, with advice: the library's error.
    static func catalog(_ error: StoreError, hint: String) -> Self {
        failed(ExitStatus(error.kind), error.message + hint)
    }

    /// `motif verify` found this many damaged entries, and has printed them.
    ///
    /// - `isVerified`: Whether all of the file could be read.
    static func damaged(_ path: String, _ damage: [Damage], isVerified: Bool) -> Self {
        let places = "'\(path)' is damaged in \(String.counted(damage.count, "place"))"
        return other(.file, [places] + Hint.damage(damage, to: path, isVerified: isVerified))
    }

    /// Nothing of this type matches the options.
    static func noMatch(_ what: String) -> Self {
        failed(.missing, "No \(what)s match the options; try fewer words or filters")
    }

    /// No column has this name.
    static func unknownColumn(_ name: String, nearest: String?, known: [String]) -> Self {
        usage("Unknown column '\(name)'" + hint(nearest, known))
    }

    /// SQLite rejected the user's query, with its message and the byte offset at which it stopped.
    static func sql(_ message: String, _ sql: String, offset: Int) -> Self {
        other(.data, ["SQL error: \(message)"] + excerpt(of: sql, at: offset))
    }

    /// The user's query reads a table or view that doesn't exist.
    static func unknownView(_ name: String) -> Self {
        failed(.data, "SQL error: no such view: \(name)" + hint(nearestView(to: name), GuidePage.views))
    }

    /// The catalog has no hub.
    static func noHub(_ path: String) -> Self {
        failed(
            .missing,
            "'\(path)' has no hub; use 'motif hub create' to share it, or 'motif hub set' if it is shared already")
    }

    /// Answers to conflicts that can't be used.
    static func answers(_ errors: [MergeAnswerError]) -> Self { other(.usage, errors.map(\.message)) }
}

// Files and programs.
extension CommandError {
    /// The file doesn't exist.
    static func noSuchFile(_ path: String) -> Self {
        failed(.missing, "There is no \(path.hasSuffix("/") ? "folder" : "file") '\(path)'")
    }

    /// The file to create already exists.
    static func fileExists(_ path: String) -> Self {
        failed(.exists, "'\(path)' already exists; use --force to replace it")
    }

    /// The path of a folder leads to something else.
    static func notAFolder(_ path: String) -> Self { failed(.exists, "'\(path)' is not a folder") }

    /// A system call on a file failed with this error number.
    static func file(_ path: String, _ number: Int32) -> Self {
        let message =
            switch number {
            case EISDIR: "'\(path)' is a folder; name a file"
            case ESPIPE, ELOOP: FileError(.read, path, number).message
            default: "'\(path)': \(Process.message(for: number))"
            }
        return failed(ExitStatus(systemError: number), message)
    }

    /// A file isn't valid JSON.
    static func json(file: String, _ error: JSONError, _ hint: String = "") -> Self {
        failed(.data, "\(file):\(error.position): \(error.message)\(hint)")
    }

    /// A document in a file has problems.
    static func problems(file: String, _ problems: [Problem]) -> Self {
        other(.data, Failure.lines(problems, in: file))
    }

    /// A file that belongs to a scan has problems.
    static func settings(file: String, _ problems: [Problem]) -> Self {
        other(.data, problems.map { "\($0.location(in: file)): \($0.line)" })
    }

    /// Files and folders to scan without code.
    static func noCode(_ paths: [String]) -> Self {
        failed(
            .missing,
            "No code that motif reads in \(paths.isEmpty ? "this folder" : paths.inWords): Swift, Kotlin, TypeScript, "
                + "JavaScript, CSS, Sass, Less, Dart, or Android XML")
    }

    /// A format cannot represent these things exactly.
    static func inexact(_ format: String, _ lines: [String]) -> Self {
        other(
            .data,
            ["\(format) cannot represent the motion exactly; nothing was written"] + lines.map { "  \($0)" })
    }

    /// A timing curve has problems.
    static func curve(_ problems: [Problem]) -> Self { other(.data, Failure.lines(ofCurve: problems)) }

    /// A program that the command needs isn't installed.
    static func missingProgram(_ program: String) -> Self {
        failed(.file, "This needs '\(program)', which isn't installed; \(Renderer.installation(of: program))")
    }

    /// A program that the command needs has failed with this status and these words; without a status, it took too long.
    static func failedProgram(_ program: String, status: Int32?, _ output: String) -> Self {
        let end = status.map { "failed with status \($0)" } ?? "took too long and was ended"
        return other(.file, ["'\(program)' " + end] + output.split(separator: "\n").prefix(5).map { "  \($0)" })
    }

    /// An edited text of a document isn't saved because of this error, or because the user has given up.
    static func unsaved(_ error: (any Error)?, text: String, of name: DocumentName) -> Self {
        let failure = error.map { Failure($0) }
        return other(
            failure?.exit ?? .data,
            (failure?.unprefixedLines ?? ["Nothing was saved"])
                + ["Your text is in '\(text)'; 'motif update \(name) --file' can save it"])
    }
}

// The words.
extension CommandError {
    /// What other tools call a command.
    private static let others = [
        "add": "create", "blame": "log", "find": "list --search", "history": "log", "lint": "validate",
        "new": "create", "query": "sql", "remove": "delete", "revert": "undo", "search": "list --search",
    ]

    /// No command has this name.
    static func unknownCommand(_ word: String, known: [String]) -> Self {
        let type = DocumentType.allCases.first { [$0.rawValue, $0.plural].contains(word) }
        let page = GuidePage.all.first { $0.name == word }.map { "guide \($0.name)" } ?? others[word]
        let nearest = type.map { "list \($0.plural)" } ?? page ?? nearestName(to: word, among: known)
        let hint = nearest.map { ". Did you mean '\($0)'?" } ?? "; run 'motif help' for a list of commands"
        return usage("Unknown command '\(word)'" + hint)
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
