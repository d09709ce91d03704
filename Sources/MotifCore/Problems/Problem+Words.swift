import MotifFormula
import MotifJSON

extension Problem.Kind {
    /// The one place that turns problems into sentences.
    var message: String {
        switch self {
        case .json(let error): error.message
        case .wrongType(let expected, let found): "This takes \(expected), not \(found)"
        case .badText(let text, let expected): "'\(clipped(text))' is not \(expected)"
        case .missing(let key, let purpose): "'\(key)' is missing" + (purpose.map { "; it is \($0)" } ?? "")
        case .unknownKey(let key, let nearest): "Unknown key '\(clipped(key))'" + didYouMean(nearest)
        case .unknownKind(let slug, let nearest): "Unknown kind '\(clipped(slug))'" + didYouMean(nearest)
        case .unknownParameter(let name, let nearest): "Unknown parameter '\(clipped(name))'" + didYouMean(nearest)
        case .unknownName(let what, let name, let nearest, let known):
            "Unknown \(what) '\(clipped(name))'" + (nearest == nil ? choices(known) : didYouMean(nearest))
        case .outOfRange(let label, let value, let range): "'\(label)' is \(value); it \(range)"
        case .notFinite(let text): "'\(clipped(text))' is no finite number"
        case .badSlug(let text): SlugWords.message(for: text)
        case .badCurve(let words): words
        case .badFormula(let error): "\(error.message) (column \(error.column) of '\(clipped(error.source))')"
        case .overlap(let layer, let property, let operation):
            "Two tracks of '\(property)' of layer '\(layer)' run at one time in '\(operation)'"
        case .cycle(let names): "These need each other: " + (names + names.prefix(1)).joined(separator: " → ")
        case .tooDeep(let limit): "This is nested deeper than \(limit) levels"
        case .tooLarge(let label, let count, let limit): "\(label) has \(count); at most \(limit) are taken"
        case .exists(let what): "\(what) exists already"
        case .twice(let what): "\(what) stands here twice"
        case .notFound(let what, let hint): "\(what) does not exist" + (hint.map { ". \($0)" } ?? "")
        case .conflict(let name, let expected, let newest):
            "\(name.title) is at revision \(newest), not \(expected): someone changed it meanwhile"
        case .inUse(let name, let users, let count): inUseWords(name, users, count)
        case .rule(_, let words): words
        }
    }
}

private func didYouMean(_ nearest: String?) -> String { nearest.map { ". Did you mean '\($0)'?" } ?? "" }

private func choices(_ known: [String]) -> String {
    known.isEmpty || known.count > 12 ? "" : "; there is \(known.joined(separator: ", "))"
}

/// Long texts are cut, so that a problem stays a line.
private func clipped(_ text: String) -> String {
    text.utf8.count <= 100 ? text : text.prefix(80) + "…"
}

private func inUseWords(_ name: DocumentName, _ users: [DocumentName], _ count: Int) -> String {
    let named = users.map { "'\($0)'" }.joined(separator: ", ")
    let rest = count > users.count ? " and \(count - users.count) more" : ""
    return "\(name.title) is needed by \(named)\(rest)"
}

extension JSONError {
    /// The code under which a document's problem reports this.
    var problemCode: Problem.Code {
        switch kind {
        case .duplicateKey: .duplicateKey
        case .tooDeep: .tooDeep
        case .tooLarge: .tooLarge
        case .notFinite: .notFinite
        case .inexact: .outOfRange
        default: .syntax
        }
    }
}
