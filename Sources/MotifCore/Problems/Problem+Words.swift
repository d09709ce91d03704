import MotifFormula
import MotifJSON
import MotifText

extension Problem.Kind {
    /// The problem in a sentence; a `.rule` brings its own.
    var message: String {
        switch self {
        case .json(let error): error.message
        case .wrongType(let expected, let found): "Expected \(expected); found \(found)"
        case .badText(let text, let expected):
            "'\(text.clipped)' is not \(expected)"
                + (ValueAlias(text: text).map { "; in JSON, a shared value is \($0.json.canonical)" } ?? "")
        case .missing(let key, let purpose): "'\(key)' is missing" + (purpose.map { "; it is \($0)" } ?? "")
        case .empty(let label, let purpose): "\(label) is empty" + (purpose.map { "; it is \($0)" } ?? "")
        case .unknownKey(let key, let nearest, let known):
            "Unknown key '\(key.clipped)'" + hint(nearest, known, "known key", "known keys")
        case .listRow: "This is a row of a list, which lacks parts of the document"
        case .unknownKind(let name, let nearest, let known): unknownWords("kind", name, nearest, known)
        case .unknownParameter(let name, let nearest, let known): unknownWords("parameter", name, nearest, known)
        case .unknownName(let what, let name, let nearest, let known): unknownWords(what, name, nearest, known)
        case .unknownSortKey(let name, let nearest, let known): unknownWords("sort key", name, nearest, known)
        case .outOfRange(let label, let value, let range):
            (label.isEmpty ? "This" : "'\(label)'") + " is \(value); it \(range)"
        case .notFinite(let text): "'\(text.clipped)' is too large; the largest number is 1.79e308"
        case .badSlug(let text): SlugNaming.message(for: text)
        case .badCurve(let message): message
        case .badFormula(let error): "\(error.message) (column \(error.column) of '\(error.source.clipped)')"
        case .overlap(let layer, let property, let operation):
            "Two tracks of '\(property)' on layer '\(layer)' overlap in '\(operation)'"
        case .cycle(let names): "Circular reference: " + (names + names.prefix(1)).joined(separator: " → ")
        case .tooDeep(let limit): "Nested more than \(limit) levels deep"
        case .tooLarge(let label, let count, let noun, let limit):
            "\(label) has \(String.counted(count, noun)); the maximum is \(limit)"
        case .exists(let what): "\(what) already exists"
        case .duplicate(let what): "\(what) appears twice"
        case .notFound(let what, let hint): "\(what) does not exist" + (hint.map { ". \($0)" } ?? "")
        case .deleted(let name, let revision): "\(name.quoted) was deleted by revision \(revision)"
        case .noTracks(let name): "\(name) has no operation with tracks"
        case .conflict(let name, let expected, let newest):
            "\(name.quoted) is at revision \(newest), not \(expected)"
                + (expected < newest ? "; it was changed in the meantime" : "")
        case .inUse(let name, let users, let count): inUseWords(name, users, count)
        case .rule(_, let message): message
        }
    }
}

private func unknownWords(_ what: String, _ name: String, _ nearest: String?, _ known: [String]) -> String {
    "Unknown \(what) '\(name.clipped)'" + hint(nearest, known, "expected", "expected one of")
}

/// The nearest name, or else the known ones behind what one or several of them are.
private func hint(_ nearest: String?, _ known: [String], _ one: String, _ several: String) -> String {
    if let nearest { return ". Did you mean '\(nearest)'?" }
    if known.isEmpty || known.count > 24 { return "" }
    return "; \(known.count == 1 ? one : several): " + known.joined(separator: ", ")
}

private func inUseWords(_ name: DocumentName, _ users: [DocumentName], _ count: Int) -> String {
    let named = users.map { "'\($0)'" }.joined(separator: ", ")
    let rest = count > users.count ? " and \(count - users.count) more" : ""
    return "\(name.quoted) is used by \(named)\(rest)"
}

extension JSONError {
    /// The code of the problem with this error.
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
