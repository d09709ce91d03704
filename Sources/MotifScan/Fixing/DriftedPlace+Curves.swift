import MotifCore
import MotifSource
import MotifSpelling

extension DriftedPlace {
    private static let (mostParts, mostWays) = (80, 8)

    /// Replaces what states the curve, or else the whole animation, and the numbers beside it.
    ///
    /// - Returns: The ways, and an import that the file lacks for a further one.
    func curves(
        of spelling: Spelling, _ language: SourceLanguage, _ bytes: [UInt8]
    ) -> (ways: [[FileEdit]], missing: String?) {
        guard let curve = target.entry.curve, place.range.upperBound <= bytes.count else { return ([], nil) }
        let dialect = spelling.dialect
        let code = try? SourceExpression(parsing: String(decoding: bytes[place.range], as: UTF8.self), in: language)
        let known = code?.roots ?? []
        let imports = SourceImports(SourceTokens(SourceText(bytes: bytes), in: language))
        let numbers = spelling.written + reading.twins.flatMap(\.written)
        var (found, missing): ([[FileEdit]], String?) = ([], nil)
        for (ranges, text) in texts(curve, spelling, code, bytes) where found.count < Self.mostWays {
            let names = (try? SourceExpression(parsing: text, in: dialect.language))?.roots.subtracting(known) ?? []
            if let absent = names.sorted().lazy.compactMap({ dialect.missingImport(of: $0, in: imports) }).first {
                missing = missing ?? absent
                continue
            }
            var edits = ranges.map { FileEdit(file: place.file, edit: .init(range: $0, text: text)) }
            for number in numbers where !ranges.contains(where: number.range.overlaps) {
                guard let wanted = target.number(for: number.role, in: spelling),
                    !TimingMatch.isEqual(number.value, wanted), let edit = try? edit(number, to: wanted, bytes)
                else { continue }
                edits.append(edit)
            }
            found.append(edits)
        }
        return (found, missing)
    }

    /// Other texts for parts of the code: for what states only the curve, then for whole animations, the innermost first.
    private func texts(
        _ curve: Curve, _ spelling: Spelling, _ code: SourceExpression?, _ bytes: [UInt8]
    ) -> [(ranges: Set<Range<Int>>, text: String)] {
        func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
        let all = [spelling] + reading.twins
        var found: [(Set<Range<Int>>, String)] = []
        for (index, range) in spelling.easings.enumerated() where range.upperBound <= bytes.count {
            let same = Set(all.compactMap { $0.easings.dropFirst(index).first })
            for new in easings(insteadOf: text(range), curve, spelling.dialect) { found.append((same, new)) }
        }
        let shape = SpellingWriter(curve, duration: nil).value(.css)
        if spelling.easings.isEmpty, spelling.dialect == .css, shape.fidelity == .exact, let new = shape.text {
            let ends = all.compactMap { $0.written.first { $0.role == .duration }?.range.upperBound }
            found.append((Set(ends.map { $0..<$0 }), " " + new))
        }
        let start = place.range.lowerBound
        for part in (code?.innermostParts ?? []).prefix(Self.mostParts) where spelling.dialect != .css {
            let range = part.range.lowerBound + start..<part.range.upperBound + start
            for new in animations(insteadOf: part, text(range), curve, spelling) { found.append(([range], new)) }
        }
        return found
    }

    /// The texts for an expression that states only a curve: another name of the same type, or a call.
    private func easings(insteadOf old: String, _ curve: Curve, _ dialect: Dialect) -> [String] {
        guard let part = try? SourceExpression(parsing: old, in: dialect.language),
            let own = Spelling.easing(part, as: dialect), own.unknown.isEmpty, own.duration == nil,
            own.curve != nil || own.has(.noBezier)
        else { return [] }
        let names = Self.names(insteadOf: part, old, curve, dialect)
        let written = SpellingWriter(curve, duration: nil).value(dialect)
        guard !curve.isSpring, written.fidelity == .exact, let new = written.text,
            let call = try? SourceExpression(parsing: new, in: dialect.language)
        else { return names }
        // In Swift and XML, a name and a call have different types.
        let hasTypes = dialect.language.hasImplicitMembers || dialect.language.isMarkup
        return !hasTypes || part.callee?.path != nil && part.callee?.path == call.callee?.path ? names + [new] : names
    }

