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
        /// The constant whose value it changes, if it is one.
        var constant: ScannedPlace.ConstantName?
    }

    /// The reason why code can't be rewritten.
    struct Refusal: Error {
        let reason: String

        init(_ reason: String) { self.reason = reason }
    }

    let place: ScannedPlace
    /// The timing that differs, with its twins.
    let reading: ScannedPlace.Reading
    let link: LinkTarget
    let target: TimingTarget
    /// The named numbers.
    let constants: [ScannedPlace.ConstantName: ScannedPlace]
    let scan: Scan

    /// The ways to write the value, the smallest change first, and the reason if none of them holds.
    func ways() throws(Refusal) -> (ways: [[FileEdit]], reason: String) {
        guard let language = SourceFiles.language(of: place.file), let bytes = bytes(of: place.file) else {
            throw Refusal("the file can't be read")
        }
        var (ways, reason) = ([[FileEdit]](), absence)
        if let spelling = reading.spelling {
            if let first = reading.unknown.first(where: { !TimingMatch.additions.contains($0.part) }) {
                throw Refusal("the \(first.part) is \(first.reason.words)")
            }
            do throws(Refusal) {
                ways += [try numbers(of: spelling, bytes)].compactMap(\.self)
            } catch {
                reason = error.reason
            }
            if !target.hasCurve(of: spelling) {
                let (curves, missing) = curves(of: spelling, language, bytes)
                ways += curves
                reason = missing.map { "needs \($0)" } ?? reason
            }
        } else {
            ways = [[try constant(place)]]
        }
        if let locked = ways.joined().first(where: { !scan.files.isWritable($0.file) }) {
            throw Refusal("can't write '\(locked.file)'")
        }
        guard !ways.isEmpty else { throw Refusal(reason) }
        return (ways, reason)
    }

    /// The reason why other numbers and another curve in the code don't make the value.
    private var absence: String {
        guard let spelling = reading.spelling else { return "the changed code wouldn't have the value" }
        if target.entry.duration != nil, !spelling.written.contains(where: \.role.isDuration) {
            return "the code states no duration"
        }
        guard let curve = target.entry.curve, !target.hasCurve(of: spelling) else {
            return "the changed code wouldn't have the value"
        }
        let isStandard = spelling.notes.contains { $0.code == .standard && ["curve", "easing"].contains($0.subject) }
        let isStated = spelling.curve != nil && !isStandard || !spelling.easings.isEmpty
        return isStated ? "can't write \(curve.text) there in \(spelling.dialect.title)" : "the code states no curve"
    }

    func bytes(of file: String) -> [UInt8]? { scan.files.text(file)?.bytes }

    // MARK: Numbers

    /// Replaces each number that differs; `nil` if other numbers alone don't make the value.
    private func numbers(of spelling: Spelling, _ bytes: [UInt8]) throws(Refusal) -> [FileEdit]? {
        var (edits, hasCurve) = ([FileEdit](), target.hasCurve(of: spelling))
        for number in spelling.written + reading.twins.flatMap(\.written) {
            guard let wanted = target.number(for: number.role, in: spelling) else { return nil }
            if TimingMatch.isEqual(number.value, wanted) { continue }
            edits.append(try edit(number, to: wanted, bytes))
            hasCurve = hasCurve || number.role != .duration
        }
        return edits.isEmpty || !hasCurve ? nil : edits
    }

    func edit(_ number: WrittenNumber, to wanted: Double, _ bytes: [UInt8]) throws(Refusal) -> FileEdit {
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
        let use = place.constants.first { use in
            let name = use.path.split(separator: ".").last ?? "?"
            return text.hasSuffix(name) || text == "var(\(name))"
        }
        guard let constant = use.flatMap({ constants[scan.name(of: $0)] }) else {
            let isName = text.allSatisfy { $0.isLetter || $0.isNumber || ".".contains($0) }
            let function = text.hasSuffix(")") ? text.prefix { $0 != "(" } : ""
            let reason = function.isEmpty ? "computed" : "the result of '\(function)'"
            throw Refusal("the \(number.role.rawValue) is \(isName ? text : reason)")
        }
        return try self.constant(constant, number.factor, wanted)
    }

    private func constant(
        _ place: ScannedPlace, _ factor: Double? = nil, _ wanted: Double? = nil
    ) throws(Refusal) -> FileEdit {
        guard let wanted = wanted ?? target.entry.duration, let bytes = bytes(of: place.file),
            place.range.upperBound <= bytes.count,
            let literal = WrittenLiteral(String(decoding: bytes[place.range], as: UTF8.self))
        else { throw Refusal("the constant '\(place.name ?? place.code)' is computed") }
        let seconds = reading.seconds ?? literal.value
        let isWhole = Self.isSame(literal.value, seconds, 1)
        let edit = try replaced(literal, place.range, factor ?? (isWhole ? 1 : 1e-3), wanted, isConstant: true)
        return FileEdit(file: place.file, edit: edit, constant: place.constant)
    }

    private func replaced(
        _ literal: WrittenLiteral, _ range: Range<Int>, _ factor: Double, _ wanted: Double, isConstant: Bool = false
    ) throws(Refusal) -> SourceEdits.Edit {
        let exact = factor == 1e-3 ? Double(JSONNumber.text(wanted) + "e3") ?? wanted * 1000 : wanted / factor
        // The last digits are those of the division.
        let value = (exact * 1e9).rounded() / 1e9
        let hasFractions = reading.spelling.map { !$0.dialect.hasWholeMilliseconds } ?? false
        let language = SourceFiles.language(of: place.file)
        guard
            let text = literal.text(
                of: value, whole: factor != 1 && !hasFractions,
                keepsPoint: language?.hasTypedNumbers(inCalls: !isConstant) ?? true)
        else { throw Refusal("\(JSONNumber.text(value)) isn't a whole number") }
        return SourceEdits.Edit(range: range, text: text)
    }

    private static func isSame(_ literal: Double, _ value: Double, _ factor: Double) -> Bool {
        abs(literal * factor - value) <= 1e-9 * max(1, abs(value))
    }
}
