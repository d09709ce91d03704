import MotifCore
import MotifScan
import MotifSource
import MotifSpelling
import MotifText

/// The questions of `motif adopt`: one for each value that the code has.
struct AdoptionDialog {
    let values: CatalogValues
    /// Asks a question, and returns the answer; `nil` at the end of the input.
    let ask: (String) -> String?
    /// Shows a line.
    let show: (String) -> Void

    /// The user has ended the dialog.
    private struct Ended: Error {}

    /// Returns the items with their answers, all of which can be carried out; `nil` if the user has ended it.
    func settle(_ items: [AdoptionItem]) -> [AdoptionItem]? {
        var settled: [AdoptionItem] = []
        do throws(Ended) {
            for (index, item) in items.enumerated() {
                describe(item, "\(index + 1) of \(items.count)")
                guard let answered = try answer(item, taken: Self.names(settled)) else {
                    return settled + leave(items[index...])
                }
                settled.append(answered)
            }
        } catch {
            return nil
        }
        return settled
    }

    private func leave(_ rest: ArraySlice<AdoptionItem>) -> [AdoptionItem] {
        rest.map {
            var item = $0
            item.action = .leave
            return item
        }
    }

    private static func names(_ items: [AdoptionItem]) -> Set<Slug> {
        Set(items.compactMap { $0.action == .take ? $0.slug : nil })
    }

    private func describe(_ item: AdoptionItem, _ number: String) {
        show("")
        show("\(number): \(item.value.words), used \(Self.times(item.uses))")
        for place in item.places.prefix(4) {
            show("  \(place.file):\(place.position.line)  \(place.name ?? place.code)")
        }
        if item.places.count > 4 { show("  and \(String.counted(item.places.count - 4, "other place"))") }
        if !item.equals.isEmpty { show("  the catalog has the same numbers as \(item.equals.joined(separator: ", "))") }
    }

    private static func times(_ count: Int) -> String { count == 1 ? "once" : count == 2 ? "twice" : "\(count) times" }

    private static let answers = [
        "take     create a shared value with this name, and link the code to it",
        "rename   the same, with another name", "link     link the code to a value that the catalog has",
        "ignore   accept the code with a comment", "leave    do nothing", "done     leave this and all others",
        "quit     write nothing",
    ]

    /// Asks about an item until the answer can be carried out; `nil` to leave it and all that follow.
    private func answer(_ item: AdoptionItem, taken: Set<Slug>) throws(Ended) -> AdoptionItem? {
        var item = item
        if let objection = values.objection(to: item, others: taken) {
            show("  \(objection)")
            item.action = .leave
        }
        let name = item.slug.map { " as '\($0)'" } ?? ""
        let standard = item.target.map { item.action == .take ? "take" : "link to \($0)" } ?? "leave"
        while true {
            let question = "(t)ake\(name), (r)ename, (l)ink, (i)gnore, lea(v)e, (d)one, (q)uit [\(standard)]: "
            let words = try asked(question).split(separator: " ", maxSplits: 1).map(String.init)
            let rest = words.count > 1 ? words[1] : nil
            var next = item
            switch words.first?.lowercased() {
            case nil: break
            case "t", "take": next.action = .take
            case "r", "rename":
                let text = try asked("  New name: ", unless: rest)
                guard let slug = Slug(text) else {
                    show("  \(Problem(.badSlug(text)).message)")
                    continue
                }
                (next.slug, next.action) = (slug, .take)
            case "l", "link":
                let example = item.equals.first ?? "value:standard"
                next.action = .link(try asked("  Link to, such as \(example): ", unless: rest))
            case "i", "ignore": next.action = .ignore(try asked("  Reason, for a comment: ", unless: rest))
            case "v", "leave": next.action = .leave
            case "d", "done": return nil
            case "q", "quit": throw Ended()
            case let word?:
                if word != "?" { show("  '\(word)' is not an answer; expected one of:") }
                for answer in Self.answers { show("  \(answer)") }
                continue
            }
            guard let objection = values.objection(to: next, others: taken) else { return next }
            show("  \(objection)")
        }
    }

    private func asked(_ question: String, unless known: String? = nil) throws(Ended) -> String {
        guard let answer = known ?? ask(question) else { throw Ended() }
        return answer.trimmed
    }
}
