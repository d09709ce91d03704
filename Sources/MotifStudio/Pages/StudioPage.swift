import MotifCore
import MotifExport
import MotifText

/// A page of the studio: the navigation bar, and what the scripts need to fill the rest.
struct StudioPage {
    /// The title of the window.
    let title: String
    /// The address in the navigation bar that the page belongs to; `nil` for none.
    var section: String?
    /// The page's own content; `nil` for a page that scripts fill.
    var content: [HTML]?
    /// The status code.
    var status = 200

    /// The page as an answer.
    var answer: StudioAnswer { StudioAnswer(status, .html, Array(("<!doctype html>\n" + html.text).utf8)) }

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
                HTML("title", [:], .words("\(title) · motif")),
                HTML("link", ["rel": "icon", "type": "image/svg+xml", "href": "/" + GalleryMark.path]),
                .several(
                    ["gallery.css", "player/player.css", "studio.css"].map {
                        HTML("link", ["rel": "stylesheet", "href": "/assets/\($0)"])
                    }),
                content == nil ? scripts : .nothing),
            HTML(
                "body", ["class": "studio"],
                HTML("a", ["class": "skip", "href": "#main"], "Skip to content"),
                bar,
                HTML("main", ["id": "main"], content ?? [noScript]),
                content == nil ? parts : .nothing))
    }

    /// The classic script plays pictures on hover, on these pages as in a gallery.
    private var scripts: HTML {
        .several([
            HTML("script", ["src": "/assets/gallery.js"]),
            HTML("script", ["type": "module", "src": "/assets/studio/main.js"]),
        ])
    }

    private var noScript: HTML { HTML("noscript", [:], HTML("p", ["class": "notice"], "The studio needs JavaScript.")) }

    /// What scripts look up by its identifier.
    private var parts: HTML {
        .several([
            HTML(
                "p", ["id": "connection", "class": "connection", "role": "status", "hidden": ""],
                "The connection is lost. Changes of others aren’t shown."),
            HTML("div", ["id": "toasts", "class": "toasts", "role": "status"]),
            HTML("template", ["id": "player-parts"], HTML("div", ["id": "player", "hidden": ""], PlayerParts.body)),
            HTML("script", ["type": "application/json", "id": "stand-ins"], PlayerParts.standIns),
        ])
    }

    private var bar: HTML {
        let lists = [DocumentType.pattern, .kind, .item, .device].map {
            (Self.path(of: $0), $0.plural.capitalizedFirst)
        }
        let links = (lists + [("/changelog", "Changelog")]).map { path, words in
            HTML("a", ["href": path, "aria-current": path == section ? "page" : nil], .words(words))
        }
        return HTML(
            "header", ["class": "bar"],
            HTML("a", ["class": "mark", "href": "/"], GalleryMark.html, "motif"),
            HTML("nav", ["aria-label": "Catalog"], links))
    }
}
