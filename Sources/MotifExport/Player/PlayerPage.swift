import MotifCore

/// A page that plays a pattern and recomputes its motion as parameters change.
struct PlayerPage {
    let subject: ExportSubject

    private static let script = ScriptBundle("main.js") { WebResource.named("player/\($0)")?.text ?? "" }.text

    /// What the page may load: nothing but itself, and the pictures in it.
    private static let policy =
        "default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'"

    /// The page.
    var text: String {
        let header = subject.motion.pattern.metadata
        return WebResource.filled(
            "player/page.html",
            [
                "title": Escaping.markup("\(header.title) · motif"),
                "policy": Escaping.markup(Self.policy),
                "reference": Escaping.markup("\(subject.reference) · \(subject.motion.kind.metadata.title)"),
                "heading": Escaping.markup(header.title),
                "summary": Escaping.markup(header.summary),
                "style": "<style>\n\(WebResource.named("player/player.css")?.text ?? "")</style>",
                "body": WebResource.named("player/body.html")?.text ?? "",
                "motion": Escaping.script(PlayerMotion(subject).json),
                "standIns": Escaping.script(StandIns.json),
                "script": "<script>\n\(Self.script)</script>",
            ])
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
    ) { subject, _ in
        let page = PlayerPage(subject: subject)
        return MotionExport(page.text, notes: page.notes)
    }
}
