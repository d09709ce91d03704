import MotifSource
import MotifSpelling

/// The identifiers that introduce motion code in a language, from the tables of its dialects.
///
/// These names only show where to look for motion; `MotifSpelling` determines what a call means.
struct EntryPoints {
    private let uses: WordTable<EntryUse>

    private init(_ uses: [String: EntryUse]) { self.uses = WordTable(uses.map { ($0.key, $0.value) }) }

    /// The use of the name that a token is.
    func use(in tokens: SourceTokens, _ index: Int) -> EntryUse? {
        tokens.aliases.isEmpty ? uses[tokens, index] : uses[tokens.name(index)]
    }

    /// Whether a call in an expression has one of the names.
    func areNamed(in value: SourceExpression) -> Bool { value.contains { uses[$0.callee?.lastName ?? ""] != nil } }

    static func of(_ language: SourceLanguage) -> EntryPoints { table[language.family] ?? EntryPoints([:]) }

    private static let table = Dictionary(
        uniqueKeysWithValues: Set(SourceLanguage.all.map(\.family)).map { family in
            var uses: [String: EntryUse] = [:]
            for dialect in Dialect.ofCode where dialect.language.family == family {
                uses.merge(dialect.entryNames) { first, second in first.joined(with: second) }
            }
            for (name, use) in others[family] ?? [] { uses[name] = use }
            return (family, EntryPoints(uses))
        })

    private static func words(_ names: String, _ use: EntryUse) -> [(String, EntryUse)] {
        names.split(separator: " ").map { (String($0), use) }
    }

    /// Names other than those of calls: arguments, keys, and properties.
    private static let others = [
        SourceLanguage.typeScript.family: words(
            "transition transitionProperty transitionDuration transitionTimingFunction transitionDelay "
                + "animation animationName animationDuration animationTimingFunction animationDelay", .label)
            + words("motion", .component),
        SourceLanguage.dart.family: words(
            "duration reverseDuration transitionDuration reverseTransitionDuration curve "
                + "animationDuration themeAnimationDuration themeAnimationCurve "
                + "reverseCurve fadeInDuration fadeInCurve fadeOutDuration fadeOutCurve", .label),
    ]
}
