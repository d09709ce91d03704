public import MotifJSON
import MotifText

/// A problem of a document, with its place.
///
/// A function that can find one problem throws it as `Problem`; one that checks a document or several values throws all
/// of them together, as `Problems`.
public struct Problem: Error, Sendable, Equatable {
    /// The problem, as data.
    public let kind: Kind
    /// The place in the document.
    public let path: JSONPath
    /// The place in the file from which the document was read, if any.
    public var position: TextPosition?

    /// A problem of this kind at this place.
    public init(_ kind: Kind, at path: JSONPath = .root, position: TextPosition? = nil) {
        self.kind = kind
        self.path = path
        self.position = position
    }

    /// The stable code of the problem, such as `out-of-range`.
    public var code: Code { kind.code }

    /// The problem in words, with the way to fix it: one sentence without a full stop.
    public var message: String { kind.message.printable }
}

extension Problem {
    /// The codes by which scripts distinguish problems.
    public enum Code: String, Sendable, Hashable, CaseIterable {
        /// Text that isn't JSON, or isn't in the required format.
        case syntax
        /// A key that appears twice in an object.
        case duplicateKey = "duplicate-key"
        /// A value of the wrong type.
        case wrongType = "wrong-type"
        /// A missing or empty key that is required.
        case missing
        /// A key that the format doesn't have.
        case unknownKey = "unknown-key"
        /// A pattern of a kind that the catalog doesn't have.
        case unknownKind = "unknown-kind"
        /// A parameter that the kind doesn't have.
        case unknownParameter = "unknown-parameter"
        /// A name of something that doesn't exist: a document, a layer, a choice.
        case unknownReference = "unknown-reference"
        /// A number or a size out of bounds.
        case outOfRange = "out-of-range"
        /// A number that isn't finite.
        case notFinite = "not-finite"
        /// A name that is not a valid slug.
        case badSlug = "bad-slug"
        /// An invalid timing curve.
        case badCurve = "bad-curve"
        /// A formula with an error.
        case badFormula = "bad-formula"
        /// Overlapping tracks of one property.
        case overlap
        /// Definitions that refer to each other.
        case cycle
        /// More nesting than the format allows.
        case tooDeep = "too-deep"
        /// More bytes or elements than the format allows.
        case tooLarge = "too-large"
        /// A name that already exists.
        case exists
        /// A document or revision that doesn't exist.
        case notFound = "not-found"
        /// A revision that is no longer the newest.
        case conflict
        /// A document that others use.
        case inUse = "in-use"
    }
}
