import MotifCore
import MotifJSON
import MotifSource
import MotifSpelling

/// Code that differs from the value that it is linked to, and the ways to write that value there.
struct DriftedPlace {
    /// A change of one file.
    struct FileEdit {
        let file: String
        let edit: SourceEdits.Edit
    }

    /// The reason why code can't be rewritten.
    struct Refusal: Error {
        let reason: String

        init(_ reason: String) { self.reason = reason }
    }

    let place: ScannedPlace
    let reading: ScannedPlace.Reading
    let link: LinkTarget
    let target: TimingTarget
    /// The named numbers by name and file.
    let constants: [String: ScannedPlace]
    /// The names of the scanned files.
    let paths: [String]
    let bytes: (String) -> [UInt8]?

    private static let mostParts = 80
    private static let mostCandidates = 4

    /// The ways to write the value, the smallest change first.
    func candidates() throws(Refusal) -> [[FileEdit]] {
        guard let language = SourceFiles.language(of: place.file), let bytes = bytes(place.file) else {
            throw Refusal("the file can't be read")
        }
        guard let spelling = reading.spelling else { return [[try constant(place)]] }
        if let first = reading.unknown.first(where: { !TimingMatch.additions.contains($0.part) }) {
            throw Refusal("the \(first.part) is \(first.reason.words)")
        }
        var found: [[FileEdit]] = []
        var reason = Refusal("\(spelling.dialect.title) can't have \(target.entry.curve?.text ?? "it") here")
        do throws(Refusal) {
            found.append(try numbers(of: spelling, bytes))
        } catch {
            reason = error
        }
        if !target.hasCurve(of: spelling) { found += curves(of: spelling, language, bytes) }
        guard !found.isEmpty else { throw reason }
        return found
    }

    // MARK: Numbers

    /// Replaces each number that differs.
    private func numbers(of spelling: Spelling, _ bytes: [UInt8]) throws(Refusal) -> [FileEdit] {
        var edits: [FileEdit] = []
        for number in spelling.written {
            guard let wanted = target.number(for: number.role, in: spelling) else {
                throw Refusal("\(target.entry.curve?.text ?? "the value") is a different kind of curve")
            }
            if TimingMatch.isEqual(number.value, wanted) { continue }
            edits.append(try edit(number, to: wanted, bytes))
        }
        if edits.isEmpty, !target.hasCurve(of: spelling) {
            throw Refusal("\(target.entry.curve?.text ?? "the value") is a different kind of curve")
        }
        if edits.isEmpty { throw Refusal("no number in the code has the value") }
        return edits
    }

    private func edit(
        _ number: WrittenNumber, to wanted: Double, _ bytes: [UInt8]
    ) throws(Refusal) -> FileEdit {
        guard !number.range.isEmpty, number.range.upperBound <= bytes.count else {
            throw Refusal("the \(number.role.rawValue) isn't written there")
        }
        let text = String(decoding: bytes[number.range], as: UTF8.self)
        if let literal = WrittenLiteral(text) {
            guard Self.isSame(literal.value, number.value, number.factor) else {
                throw Refusal("the \(number.role.rawValue) is computed")
            }
            return FileEdit(
                file: place.file, edit: try replaced(literal, number.range, number.factor, wanted))
        }
        // A constant: its own literal.
        guard let use = place.constants.first(where: { text.hasSuffix($0.path.split(separator: ".").last ?? "?") }),
            paths.indices.contains(use.file), let constant = constants[Self.key(use.path, paths[use.file])]
        else { throw Refusal("the \(number.role.rawValue) is computed") }
        return try self.constant(constant, number.factor, wanted)
    }

    private func constant(
        _ place: ScannedPlace, _ factor: Double? = nil, _ wanted: Double? = nil
    ) throws(Refusal) -> FileEdit {
        guard let wanted = wanted ?? target.entry.duration, let bytes = bytes(place.file),
            place.range.upperBound <= bytes.count,
            let literal = WrittenLiteral(String(decoding: bytes[place.range], as: UTF8.self))
        else { throw Refusal("the constant '\(place.name ?? place.code)' is computed") }
        let seconds = reading.seconds ?? literal.value
        let isWhole = Self.isSame(literal.value, seconds, 1)
        return FileEdit(
            file: place.file,
            edit: try replaced(literal, place.range, factor ?? (isWhole ? 1 : 1e-3), wanted))
    }

    private func replaced(
        _ literal: WrittenLiteral, _ range: Range<Int>, _ factor: Double, _ wanted: Double
    ) throws(Refusal) -> SourceEdits.Edit {
        let exact = factor == 1e-3 ? Double(JSONNumber.text(wanted) + "e3") ?? wanted * 1000 : wanted / factor
        // The last digits are those of the division.
        let value = (exact * 1e9).rounded() / 1e9
        let hasFractions = reading.spelling.map { !$0.dialect.hasWholeMilliseconds } ?? false
        guard let text = literal.text(of: value, whole: factor != 1 && !hasFractions) else {
            throw Refusal("\(JSONNumber.text(value)) isn't a whole number")
        }
        return SourceEdits.Edit(range: range, text: text)
    }

