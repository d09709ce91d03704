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
            "Document: [type:]slug[@revision], as in expand@1.4 (a release) or kind:expand; without a type, a pattern.")
    }
}

extension ObjectKey where Value == [DocumentReference] {
    /// Patterns or their revisions: one, or a list of them.
    package static var patterns: Self {
        Self("ref", .oneOrMore(.text), query: .texts, "Patterns: slug[@revision].") { keys, key in
            keys.texts(key)?.compactMap { keys.reference(in: $0, at: key) }
        }
    }
}

extension ObjectKey where Value == DocumentName {
    /// The document of an operation, without a revision.
    package static var name: Self { name("Document: [type:]slug, such as kind:expand; without a type, a pattern.") }

    /// A document, without a revision.
    package static func name(_ summary: String) -> Self {
        Self("ref", .text, summary) { keys, key in keys.text(key).flatMap { keys.name(in: $0, at: key) } }
    }
}

extension ObjectKey where Value == [DocumentName] {
    /// Documents without revisions: one, or a list of them.
    package static var names: Self {
        Self("ref", .oneOrMore(.text), query: .texts, "Documents: [type:]slug, or slugs of patterns.") { keys, key in
            keys.texts(key)?.compactMap { keys.name(in: $0, at: key) }
        }
    }
}

extension ObjectKey where Value == HistoryRange {
    /// A range of the history.
    package static func range(_ summary: String) -> Self {
        let forms = "1.3..1.4, 1.3.. or just 1.3, or ..1.4, of releases, changes, dates, or times"
        return Self("range", .text, "\(summary): \(forms).") { keys, key in
            keys.reading(key) { text throws(Problems) in try HistoryRange(text) }
        }
    }
}

extension ObjectKey where Value == HistoryMoment {
    /// The state of the catalog that an operation reads.
    static var asOf: Self {
        let moments =
            "a release (1.4), a date (2026-05-04), a time (2026-05-04T09:30:00Z), or the number of a change (812)"
        return Self("asOf", .text, "Read the catalog as it was: \(moments).") { keys, key in
            keys.reading(key) { text throws(Problems) in try HistoryMoment(text) }
        }
    }
}

extension ObjectKey where Value == String {
    /// The message of a change.
    static var message: Self { text("message", "Message for the log: the reason for the change, in a few words.") }

    /// A formula over documents.
    static var filter: Self {
        text(
            "where",
            "Only documents that match this formula over parameters, fields, slug, title, summary, kind, tags, deprecated, "
                + "revision, updated, totalDuration, and durations, such as expandDuration < 0.5 && 'reveal' in tags.")
    }
}

extension ObjectKey where Value == JSONObject {
    /// Values to try.
    package static var triedValues: Self {
        members("set", "Parameters and values to try without saving: {\"expandDuration\": \"250ms\"}.")
    }
}

extension ObjectKey where Value == [String] {
    /// Tags that documents must have.
    static var havingTags: Self { texts("tag", "Only documents with all of these tags.") }
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
        revision("expect", "Fail unless this is the newest revision, so that nobody's change is overwritten.")
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
