import MotifCatalog
import MotifCore
import MotifJSON
import MotifScan
import MotifText

/// A problem or a failed check as a service for continuous integration takes it.
struct Finding {
    /// The check or the code of the problem.
    let rule: String
    let level: FindingLevel
    /// The problem, in one line.
    let message: String
    /// The document: `expand@1`, `kind:expand`; `nil` if none could be read.
    let document: String?
    /// The file that it was read from.
    let file: String?
    /// The place in the file.
    let position: TextPosition?
    /// Why the team accepts it; `nil` if it doesn't.
    let acceptedReason: String?
    /// What stays the same when lines move and messages change; `nil` if there is nothing of that kind.
    var fingerprint: String?

    /// A problem of a document.
    init(_ found: DocumentProblem) {
        rule = found.problem.code.rawValue
        level = .error
        message = found.problem.line.onOneLine
        document = found.name?.description
        file = found.file
        position = found.problem.position
        acceptedReason = nil
    }

    /// A check that fails in a pattern; `nil` if it passes.
    init?(_ result: CheckResult, of report: PatternReport, in places: DocumentPlaces) {
        guard result.failed > 0, let worst = result.worst else { return nil }
        rule = result.check
        level =
            switch result.level {
            case .error: .error
            case .warning: .warning
            case .info: .note
            }
        let words = result.message ?? ""
        message = "\(result.failed) of \(result.cases) cases fail; \(worst.screen): \(words)".onOneLine
        document = report.reference.description
        (file, position) = places[report.name]
        acceptedReason = result.acceptedWords
    }
}
