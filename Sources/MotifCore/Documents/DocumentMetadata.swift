import MotifJSON
import MotifText

/// The metadata that every document has.
public struct DocumentMetadata: Sendable, Equatable {
    /// The type and the slug.
    public let name: DocumentName
    /// The title; never empty.
    public let title: String
    /// The summary, a sentence or two; empty if there is none.
    public let summary: String
    /// The tags, in the order of the document, without duplicates.
    public let tags: [String]
    /// The source of the document's facts.
    public let source: Source?
    /// The deprecation of the document, if any.
    public let deprecation: Deprecation?

    /// A published source of a document.
    public struct Source: Sendable, Equatable {
        /// The title of the article or standard.
        public let title: String
        /// The URL.
        public let url: String?
        /// The author.
        public let author: String?
    }

    /// The deprecation of a document.
    public enum Deprecation: Sendable, Equatable {
        /// A deprecation without a reason.
        case unexplained
        /// The reason, and what to use instead.
        case reason(String)
    }

    /// The keys that every document can have.
    static let keys = ObjectReader.keys { read(.kind, &$0) }.map(\.name)

    /// The maximum lengths in bytes of UTF-8, and the maximum number of tags.
    static let limits = (title: 200, summary: 20_000, tag: 64, tags: 256)
}

extension DocumentMetadata {
    /// Reads the common keys, before those of the type.
    ///
    /// - Returns: `nil` if the slug or the title is missing or invalid.
    static func read(_ type: DocumentType, _ reader: inout ObjectReader) -> DocumentMetadata? {
        reader.describe(Document.schemaKey, .text.described("The schema of the document, for editors; it isn't saved."))
        reader.describe("type", .constant(.string(type.rawValue)), isRequired: true)
        _ = reader.value("type")
        _ = reader.members(
            "extensions", .map(of: .anything).described("An object of your own, which is stored unchanged."))
        let slug = slug(&reader)
        let title = reader.requiredText(
            "title", text(.wording, to: limits.title, "The title that people see."), is: "the name that people see")
        let summary = reader.text("summary", text(.text, to: limits.summary, "A sentence or two.")) ?? ""
        limit("title", title ?? "", to: limits.title, &reader)
        limit("summary", summary, to: limits.summary, &reader)
        let tags = tags(&reader)
        let source = reader.part("source", summary: "Where the facts come from.") { inner in
            let title = inner.requiredText("title", is: "the title of the article or standard")
            return Source(title: title ?? "", url: inner.text("url"), author: inner.text("author"))
        }
        let deprecation = deprecation(&reader)
        guard let slug, let title else { return nil }
        return DocumentMetadata(
            name: DocumentName(type, slug), title: title, summary: summary, tags: tags, source: source,
            deprecation: deprecation)
    }

    /// Returns the object without keys that have no effect: an empty summary, an empty list of tags, `"deprecated":
    /// false`.
    static func canonical(_ object: JSONObject) -> JSONObject {
        var object = object
        if object["summary"]?.string?.isEmpty == true { object["summary"] = nil }
        if object["tags"]?.array?.isEmpty == true { object["tags"] = nil }
        if object["deprecated"]?.boolean == false { object["deprecated"] = nil }
        return object
    }

    private static func text(_ text: JSONSchema, to limit: Int, _ summary: String) -> JSONSchema {
        text.with("maxLength", .integer(limit)).described(summary)
    }

    private static func slug(_ reader: inout ObjectReader) -> Slug? {
        let text = reader.requiredText(
            "slug", .slug.described("The name, unique within the type."),
            is: "the document's name, such as 'zoom-icons'")
        guard let text else { return nil }
        guard let slug = Slug(text) else {
            if !text.isEmpty { reader.report(.badSlug(text), at: "slug") }
            return nil
        }
        return slug
    }

    private static func limit(_ key: String, _ text: String, to limit: Int, _ reader: inout ObjectReader) {
        guard text.utf8.count > limit else { return }
        reader.report(.tooLarge(label: "'\(key)'", count: text.utf8.count, of: "byte", limit: limit), at: key)
    }

    private static func tags(_ reader: inout ObjectReader) -> [String] {
        let list = reader.list(
            "tags",
            .list(of: text(.wording, to: limits.tag, "")).with("uniqueItems", true)
                .with("maxItems", .integer(limits.tags)).described("Words for grouping."))
        guard let list else { return [] }
        guard list.count <= limits.tags else {
            reader.report(.tooLarge(label: "'tags'", count: list.count, limit: limits.tags), at: "tags")
            return []
        }
        var tags: [String] = []
        for (index, value) in list.enumerated() {
            if let problem = problem(ofTag: value, after: tags) {
                reader.report(problem, at: "tags", index: index)
            } else if let tag = value.string {
                tags.append(tag)
            }
        }
        return tags
    }

    private static func problem(ofTag value: JSON, after tags: [String]) -> Problem.Kind? {
        guard let tag = value.string else { return .wrongType(expected: "text", found: value.typeInWords) }
        if tag.isBlank { return .empty(label: "The tag", for: nil) }
        if tag.utf8.count > limits.tag {
            return .tooLarge(label: "The tag", count: tag.utf8.count, of: "byte", limit: limits.tag)
        }
        return tags.contains(exactly: tag) ? .duplicate(what: "The tag '\(tag)'") : nil
    }

    private static func deprecation(_ reader: inout ObjectReader) -> Deprecation? {
        let deprecated = reader.value(
            "deprecated",
            .either([.boolean, .wording]).described("true, or the reason not to use it any longer."))
        switch deprecated {
        case nil, .boolean(false): return nil
        case .boolean(true): return .unexplained
        case .string(let reason):
            if !reason.isBlank { return .reason(reason) }
            reader.report(.empty(label: "'deprecated'", for: "true or a reason"), at: "deprecated")
            return nil
        case let value?:
            reader.report(.wrongType(expected: "true or a reason", found: value.typeInWords), at: "deprecated")
            return nil
        }
    }
}
