import MotifCore
import MotifExport

/// A page of the studio: what is between its navigation bar and its end, and the module that brings it to life.
struct StudioPage {
    /// The title of the window.
    let title: String
    /// The list that the page belongs to; `nil` for none.
    var section: DocumentType?
    /// The page's own content.
    let content: [HTML]
    /// The module below `web/studio`, such as `pattern.js`; `nil` for a page without scripts.
    var module: String?
    /// The status code.
    var status = 200

    /// The page as an answer.
    var answer: StudioAnswer { StudioAnswer(status, .html, Array(("<!doctype html>\n" + html.text).utf8)) }

    /// The address of a document's page.
    static func path(of name: DocumentName) -> String { "/\(name.type.plural)/\(name.slug)" }

    /// The address of the list of a type; that of patterns is the first page.
    static func path(of type: DocumentType) -> String { type == .pattern ? "/" : "/\(type.plural)/" }

    private var html: HTML {
        HTML(
            "html", ["lang": "en"],
            HTML(
                "head", [:],
                HTML("meta", ["charset": "utf-8"]),
                HTML("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"]),
                HTML("meta", ["name": "color-scheme", "content": "light dark"]),
                HTML("title", [:], .words(title)),
                HTML("link", ["rel": "icon", "type": "image/svg+xml", "href": "/" + GalleryMark.path]),
                HTML("link", ["rel": "stylesheet", "href": "/assets/gallery.css"]),
                module.map { HTML("script", ["type": "module", "src": "/assets/studio/\($0)"]) } ?? .nothing),
            HTML(
                "body", [:],
                HTML("a", ["class": "skip", "href": "#main"], "Skip to content"),
                bar,
                HTML("main", ["id": "main"], content)))
    }

    private var bar: HTML {
        let links = [DocumentType.pattern, .kind, .item, .device].map { type in
            HTML(
                "a", ["href": Self.path(of: type), "aria-current": type == section ? "page" : nil],
                .words(type.plural.prefix(1).uppercased() + type.plural.dropFirst()))
        }
        return HTML(
            "header", ["class": "bar"],
            HTML("a", ["class": "mark", "href": "/"], GalleryMark.html, "motif"),
            HTML("nav", ["aria-label": "Catalog"], links))
    }
}
