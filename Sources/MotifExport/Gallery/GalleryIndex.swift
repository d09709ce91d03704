import MotifCore
import MotifText

/// The start page of a gallery: every pattern as a card, with search and filters.
package struct GalleryIndex: Sendable {
    private let cards: [GalleryCard]

    /// The page of patterns, in this order.
    package init(_ cards: [GalleryCard]) { self.cards = cards }

    /// The file.
    package var file: GalleryFile {
        GalleryPage(path: "index.html", title: "Motion patterns", section: .pattern, content: content).file
    }

    private var content: [HTML] {
        let heading = HTML("h1", [:], "Motion patterns")
        guard !cards.isEmpty else {
            let words: HTML = """
                The catalog has no patterns yet. Create one with ‘motif create’ or add some with ‘motif import’, then \
                run ‘motif gallery’ again.
                """
            return [HTML("div", ["class": "intro"], heading, HTML("p", ["class": "lead"], words))]
        }
        let count = String.counted(cards.count, "pattern")
        return [
            HTML("div", ["class": "intro"], heading),
            HTML(
                "form", ["class": "filters", "role": "search", "id": "filters"],
                HTML("label", ["class": "unseen", "for": "search"], "Search by title, kind, tag or text"),
                HTML(
                    "input",
                    [
                        "type": "search", "id": "search", "name": "q", "autocomplete": "off", "spellcheck": "false",
                        "placeholder": "Search by title, kind, tag or text",
                    ]),
                choices("kind", "Kinds", kinds), choices("tag", "Tags", tags)),
            HTML("h2", ["class": "unseen"], "Patterns"),
            HTML(
                "div", ["class": "found"],
                HTML("p", ["id": "count", "role": "status", "data-total": "\(cards.count)"], .words(count)),
                HTML("button", ["type": "button", "id": "clear", "hidden": ""], "Clear the search")),
            GalleryList(cards: cards, relativeRoot: "").html,
            HTML(
                "div", ["class": "nothing", "id": "nothing", "hidden": ""],
                HTML("p", ["class": "lead"], "No patterns match."),
                HTML("p", [:], "Try fewer words or filters.")),
        ]
    }

    /// A filter: its value, its label, and the number of patterns that have it.
    private typealias Choice = (value: String, words: String, count: Int)

    private var kinds: [Choice] {
        Dictionary(grouping: cards, by: \.kind)
            .map { ($0.key.text, $0.value.first?.kindTitle ?? $0.key.text, $0.value.count) }
            .sorted { $0.value < $1.value }
    }

    private var tags: [Choice] {
        Dictionary(cards.flatMap(\.metadata.tags).map { ($0, 1) }, uniquingKeysWith: +)
            .map { ($0.key, $0.key, $0.value) }
            .sorted { ($1.count, $0.value) < ($0.count, $1.value) }
    }

    /// The number of filters shown at once; the others are behind a disclosure.
    private static let seen = 14

    private func choices(_ name: String, _ title: String, _ choices: [Choice]) -> HTML {
        guard !choices.isEmpty else { return .nothing }
        let boxes = choices.map { choice in
            HTML(
                "label", ["class": "choice"],
                HTML("input", ["type": "checkbox", "name": name, "value": choice.value]),
                HTML("span", ["dir": "auto"], .words(choice.words)),
                // Few kinds have several patterns, and a count of 1 never grows.
                HTML("span", ["class": "count", "hidden": choice.count > 1 ? nil : ""], "\(choice.count)"))
        }
        let others = boxes.dropFirst(Self.seen)
        return HTML(
            "fieldset", [:],
            HTML("legend", [:], .words(title)),
            HTML("div", ["class": "choices"], Array(boxes.prefix(Self.seen))),
            others.isEmpty
                ? .nothing
                : HTML(
                    "details", [:], HTML("summary", [:], "\(others.count) more"),
                    HTML("div", ["class": "choices"], Array(others))))
    }
}
