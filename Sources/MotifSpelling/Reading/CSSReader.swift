import MotifCore
import MotifJSON
import MotifSource

/// Reads timing as style sheets write it: declarations, and the values of `transition` and `animation`.
enum CSSReader {
    /// Returns the timing of a value whose property isn't known; `nil` if it isn't about motion.
    static func spelling(of expression: SourceExpression) throws(SpellingError) -> Spelling? {
        var found: [Spelling] = []
        for values in expression.styleItems {
            let item = try StyleItem(values, of: nil)
            guard !item.isForeign, try isTiming(item) else { return nil }
            var spelling = try StyleCascade.spelling(item.values)
            spelling.unknown += item.unknown
            if !item.unknown.isEmpty, spelling.has(.standard) {
                spelling.curve = nil
                spelling.notes.removeAll { $0.code == .standard }
            }
            if case .word(let name)? = item.values[.name] { spelling.part = name }
            found.append(spelling)
        }
        return joined(found)
    }

    private static func isTiming(_ item: StyleItem) throws(SpellingError) -> Bool {
        if item.values[.name] == .word("none") { return true }
        if case .count(let count?)? = item.values[.count], item.values[.duration] == nil {
            guard item.values.count > 1 else { return false }
            throw .unit(JSONNumber.text(count), dialect: .css, expected: "s or ms")
        }
        return item.values.keys.contains { $0 != .name } || !item.unknown.isEmpty
    }

    /// Returns the timing of a text: declarations with or without a rule around them, or a value.
    static func spelling(ofText text: String) throws(SpellingError) -> Spelling? {
        let sheet = StyleSheet(SourceTokens(SourceText(text), in: .scss)) { StyleFamily.family(of: $0) != nil }
        var cascades: [[Int]: StyleCascade] = [:]
        for declaration in sheet.properties {
            guard let family = StyleFamily.family(of: declaration.name) else { continue }
            cascades[[declaration.block, family == .transition ? 0 : 1], default: StyleCascade()].add(
                declaration.name, sheet.value(of: declaration), flags: declaration.flags)
        }
        var found: [Spelling] = []
        for (_, cascade) in cascades.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
            for timing in cascade.timings() {
                var spelling = try timing.result.get()
                spelling.part = timing.names.isEmpty ? nil : timing.names.joined(separator: ", ")
                found.append(spelling)
            }
        }
        if let spelling = joined(found) { return spelling }
        if let variable = sheet.variables.first { return try spelling(of: sheet.value(of: variable)) }
        return try spelling(of: Dialect.css.parsed(text, in: .scss))
    }

    /// The first of several timings, with the others.
    private static func joined(_ all: [Spelling]) -> Spelling? {
        guard var first = all.first else { return nil }
        first.others = all.filter { !$0.means(sameAs: first) }
        if first.others.isEmpty { first.part = nil } else { first.note(.several) }
        return first
    }
}
