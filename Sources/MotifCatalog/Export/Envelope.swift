import MotifCore
import MotifFormula
import MotifJSON
import MotifText

/// The object that holds documents of all types: `{"format": "motif/1", "kinds": […], …}`.
enum Envelope {
    /// The value of its `format`.
    static let format = "motif/1"

    /// Its keys in the order in which they are written.
    static let keys = (DocumentType.allCases.map(\.plural) + ["format"]).sorted()

    /// The keys by which the splitter recognizes an envelope.
    static let splitterKeys = JSONDocumentSplitter.EnvelopeKeys(
        sections: DocumentType.allCases.map(\.plural), others: ["format"])

    /// The problems with a member that doesn't contain documents.
    static func problems(ofMember key: String, _ value: JSON) -> [Problem] {
        let path = JSONPath.root.appending(key: key)
        guard key == "format" else {
            if DocumentType(plural: key) != nil {
                return [Problem(.wrongType(expected: "a list", found: value.typeInWords), at: path)]
            }
            return [Problem(.unknownKey(key, nearest: nearestName(to: key, among: keys), known: keys), at: path)]
        }
        guard value.string == format else {
            let shown = value.string ?? value.canonical
            return [
                Problem(
                    .badText(text: shown, expected: "the format '\(format)'"), at: path)
            ]
        }
        return []
    }
}
