@testable import MotifCore
@testable import MotifExport

/// The files of a shipped pattern in a gallery, made without a catalog.
enum GallerySample {
    /// The page and the answers by path.
    static func texts(_ slug: String = "expand", titled title: String? = nil) throws -> [String: String] {
        let subject = try Seeds.subject(slug, titled: title)
        let pattern = Document.pattern(subject.motion.pattern)
        let facts = DocumentFacts(
            pattern, revision: .first, kind: subject.motion.kind,
            checks: CheckRun(subject.motion).results(on: [subject.screen]),
            downloads: try PatternDownload.all(of: subject))
        var answers = AnswerFile()
        answers.add("patterns/\(slug)", ["document": pattern.json])
        answers.add("patterns/\(slug)@1/player", PlayerMotion(subject).json)
        let files = [facts.page.file, answers.file(in: "patterns/\(slug)")]
        return Dictionary(files.map { ($0.path, $0.text) }) { first, _ in first }
    }
}
