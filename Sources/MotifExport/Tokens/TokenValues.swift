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
        guard var token = try value.type == .timing ? timing(value) : plain(value) else {
            let message = "'\(slug)' is left out: there is no token type for \(value.type.withArticle)"
            return notes.append(ExportNote(.valueOmitted, message))
        }
        if let alias = reference(value.alias) { token["$value"] = alias }
        var own = token["$extensions"]?[TokenText.vendor]?.object ?? JSONObject()
        own["parameter"] = nil
        own["value"] = .string(slug.text)
        // A number can be a fraction or a whole one, and a spring has the type of a transition.
        if let type = token["$type"]?.string, TokenDocuments.types[type] != value.type {
            own["valueType"] = .string(value.type.word)
        }
        var extensions = value.json["extensions"]?.object ?? [:]
        extensions[TokenText.vendor] = .object(own)
        token["$extensions"] = .object(extensions)
        token["$deprecated"] = value.json["deprecated"]
        if !value.metadata.summary.isEmpty { token["$description"] = .string(value.metadata.summary) }
        members[slug.text] = .object(token)
    }

    /// The alias of a token in the same file.
    private func reference(_ alias: Slug?) -> JSON? {
        alias.flatMap { slugs.contains($0) ? .string("{\($0)}") : nil }
    }

    private mutating func plain(_ value: SharedValue) throws(Problems) -> JSONObject? {
        guard case .parameter(let type) = value.type, type.tokenFields == nil else { return nil }
        let slug = value.metadata.name.slug.text
        var group = TokenGroup(timings: TokenTimings(curves))
        try group.add(value.plainMember, ParameterDefinition(name: slug, type: type), below: [])
        notes += group.notes.filter { $0.code != .tokensExtension }
        return group.members[slug]?.object
    }

    /// A transition, whose parts can be aliases.
    private mutating func timing(_ value: SharedValue) throws(Problems) -> JSONObject? {
        guard case .record(let parts) = value.value, let duration = parts.member("duration"),
            let curve = parts.member("curve"), case .duration(let seconds) = duration.value,
            case .curve(let shape) = curve.value
        else { return nil }
        let token = try TokenTimings(curves, duration: seconds).token(of: shape, named: value.metadata.name.slug.text)
        notes += [token.note].compactMap(\.self)
        let points = token.value["timingFunction"] ?? token.value
        let delay = parts.member("delay")
        return [
            "$extensions": [TokenText.vendor: .object(token.own)], "$type": "transition",
            "$value": [
                "delay": reference(delay?.alias) ?? TokenText.seconds(delay?.value.number ?? 0),
                "duration": reference(duration.alias) ?? TokenText.seconds(seconds),
                "timingFunction": reference(curve.alias) ?? points,
            ],
        ]
    }
}
