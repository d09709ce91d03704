public import MotifFormula
public import MotifJSON
import MotifText

extension Problem {
    /// What is wrong, with the texts and bounds that the words need.
    public enum Kind: Error, Sendable, Equatable {
        /// The text is not JSON, or JSON that motif cannot keep exactly.
        case json(JSONError)
        /// A value is of another type; both are in words, `a number`.
        case wrongType(expected: String, found: String)
        /// A text is not written as its type asks: `350 s` for a duration.
        case badText(text: String, expected: String)
        /// A key is missing; `for` says what its value is, if that helps.
        case missing(key: String, for: String?)
        /// The format has no such key here; `known` are those that it has.
        case unknownKey(String, nearest: String?, known: [String] = [])
        /// The catalog has no such kind.
        case unknownKind(String, nearest: String?)
        /// The kind has no such parameter.
        case unknownParameter(String, nearest: String?)
        /// No such thing by that name; `what` is the sort of thing: `layer`, `case`, `item`.
        case unknownName(what: String, name: String, nearest: String?, known: [String])
        /// A value is outside `range`, which is in words, as is the value; `label` is empty where it has no name.
        case outOfRange(label: String, value: String, range: String)
        /// A number, as it was written, is beyond the range of a double.
        case notFinite(String)
        /// A name is not a valid slug.
        case badSlug(String)
        /// A timing curve is none; the words say why.
        case badCurve(String)
        /// A formula that does not parse or does not check.
        case badFormula(FormulaError)
        /// Two tracks of one property of one layer run at one time.
        case overlap(layer: String, property: String, operation: String)
        /// Definitions need each other, in this order and back to the first.
        case cycle([String])
        /// Nesting deeper than this.
        case tooDeep(limit: Int)
        /// More than the format takes: `label` in words, its count and the limit.
        case tooLarge(label: String, count: Int, limit: Int)
        /// A name that is taken; `what` in words: `Pattern 'expand'`.
        case exists(what: String)
        /// A second thing of one name within a document or an import.
        case duplicate(what: String)
        /// A document or revision that is not there; the words say what there is.
        case notFound(what: String, hint: String?)
        /// A document that was deleted, by this revision.
        case deleted(DocumentName, by: RevisionNumber)
        /// The newest revision is another than expected.
        case conflict(name: DocumentName, expected: RevisionNumber, newest: RevisionNumber)
        /// Others need this document; at most a few of them are named.
        case inUse(name: DocumentName, by: [DocumentName], count: Int)
        /// A rule between several values, in words, under the code that fits.
        case rule(Code, String)
    }
}

extension Problem.Kind {
    /// The problem of a name that nothing has, with the nearest name that something has.
    ///
    /// - Parameters:
    ///   - what: The sort of thing: `layer`, `case`, `item`.
    ///   - name: The name that nothing has.
    ///   - known: The names to suggest from.
    public static func unknown(_ what: String, _ name: String, among known: [String]) -> Problem.Kind {
        .unknownName(what: what, name: name, nearest: nearestName(to: name, among: known), known: known)
    }

    var code: Problem.Code {
        switch self {
        case .json(let error): error.problemCode
        case .wrongType: .wrongType
        case .badText: .syntax
        case .missing: .missing
        case .unknownKey: .unknownKey
        case .unknownKind: .unknownKind
        case .unknownParameter: .unknownParameter
        case .unknownName: .unknownReference
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
