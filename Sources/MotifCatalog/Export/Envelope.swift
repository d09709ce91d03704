import MotifCore
import MotifFormula
import MotifJSON
import MotifText

/// The object that holds documents of all types: `{"format": "motif/1", "kinds": […], …}`, possibly with the numbers of
/// the revisions that they were exported from.
enum Envelope {
    /// The value of its `format`.
    static let format = DocumentSchema.envelopeFormat

    /// The key of its format.
    static let formatKey = "format"

    /// The key of the revisions.
    static let revisionsKey = "revisions"

    /// Its keys in the order in which they are written.
    static let keys = (DocumentType.allCases.map(\.plural) + [formatKey, revisionsKey]).sorted()

    /// The keys by which the splitter recognizes an envelope.
    static let splitterKeys = JSONDocumentSplitter.EnvelopeKeys(
        sections: DocumentType.allCases.map(\.plural), others: [formatKey, revisionsKey])

    /// The problems with a member that doesn't contain documents.
    static func problems(ofMember key: String, _ value: JSON) -> [Problem] {
        let path = JSONPath.root.appending(key: key)
        // For editors; it isn't kept.
        if key == Document.schemaKey, value.string != nil { return [] }
        if key == revisionsKey { return Revisions.problems(of: value, at: path) }
        guard key == formatKey else {
            if DocumentType(plural: key) != nil {
                return [Problem(.wrongType(expected: "a list", found: value.typeInWords), at: path)]
            }
            return [Problem(.unknownKey(key, nearest: nearestName(to: key, among: keys), known: keys), at: path)]
        }
        guard value.string == format else {
            let shown = value.string ?? value.canonical
            let name = format.prefix { $0 != "/" } + "/"
            let isNewer = shown.hasPrefix(name) && Int(shown.dropFirst(name.count)) ?? 0 > 1
            let newer = "the file has the format '\(shown)', which a newer motif wrote; this one reads '\(format)'"
            let other = Problem.Kind.badText(text: shown, expected: "the format '\(format)'")
            return [Problem(isNewer ? .rule(.outOfRange, newer) : other, at: path)]
        }
        return []
    }

    /// The members of an envelope that contains no documents and is a line of JSON Lines; `nil` for a document.
    static func members(ofLine json: JSON) -> [(key: String, value: JSON)]? {
        guard let object = json.object, object["type"] == nil, object[revisionsKey] != nil else { return nil }
        return object.members.map { ($0.key, $0.value) }
    }
}

extension Envelope {
    /// The revisions that documents were exported from: `{"expand": 3, "kind:expand": 1}`.
    struct Revisions: Sendable {
        private(set) var numbers: [DocumentName: RevisionNumber] = [:]

        /// The revisions in an envelope.
        init(_ json: JSON = .object(JSONObject())) {
            for member in json.object?.members ?? [] {
                guard let name = Self.name(member.key), let number = Self.number(member.value) else { continue }
                numbers[name] = number
            }
        }

        mutating func add(_ reference: DocumentReference?) {
            guard let reference, case .revision(let number, _) = reference.version else { return }
            numbers[reference.name] = number
        }

        var json: JSON {
            .object(JSONObject(numbers.map { ($0.key.description, .integer($0.value.value)) }))
        }

        /// An envelope of nothing else.
        var envelope: JSON { [formatKey: .string(format), revisionsKey: json] }

        static func problems(of json: JSON, at path: JSONPath) -> [Problem] {
            guard let object = json.object else {
                return [Problem(.wrongType(expected: "an object", found: json.typeInWords), at: path)]
            }
            return object.members.compactMap { member in
                let path = path.appending(key: member.key)
                if name(member.key) == nil {
                    return Problem(.badText(text: member.key, expected: "the name of a document"), at: path)
                }
                if number(member.value) != nil { return nil }
                return Problem(
                    .outOfRange(label: member.key, value: member.value.canonical, range: "must be a revision number"),
                    at: path)
            }
        }

        private static func name(_ key: String) -> DocumentName? {
            guard let reference = try? DocumentReference(key), reference.version == .newest else { return nil }
            return reference.name
        }

        private static func number(_ json: JSON) -> RevisionNumber? {
            json.number.flatMap { Int(exactly: $0) }.flatMap { RevisionNumber($0) }
        }
    }
}
