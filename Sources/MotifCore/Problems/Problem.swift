public import MotifJSON
import MotifText

/// One thing that is wrong with a document: what, and where.
///
/// Checking a document never throws: it gives every problem at once.
public struct Problem: Error, Sendable, Equatable {
    /// What is wrong, as data.
    public let kind: Kind
    /// Where in the document.
    public let path: JSONPath
    /// Where in the file that the document was read from, if it was.
    public var position: TextPosition?

    /// A problem of this kind at this place.
    public init(_ kind: Kind, at path: JSONPath = .root, position: TextPosition? = nil) {
        self.kind = kind
        self.path = path
        self.position = position
    }

    /// The stable word for this sort of problem, `out-of-range`.
    public var code: Code { kind.code }

    /// What is wrong and what would be right, one sentence without a full stop.
    public var message: String { kind.message.printable }
}

extension Problem {
    /// The words by which scripts tell problems apart.
    public enum Code: String, Sendable, Hashable, CaseIterable {
        /// Text that is not JSON, or not of the form that its place asks for.
        case syntax
        /// One key twice in an object.
        case duplicateKey = "duplicate-key"
        /// A value of another type than its place takes.
        case wrongType = "wrong-type"
        /// A key without which the document has no meaning.
        case missing
        /// A key that the format does not have.
        case unknownKey = "unknown-key"
        /// A pattern of a kind that the catalog does not have.
        case unknownKind = "unknown-kind"
        /// A parameter that the kind does not have.
        case unknownParameter = "unknown-parameter"
        /// A name that leads to nothing: a document, a layer, a choice.
        case unknownReference = "unknown-reference"
        /// A number or a size outside its bounds.
        case outOfRange = "out-of-range"
        /// A number that is not finite or that a double cannot hold.
        case notFinite = "not-finite"
        /// A name that is not a valid slug.
        case badSlug = "bad-slug"
        /// A timing curve that is none.
        case badCurve = "bad-curve"
        /// A formula that does not parse or whose types do not fit.
        case badFormula = "bad-formula"
        /// Two tracks of one property at one time.
        case overlap
        /// Definitions that need each other.
        case cycle
        /// More nesting than the format allows.
        case tooDeep = "too-deep"
        /// More bytes or elements than the format allows.
        case tooLarge = "too-large"
        /// A name that is taken.
        case exists
        /// A document or revision that is not there.
        case notFound = "not-found"
        /// A revision that is no longer the newest.
        case conflict
        /// A document that others need.
        case inUse = "in-use"
    }
}
