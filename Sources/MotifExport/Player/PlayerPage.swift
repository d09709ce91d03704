import MotifCore
import MotifJSON

/// A page that plays a pattern and recomputes its motion as parameters change.
package struct PlayerPage {
    private let subject: ExportSubject
    private let resources: PlayerResources

    /// A page of a pattern, by default in a single file.
    package init(_ subject: ExportSubject, resources: PlayerResources = .included) {
        (self.subject, self.resources) = (subject, resources)
    }

    /// The page.
    ///
    /// - Throws: `ScriptBundle.Failure`, which is a bug in `web/player`.
    package func text() throws -> String {
        let header = subject.motion.pattern.metadata
        let texts = [
            "title": Escaping.markup("\(header.title) · motif"),
            "policy": Escaping.markup(resources.policy),
            "links": links.text,
            "reference": Escaping.markup("\(subject.reference) · \(subject.motion.kind.metadata.title)"),
            "heading": Escaping.markup(header.title),
            "summary": Escaping.markup(header.summary),
            "style": resources.styleElement,
            "body": PlayerResources.body,
            "motion": Escaping.script(PlayerMotion(subject).json),
            "standIns": Escaping.script(StandIns.json),
            "script": try resources.scriptElement(),
        ]
        return Self.fill(WebResource.named("player/page.html")?.text ?? "", texts)
    }

    /// Links back to the gallery.
    private var links: HTML {
        switch resources {
        case .included: .nothing
        case .ofGallery(let root):
            HTML(
                "nav", ["class": "links", "aria-label": "Gallery"],
                HTML("a", ["href": root + GalleryPage.path(of: .pattern)], "All patterns"),
                HTML("a", ["href": "index.html"], "About this pattern"))
        }
    }

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
