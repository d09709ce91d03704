import MotifCore
import MotifText

/// The page that a gallery opens with: every pattern as a card, with a search and filters.
public struct GalleryIndex: Sendable {
    private let cards: [GalleryCard]

    /// The page of these patterns, in this order.
    public init(_ cards: [GalleryCard]) { self.cards = cards }

    /// The file.
    public var file: GalleryFile {
        GalleryPage(path: "index.html", title: "Motion patterns", section: .pattern, content: content).file
    }

    private var content: [HTML] {
        let heading = HTML("h1", [:], "Motion patterns")
        guard !cards.isEmpty else {
            let words: HTML = """
                The catalog has no patterns yet. ‘motif create’ makes one, ‘motif import’ brings some in, and \
                ‘motif gallery’ then shows them here.
                """
            return [HTML("div", ["class": "intro"], heading, HTML("p", ["class": "lead"], words))]
        }
        let count = String.counted(cards.count, "pattern")
        return [
            HTML("div", ["class": "intro"], heading),
            HTML(
                "form", ["class": "filters", "role": "search", "id": "filters"],
                HTML("label", ["class": "unseen", "for": "search"], "Search by title, kind, tag or words"),
                HTML(
                    "input",
                    [
                        "type": "search", "id": "search", "name": "q", "autocomplete": "off", "spellcheck": "false",
                        "placeholder": "Search by title, kind, tag or words",
                    ]),
                choices("kind", "Kinds", kinds), choices("tag", "Tags", tags)),
            HTML("h2", ["class": "unseen"], "Patterns"),
            HTML(
                "div", ["class": "found"],
                HTML("p", ["id": "count", "role": "status", "data-total": "\(cards.count)"], .words(count)),
                HTML("button", ["type": "button", "id": "clear", "hidden": ""], "Clear the search")),
            GalleryList(cards: cards, way: "").html,
            HTML(
                "div", ["class": "nothing", "id": "nothing", "hidden": ""],
                HTML("p", ["class": "lead"], "No pattern is like that."),
                HTML("p", [:], "Fewer words or filters find more.")),
        ]
    }

    /// What one can choose by: the value, its words, and how many patterns have it.
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

    /// So many are seen at once; the others wait behind a word.
    private static let seen = 14

    private func choices(_ name: String, _ title: String, _ choices: [Choice]) -> HTML {
        guard !choices.isEmpty else { return .nothing }
        let boxes = choices.map { choice in
            HTML(
                "label", ["class": "choice"],
                HTML("input", ["type": "checkbox", "name": name, "value": choice.value]),
                HTML("span", ["dir": "auto"], .words(choice.words)),
                HTML("span", ["class": "count"], "\(choice.count)"))
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
