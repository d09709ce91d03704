import MotifCore

/// Exports shared values as tokens, of which those are aliases that are aliases here.
struct TokenValues {
    private let slugs: Set<Slug>
    private let curves = FittedCurves()
    private var members: JSONObject = ["$schema": .string(TokenText.schema)]
    private var notes: [ExportNote] = []

    /// - Throws: `bad-curve` if a curve can't be evaluated.
    static func export(_ values: [SharedValue]) throws(Problems) -> MotionExport {
        var tokens = TokenValues(slugs: Set(values.map(\.metadata.name.slug)))
        for value in values { try tokens.add(value) }
        return MotionExport(JSON.object(tokens.members).pretty + "\n", notes: tokens.notes)
    }

    /// A value as a token without aliases; `nil` if there is no type for it.
    static func token(of value: SharedValue) throws(Problems) -> JSON? {
        var tokens = TokenValues(slugs: [])
        try tokens.add(value)
        return tokens.members[value.metadata.name.slug.text]
    }

    private init(slugs: Set<Slug>) { self.slugs = slugs }

    private mutating func add(_ value: SharedValue) throws(Problems) {
        let slug = value.metadata.name.slug
        guard let token = try token(of: value) else {
            let message = "'\(slug)' is left out: there is no token type for \(value.type.withArticle)"
            return notes.append(ExportNote(.valueOmitted, message))
        }
        notes += [token.note].compactMap(\.self)
        // A number can be a fraction or a whole one, and a spring has the type of a transition.
        let hasOwnType = TokenDocuments.types[token.type] != value.type
        let origin: KeyValuePairs = [
            "value": .string(slug.text), "valueType": hasOwnType ? JSON.string(value.type.word) : nil,
        ]
        members[slug.text] = token.json(
            origin, value: reference(value.alias), extensions: value.json["extensions"] ?? [:]
        ).with(["$deprecated": value.json["deprecated"], "$description": .filled(value.metadata.summary)])
    }

    /// The alias of a token in the same file.
    private func reference(_ alias: Slug?) -> JSON? {
        alias.flatMap { slugs.contains($0) ? .string("{\($0)}") : nil }
    }

    /// A value as a token without its alias; the parts of a timing can be aliases.
    private func token(of value: SharedValue) throws(Problems) -> TokenWriter.Token? {
        let name = value.metadata.name.slug.text
        guard value.type == .timing else { return try TokenWriter(curves).token(of: value.value, named: name) }
        guard case .record(let parts) = value.value, let duration = parts.member("duration"),
            let curve = parts.member("curve"), case .duration(let seconds) = duration.value,
            case .curve(let shape) = curve.value
        else { return nil }
        let delay = parts.member("delay")
        return try TokenWriter(curves, duration: seconds).token(of: shape, named: name).transition(
            over: reference(duration.alias) ?? TokenText.seconds(seconds),
            after: reference(delay?.alias) ?? TokenText.seconds(delay?.value.number ?? 0),
            curve: reference(curve.alias))
    }
}
