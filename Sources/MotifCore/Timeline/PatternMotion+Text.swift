public import MotifFormula
import MotifJSON

extension PatternMotion {
    /// Reads a pattern and its kind from JSON, as an app does that carries both.
    ///
    /// - Parameters:
    ///   - pattern: The JSON of the pattern.
    ///   - kind: The JSON of the kind that it names.
    ///   - document: As for the other initializer.
    /// - Throws: Every problem of the text or the document, of the kind first.
    public init(
        pattern: String, kind: String, document: (DocumentName) -> FormulaValue? = { _ in nil }
    ) throws(Problems) {
        let reader = JSONReader()
        guard case .kind(let kind) = try Self.document(kind, reader, { _ in .unknown(nearest: nil) }) else {
            throw Problems(.rule(.wrongType, "The JSON of a kind has the type 'kind'"))
        }
        let slug = kind.metadata.name.slug
        let read = try Self.document(pattern, reader) { name in
            name == slug ? .found(kind) : .unknown(nearest: slug.text)
        }
        guard case .pattern(let pattern) = read else {
            throw Problems(.rule(.wrongType, "The JSON of a pattern has the type 'pattern'"))
        }
        self.init(pattern, of: kind, document: document)
    }

    private static func document(
        _ text: String, _ reader: JSONReader, _ kind: (Slug) -> Document.KindAnswer
    ) throws(Problems) -> Document {
        let json: JSON
        do throws(JSONError) {
            json = try reader.read(text)
        } catch {
            throw Problems([Problem(.json(error), position: error.position)])
        }
        let (document, problems) = Document.read(json, kind: kind)
        if let document { return document }
        throw Problems(problems)
    }
}
