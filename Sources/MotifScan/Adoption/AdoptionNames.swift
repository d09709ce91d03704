import MotifCore

/// Names for shared values, made from the names in code.
enum AdoptionNames {
    /// Words that say only that something is motion.
    private static let generic: Set<String> = [
        "motion", "animation", "animations", "anim", "transition", "transitions", "constants", "constant", "config",
        "design", "system", "theme", "metrics", "ui", "style", "default", "defaults", "tokens", "token", "app", "k",
        "value", "spec", "companion",
    ]
    /// Units and kinds, which the value states itself.
    private static let kinds: Set<String> = [
        "ms", "millis", "milliseconds", "msec", "s", "sec", "secs", "seconds", "duration", "durations", "time",
        "interval", "curve", "easing", "spring", "timing",
    ]

    /// The names for a constant in a file, the best one first: `MotionDuration.Sheet.fast` is `fast`, or `sheet-fast`.
    static func names(_ path: String, in file: String = "") -> [Slug] {
        let stem = file.split(separator: "/").last.map { String($0.prefix { $0 != "." }) } ?? ""
        let parts = ([stem] + path.split(separator: ".").map(String.init)).map(words)
        guard let own = parts.last else { return [] }
        var found: [String] = []
        var name: [String] = []
        for part in parts.reversed() {
            name = part.filter { !generic.contains($0) && !kinds.contains($0) } + name
            found.append(name.joined(separator: "-"))
        }
        let kind = own.filter { kinds.contains($0) && $0.count > 4 }
        found.append((name + kind).joined(separator: "-"))
        var slugs: [Slug] = []
        for text in found where !text.isEmpty {
            if let slug = Slug.suggestion(for: text), !slugs.contains(slug) { slugs.append(slug) }
        }
        return slugs
    }

    /// The names for code that has no name of its own: the innermost declaration around all of it.
    static func names(around scopes: [String]) -> [Slug] {
        let paths = scopes.map { $0.split(separator: ".").map { $0.replacing("()", with: "") } }
        guard var common = paths.first else { return [] }
        for path in paths { common = zip(common, path).prefix { $0 == $1 }.map(\.0) }
        return common.isEmpty ? [] : names(common.joined(separator: "."))
    }

    /// `kFastFade` and `FAST_FADE` are `fast` and `fade`.
    static func words(_ name: String) -> [String] {
        var (words, word, last): ([String], String, Character) = ([], "", " ")
        for character in name {
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
