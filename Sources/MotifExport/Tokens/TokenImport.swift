public import MotifCore
public import MotifJSON

/// Parameter values for a pattern of a kind, read from a file of design tokens.
///
/// A token that motif wrote names its parameter in `$extensions`; any other is matched by the end of its path, whatever
/// its case and separators, so that `brand.motion.expand-duration` is the parameter `expandDuration` and
/// `shadowOffset.x` a part of a point. Tokens with other names are named by the caller.
///
///     let tokens = try JSONReader().read(text)
///     try TokenImport(tokens, for: kind, naming: [("expandDuration", "timing.moderate")]).parameters
public struct TokenImport: Sendable {
    /// The values; parameters that aren't in the file are left out.
    public let parameters: ParameterValues
    /// The tokens that don't match a parameter, and the groups of other kinds, as `a.b`, in the order of the file.
    public let unmatched: [String]
    /// The parts of tokens that no parameter can hold, a sentence each.
    public let dropped: [String]

    /// Reads the tokens of a file.
    ///
    /// - Parameters:
    ///   - json: The file, Design Tokens Format Module 2025.10, or the older format with `value` and `type`.
    ///   - kind: The kind whose parameters are looked for.
    ///   - group: The names of the one group that is read; references may lead out of it.
    ///   - chosen: Parameters, or parts of one such as `offset.x`, with the paths of their tokens, in any group.
    ///   - value: Looks up a shared value, of which a parameter becomes an alias if its token is one.
    /// - Throws: All that is wrong with the form of the file, and with each token that is matched: its type, its
    ///   value, its references; a parameter that two tokens give.
    public init(
        _ json: JSON, for kind: Kind, group: [String] = [], naming chosen: [(parameter: String, token: String)] = [],
        value: @escaping (Slug) -> SharedValue? = { _ in nil }
    ) throws(Problems) {
        let root = try TokenExtension(root: TokenForms.current(json)).resolved()
        let file = TokenFile(root, of: kind.metadata.name.slug, group: group)
        let references = TokenReferences(root: root)
        var matching = TokenMatching(kind, references, file, value: value)
        for (place, value) in file.parameters { matching.take(value, at: place) }
        for (parameter, token) in chosen { matching.take(token, as: parameter, among: file.all) }
        for token in file.tokens { matching.take(token) }
        unmatched = file.strangers + matching.unmatched
        dropped = matching.dropped
        parameters = try matching.parameters()
    }
}
