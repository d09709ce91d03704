import MotifCore

/// The player of a pattern: a page beside the pattern's, which embeds it.
struct GalleryPlayer {
    /// The name of the page.
    static let file = "player.html"

    private let page: PlayerPage
    private let slug: String
    private let title: String

    /// The player of a pattern.
    init(_ subject: ExportSubject) {
        let metadata = subject.motion.pattern.metadata
        page = PlayerPage(subject, resources: .ofGallery(relativeRoot: "../../"))
        (slug, title) = (metadata.name.slug.text, metadata.title)
    }

    /// The page.
    ///
    /// - Throws: `ScriptBundle.Failure`, which is a bug in `web/player`.
    func files() throws -> [GalleryFile] { [GalleryFile(Self.file, try page.text())] }

    /// The section of the pattern's page.
    var section: HTML {
        let link = HTML("a", ["href": Self.file, "target": "_blank", "rel": "noopener"], "Open in a new window")
        let command = HTML("code", [:], "motif preview \(slug) -o \(slug).html")
        let notes = page.notes.map { HTML("p", ["class": "lesser"], .words($0.message + ".")) }
        return DocumentSections.section(
            "play", "Play",
            HTML("iframe", ["class": "player", "loading": "lazy", "src": Self.file, "title": "Player of \(title)"]),
            HTML("p", [:], link, HTML("span", ["class": "lesser"], " · Save it as a single file: ", command)),
            .several(notes))
    }
}
