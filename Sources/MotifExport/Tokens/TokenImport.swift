public import MotifCore
public import MotifJSON

/// Parameter values that a file of design tokens gives to a pattern of a kind.
///
/// A token that motif wrote names its parameter in `$extensions`; any other is matched by the end of its path, so that
/// `brand.motion.expandDuration` is the parameter `expandDuration` and `shadowOffset.x` a part of a point.
///
///     let tokens = try JSONReader().read(text)
///     try TokenImport(tokens, for: kind).parameters
public struct TokenImport: Sendable {
    /// The values; parameters that the file does not mention are left out.
    public let parameters: ParameterValues
    /// The tokens, and groups of other kinds, that say nothing of the kind, as `a.b`, in the order of the file.
    public let unmatched: [String]

    /// Reads the tokens of a file.
    ///
    /// - Parameters:
    ///   - json: The file, Design Tokens Format Module 2025.10.
    ///   - kind: The kind whose parameters are looked for.
    ///   - group: The names of the one group that is read; references may lead out of it.
    /// - Throws: All that is wrong with the form of the file, and with each token that is matched: its type, its
    ///   value, its references; a parameter that two tokens give.
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
