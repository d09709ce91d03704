package import MotifCore
import MotifFormula
import MotifJSON

// The keys that several operations have.

extension ObjectKey where Value == DocumentReference {
    /// A document or one of its revisions.
    package static func reference(_ name: String, _ summary: String) -> Self {
        Self(name, .text, summary) { keys, key in keys.text(key).flatMap { keys.reference(in: $0, at: key) } }
    }

    /// The document of an operation, or one of its revisions.
    package static var reference: Self {
        reference(
            "ref",
            "The document: slug, type:slug, slug@revision, or slug@release. Without a type, it is a pattern. Examples: "
                + "expand, expand@2, expand@1.4, kind:expand, item:twitter, device:iphone-15.")
    }
}

extension ObjectKey where Value == [DocumentReference] {
    /// Documents or revisions: one, or a list of them.
    package static func references(_ summary: String) -> Self {
        Self("ref", .oneOrMore(.text), query: .texts, summary) { keys, key in
            keys.texts(key)?.compactMap { keys.reference(in: $0, at: key) }
        }
    }
}

extension ObjectKey where Value == DocumentName {
    /// The document of an operation, without a revision.
    package static var name: Self { name("The document: slug or type:slug. Without a type, it is a pattern.") }

    /// A document, without a revision.
    package static func name(_ summary: String) -> Self {
        Self("ref", .text, summary) { keys, key in keys.text(key).flatMap { keys.name(in: $0, at: key) } }
    }
}

extension ObjectKey where Value == [DocumentName] {
    /// Documents without revisions: one, or a list of them.
    package static func names(_ summary: String) -> Self {
        Self("ref", .oneOrMore(.text), query: .texts, summary) { keys, key in
            keys.texts(key)?.compactMap { keys.name(in: $0, at: key) }
        }
    }
}

extension ObjectKey where Value == HistoryRange {
    /// A range of the history.
    package static func range(_ summary: String) -> Self {
        let forms = "A..B, A.. or ..B, with releases, changes, dates, or times; A alone is A..: 1.3..1.4."
        return Self("range", .text, "\(summary) \(forms)") { keys, key in
            keys.reading(key) { text throws(Problems) in try HistoryRange(text) }
        }
    }
}

extension HistoryMoment {
    /// The meaning of a moment that an operation or a command reads.
    package static let summary =
        "Read the catalog as it was: a release (1.4), a date (2026-05-04), a time (2026-05-04T09:30:00Z), or the number of "
        + "a change (812)."
}

extension ObjectKey where Value == HistoryMoment {
    /// The state of the catalog that an operation reads.
    static var asOf: Self {
        Self("asOf", .text, HistoryMoment.summary) { keys, key in
            keys.reading(key) { text throws(Problems) in try HistoryMoment(text) }
        }
    }
}

extension ObjectKey where Value == String {
    /// The message of a change.
    static var message: Self { text("message", "The reason for the change, for the history, in a few words.") }

    /// A formula over documents.
    static var filter: Self {
        text(
            "where",
            "A formula that the documents must match. It reads the parameters of patterns, the fields of items and "
                + "devices, and slug, title, summary, kind, tags, deprecated, revision, updated, totalDuration, and "
                + "durations. Examples: expandDuration < 0.5 && kind == 'expand'; 'reveal' in tags; "
                + "totalDuration > 0.6.")
    }
}

extension ObjectKey where Value == JSONObject {
    /// Values to save, or to try.
    package static var values: Self {
        members(
            "set",
            "Parameters and their values, as JSON or as text with a unit: {\"expandDuration\": \"250ms\", \"curve\": "
                + "\"cubic-bezier(.2, 0, 0, 1)\"}. Operations that only read use them without saving.")
    }
}

extension ObjectKey where Value == [String] {
    /// Tags that documents must have.
    static var havingTags: Self { texts("tag", "Tags that the documents must all have.") }
}

extension ObjectKey where Value == RevisionNumber {
    /// The number of a revision.
    package static func revision(_ name: String, _ summary: String) -> Self {
        Self(name, .revision, query: .json, summary) { keys, key in
            keys.integer(key, from: 1).flatMap { RevisionNumber($0) }
        }
    }

    /// The revision that must be the newest.
    static var expected: Self {
        revision(
            "expect",
            "The revision that must be the newest. Pass the one that you have read, so that nobody's change is "
                + "overwritten.")
    }
}

extension ObjectKey where Value == Slug {
    /// A slug.
    package static func slug(_ name: String, _ summary: String) -> Self {
        Self(name, .text, summary) { keys, key in keys.text(key).flatMap { keys.slug(in: $0, at: key) } }
    }
}

extension ObjectKey where Value == ParameterValue {
    /// A value of a type; a text is read as on the command line.
    package static func value(
        _ name: String, _ type: ParameterType, within bounds: NumericBounds = NumericBounds(), _ schema: JSONSchema,
        _ summary: String
    ) -> Self {
        let definition = ParameterDefinition(name: name, type: type, bounds: bounds)
        return Self(name, schema, summary) { keys, key in
            guard let json = keys.value(key) else { return nil }
            return keys.collect { () throws(Problems) in
                try InputValue(given: json).value(of: definition, at: JSONPath.root.appending(key: key))
            }
        }
    }
}

extension ObjectReader {
    /// Reads the text of a key, if it has one.
    mutating func reading<Value>(_ key: String, _ read: (String) throws(Problems) -> Value) -> Value? {
        guard let text = text(key) else { return nil }
        do throws(Problems) {
            return try read(text)
        } catch {
            for problem in error.problems { report(problem.kind, at: key) }
            return nil
        }
    }

    mutating func slug(in text: String, at key: String) -> Slug? {
        if let slug = Slug(text) { return slug }
        report(.badSlug(text), at: key)
        return nil
    }

    fileprivate mutating func reference(in text: String, at key: String) -> DocumentReference? {
        do { return try DocumentReference(text) } catch {
            switch error.kind {
            case .badSlug(""): report(.rule(.badSlug, error.message), at: key)
            case .badSlug(let word): report(.badSlug(word), at: key)
            case .unknownType: report(.rule(.unknownReference, error.message), at: key)
            case .badVersion, .badOrdinal: report(.rule(.outOfRange, error.message), at: key)
            }
            return nil
        }
    }

    fileprivate mutating func name(in text: String, at key: String) -> DocumentName? {
        guard let reference = reference(in: text, at: key) else { return nil }
        if reference.version == .newest { return reference.name }
        report(.namesVersion(reference), at: key)
        return nil
    }
}
