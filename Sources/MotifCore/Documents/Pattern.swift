import MotifFormula
public import MotifJSON
import MotifText

/// A named use of a kind, with a value for every parameter.
public struct Pattern: Sendable, Equatable {
    /// The name, title, summary, tags and source.
    public let metadata: DocumentMetadata
    /// The pattern's type and slug.
    public var name: DocumentName { metadata.name }
    /// The kind of the pattern.
    public let kind: Slug
    /// A value for every parameter of the kind, in the order of the kind.
    public let parameters: ParameterValues
    /// The checks whose failures are accepted.
    public let accepts: [Acceptance]
    /// The documents that parameters refer to, without duplicates; of an alias, the shared value.
    public let references: [DocumentName]
    /// The documents that formulas can read, without duplicates: those that parameters name, also through aliases.
    public let documents: [DocumentName]
    /// The members of its JSON in canonical form, with an empty object in place of the parameters.
    let members: JSONObject

    /// The canonical form.
    public var json: JSON {
        var object = members
        object[Self.parametersKey] = .object(parameters.json)
        return .object(object)
    }

    private static let parametersKey = "parameters"

    /// A check whose failures are accepted, with the reason.
    public struct Acceptance: Sendable, Equatable {
        /// The name of the check.
        public let check: String
        /// The reason for accepting its failures.
        public let reason: String
        /// How much of a failure was accepted; `nil` for any.
        public let limit: Limit?

        /// The extent of the failures that were accepted.
        public struct Limit: Sendable, Equatable {
            /// The number of cases.
            public let cases: Int
            /// The shortfall of the worst case, in the check's own unit; `nil` if it can't be measured.
            public let shortfall: Double?

            package init(cases: Int, shortfall: Double?) { (self.cases, self.shortfall) = (cases, shortfall) }

            /// Whether failures go no further than this.
            func allows(_ failed: Int, _ worst: Double?) -> Bool {
                // Mathematical functions differ in their last digits between systems.
                let isBearable = shortfall.map { worst ?? .infinity <= $0 * (1 + 1e-9) } ?? true
                return failed <= cases && isBearable
            }

            /// `342 cases, up to 276.814`
            public var words: String {
                let cases = String.counted(cases, "case")
                return shortfall.map { "\(cases), up to \($0.short())" } ?? cases
            }
        }
    }

    /// Returns the slug of the kind in a pattern's JSON; `nil` for other documents, and if it isn't valid.
    public static func kind(of json: JSON) -> Slug? {
        guard json["type"]?.string == DocumentType.pattern.rawValue else { return nil }
        return json["kind"]?.string.flatMap { Slug($0) }
    }

    /// Reads and checks a pattern against its kind; parameters that are left out get the kind's defaults.
    static func read(_ json: JSON, kind: Document.KindAnswer, isSaved: Bool = false) throws(Problems) -> Pattern {
        try ObjectReader.read(json) { reader in
            guard let kind = self.kind(&reader, kind) else {
                // Without its kind, only the common part of a pattern can be checked.
                _ = DocumentMetadata.read(.pattern, &reader)
                for key in ["parameters", "accepts"] { _ = reader.value(key) }
                return nil
            }
            let metadata = DocumentMetadata.read(.pattern, &reader)
            let parameters = parameters(&reader, kind.parameters)
            reader.take(ElementNames.problems(in: parameters, of: kind))
            let accepts = accepts(&reader, kind.checks, isSaved: isSaved)
            guard let metadata else { return nil }
            var object = DocumentMetadata.canonical(reader.object)
            object[parametersKey] = [:]
            if object["accepts"]?.array?.isEmpty == true { object["accepts"] = nil }
            return Pattern(
                metadata: metadata, kind: kind.metadata.name.slug, parameters: parameters, accepts: accepts,
                references: .unique(parameters.visitReferences),
                documents: .unique { for parameter in parameters.members { parameter.value.visitReferences($0) } },
                members: object)
        }
    }

