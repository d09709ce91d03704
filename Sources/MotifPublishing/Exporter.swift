import MotifCatalog
package import MotifCore
package import MotifExport
package import MotifJSON
package import MotifSystem

/// A program, not part of motif, that exports motion to files.
///
/// It reads a motion document from standard input and answers on standard output. It runs in an empty folder, without
/// the environment variables that name a catalog, and with limits. It isn't sandboxed: it can do anything its user can.
package struct Exporter: Sendable {
    /// The name by which it was found, or its path.
    package let name: String
    private var program: LimitedProgram
    private let temporaryFolder: String

    /// The prefix of the names of programs that can be found by the rest of their names.
    package static let prefix = "motif-export-"
    /// The default time limit for a pattern, in seconds.
    package static let seconds = 30.0

    /// The places where exporters are found, and the environment in which they run.
    package struct Surroundings: Sendable {
        /// The folders in which exporters are searched for.
        package let folders: [String]
        /// Their environment, as `NAME=value`.
        package let environment: [String]
        /// The parent of the folders in which they run.
        package let temporaryFolder: String

        /// Surroundings with these folders, except relative ones.
        package init(folders: [String], environment: [String], temporaryFolder: String) {
            self.folders = folders.filter { $0.hasPrefix("/") }
            self.environment = environment
            self.temporaryFolder = temporaryFolder
        }

        /// The names of the exporters in the folders, sorted.
        package var names: [String] {
            let found = folders.flatMap { folder in
                ((try? FileSystem.names(in: folder)) ?? []).filter {
                    $0.hasPrefix(prefix) && $0 != prefix && FileSystem.canRun("\(folder)/\($0)")
                }
            }
            return Set(found.map { String($0.dropFirst(prefix.count)) }).sorted()
        }
    }

    /// The exporter with a name or a path, which contains a `/`; `nil` if no folder has one with this name.
    package init?(_ name: String, in surroundings: Surroundings, seconds: Double = Self.seconds) {
        let path: String
        if name.contains("/") {
            path = FileSystem.resolved(name) ?? name
        } else {
            let paths = surroundings.folders.map { "\($0)/\(Self.prefix)\(name)" }
            guard let found = paths.first(where: FileSystem.canRun) else { return nil }
            path = found
        }
        self.name = name
        program = LimitedProgram(
            at: path, environment: surroundings.environment, seconds: seconds,
            maximumBytes: JSONLimits.default.maximumBytes)
        temporaryFolder = surroundings.temporaryFolder
    }

    /// The same exporter with a different time limit.
    package func limited(toSeconds seconds: Double) -> Exporter {
        var exporter = self
        exporter.program = LimitedProgram(
            at: program.path, environment: program.environment, seconds: seconds, maximumBytes: program.maximumBytes)
        return exporter
    }

    /// The answer to the motion of a pattern, and the program's standard error.
    ///
    /// - Throws: `ExporterError`; `ExporterAnswer.Refusal`; `Problems` of the motion; `FileError` of a temporary file.
    package func answer(to subject: ExportSubject) throws -> (answer: ExporterAnswer, remarks: String) {
        let document = try MotionDocument(subject).json.canonical
        DraftName.removeLeftovers(in: temporaryFolder)
        let folder = "\(temporaryFolder)/\(DraftName.make())"
        try FileSystem.createFolder(folder)
        OpenDrafts.add(folder, isFolder: true)
        defer {
            FileSystem.remove(folder)
            OpenDrafts.remove(folder)
        }
        let input = "\(folder)/input"
        try OpenFile(creating: input).write(Array(document.utf8))
        let file = try OpenFile(reading: input)
        FileSystem.remove(input)
        let answer: LimitedProgram.Answer
        do throws(LimitedProgram.Failure) {
            answer = try program.answer(to: file, in: folder)
        } catch {
            throw ExporterError(name, .unanswered(error, program))
        }
        let remarks = String(decoding: answer.complaints, as: UTF8.self)
        guard answer.status == 0 else { throw ExporterError(name, .failed(status: answer.status, remarks)) }
        do {
            return (try ExporterAnswer(answer.output), remarks)
        } catch let error as JSONError {
            throw ExporterError(name, .unreadable(error))
        } catch let problems as Problems {
            throw ExporterError(name, .invalid(problems))
        }
    }
}

/// An exporter that failed, or whose files can't be written. Nothing was written.
package struct ExporterError: Error {
    /// The exporter.
    package let exporter: String
    /// What went wrong.
    package let kind: Kind

    /// What went wrong.
    package enum Kind: Sendable {
        /// It couldn't be started, or exceeded a limit.
        case unanswered(LimitedProgram.Failure, LimitedProgram)
        /// It exited with a status other than 0, after writing these words.
        case failed(status: Int32, String)
        /// Its answer isn't JSON.
        case unreadable(JSONError)
        /// Its answer is invalid.
        case invalid(Problems)
        /// It can't represent the motion of a pattern, for this reason.
        case refused(DocumentReference, String)
        /// Two patterns have different files with the same name, or one has a file where the other has a folder.
        case sameName(String, [DocumentReference])
        /// A pattern has several files, but the destination is a single file.
        case severalFiles([String])
    }

    init(_ exporter: String, _ kind: Kind) { (self.exporter, self.kind) = (exporter, kind) }

    /// The system's error number, if the program can't be started.
    package var number: Int32? {
        if case .unanswered(.unusable(let error), _) = kind { error.number } else { nil }
    }

    /// The message, in lines.
    package var lines: [String] { [sentence] + details.map { "  \($0)" } }

    private var sentence: String {
        switch kind {
        case .unanswered(.unusable(let error), _):
            "The exporter '\(exporter)' can't be started; it must be a program that you may run: \(error.message)"
        case .unanswered(.tooSlow, let program):
            "The exporter '\(exporter)' didn't answer within \(JSONNumber.text(program.seconds)) s; nothing was written"
        case .unanswered(.tooLong, let program):
            "The exporter '\(exporter)' wrote more than \(program.maximumBytes >> 20) MB for one pattern; "
                + "nothing was written"
        case .failed(let status, _): "The exporter '\(exporter)' failed with status \(status); nothing was written"
        case .unreadable: "The answer of the exporter '\(exporter)' isn't JSON; nothing was written"
        case .invalid: "The answer of the exporter '\(exporter)' is invalid; nothing was written"
        case .refused(let pattern, let reason): "The exporter '\(exporter)' refuses '\(pattern)': \(reason)"
        case .sameName(let name, let patterns):
            "The exporter '\(exporter)' has different files named '\(name)' for "
                + patterns.map { "'\($0)'" }.joined(separator: " and ") + "; nothing was written"
        case .severalFiles(let names):
            "The exporter '\(exporter)' has \(names.count) files, which need a folder: "
                + names.prefix(5).joined(separator: ", ")
        }
    }

    /// What the exporter said, or the mistakes in its answer.
    private var details: [String] {
        switch kind {
        case .failed(_, let words): words.split(whereSeparator: \.isNewline).suffix(5).map(String.init)
        case .unreadable(let error): ["\(error.position): \(error.message)"]
        case .invalid(let problems): problems.problems.prefix(5).map { "\($0.path): \($0.message)" }
        case .unanswered, .refused, .sameName, .severalFiles: []
        }
    }
}
