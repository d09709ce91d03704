import MotifCore
import Testing

@testable import MotifSpelling

/// A spelling with its normal form, as a person worked it out.
struct SpellingCase: Sendable, CustomTestStringConvertible {
    let text: String
    let dialect: Dialect
    var curve: Curve?
    var duration: Double?
    var delay: Double?
    var repeats: Timing.Repetition?
    var speed: Double?
    var span: Timing.Span?
    var isClamped = false
    var notes: Set<SpellingNote.Code> = []

    var testDescription: String { "\(dialect.rawValue): \(text)" }

    init(
        _ dialect: Dialect, _ text: String, _ curve: Curve?, _ duration: Double? = nil, delay: Double? = nil,
        repeats: Timing.Repetition? = nil, speed: Double? = nil, span: Timing.Span? = nil, isClamped: Bool = false,
        notes: Set<SpellingNote.Code> = []
    ) {
        (self.dialect, self.text, self.curve, self.duration, self.delay) = (dialect, text, curve, duration, delay)
        (self.repeats, self.speed, self.span, self.notes) = (repeats, speed, span, notes)
        self.isClamped = isClamped
    }

    /// The text as it is, without spaces, and with many of them.
    var spacings: [String] {
        [text, Self.tight(text), Self.loose(text, isXML: dialect == .android && text.hasPrefix("<"))]
    }

    private static let marks: Set<Character> = ["(", ")", "{", "}", "[", "]", ",", ":"]

    /// Without the spaces beside marks.
    private static func tight(_ text: String) -> String {
        var result = ""
        let characters = Array(text)
        for (index, character) in characters.enumerated() {
            let before = index > 0 ? characters[index - 1] : " "
            let after = index + 1 < characters.count ? characters[index + 1] : " "
            if character == " ", marks.contains(before) || marks.contains(after), !(before == ")" && after != ")") {
                continue
            }
            result.append(character)
        }
        return result
    }

    /// With newlines and tabs after opening brackets and commas, and before dots that continue a chain.
    private static func loose(_ text: String, isXML: Bool) -> String {
        if isXML { return text.split(separator: " ").joined(separator: "\n    ") }
        var result = ""
        var isQuoted = false
        let characters = Array(text)
        for (index, character) in characters.enumerated() {
            if character == "\"" || character == "'" { isQuoted.toggle() }
            guard !isQuoted else {
                result.append(character)
                continue
            }
            if character == ")" || character == "}" || character == "]" { result += "  " }
            if character == ".", index > 0, characters[index - 1] == ")" { result += "\n    " }
            result.append(character)
            if "([{,".contains(character) { result += "\n\t " }
        }
        return "  " + result + "\n"
    }

    func check(_ found: Spelling, _ text: String) {
        let place = Comment(rawValue: "\(dialect.title): \(text.debugDescription)")
        #expect(Self.areSame(found.curve, curve, over: duration), place)
        #expect(Self.areNear(found.duration, duration), place)
        #expect(Self.areNear(found.delay, delay), place)
        #expect(found.repeats == repeats && found.timing.stopsAtTarget == isClamped, place)
        #expect(Self.areNear(found.speed, speed), place)
        #expect(Self.areNear(found.span?.begin, span?.begin) && Self.areNear(found.span?.length, span?.length), place)
        #expect(found.unknown.isEmpty, place)
        let codes = Set(found.notes.map(\.code))
        #expect(notes.isSubset(of: codes), "\(codes.map(\.rawValue)) at \(text)")
    }

    static func areNear(_ first: Double?, _ second: Double?) -> Bool {
        guard let first, let second else { return first == nil && second == nil }
        return abs(first - second) <= 1e-12 * max(1, abs(second))
    }

    /// Whether both are the same curve to 1e-12; springs by their numbers, in the same form.
    static func areSame(_ first: Curve?, _ second: Curve?, over duration: Double? = nil) -> Bool {
        switch (first, second) {
        case (nil, nil): return true
        case (.spring(let one)?, .spring(let other)?):
            switch (one, other) {
            case (.physical, .physical), (.dampingRatio, .dampingRatio), (.duration, .duration), (.response, .response):
                break
            default: return false
            }
            guard let a = try? SpringMotion(one, duration: duration ?? 1),
                let b = try? SpringMotion(other, duration: duration ?? 1)
            else { return false }
            return areNear(a.angularFrequency, b.angularFrequency) && areNear(a.dampingRatio, b.dampingRatio)
                && areNear(a.initialVelocity, b.initialVelocity)
        case (let one?, let other?):
            guard let a = one.controlPoints, let b = other.controlPoints else { return one == other }
            return zip([a.x1, a.y1, a.x2, a.y2], [b.x1, b.y1, b.x2, b.y2]).allSatisfy { areNear($0, $1) }
        default: return false
        }
    }
}

extension Curve {
    static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Curve {
        .cubicBezier(CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2))
    }

    static func physical(_ mass: Double, _ stiffness: Double, _ damping: Double, _ velocity: Double = 0) -> Curve {
        .spring(.physical(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity))
    }

    static func response(_ response: Double, _ fraction: Double) -> Curve {
        .spring(.response(response, dampingFraction: fraction))
    }

    static func perceptual(_ duration: Double, _ bounce: Double) -> Curve {
        .spring(.duration(duration, bounce: bounce))
    }

    static func uiKit(_ ratio: Double, _ velocity: Double = 0) -> Curve {
        .spring(.dampingRatio(ratio, initialVelocity: velocity))
    }
}

extension Timing.Repetition {
    static func forever(autoreverses: Bool) -> Self { .init(count: nil, autoreverses: autoreverses) }
    static func times(_ count: Double, autoreverses: Bool) -> Self { .init(count: count, autoreverses: autoreverses) }
}
