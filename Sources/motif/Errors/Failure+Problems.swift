import MotifCatalog
import MotifCore
import MotifFormula
import MotifJSON
import MotifText

extension Failure {
    /// The message for the problems of one document.
    static func lines(_ problems: Problems) -> [String] {
        // A problem of the document as a whole needs no heading.
        if problems.document == nil, problems.problems.allSatisfy({ $0.path == .root }) {
            return problems.problems.flatMap { $0.wholeLines }
        }
        let count = String.counted(problems.problems.count, "problem")
        let heading = problems.document.map { "\($0.quoted) has \(count); nothing was written" }
        return [heading ?? "\(count.capitalizedFirst); nothing was written"] + problems.problems.map { "  \($0.line)" }
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
            + problems.map { "  \($0.place(in: file)): \($0.line)" }
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
        for document in documents {
            lines += document.problems.map { "  \($0.place(in: document.source)): \($0.code.rawValue): \($0.line)" }
        }
        return lines
    }
}

extension Problem {
    /// `patterns/expand.json:3:5`
    func place(in file: String) -> String { position.map { "\(file):\($0)" } ?? file }

    /// Path and message on a line.
    var line: String { (path == .root ? message : "\(path): \(message)") + Hint.next(self) }

    /// The lines of the message; for a formula, with the location below it.
    fileprivate var wholeLines: [String] {
        guard case .badFormula(let error) = kind else { return [line] }
        return error.rendered.split(separator: "\n").map(String.init)
    }
}
