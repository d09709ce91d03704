import MotifCore
import MotifJSON

extension ExportTarget {
    /// The parameters as design tokens, one group for the pattern.
    public static let tokens = ExportTarget(
        name: "tokens", summary: "Design tokens of the parameters (DTCG 2025.10)", fileExtension: "tokens.json"
    ) { subject in
        try TokenExport(subject).export()
    }
}

/// Keys of the format, and motif's own keys in it.
///
/// - Source: Design Tokens Format Module and Color Module 2025.10, Design Tokens Community Group.
enum TokenText {
    /// motif's key in `$extensions`.
    static let vendor = "dev.motif"
    /// The schema for validators of token files.
    static let schema = "https://www.designtokens.org/schemas/2025.10/format.json"
}

/// Exports a pattern's parameters as a group of tokens. Values without a token type are in the group's `$extensions`.
///
/// Tokens are values only; the layers and tracks that use them stay in the catalog.
struct TokenExport {
    private let subject: ExportSubject

    init(_ subject: ExportSubject) { self.subject = subject }

    func export() throws(Problems) -> MotionExport {
        let header = subject.motion.pattern.metadata
        var group = TokenGroup(timings: try TokenTimings(subject))
        for definition in subject.motion.kind.parameters {
            guard let value = subject.motion.pattern.parameters[definition.name] else { continue }
            try group.add(value, definition, below: [])
        }
        var members = group.members
        members["$description"] = .string(header.summary.isEmpty ? header.title : header.summary)
        switch header.deprecation {
        case .unexplained: members["$deprecated"] = true
        case .reason(let reason): members["$deprecated"] = .string(reason)
        case nil: break
        }
        var own: JSONObject = [
            "kind": .string(subject.motion.kind.metadata.name.slug.description), "pattern": .string(subject.reference),
            "title": .string(header.title),
        ]
        if !group.rest.isEmpty { own["parameters"] = .object(group.rest) }
        members["$extensions"] = [TokenText.vendor: .object(own)]
        let file: JSON = ["$schema": .string(TokenText.schema), header.name.slug.description: .object(members)]
        return MotionExport(file.pretty + "\n", notes: group.notes)
    }
}