    /// The canonical text, which is that of `json`.
    var canonical: [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(1_024)
        bytes.append(UInt8(ascii: "{"))
        for member in members.members {
            JSON.writeKey(member.key, into: &bytes)
            if member.key == Self.parametersKey {
                parameters.writeCanonical(into: &bytes)
            } else {
                member.value.writeCanonical(into: &bytes)
            }
        }
        bytes.append(UInt8(ascii: "}"))
        return bytes
    }

    private static func kind(_ reader: inout ObjectReader, _ answer: Document.KindAnswer) -> Kind? {
        guard let value = reader.required("kind", is: "the kind that the pattern uses") else { return nil }
        switch (value.string, answer) {
        case (nil, _): reader.report(.wrongType(expected: "a slug", found: value.typeInWords), at: "kind")
        case (let text?, _) where Slug(text) == nil: reader.report(.badSlug(text), at: "kind")
        case (let text?, .unknown(let nearest, let known)):
            reader.report(.unknownKind(text, nearest: nearest, known: known), at: "kind")
        case (_, .found(let kind)): return kind
        }
        return nil
    }

    private static func parameters(
        _ reader: inout ObjectReader, _ definitions: [ParameterDefinition]
    ) -> ParameterValues {
        var values = ParameterValues(capacity: definitions.count)
        let none: JSONObject? = reader.object["parameters"] == nil ? [:] : nil
        guard let object = reader.members("parameters") ?? none else { return values }
        var known = 0
        // By index, since a copy of a definition counts references to all that it has.
        for index in definitions.indices {
            let name = definitions[index].name
            guard let json = object[name] else {
                if let value = definitions[index].defaultValue { values.append(value, named: name) }
                continue
            }
            known += 1
            let member = reader.collect { () throws(Problems) in
                try definitions[index].member(from: json, at: path(name))
            }
            if let member { values.append(member.value, named: name, alias: member.alias) }
        }
        if known < object.count { reportUnknown(object, definitions, &reader) }
        return values
    }

    private static func reportUnknown(
        _ object: JSONObject, _ definitions: [ParameterDefinition], _ reader: inout ObjectReader
    ) {
        let names = definitions.map(\.name)
        let unknown = object.keys.filter { key in !names.contains { $0.utf8.elementsEqual(key.utf8) } }
        for key in unknown {
            let nearest = unknown.count <= ObjectReader.maximumSuggestions ? nearestName(to: key, among: names) : nil
            reader.take([Problem(.unknownParameter(key, nearest: nearest, known: names), at: path(key))])
        }
    }

    private static func path(_ parameter: String) -> JSONPath {
        .root.appending(key: "parameters").appending(key: parameter)
    }

    /// Reads the accepted checks; they must be among these or built in.
    static func accepts(_ reader: inout ObjectReader, _ checks: [Kind.Check], isSaved: Bool) -> [Acceptance] {
        // Few patterns accept a check, and the names of all checks take time.
        lazy var known = checks.map(\.name) + BuiltInCheck.allCases.map(\.rawValue)
        var accepts: [Acceptance] = []
        _ = reader.parts("accepts", summary: "Accepted checks, with reasons and limits.") { inner in
            let check = inner.requiredText("check", is: "the name of the check")
            if let check, !known.contains(check) {
                inner.report(.unknown("check", check, among: known), at: "check")
            }
            if !isSaved, accepts.contains(where: { $0.check == check }) {
                inner.report(.duplicate(what: "The check '\(check ?? "")'"), at: "check")
            }
            let reason = inner.requiredText("reason", is: "the reason why the failure is accepted")
            let cases = inner.integer("cases", from: 0)
            let shortfall = inner.number("shortfall")
            let limit = cases.map { Acceptance.Limit(cases: $0, shortfall: shortfall) }
            accepts.append(Acceptance(check: check ?? "", reason: reason ?? "", limit: limit))
            return true
        }
        return accepts
    }
}
