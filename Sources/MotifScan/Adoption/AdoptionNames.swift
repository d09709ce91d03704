import MotifCore
import MotifText

/// Names for shared values, made from the names in code.
enum AdoptionNames {
    /// Words that say only that something is motion.
    private static let generic: Set<String> = [
        "motion", "animation", "animations", "anim", "transition", "transitions", "constants", "constant", "config",
        "design", "system", "theme", "metrics", "ui", "style", "default", "defaults", "tokens", "token", "app", "k",
        "value", "spec", "companion", "body", "build", "render", "index", "main", "variants", "options", "props",
    ]
    /// Types of platforms, which an extension gives more constants.
    private static let types = Set(Inliner.implicitTypes.joined())
    /// Units and kinds, which the value states itself.
    private static let kinds: Set<String> = [
        "ms", "millis", "milliseconds", "msec", "s", "sec", "secs", "seconds", "duration", "durations", "time",
        "interval", "curve", "easing", "spring", "timing",
    ]

    /// The names for a constant, the best one first: `MotionDuration.Sheet.fast` is `fast`, or `sheet-fast`.
    ///
    /// A name that only states the kind of value, such as `curve`, is kept as it is.
    static func names(_ path: String) -> [Slug] {
        let parts = path.split { ".@/".contains($0) }.filter { !types.contains(String($0)) }.map { words(String($0)) }
        guard let own = parts.last else { return [] }
        let whole = own.filter { !kinds.contains($0) || $0.count > 4 && !$0.hasPrefix("milli") }.filter { $0.count > 1 }
        var name = own.filter { !isGeneric($0) }
        if name.isEmpty { name = whole }
        var found = [name, whole]
        for part in parts.dropLast().reversed() {
            name = part.filter { !isGeneric($0) } + name
            found.append(name)
        }
        if let best = found.first(where: { !$0.isEmpty }) { found += (2...9).map { best + ["\($0)"] } }
        let named = found.filter { !$0.isEmpty }
        return named.compactMap { Slug.suggestion(for: $0.joined(separator: "-")) }.uniqued
    }

    /// The names for code that has no name of its own: the innermost declaration around all of it.
    static func names(around scopes: [String]) -> [Slug] {
        let paths = scopes.map { $0.split(separator: ".").map { $0.replacing("()", with: "") } }
        guard var common = paths.first else { return [] }
        for path in paths { common = zip(common, path).prefix { $0 == $1 }.map(\.0) }
        while let last = common.last, words(String(last)).allSatisfy(isGeneric) { common.removeLast() }
        return names(common.joined(separator: "."))
    }

    private static func isGeneric(_ word: String) -> Bool { generic.contains(word) || kinds.contains(word) }

    /// `kFastFade`, `FAST_FADE`, and the `ABFastFade` of a library with such a prefix are `fast` and `fade`.
    static func words(_ name: String) -> [String] {
        var (words, word, last): ([String], String, Character) = ([], "", " ")
        let prefix = name.prefix(while: \.isUppercase).count
        let isPrefixed = prefix > 2 && name.contains(where: \.isLowercase)
        for character in isPrefixed ? name.dropFirst(prefix - 1) : name[...] {
            let isStart = character.isUppercase && (last.isLowercase || last.isNumber)
            if isStart || !(character.isLetter || character.isNumber) {
                words.append(word)
                word = ""
            }
            if character.isLetter || character.isNumber { word.append(character) }
            last = character
        }
        return (words + [word]).filter { !$0.isEmpty }.map { $0.lowercased() }
    }
}
