/// A piece of an HTML page: words, an element with what it holds, or several of them side by side.
///
/// Words and attributes are escaped when they are written and nowhere else, by the rule that SVG files follow, so that
/// no text of a catalog is ever taken for a tag.
///
///     HTML("p", ["class": "summary"], "a < b").text    // <p class="summary">a &lt; b</p>
enum HTML: Sendable, ExpressibleByStringInterpolation {
    case words(String)
    case element(name: String, attributes: [(name: String, value: String)], children: [HTML])
    case several([HTML])

    /// An element; attributes without a value are left out, and empty ones written as their name alone.
    init(_ name: String, _ attributes: KeyValuePairs<String, String?>, _ children: HTML...) {
        self.init(name, attributes, children)
    }

    /// An element.
    init(_ name: String, _ attributes: KeyValuePairs<String, String?>, _ children: [HTML]) {
        let given = attributes.compactMap { name, value in value.map { (name: name, value: $0) } }
        self = .element(name: name, attributes: given, children: children)
    }

    init(stringLiteral words: String) { self = .words(words) }

    /// Nothing at all.
    static let nothing = HTML.several([])

    /// An element only where there are words for it.
    static func unlessEmpty(_ words: String, _ make: (HTML) -> HTML) -> HTML {
        words.isEmpty ? .nothing : make(.words(words))
    }

    /// What is written into the page.
    var text: String {
        var text = ""
        write(into: &text)
        return text
    }

    private func write(into text: inout String) {
        switch self {
        case .words(let words): text += words.xml
        case .several(let pieces): for piece in pieces { piece.write(into: &text) }
        case .element(let name, let attributes, let children):
            text += "<" + name
            for (name, value) in attributes { text += value.isEmpty ? " " + name : " \(name)=\"\(value.xml)\"" }
            text += ">"
            if Self.void.contains(name) { return }
            for child in children { child.write(into: &text) }
            text += "</\(name)>"
            if Self.blocks.contains(name) { text += "\n" }
        }
    }

    /// - Source: HTML Standard, 13.1.2, void elements; those that pages have.
    private static let void: Set<String> = ["meta", "link", "img", "input", "br"]

    /// Each of them ends a line, so that versions of a page can be compared.
    private static let blocks: Set<String> = [
        "head", "title", "script", "header", "nav", "main", "footer", "section", "div", "ul", "ol", "li", "p", "h1",
        "h2",
        "h3", "dl", "table", "thead", "tbody", "tr", "figure", "fieldset", "form", "details", "body", "html",
    ]
}
