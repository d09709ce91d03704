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
        guard case .kind(let kind) = try Document(Self.json(kind, reader)) else {
            throw Problems(.rule(.wrongType, "The JSON of a kind has the type 'kind'"))
        }
        let json = try Self.json(pattern, reader)
        let slug = kind.metadata.name.slug
        let answer = Pattern.kind(of: json) == slug ? .found(kind) : Document.KindAnswer.unknown(nearest: slug.text)
        guard case .pattern(let pattern) = try Document(json, kind: answer) else {
            throw Problems(.rule(.wrongType, "The JSON of a pattern has the type 'pattern'"))
        }
        self.init(pattern, of: kind, document: document)
    }

    private static func json(_ text: String, _ reader: JSONReader) throws(Problems) -> JSON {
        do throws(JSONError) {
            return try reader.read(text)
        } catch {
            throw Problems([Problem(.json(error), position: error.position)])
        }
    }
}
