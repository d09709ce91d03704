public import MotifCore
public import MotifJSON

/// Parameter values for a pattern of a kind, read from a file of design tokens.
///
/// A token that motif wrote names its parameter in `$extensions`; any other is matched by the end of its path, so that
/// `brand.motion.expandDuration` is the parameter `expandDuration` and `shadowOffset.x` a component of a point.
///
///     let tokens = try JSONReader().read(text)
///     try TokenImport(tokens, for: kind).parameters
public struct TokenImport: Sendable {
    /// The values; parameters that aren't in the file are left out.
    public let parameters: ParameterValues
    /// The tokens that don't match a parameter, and the groups of other kinds, as `a.b`, in the order of the file.
    public let unmatched: [String]

    /// Reads the tokens of a file.
    ///
    /// - Parameters:
    ///   - json: The file, Design Tokens Format Module 2025.10.
    ///   - kind: The kind whose parameters to match.
    ///   - group: The path of the only group to read; references can lead out of it.
    /// - Throws: All structural problems of the file, and the problems of each token that matches: its type, its
    ///   value, its references; and a parameter that two tokens set.
    public init(_ json: JSON, for kind: Kind, group: [String] = []) throws(Problems) {
        let file = TokenFile(json, of: kind, group: group)
        var matching = TokenMatching(kind, problems: file.problems)
        for (place, value) in file.parameters { matching.take(value, at: place) }
        let references = TokenReferences(json)
        for token in file.tokens { matching.take(token, references) }
        unmatched = file.strangers + matching.unmatched
        parameters = try matching.parameters()
    }
}
