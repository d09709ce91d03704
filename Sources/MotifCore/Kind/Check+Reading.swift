import MotifFormula
import MotifJSON

extension Kind.Check {
    /// Reads the checks of a kind.
    static func readAll(_ reader: inout ObjectReader, _ names: KindNames) -> [Kind.Check?] {
        var taken: Set<String> = []
        return reader.parts("checks", limit: KindLimits.checks) { inner in
            let name = name(&inner, &taken)
            let level: Level? = inner.word("level", "level")
            let operation = inner.text("operation")
            if let operation { names.check(operation: operation, &inner, at: "operation") }
            let holds = inner.requiredFormula("holds", as: .boolean, in: names.scope, is: "what must hold")
            let message = inner.requiredTemplate(
                "message", in: names.scope, is: "what to say where it does not hold, with formulas in braces")
            let summary = inner.text("summary") ?? ""
            guard let name, let holds, let message else { return nil }
            return Kind.Check(
                name: name, summary: summary, level: level ?? .error, operation: operation, holds: holds,
                message: message)
        }
    }

    /// Checks are accepted by name, so a name is a slug and none of those that every kind has.
    private static func name(_ reader: inout ObjectReader, _ taken: inout Set<String>) -> String? {
        guard let text = reader.requiredText("name", is: "the name of the check, such as 'covers-screen'"),
            !text.isEmpty
        else { return nil }
        if Slug(text) == nil {
            reader.report(.badSlug(text), at: "name")
        } else if BuiltInCheck(rawValue: text) != nil {
            reader.report(.rule(.exists, "Every kind has a check '\(text)' already"), at: "name")
        } else if !taken.insert(text).inserted {
            reader.report(.twice(what: "The check '\(text)'"), at: "name")
        } else {
            return text
        }
        return nil
    }
}
