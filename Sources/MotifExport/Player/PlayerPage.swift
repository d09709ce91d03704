import MotifCore
import MotifJSON

/// A self-contained page that plays a pattern and recomputes its motion as parameters change.
struct PlayerPage {
    private let subject: ExportSubject

    init(_ subject: ExportSubject) { self.subject = subject }

    /// The page.
    ///
    /// - Throws: `ScriptBundle.Failure`, which is a bug in `web/player`.
    func text() throws -> String {
        let header = subject.motion.pattern.metadata
        let texts = [
            "title": Escaping.markup("\(header.title) · motif"),
            "reference": Escaping.markup("\(subject.reference) · \(subject.motion.kind.metadata.title)"),
            "heading": Escaping.markup(header.title),
            "summary": Escaping.markup(header.summary),
            "style": Self.resource("player.css"),
            "motion": Escaping.script(PlayerMotion(subject).json),
            "standIns": Escaping.script(StandIns.json),
            "script": try Self.script.get(),
        ]
        return Self.fill(Self.resource("page.html"), texts)
    }

    private static let script = Result {
        try ScriptBundle("main.js") { WebResource.named("player/\($0)")?.text }.text
    }

    private static func resource(_ name: String) -> String { WebResource.named("player/\(name)")?.text ?? "" }

    /// Returns the page with each `{{name}}` replaced by a text; braces within the texts are kept.
    private static func fill(_ page: String, _ texts: [String: String]) -> String {
        page.split(separator: "{{", omittingEmptySubsequences: false).enumerated().map { index, part in
            guard index > 0, let end = part.firstRange(of: "}}") else { return String(part) }
            return (texts[String(part[..<end.lowerBound])] ?? "") + part[end.upperBound...]
        }.joined()
    }

    /// Notes about what the page can't show.
    var notes: [ExportNote] {
        let moves = subject.operations.contains { name in
            subject.motion.kind.choreography(of: name)?.tracks.contains { $0.property == .lottieFrame } == true
        }
        return moves ? [.lottieFrames] : []
    }
}

extension ExportTarget {
    /// A page that plays the motion and recomputes it for other values and devices.
    public static let html = ExportTarget(
        name: "html", summary: "An interactive player in one HTML page", fileExtension: "html"
    ) { subject in
        let page = PlayerPage(subject)
        return MotionExport(try page.text(), notes: page.notes)
    }
}
