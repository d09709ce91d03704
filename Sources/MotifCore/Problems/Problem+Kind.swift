public import MotifFormula
public import MotifJSON
import MotifText

extension Problem {
    /// The problem, with the data for its message.
    public enum Kind: Sendable, Equatable {
        /// A text that isn't JSON, or whose numbers can't be stored exactly.
        case json(JSONError)
        /// A value of the wrong type; both are in words, such as `a number`.
        case wrongType(expected: String, found: String)
        /// A text in the wrong format, such as `350 q` for a duration.
        case badText(text: String, expected: String)
        /// A missing key; `for` is what its value should be, if that helps.
        case missing(key: String, for: String?)
        /// An empty list or text; `label` is in words, and `for` is what it should be, if that helps.
        case empty(label: String, for: String?)
        /// An unknown key; `known` are the keys of the format.
        case unknownKey(String, nearest: String?, known: [String] = [])
        /// A row of a list, which lacks parts of the document: a pattern's accepted checks, or a kind's parameters.
        case listRow
        /// A kind that the catalog doesn't have; `known` are those that it has.
        case unknownKind(String, nearest: String?, known: [String] = [])
        /// A parameter that the kind doesn't have; `known` are those that it has.
        case unknownParameter(String, nearest: String?, known: [String] = [])
        /// An unknown name of something; `what` is its type: `layer`, `case`, `item`.
        case unknownName(what: String, name: String, nearest: String?, known: [String])
        /// An unknown key to sort a list by.
        case unknownSortKey(String, nearest: String?, known: [String])
        /// A value outside of `range`; both are in words, and `label` is empty if the value has no name.
        case outOfRange(label: String, value: String, range: String)
        /// A number, as it was written, beyond the range of a double.
        case notFinite(String)
        /// A name that isn't a valid slug.
        case badSlug(String)
        /// An invalid timing curve, with the reason in words.
        case badCurve(String)
        /// A formula with an error.
        case badFormula(FormulaError)
        /// Overlapping tracks of the same property of a layer.
        case overlap(layer: String, property: String, operation: String)
        /// Definitions that refer to each other, in this order and back to the first.
        case cycle([String])
        /// Nesting beyond the limit.
        case tooDeep(limit: Int)
        /// More elements or bytes than the format allows: `label` in words, their number and the limit.
        case tooLarge(label: String, count: Int, of: String = "element", limit: Int)
        /// A name that already exists; `what` is in words: `Pattern 'expand'`.
        case exists(what: String)
        /// A name that appears twice in a document or an import.
        case duplicate(what: String)
        /// A document or revision that doesn't exist, with a hint in words.
        case notFound(what: String, hint: String?)
        /// A document that was deleted, by this revision.
        case deleted(DocumentName, by: RevisionNumber)
        /// A kind without an operation that has tracks; the name of the kind or the pattern in words.
        case noTracks(in: String)
        /// A newest revision other than the expected one.
        case conflict(name: DocumentName, expected: RevisionNumber, newest: RevisionNumber)
        /// A document that others use, with the first few of them.
        case inUse(name: DocumentName, by: [DocumentName], count: Int)
        /// A rule that is checked in one place: the code that fits, and the sentence.
        ///
        /// A sentence that two places need is a case of its own.
        case rule(Code, String)
    }
}

extension Problem.Kind {
    /// Returns the problem of an unknown name, with the nearest known name.
    ///
    /// - Parameters:
    ///   - what: The type of thing: `layer`, `case`, `item`.
    ///   - name: The unknown name.
    ///   - known: The known names.
    public static func unknown(_ what: String, _ name: String, among known: [String]) -> Problem.Kind {
        .unknownName(what: what, name: name, nearest: nearestName(to: name, among: known), known: known)
    }

    /// Returns the problem of a name that formulas can't use.
    static func badName(_ text: String) -> Problem.Kind {
        .badText(text: text, expected: "a valid name; use a letter, then letters and digits")
    }

    var code: Problem.Code {
        switch self {
        case .json(let error): error.problemCode
        case .wrongType: .wrongType
        case .badText: .syntax
        case .missing, .empty: .missing
        case .unknownKey, .listRow: .unknownKey
        case .unknownKind: .unknownKind
        case .unknownParameter: .unknownParameter
        case .unknownName, .unknownSortKey, .noTracks: .unknownReference
        case .outOfRange: .outOfRange
        case .notFinite: .notFinite
        case .badSlug: .badSlug
        case .badCurve: .badCurve
        case .badFormula: .badFormula
        case .overlap: .overlap
        case .cycle: .cycle
        case .tooDeep: .tooDeep
        case .tooLarge: .tooLarge
        case .exists, .duplicate: .exists
        case .notFound, .deleted: .notFound
        case .conflict: .conflict
        case .inUse: .inUse
        case .rule(let code, _): code
        }
    }
}
