import MotifCore
import MotifText

/// A page of a gallery, with the parts that all pages share: head, navigation bar, and links to other pages.
struct GalleryPage {
    /// The path of the page below the gallery's folder.
    let path: String
    /// The title of the window.
    let title: String
    /// The list that the page belongs to.
    let section: DocumentType
    /// The page's own content.
    let content: [HTML]

    /// The file.
    var file: GalleryFile { GalleryFile(path, "<!doctype html>\n" + html.text) }

    /// What a page of a gallery may load: files of the gallery. For pages opened from a folder, some browsers don't
    /// count other files as `'self'`.
    static let policy = """
        default-src 'none'; script-src 'self' file:; style-src 'self' file:; img-src 'self' file:; \
        frame-src 'self' file:; base-uri 'none'; form-action 'none'
        """

    /// The relative path from a page to the gallery's folder.
    static func relativeRoot(from path: String) -> String {
        String(repeating: "../", count: path.split(separator: "/").count - 1)
    }

    /// The path of a document's page.
    static func path(of name: DocumentName) -> String { "\(folder(of: name))/index.html" }

    /// The folder of a document's files.
    static func folder(of name: DocumentName) -> String { "\(name.type.plural)/\(name.slug)" }

    /// The path of the list of a type; that of patterns is the first page.
    static func path(of type: DocumentType) -> String {
        type == .pattern ? "index.html" : "\(type.plural)/index.html"
    }

    private var html: HTML {
        let relativeRoot = Self.relativeRoot(from: path)
        return HTML(
            "html", ["lang": "en"],
            HTML(
                "head", [:],
                HTML("meta", ["charset": "utf-8"]),
                HTML("meta", ["http-equiv": "Content-Security-Policy", "content": Self.policy]),
                HTML("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"]),
                HTML("meta", ["name": "generator", "content": "motif gallery"]),
                HTML("meta", ["name": "color-scheme", "content": "light dark"]),
                HTML("title", [:], .words(title)),
                HTML("link", ["rel": "icon", "type": "image/svg+xml", "href": relativeRoot + GalleryMark.path]),
                HTML("link", ["rel": "stylesheet", "href": relativeRoot + "assets/gallery.css"]),
                HTML("script", ["src": relativeRoot + "assets/gallery.js"])),
            HTML(
                "body", [:],
                HTML("a", ["class": "skip", "href": "#main"], "Skip to content"),
                bar(relativeRoot),
                HTML("main", ["id": "main"], content)))
    }

    private func bar(_ relativeRoot: String) -> HTML {
        let links = Self.sections.map { type in
            HTML(
                "a", ["href": relativeRoot + Self.path(of: type), "aria-current": type == section ? "page" : nil],
                .words(type.plural.capitalizedFirst))
        }
        return HTML(
            "header", ["class": "bar"],
            HTML("a", ["class": "mark", "href": relativeRoot + "index.html"], GalleryMark.html, "motif"),
            HTML("nav", ["aria-label": "Catalog"], links))
    }

    private static let sections: [DocumentType] = [.pattern, .kind, .item, .device]
}

/// A file of a gallery.
package struct GalleryFile: Sendable, Equatable {
    /// Its path below the gallery's folder: `patterns/expand/index.html`.
    package let path: String
    /// Its contents.
    package let bytes: [UInt8]

    /// A file with this text.
    package init(_ path: String, _ text: String) { self.init(path, bytes: Array(text.utf8)) }

    /// A file with these bytes.
    package init(_ path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    /// The contents of a file that is text.
    package var text: String { String(decoding: bytes, as: UTF8.self) }
}