    /// The names of the same type, in quotes if the old one is.
    private static func names(
        insteadOf part: SourceExpression, _ old: String, _ curve: Curve, _ dialect: Dialect
    ) -> [String] {
        var (quote, name) = ("", part.path?.last)
        if case .string(let text) = part.form { (quote, name) = (String(old.prefix(1)), text) }
        guard let name, old.hasSuffix(name + quote) else { return [] }
        let head = old.dropLast((name + quote).count)
        return dialect.names(for: curve, insteadOf: name).map { head + $0 + quote }
    }

    /// The texts for an expression that states a whole animation in a form that motif writes: other names, or a call with
    /// the receiver and the style of the old one, unless an argument about something else, or a comment, would be lost.
    private func animations(
        insteadOf part: SourceExpression, _ old: String, _ curve: Curve, _ spelling: Spelling
    ) -> [String] {
        let dialect = spelling.dialect
        let names = Self.names(insteadOf: part, old, curve, dialect)
        guard !old.contains("\n"), !old.contains("/*"), !old.prefix(while: { $0 != "(" }).contains("<"),
            let own = try? Spelling.reading(part, as: dialect, expectsAnimation: true), own.unknown.isEmpty
        else { return names }
        func written(_ curve: Curve, _ duration: Double?) -> WrittenSpelling {
            let writer = SpellingWriter(curve, duration: duration)
            return part.isObject ? writer.value(dialect) : writer.spelling(dialect)
        }
        // In SwiftUI, a property such as `.bouncy` and a call have the same type.
        let isProperty = part.path?.first == ""
        let needsDuration = own.duration != nil || own.curve?.isSpring ?? false || isProperty
        let usual = written(own.curve ?? .named(.linear), own.duration ?? (isProperty ? 1 : nil))
        let other = written(curve, needsDuration ? target.entry.duration ?? spelling.duration : nil)
        guard [.exact, .partial].contains(other.fidelity), other.type == usual.type, var new = other.text,
            let form = usual.text.flatMap({ try? SourceExpression(parsing: $0, in: dialect.language) }),
            let code = try? SourceExpression(parsing: new, in: dialect.language),
            isProperty ? new.hasPrefix(".") : part.path == nil && part.callee?.lastName == form.callee?.lastName
        else { return names }
        let stated = own.written.map(\.range) + own.easings
        let labels = code.entries.compactMap(\.label)
        let isWhole = part.entries.allSatisfy { entry in
            entry.label.map(labels.contains) == true || stated.contains { entry.value.range.contains($0.lowerBound) }
        }
        guard isWhole else { return names }
        if new.hasPrefix("."), case .member(let base, _)? = part.callee?.form {
            new = String(decoding: old.utf8.prefix(base.range.upperBound - part.range.lowerBound), as: UTF8.self) + new
        }
        if old.hasPrefix("{ ") { new = "{ \(new.dropFirst().dropLast()) }" }
        return names + [old.contains("'") ? new.replacing("\"", with: "'") : new]
    }
}

extension SourceExpression {
    /// The names that it needs from elsewhere.
    fileprivate var roots: Set<String> {
        if case .name(let name) = form { return [name] }
        return parts.reduce(into: []) { $0.formUnion($1.roots) }
    }

    /// The arguments of a call, or the entries of an object.
    fileprivate var entries: [SourceArgument] {
        if case .object(let entries) = form { entries } else { arguments }
    }

    /// Its parts without closures, the innermost first, and itself.
    fileprivate var innermostParts: [SourceExpression] {
        if case .closure = form { return [] }
        let hasClosure = arguments.contains { $0.value.form == .closure }
        return parts.flatMap(\.innermostParts) + (hasClosure ? [] : [self])
    }
}
