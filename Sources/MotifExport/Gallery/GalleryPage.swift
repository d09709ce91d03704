import MotifCore
import MotifText

/// What all pages of a gallery share: head, bar, and the way to other pages.
struct GalleryPage {
    /// Where the page lies below the gallery's folder.
    let path: String
    /// What the window is called.
    let title: String
    /// The list that it belongs to.
    let section: DocumentType
    /// What only this page shows.
    let content: [HTML]

    /// The file.
    var file: GalleryFile { GalleryFile(path, "<!doctype html>\n" + html.text) }

    /// From a page in the folder of so many names to the gallery's own folder.
    static func way(outOf path: String) -> String {
        String(repeating: "../", count: path.split(separator: "/").count - 1)
    }

    /// The path of a document's page.
    static func path(of name: DocumentName) -> String { "\(folder(of: name))/index.html" }

    /// The folder of a document's files.
    static func folder(of name: DocumentName) -> String { "\(name.type.plural)/\(name.slug)" }

    /// The path of the list of a type; patterns are what a gallery opens with.
    static func path(of type: DocumentType) -> String {
        type == .pattern ? "index.html" : "\(type.plural)/index.html"
    }

    private var html: HTML {
        let way = Self.way(outOf: path)
        return HTML(
            "html", ["lang": "en"],
            HTML(
                "head", [:],
                HTML("meta", ["charset": "utf-8"]),
                HTML("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"]),
                HTML("meta", ["name": "generator", "content": "motif gallery"]),
                HTML("meta", ["name": "color-scheme", "content": "light dark"]),
                HTML("title", [:], .words(title)),
                HTML("link", ["rel": "icon", "type": "image/svg+xml", "href": way + GalleryMark.path]),
                HTML("link", ["rel": "stylesheet", "href": way + "assets/gallery.css"]),
                HTML("script", ["src": way + "assets/gallery.js"])),
            HTML(
                "body", [:],
                HTML("a", ["class": "skip", "href": "#main"], "Skip to the content"),
                bar(way),
                HTML("main", ["id": "main"], content)))
    }

    private func bar(_ way: String) -> HTML {
        let links = Self.sections.map { type in
            HTML(
                "a", ["href": way + Self.path(of: type), "aria-current": type == section ? "page" : nil],
                .words(type.plural.capitalizedFirst))
        }
        return HTML(
            "header", ["class": "bar"],
            HTML("a", ["class": "mark", "href": way + "index.html"], GalleryMark.html, "motif"),
            HTML("nav", ["aria-label": "Catalog"], links))
    }

    private static let sections: [DocumentType] = [.pattern, .kind, .item, .device]
}
