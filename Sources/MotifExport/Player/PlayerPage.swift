import MotifCore
import MotifJSON

/// A page of its own, without network, that plays a pattern and makes its motion anew as parameters are changed.
struct PlayerPage {
    private let subject: ExportSubject

    /// The parts of the script, each of which uses those before it.
    static let scripts = [
        "formula", "curve", "timeline", "geometry", "contents", "stage", "checks", "tracks", "lanes", "plot",
        "curve-control", "parameters", "problems", "player", "controls",
    ]

    init(_ subject: ExportSubject) { self.subject = subject }

    /// The page.
    var text: String {
        let header = subject.motion.pattern.metadata
        let texts = [
            "title": WebText.html("\(header.title) · motif"),
            "reference": WebText.html("\(subject.reference) · \(subject.motion.kind.metadata.title)"),
            "heading": WebText.html(header.title),
            "summary": WebText.html(header.summary),
            "style": Self.resource("player.css"),
            "motion": WebText.data(PlayerMotion(subject).json),
            "script": Self.script,
        ]
        return Self.fill(Self.resource("page.html"), texts)
    }

    private static let script =
        "(() => {\n\"use strict\";\n" + scripts.map { resource("\($0).js") }.joined(separator: "\n")
        + "\nnew Player(JSON.parse(document.getElementById(\"motion\").textContent));\n})();\n"

    private static func resource(_ name: String) -> String { WebResource.named("player/\(name)")?.text ?? "" }

    /// The page with texts for its `{{name}}`s; what a text itself holds is left alone.
    private static func fill(_ page: String, _ texts: [String: String]) -> String {
        page.split(separator: "{{", omittingEmptySubsequences: false).enumerated().map { index, part in
            guard index > 0, let end = part.firstRange(of: "}}") else { return String(part) }
            return (texts[String(part[..<end.lowerBound])] ?? "") + part[end.upperBound...]
        }.joined()
    }

    /// What the page cannot show.
    var notes: [ExportNote] {
        let moves = subject.operations.contains { name in
            subject.motion.kind.choreography(of: name)?.tracks.contains { $0.property == .lottieFrame } == true
        }
        return moves ? [.lottieFrames] : []
    }
}