    private static func isSame(_ literal: Double, _ value: Double, _ factor: Double) -> Bool {
        abs(literal * factor - value) <= 1e-9 * max(1, abs(value))
    }

    static func key(_ name: String, _ file: String) -> String { "\(name) \(file)" }

    // MARK: Curves

    /// Replaces a name or a part of the code with another curve; the duration is replaced beside it.
    private func curves(of spelling: Spelling, _ language: SourceLanguage, _ bytes: [UInt8]) -> [[FileEdit]] {
        guard let curve = target.entry.curve, place.range.upperBound <= bytes.count,
            let whole = try? SourceExpression(
                parsing: String(decoding: bytes[place.range], as: UTF8.self), in: language)
        else { return [] }
        let start = place.range.lowerBound
        var found: [[FileEdit]] = []
        for part in Self.parts(of: whole).prefix(Self.mostParts) where found.count < Self.mostCandidates {
            let range = part.range.lowerBound + start..<part.range.upperBound + start
            for text in texts(for: part, curve, spelling, bytes[range]) {
                var edits = [SourceEdits.Edit(range: range, text: text)]
                for number in spelling.written where !number.range.overlaps(range) {
                    guard let wanted = target.number(for: number.role, in: spelling),
                        !TimingMatch.isEqual(number.value, wanted),
                        let edit = try? edit(number, to: wanted, bytes), edit.file == place.file
                    else { continue }
                    edits.append(edit.edit)
                }
                if isReached(with: edits, spelling, language, bytes) {
                    found.append(edits.map { FileEdit(file: place.file, edit: $0) })
                }
            }
        }
        return found
    }

    /// The ways to write a curve in the place of a part: another name, or a spelling of the same extent, so that only a
    /// curve is written where a curve is.
    private func texts(
        for part: SourceExpression, _ curve: Curve, _ spelling: Spelling, _ old: ArraySlice<UInt8>
    ) -> [String] {
        let (dialect, text) = (spelling.dialect, String(decoding: old, as: UTF8.self))
        var found: [String] = []
        if let name = part.path?.last, text.hasSuffix(name) {
            found = dialect.names(for: curve, insteadOf: name).map { text.dropLast(name.count) + $0 }
        }
        guard let own = Self.reading(part, text, as: dialect), let old = own.curve, own.unknown.isEmpty else {
            return found
        }
        if dialect == .css { return own.duration == nil ? [curve.css].compactMap(\.self) : [] }
        let isSpring = if case .spring = old { true } else { false }
        let duration = own.duration == nil && !isSpring ? nil : target.entry.duration ?? spelling.duration
        let written = SpellingWriter(curve, duration: duration).spelling(dialect)
        guard written.fidelity == .exact || written.fidelity == .partial, let new = written.text else { return found }
        if own.duration != nil || isSpring { return found + [new] }
        // Of a whole timing, only the curve.
        let parts = (try? SourceExpression(parsing: new, in: dialect.language)).map(Self.parts) ?? []
        let bytes = Array(new.utf8)
        return found
            + parts.map { String(decoding: bytes[$0.range], as: UTF8.self) }.filter { text in
                guard let part = try? SourceExpression(parsing: text, in: dialect.language),
                    let own = Self.reading(part, text, as: dialect)
                else { return false }
                return own.curve != nil && own.duration == nil
            }.suffix(1)
    }

    /// The timing of a part alone: an animation, or a method without its receiver.
    private static func reading(_ part: SourceExpression, _ text: String, as dialect: Dialect) -> Spelling? {
        if let found = try? Spelling.reading(part, as: dialect, expectsAnimation: true) { return found }
        guard text.hasPrefix("."), let call = try? SourceExpression(parsing: "x" + text, in: dialect.language) else {
            return nil
        }
        return try? Spelling.reading(call, as: dialect)
    }

    /// Whether the code of the place alone, with changes, has the value.
    private func isReached(
        with edits: [SourceEdits.Edit], _ spelling: Spelling, _ language: SourceLanguage, _ bytes: [UInt8]
    ) -> Bool {
        let text = String(decoding: SourceEdits.applied(edits, to: bytes[place.range]), as: UTF8.self)
        guard let expression = try? SourceExpression(parsing: text, in: language),
            let new = Self.reading(expression, text, as: spelling.dialect)
        else { return false }
        return target.isReached(by: new) && new.delay ?? 0 == spelling.delay ?? 0 && new.repeats == spelling.repeats
    }

    /// The parts of an expression without closures, the innermost first.
    private static func parts(of expression: SourceExpression) -> [SourceExpression] {
        if case .closure = expression.form { return [] }
        let inner = expression.parts
        let hasClosure = expression.arguments.contains { if case .closure = $0.value.form { true } else { false } }
        return inner.flatMap(parts) + (hasClosure ? [] : [expression])
    }
}
