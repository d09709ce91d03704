import MotifCatalog
import MotifCore
import MotifFormula
import MotifJSON
import MotifText

extension Failure {
    /// The message for the problems of one document.
    static func lines(_ problems: Problems) -> [String] {
        if !problems.misfits.isEmpty { return lines(ofMisfits: problems.misfits) }
        // A problem of the document as a whole needs no heading, and those of a formula have their own places.
        let isWhole = problems.problems.allSatisfy { $0.path == .root }
        if problems.document == nil, isWhole,
            problems.problems.count == 1 || problems.problems.allSatisfy(\.isOfFormula)
        {
            return problems.problems.flatMap { $0.wholeLines }
        }
        let count = String.counted(problems.problems.count, "problem")
        let heading = problems.document.map { "\($0.quoted) has \(count); nothing was written" }
        return [heading ?? "\(count.capitalizedFirst); nothing was written"] + problems.problems.map { "  \($0.line)" }
    }

    /// The message for documents that no longer fit what they depend on: names, and the problems of the first ten.
    private static func lines(ofMisfits misfits: [Problems]) -> [String] {
        let names = misfits.compactMap(\.document)
        let shown = names.map { "'\($0)'" }.inWords(first: 5)
        let verb = names.count == 1 ? "no longer fits" : "no longer fit"
        let lines = misfits.prefix(10).flatMap { misfit in
            misfit.problems.map { "  \(misfit.document?.description ?? ""): \($0.line)" }
        }
        let noun = names.allSatisfy { $0.type == .pattern } ? "pattern" : "document"
        return ["\(String.counted(names.count, noun)) \(verb): \(shown); nothing was written"]
            + lines
            + ["  \(Hint.misfits)"]
    }

    /// The message for problems that prevent an answer.
    static func lines(unanswered problems: Problems) -> [String] {
        if problems.document == nil, problems.problems.count == 1, problems.problems.first?.path == .root {
            return lines(problems)
        }
        let count = String.counted(problems.problems.count, "problem")
        let heading = problems.document.map { "\($0.quoted) has \(count) in this scene" }
        return [heading ?? "\(count) with the options"] + problems.problems.map { "  \($0.line)" }
    }

    /// The message for the problems of a document in a file.
    static func lines(_ problems: [Problem], in file: String) -> [String] {
        ["\(String.counted(problems.count, "problem")) in \(file); nothing was written"]
            + problems.map { "  \($0.location(in: file)): \($0.line)" }
    }

    /// The message for the problems of a curve on the command line.
    static func lines(ofCurve problems: [Problem]) -> [String] {
        if problems.count == 1 { return problems.map(\.line) }
        return ["The curve has \(String.counted(problems.count, "problem"))"] + problems.map { "  \($0.line)" }
    }

    /// The message for the problems of an import.
    static func lines(_ problems: ImportProblems) -> [String] {
        let documents = problems.documents
        let more = problems.isCut ? "at least " : ""
        let verb = documents.count == 1 ? "has" : "have"
        var lines = ["\(more)\(String.counted(documents.count, "document")) \(verb) problems; nothing was written"]
        var lists: Set<String> = []
        for document in documents {
            // All rows of a list have the same problem.
            if document.isListRow, !lists.insert(document.source).inserted { continue }
            lines += document.problems.map { "  \($0.location(in: document.source)): \($0.code.rawValue): \($0.line)" }
        }
        let files = Set(documents.filter(\.isOtherFormat).map(\.source)).sorted()
        return lines + files.map { "  '\($0)' isn't JSON; documents are read from JSON or JSON Lines, as exported" }
    }
}

extension ImportProblems.OfDocument {
    fileprivate var isListRow: Bool { problems.first?.kind == .listRow }

    /// Whether the source is a file of another format: it begins with something else than JSON, and has another name.
    fileprivate var isOtherFormat: Bool {
        guard let problem = problems.first, case .json = problem.kind, problem.position?.line == 1 else { return false }
        return source.contains(".") && !ImportSource.fileExtensions.contains { source.lowercased().hasSuffix($0) }
    }
}

extension Problem {
    /// `patterns/expand.json:3:5`
    func location(in file: String) -> String { position.map { "\(file):\($0)" } ?? file }

    /// Path and message on a line.
    var line: String { (path == .root ? message : "\(path): \(message)") + Hint.next(self) }

    fileprivate var isOfFormula: Bool {
        if case .badFormula = kind { true } else { false }
    }

    /// The lines of the message; for a formula, with the location below it.
    fileprivate var wholeLines: [String] {
        guard case .badFormula(let error) = kind else { return [line] }
        return error.rendered.split(separator: "\n").map(String.init)
    }
}
