import MotifCore
import MotifSource
import MotifText

// What a text that no dialect reads was probably meant to be.
extension SpellingError {
    /// The most specific error of a text.
    ///
    /// - Parameters:
    ///   - errors: Those of all dialects.
    ///   - members: The parts that aren't known, in the dialects that read the rest.
    static func reason(
        _ errors: [SpellingError], _ members: [(Dialect, SourceExpression)], _ text: String, _ dialect: Dialect?
    ) -> SpellingError {
        if let library = library(of: text) { return .foreign(text, library: library) }
        // Of several dialects, that of a call that it has with other arguments says the least.
        let isCall: (SpellingError) -> Bool = { if case .arguments = $0 { true } else { false } }
        if let first = errors.first(where: \.isSpecific) ?? errors.first(where: isCall) { return first }
        if dialect != nil, let first = errors.first { return first }
        return .unknown(text, nearest: members.lazy.compactMap(nearest).first ?? nearest(to: text))
    }

    /// The member of a type of easings that a member with a leading dot was probably meant to be.
    private static func nearest(to member: (dialect: Dialect, value: SourceExpression)) -> String? {
        guard case .implicit(let name) = member.value.form else { return nil }
        let names = member.dialect.shapes.filter { $0.type == Role.easing.type && $0.isProperty }.map(\.name)
        // `easeInOut` for `easeInEaseOut`.
        let longer = names.first { $0.hasPrefix(name.prefix(6)) && $0.hasSuffix(name.suffix(3)) }
        return (longer ?? nearestName(to: name, among: names)).flatMap { $0 == name ? nil : "." + $0 }
    }

    // MARK: Names

    /// The name that is nearest to the first word that isn't one, among those that can be where the word is.
    private static func nearest(to text: String) -> String? {
        for (word, names) in words(of: text).prefix(8) where word.count > 3 {
            if Names.all.contains(word) { continue }
            if let name = nearestName(to: word, among: names) { return name }
            let last = String(word.split(separator: ".").last ?? "")
            if last == word || last.count < 4 || Names.all.contains(last) { continue }
            if let name = nearestName(to: last, among: names) { return name }
        }
        return nil
    }

    /// The words of a text, each with the names that can be there: those of calls, of arguments, or of values.
    private static func words(of text: String) -> [(word: String, names: [String])] {
        let marks: Set<Character> = [".", ":", "/", "-"]
        let isPart: (Character) -> Bool = { $0.isLetter || $0.isNumber || $0 == "@" || $0 == "_" || marks.contains($0) }
        return text.split(whereSeparator: { !isPart($0) }).map { word in
            let inner = word.drop { marks.contains($0) }
            let end = inner.lastIndex { !marks.contains($0) }.map { inner.index(after: $0) } ?? inner.startIndex
            let next = text[end...].first { $0 != " " }
            return (
                String(inner[..<end]),
                next == "(" ? Names.calls : next == ":" || next == "=" ? Names.labels : Names.values
            )
        }
    }

    /// What motif and all dialects have names for, the most usual first.
    private enum Names {
        private static let shapes = Dialect.allCases.flatMap(\.shapes)

        private static func names(_ shapes: [CallShape]) -> [String] {
            let typed = shapes.filter { !$0.type.isEmpty && $0.type != "*" && $0.isTypeWritten }
            return typed.map { "\($0.type).\($0.name)" } + shapes.map(\.name)
        }

        static let calls = ["cubic-bezier", "steps", "linear", "spring"] + names(shapes.filter { !$0.isProperty })
        static let labels = StyleFamily.words + shapes.flatMap { $0.parameters.compactMap(\.label) }
        static let values =
            NamedCurve.allCases.map(\.rawValue) + CurvePreset.names + StyleFamily.words
            + names(shapes.filter(\.isProperty))
            + shapes.flatMap { ($0.fixed[.kind] ?? "").split(separator: ",").map(String.init) }
        static let all = Set(calls + labels + values)
    }

    // MARK: Libraries

    /// The library that a text is code of, if it is one that isn't read.
    private static func library(of text: String) -> String? {
        switch text {
        case _ where text.contains(/(^|[\s"'=])(gsap|power[1-4]|TweenMax|TweenLite)\./): "GSAP"
        case _ where text.contains(/(^|\s)anime(\.timeline)?\(/): "Anime.js"
        case _ where text.contains(/(^|\s)(useSpring\(\{|useSprings\(|useTrail\(|useTransition\()/): "react-spring"
        case _ where text.contains(/(^|\s)(duration|delay|ease)-[\d\[]/): "Tailwind CSS"
        default: nil
        }
    }
}
