package import MotifJSON

/// A piece of an HTML page: text, an element with its children, or several pieces side by side.
///
/// Text and attributes are escaped only when they are written, so that no text from a catalog ever becomes a
/// tag.
///
///     HTML("p", ["class": "summary"], "a < b").text    // <p class="summary">a &lt; b</p>
package enum HTML: Sendable, ExpressibleByStringInterpolation {
    case words(String)
    case element(name: String, attributes: [(name: String, value: String)], children: [HTML])
    case several([HTML])
    /// A file of `web/`, which is HTML already.
    case file(WebResource)
    /// JSON in a `script` element.
    case data(JSON)

    /// An element. Attributes without a value are left out, and empty ones are written as their name alone.
    package init(_ name: String, _ attributes: KeyValuePairs<String, String?>, _ children: HTML...) {
        self.init(name, attributes, children)
    }

    /// An element.
    package init(_ name: String, _ attributes: KeyValuePairs<String, String?>, _ children: [HTML]) {
        let given = attributes.compactMap { name, value in value.map { (name: name, value: $0) } }
        self = .element(name: name, attributes: given, children: children)
    }

    package init(stringLiteral words: String) { self = .words(words) }

    /// Nothing.
    package static let nothing = HTML.several([])

    /// Returns an element, or nothing if there is no text for it.
    package static func unlessEmpty(_ words: String, _ make: (HTML) -> HTML) -> HTML {
        words.isEmpty ? .nothing : make(.words(words))
    }

    /// The HTML.
    package var text: String {
        var text = ""
        write(into: &text)
        return text
    }

    private func write(into text: inout String) {
        switch self {
        case .words(let words): text += Escaping.markup(words)
        case .several(let pieces): for piece in pieces { piece.write(into: &text) }
        case .file(let file): text += file.text
        case .data(let json): text += Escaping.script(json)
        case .element(let name, let attributes, let children):
            text += "<" + name
            for (name, value) in attributes {
                text += value.isEmpty ? " " + name : " \(name)=\"\(Escaping.markup(value))\""
            }
            text += ">"
            if Self.void.contains(name) { return }
            for child in children { child.write(into: &text) }
            text += "</\(name)>"
            if Self.blocks.contains(name) { text += "\n" }
        }
    }

    /// - Source: HTML Standard, 13.1.2, void elements; those that pages use.
    private static let void: Set<String> = ["meta", "link", "img", "input", "br"]

    /// Elements that end a line, so that versions of a page can be compared.
    private static let blocks: Set<String> = [
        "head", "title", "script", "header", "nav", "main", "footer", "section", "div", "ul", "ol", "li", "p", "h1",
        "h2",
        "h3", "dl", "table", "thead", "tbody", "tr", "figure", "fieldset", "form", "details", "body", "html",
    ]
}

/// Text that several pages need.
package enum GalleryText {
    /// `840 B`, `12.4 KB`
    package static func size(of bytes: Int) -> String {
        bytes < 1000 ? "\(bytes) B" : "\(svgWords((Double(bytes) / 100).rounded() / 10)) KB"
    }

    /// `2026-05-04 09:30 UTC`
    package static func moment(_ time: String) -> HTML {
        let words = time.prefix(16).map { $0 == "T" ? " " : String($0) }.joined()
        return HTML("time", ["datetime": time], "\(words) UTC")
    }
}
