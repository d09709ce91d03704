import MotifCore

extension ExportTarget {
    /// The parameters as design tokens, one group for the pattern.
    public static let tokens = ExportTarget(
        name: "tokens", summary: "Design tokens of the parameters (DTCG 2025.10)", fileExtension: "tokens.json"
    ) { subject, _ in
        try TokenGroup.export(subject)
    }
}

/// Keys of the format, and motif's own keys in it.
///
/// - Source: Design Tokens Format Module and Color Module 2025.10, Design Tokens Community Group.
enum TokenText {
    /// motif's key in `$extensions`.
    static let vendor = "dev.motif"
    /// The group of the shared values that a pattern uses; no slug has a low line.
    static let shared = "shared_values"
    /// A duration.
    static func seconds(_ seconds: Double) -> JSON { ["unit": "s", "value": .number(seconds)] }

    /// The schema for validators of token files.
    static let schema = "https://www.designtokens.org/schemas/2025.10/format.json"
}

extension TokenGroup {
    /// Exports a pattern's parameters as a group of tokens. Values without a token type are in the group's `$extensions`.
    ///
    /// Tokens are values only; the layers and tracks that use them stay in the catalog.
    static func export(_ subject: ExportSubject) throws(Problems) -> MotionExport {
        let header = subject.motion.pattern.metadata
        var group = TokenGroup(writer: try TokenWriter(subject))
        for definition in subject.motion.kind.parameters {
            guard let member = subject.motion.pattern.parameters.member(definition.name) else { continue }
            try group.add(member, definition, below: [])
        }
        var members = group.members
        members["$description"] = .string(header.summary.isEmpty ? header.title : header.summary)
        members["$deprecated"] = subject.motion.pattern.json["deprecated"]
        var own: JSONObject = [
            "kind": .string(subject.motion.kind.metadata.name.slug.description), "pattern": .string(subject.reference),
            "title": .string(header.title),
        ]
        if !group.rest.isEmpty { own["parameters"] = .object(group.rest) }
        members["$extensions"] = [TokenText.vendor: .object(own)]
        var file: JSONObject = ["$schema": .string(TokenText.schema), header.name.slug.description: .object(members)]
        if !group.shared.isEmpty { file[TokenText.shared] = .object(group.shared) }
        return MotionExport(JSON.object(file).pretty + "\n", notes: group.notes)
    }
}
