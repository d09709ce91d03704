import MotifCore
import MotifFormula
import MotifJSON
import MotifText

/// What can be wrong outside the catalog: with the command line's meaning, the environment and files.
enum CommandError: Error {
    /// No catalog is named, and none is near.
    case noCatalog
    /// `$MOTIF_TIME` is no time.
    case badTime(String)
    /// There is no such file.
    case noSuchFile(String)
    /// A file that is to be made is there already.
    case fileExists(String)
    /// What should be a folder is something else.
    case notAFolder(String)
    /// A folder that is to be written holds other files, such as this.
    case foreignFiles(String, String)
    /// The system refuses a file: its error number.
    case file(String, Int32)
    /// A file is not JSON.
    case json(file: String, JSONError)
    /// A document from a file has problems.
    case problems(file: String, [Problem])
    /// No column has this name.
    case unknownColumn(String, nearest: String?, known: [String])
    /// No page of the guide has this name.
    case unknownPage(String, nearest: String?, known: [String])
    /// `motif verify` found so many damaged places, which it has printed.
    case damaged(String, damage: Int)
    /// No type of document has this name.
    case unknownType(String)
    /// SQLite does not take a user's SQL: its words, and the byte at which it stopped.
    case sql(String, String, offset: Int)
    /// A folder has no files with one of these endings.
    case noFiles(in: String, endings: [String])
    /// An option does not take this value.
    case unknownValue(of: String, String, known: [String])
    /// What should be a timing curve has problems.
    case curve([Problem])
    /// A spring by damping ratio without the duration that it needs.
    case noDuration
    /// An option does not take this value; what it takes, in words.
    case badValue(of: String, String, expected: String)
    /// A question has no answer, for these reasons.
    case unanswered(Problems)
    /// Nothing of this sort is what the options ask for.
    case noMatch(String)
    /// A form cannot say these things exactly.
    case inexact(String, [String])
    /// A mistake of the command line that ArgumentParser does not see.
    case usage(String)
}

extension CommandError {
    /// What is wrong, in lines.
    var lines: [String] {
        switch self {
        case .noCatalog:
            ["No catalog: there is no '\(CatalogOptions.standardName)' in this folder or any parent\(Hint.create)"]
        case .badTime(let text): ["MOTIF_TIME is '\(text)'; it takes a time such as 2026-05-04T09:30:00Z"]
        case .noSuchFile(let path): ["There is no file '\(path)'"]
        case .fileExists(let path): ["'\(path)' exists already; --force replaces it"]
        case .notAFolder(let path): ["'\(path)' is no folder"]
        case .foreignFiles(let folder, let name):
            ["'\(folder)' holds other files, such as '\(name)'; --force writes among them and leaves them there"]
        case .file(let path, let number): ["'\(path)': \(Process.words(for: number))"]
        case .json(let file, let error): ["\(file):\(error.position): \(error.message)"]
        case .problems(let file, let problems): Failure.lines(problems, in: file)
        case .unknownColumn(let name, let nearest, let known):
            ["Unknown column '\(name)'" + Self.hint(nearest, known)]
        case .unknownPage(let name, let nearest, let known):
            ["The guide has no page '\(name)'" + Self.hint(nearest, known)]
        case .unknownType(let word):
            ["Unknown type '\(word)'" + Self.hint(nearestName(to: word, among: Self.types), Self.types)]
        case .damaged(let path, let damage):
            ["'\(path)' is damaged in \(String.counted(damage, "place"))"]
        case .sql(let words, let sql, let offset):
            ["SQLite does not take this SQL: \(words)"] + Self.place(of: offset, in: sql)
        case .noFiles(let folder, let endings):
            ["There is no file ending in \(endings.joined(separator: " or ")) in '\(folder)'"]
        case .unknownValue(let option, let value, let known):
            [Self.refusal(of: value, by: option, nearestName(to: value, among: known), Self.choice(of: known))]
        case .badValue(let option, let value, let expected):
            [Self.refusal(of: value, by: option, nil, expected)]
        case .curve(let problems): Failure.lines(ofCurve: problems)
        case .noDuration: ["A spring by 'dampingRatio' needs the duration of its track, such as --duration 350ms"]
        case .unanswered(let problems): Failure.lines(unanswered: problems)
        case .noMatch(let what): ["No \(what) is what the options ask for"]
        case .inexact(let form, let lines):
            ["\(form) cannot say all of it exactly; nothing was written"] + lines.map { "  \($0)" }
        case .usage(let words): [words]
        }
    }

    /// What is wrong, in one text.
    var message: String { lines.joined(separator: "\n") }

    /// How the command ends.
    var exit: ExitStatus {
        switch self {
        case .noCatalog, .noSuchFile, .noFiles, .noMatch: .missing
        case .badTime, .usage, .unknownColumn, .unknownPage, .unknownType, .unknownValue, .badValue: .usage
        case .fileExists, .notAFolder, .foreignFiles: .exists
        case .damaged: .file
        case .file(_, let number): ExitStatus(systemError: number)
        case .json, .problems, .sql, .curve, .noDuration, .inexact: .data
        case .unanswered(let problems): ExitStatus(problems.problems)
        }
    }

    private static let types = DocumentType.allCases.map(\.plural)

    /// The line with the byte at `offset`, and a caret below it; nothing where the line is long.
    private static func place(of offset: Int, in text: String) -> [String] {
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

    private static func refusal(
        of value: String, by option: String, _ nearest: String?, _ expected: String
    ) -> String {
        "\(option) does not take '\(value)'" + (nearest.map { ". Did you mean '\($0)'?" } ?? "; it takes \(expected)")
    }

    /// `table, json or csv`
    private static func choice(of names: [String]) -> String {
        guard let last = names.last, names.count > 1 else { return names.joined() }
        return names.dropLast().joined(separator: ", ") + " or " + last
    }

    private static func hint(_ nearest: String?, _ known: [String]) -> String {
        nearest.map { ". Did you mean '\($0)'?" } ?? "; there is \(known.joined(separator: ", "))"
    }
}
