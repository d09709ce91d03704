import MotifJSON
import MotifText

/// What every document says of itself.
public struct DocumentMetadata: Sendable, Equatable {
    /// Type and slug.
    public let name: DocumentName
    /// What a reader sees first; never empty.
    public let title: String
    /// A sentence or two; empty where there is none.
    public let summary: String
    /// Free words to group by, in the order written, no one twice.
    public let tags: [String]
    /// Where the document's facts come from.
    public let source: Source?
    /// Whether, and why, the document should no longer be used.
    public let deprecation: Deprecation?

    /// A published text that a document follows.
    public struct Source: Sendable, Equatable {
        /// Title of the article or the standard.
        public let title: String
        /// Where it can be read.
        public let url: String?
        /// Who wrote it.
        public let author: String?
    }

    /// That a document should no longer be used.
    public enum Deprecation: Sendable, Equatable {
        /// No reason is given.
        case unexplained
        /// Why, and what to use instead.
        case reason(String)
    }

    /// The keys that every document may have.
    static let keys = ["type", "slug", "title", "summary", "tags", "source", "deprecated", "extensions"]

    /// The longest title, summary and tag, in bytes of UTF-8.
    static let limits = (title: 200, summary: 20_000, tag: 64, tags: 256)
}

extension DocumentMetadata {
    /// Reads the common keys; the reader goes on with those of the type.
    ///
    /// - Returns: `nil` where the type, the slug or the title is missing or wrong.
    static func read(_ type: DocumentType, _ reader: inout ObjectReader) -> DocumentMetadata? {
        _ = reader.value("type")
        _ = reader.value("extensions").map {
            if $0.object == nil {
                reader.report(.wrongType(expected: "an object", found: $0.typeInWords), at: "extensions")
            }
        }
        let slug = slug(&reader)
        let title = reader.requiredText("title", is: "what readers see first")
        let summary = reader.text("summary") ?? ""
        limit("title", title ?? "", to: limits.title, &reader)
        limit("summary", summary, to: limits.summary, &reader)
        let tags = tags(&reader)
        let source = source(&reader)
        let deprecation = deprecation(&reader)
        guard let slug, let title else { return nil }
        return DocumentMetadata(
            name: DocumentName(type, slug), title: title, summary: summary, tags: tags, source: source,
            deprecation: deprecation)
    }

    /// The object without what says nothing: an empty summary, no tags, `"deprecated": false`.
    static func canonical(_ object: JSONObject) -> JSONObject {
        var object = object
        if object["summary"]?.string?.isEmpty == true { object["summary"] = nil }
        if object["tags"]?.array?.isEmpty == true { object["tags"] = nil }
        if object["deprecated"]?.boolean == false { object["deprecated"] = nil }
        return object
    }

    private static func slug(_ reader: inout ObjectReader) -> Slug? {
        guard let text = reader.requiredText("slug", is: "the document's name, such as 'zoom-icons'") else {
            return nil
        }
        guard let slug = Slug(text) else {
            if !text.isEmpty { reader.report(.badSlug(text), at: "slug") }
            return nil
        }
        return slug
    }

    private static func limit(_ key: String, _ text: String, to limit: Int, _ reader: inout ObjectReader) {
        guard text.utf8.count > limit else { return }
        reader.report(.rule(.tooLarge, "'\(key)' has \(text.utf8.count) bytes; at most \(limit) are taken"), at: key)
    }

    private static func tags(_ reader: inout ObjectReader) -> [String] {
        guard let list = reader.list("tags") else { return [] }
        guard list.count <= limits.tags else {
            reader.report(.tooLarge(label: "'tags'", count: list.count, limit: limits.tags), at: "tags")
            return []
        }
        var tags: [String] = []
        for (index, value) in list.enumerated() {
            if let problem = problem(ofTag: value, after: tags) {
                reader.take([Problem(problem, at: reader.path.appending(key: "tags").appending(index: index))])
            } else if let tag = value.string {
                tags.append(tag)
            }
        }
        return tags
    }

    private static func problem(ofTag value: JSON, after tags: [String]) -> Problem.Kind? {
        guard let tag = value.string else { return .wrongType(expected: "text", found: value.typeInWords) }
        if tag.isBlank { return .rule(.missing, "This tag is empty; a tag is a word to group by") }
        if tag.utf8.count > limits.tag {
            return .rule(.tooLarge, "This tag has \(tag.utf8.count) bytes; at most \(limits.tag) are taken")
        }
        return tags.contains(exactly: tag) ? .duplicate(what: "The tag '\(tag)'") : nil
    }

    private static func source(_ reader: inout ObjectReader) -> Source? {
        guard let value = reader.value("source") else { return nil }
        var inner = ObjectReader(value, at: reader.path.appending(key: "source"))
        guard inner.isObject else {
            reader.take(inner.finish())
            return nil
        }
        let title = inner.requiredText("title", is: "the name of the article or the standard")
        let source = Source(title: title ?? "", url: inner.text("url"), author: inner.text("author"))
        reader.take(inner.finish())
        return source
    }

    private static func deprecation(_ reader: inout ObjectReader) -> Deprecation? {
        switch reader.value("deprecated") {
        case nil, .boolean(false): return nil
        case .boolean(true): return .unexplained
        case .string(let reason):
            if !reason.isBlank { return .reason(reason) }
            reader.report(.rule(.missing, "'deprecated' is empty; it is true or a reason"), at: "deprecated")
            return nil
        case let value?:
            reader.report(.wrongType(expected: "true or a reason", found: value.typeInWords), at: "deprecated")
            return nil
        }
    }
}
