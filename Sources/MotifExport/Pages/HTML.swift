/// A piece of an HTML page: text, an element with its children, or several pieces side by side.
///
/// Text and attributes are escaped only when they are written, so that no text from a catalog ever becomes a
/// tag.
///
///     HTML("p", ["class": "summary"], "a < b").text    // <p class="summary">a &lt; b</p>
package enum HTML: Sendable, ExpressibleByStringInterpolation {
    case plain(String)
    case element(name: String, attributes: [(name: String, value: String)], children: [HTML])
    case several([HTML])

    /// An element. Attributes without a value are left out, and empty ones are written as their name alone.
    package init(_ name: String, _ attributes: KeyValuePairs<String, String?>, _ children: HTML...) {
        self.init(name, attributes, children)
    }

    /// An element.
    package init(_ name: String, _ attributes: KeyValuePairs<String, String?>, _ children: [HTML]) {
        let given = attributes.compactMap { name, value in value.map { (name: name, value: $0) } }
        self = .element(name: name, attributes: given, children: children)
    }

    package init(stringLiteral text: String) { self = .plain(text) }

    /// Nothing.
    package static let nothing = HTML.several([])

    /// A table. On a narrow screen each row becomes a block, with the columns' names before its cells.
    package static func table(_ columns: [String], _ rows: [[HTML]]) -> HTML {
        let head = HTML("tr", [:], columns.map { HTML("th", ["scope": "col"], .plain($0)) })
        let body = rows.map { cells in
            let named = zip(columns, cells).enumerated().map { index, cell in
                HTML(
                    index == 0 ? "th" : "td", ["scope": index == 0 ? "row" : nil, "data-column": cell.0],
                    HTML("div", ["dir": "auto"], cell.1))
            }
            return HTML("tr", [:], named)
        }
        return HTML(
            "div", ["class": "table"], HTML("table", [:], HTML("thead", [:], head), HTML("tbody", [:], body)))
    }

    /// Returns an element, or nothing if there is no text for it.
    package static func unlessEmpty(_ text: String, _ make: (HTML) -> HTML) -> HTML {
        text.isEmpty ? .nothing : make(.plain(text))
    }

    /// The HTML.
    package var text: String {
        var text = ""
        write(into: &text)
        return text
    }

    private func write(into text: inout String) {
        switch self {
        case .plain(let content): text += Escaping.markup(content)
        case .several(let pieces): for piece in pieces { piece.write(into: &text) }
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
        "h2", "h3", "dl", "table", "thead", "tbody", "tr", "figure", "fieldset", "form", "details", "body", "html",
    ]
}
