public import MotifFormula
import MotifJSON

extension PatternMotion {
    /// Reads an exported pattern, with its kind and the items that it refers to.
    ///
    ///     let motion = try PatternMotion(exported: Data(contentsOf: url))
    ///
    /// - Parameters:
    ///   - bytes: An exported file: UTF-8 JSON with `patterns`, `kinds` and perhaps `items` and `devices`.
    ///   - slug: The slug of the pattern; by default the file's only pattern.
    /// - Throws: Every problem of the text or of the documents; `not-found` if the file lacks the pattern or its kind.
    public init(exported bytes: some Sequence<UInt8>, pattern slug: String? = nil) throws(Problems) {
        let json = try Self.json(Array(bytes))
        let pattern = try Self.pattern(slug, in: json)
        let answer: Document.KindAnswer
        if let name = Pattern.kind(of: pattern), let kind = Self.document(.kind, name.text, in: json) {
            answer = .found(try Kind.read(kind))
        } else {
            answer = .unknown(nearest: nil)
        }
        guard case .pattern(let pattern) = try Document(pattern, kind: answer), case .found(let kind) = answer else {
            throw Problems(.rule(.wrongType, "'patterns' contains a document of another type"))
        }
        var values: [DocumentName: FormulaValue] = [:]
        for json in Self.documents(.item, in: json) + Self.documents(.device, in: json) {
            let document = try Document(json)
            values[document.metadata.name] = document.formulaValue
        }
        self.init(pattern, of: kind) { values[$0] }
    }

    private static func documents(_ type: DocumentType, in json: JSON) -> [JSON] { json[type.plural]?.array ?? [] }

    private static func document(_ type: DocumentType, _ slug: String, in json: JSON) -> JSON? {
        documents(type, in: json).first { $0["slug"]?.string == slug }
    }

    private static func pattern(_ slug: String?, in json: JSON) throws(Problems) -> JSON {
        let patterns = documents(.pattern, in: json)
        let slugs = patterns.compactMap { $0["slug"]?.string }
        if let slug {
            if let pattern = document(.pattern, slug, in: json) { return pattern }
            throw Problems(.unknown("pattern", slug, among: slugs))
        }
        if let pattern = patterns.first, patterns.count == 1 { return pattern }
        let message =
            patterns.isEmpty ? "has no patterns" : "has \(patterns.count) patterns: \(slugs.joined(separator: ", "))"
        throw Problems(.rule(.notFound, "The file \(message)"))
    }

    /// Reads a pattern and its kind from two texts.
    ///
    /// - Parameters:
    ///   - pattern: The JSON of the pattern.
    ///   - kind: The JSON of the kind that it names.
    ///   - document: As for the other initializer.
    /// - Throws: Every problem of the text or the document, of the kind first.
    public init(
        pattern: String, kind: String, document: (DocumentName) -> FormulaValue? = { _ in nil }
    ) throws(Problems) {
        guard case .kind(let kind) = try Document(Self.json(Array(kind.utf8))) else {
            throw Problems(.rule(.wrongType, "The type of the first document must be 'kind'"))
        }
        let json = try Self.json(Array(pattern.utf8))
        let slug = kind.metadata.name.slug
        let answer = Pattern.kind(of: json) == slug ? .found(kind) : Document.KindAnswer.unknown(nearest: slug.text)
        guard case .pattern(let pattern) = try Document(json, kind: answer) else {
            throw Problems(.rule(.wrongType, "The type of the second document must be 'pattern'"))
        }
        self.init(pattern, of: kind, document: document)
    }

    private static func json(_ bytes: [UInt8]) throws(Problems) -> JSON {
        do throws(JSONError) {
            return try JSONReader().read(bytes)
        } catch {
            throw Problems([Problem(.json(error), position: error.position)])
        }
    }
}
