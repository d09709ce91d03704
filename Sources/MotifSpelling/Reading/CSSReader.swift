import MotifCore
import MotifJSON
import MotifSource

/// Reads the values of CSS's `transition` and `animation`, and single easings and times.
///
/// - Source: CSS Transitions Level 1, 2.5; CSS Animations Level 1, 4.8: the first time is the duration, the second the
///   delay, and a keyword is an easing before it can be a name. Easings are read by `Curve`.
struct CSSReader {
    private var spelling = Spelling(.css)
    private var times: [Double] = []
    private var plain: [SourceNumber] = []
    private var hasName = false

    /// - Returns: `nil` if it isn't about motion.
    static func spelling(of expression: SourceExpression) throws(SpellingError) -> Spelling? {
        guard case .array(let items) = expression.form else { return try Self.item(expression) }
        var all: [Spelling] = []
        for item in items {
            guard let spelling = try Self.item(item) else { return nil }
            all.append(spelling)
        }
        guard var first = all.first else { return nil }
        let others = all.filter { !$0.means(sameAs: first) }
        if !others.isEmpty {
            first.note(.several)
            first.alternatives = others
        }
        return first
    }

    private static func item(_ expression: SourceExpression) throws(SpellingError) -> Spelling? {
        var reader = CSSReader()
        if case .list(let values) = expression.form {
            for value in values { guard try reader.take(value) else { return nil } }
        } else {
            guard try reader.take(expression) else { return nil }
        }
        return try reader.finished()
    }

    /// Reads a value; returns `false` if it can't be part of timing.
    private mutating func take(_ value: SourceExpression) throws(SpellingError) -> Bool {
        switch value.form {
        case .number, .unary: return try number(value)
        case .name(let name): name.hasPrefix("--") || name.hasPrefix("$") ? unknown(value, "value") : word(name)
        case .call(let callee, let arguments):
            switch callee.lastName {
            case "var":
                unknown(value, "value")
                // A fallback isn't the value, but shows which part is missing.
                if arguments.count > 1, case .number = arguments[1].value.form { times.append(.nan) }
            case "calc":
                guard let number = try? value.number(in: .css) else {
                    unknown(value, "duration")
                    times.append(.nan)
                    return true
                }
                return try time(number, in: value)
            case "cubic-bezier", "steps", "linear":
                guard spelling.curve == nil, let text = Self.text(of: value) else { return false }
                do throws(CurveError) {
                    spelling.curve = try Curve(text)
                } catch {
                    throw .curve(error.message)
                }
            default: return false
            }
        case .binary, .member:
            guard let number = try? value.number(in: .css) else {
                unknown(value, "value")
                return true
            }
            return try time(number, in: value)
        default: return false
        }
        return true
    }

    private mutating func unknown(_ value: SourceExpression, _ part: String) {
        spelling.unknown.append(.init(part: part, expression: value))
    }

    private mutating func number(_ value: SourceExpression) throws(SpellingError) -> Bool {
        guard let number = try? value.number(in: .css) else { return false }
        return try time(number, in: value)
    }

    private mutating func time(_ number: SourceNumber, in value: SourceExpression) throws(SpellingError) -> Bool {
        // What isn't known before it can be the duration.
        let isSure = !times.isEmpty || !spelling.unknown.contains { $0.part == "value" }
        switch number.unit.lowercased() {
        case "s" where !isSure, "ms" where !isSure: times.append(.nan)
        case "s": times.append(number.value)
        case "ms": times.append(number.value.milliseconds)
        case "": plain.append(number)
        default: throw .unit(JSONNumber.text(number.value) + number.unit, dialect: .css, expected: "s or ms")
        }
        return true
    }

    private mutating func word(_ name: String) {
        switch name {
        case "infinite": spelling.repeats = .init(count: nil, autoreverses: spelling.repeats?.autoreverses ?? false)
        case "alternate", "alternate-reverse":
            spelling.repeats = .init(count: spelling.repeats.map(\.count) ?? 1, autoreverses: true)
        case "normal", "reverse", "forwards", "backwards", "both", "running", "paused", "allow-discrete": break
        case "none": hasName ? () : spelling.note(.none)
        default:
            if spelling.curve == nil, let curve = try? Curve(name), !CurvePreset.names.contains(name),
                Self.isKeyword(name)
            {
                spelling.curve = curve
            } else {
                hasName = true
            }
        }
    }

    /// The easing keywords of CSS; motif reads other names as well.
    private static func isKeyword(_ name: String) -> Bool {
        ["linear", "ease", "ease-in", "ease-out", "ease-in-out", "step-start", "step-end"].contains(name)
    }

    private mutating func finished() throws(SpellingError) -> Spelling? {
        let isOther = times.isEmpty && spelling.curve == nil && spelling.repeats == nil && !spelling.isNone
        if isOther, spelling.unknown.isEmpty, hasName || plain.isEmpty { return plain.isEmpty ? nil : try unitless() }
        if times.isEmpty, !plain.isEmpty { return try unitless() }
        guard times.count <= 2, plain.count <= 1 else {
            throw .number(part: "time", message: "appears \(times.count) times; expected a duration and a delay")
        }
        if let duration = times.first, duration.isFinite {
            guard duration >= 0 else { throw .number(part: "duration", message: "can't be negative") }
            spelling.duration = duration
            spelling.written.append(WrittenNumber(role: .duration, value: duration))
        }
        if times.count == 2, times[1].isFinite {
            spelling.delay = times[1]
            if times[1] < 0 { spelling.note(.partway) }
        }
        if let count = plain.first {
            spelling.repeats = .init(count: count.value, autoreverses: spelling.repeats?.autoreverses ?? false)
        }
        if spelling.repeats?.count == 1 { spelling.repeats = nil }
        if spelling.curve == nil, hasName, !times.isEmpty, spelling.unknown.isEmpty {
            spelling.curve = .named(.default)
            spelling.note(.standard, "easing")
        }
        return spelling
    }

    private func unitless() throws(SpellingError) -> Spelling? {
        guard hasName || spelling.curve != nil, let number = plain.first else { return nil }
        throw .unit(JSONNumber.text(number.value), dialect: .css, expected: "s or ms")
    }

    /// The notation of an easing, for `Curve`.
    private static func text(of value: SourceExpression) -> String? {
        switch value.form {
        case .number(let number): return JSONNumber.text(number.value) + number.unit
        case .unary(let sign, let operand): return text(of: operand).map { sign + $0 }
        case .name(let name): return name
        case .list(let values):
            let parts = values.compactMap(text)
            return parts.count == values.count ? parts.joined(separator: " ") : nil
        case .call(let callee, let arguments):
            let parts = arguments.compactMap { text(of: $0.value) }
            return parts.count == arguments.count ? "\(callee.lastName ?? "")(\(parts.joined(separator: ", ")))" : nil
        default: return (try? value.number(in: .css)).map { JSONNumber.text($0.value) + $0.unit }
        }
    }
}
