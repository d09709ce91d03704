import MotifCore
import MotifSpelling
import MotifText

extension ValueLanguage {
    /// The code for a value; `nil` if the platform has no constants of its type.
    ///
    /// - Parameter reference: Returns the reference to the constant of another value, if the file has one.
    func code(_ value: SharedValue, reference: (Slug) -> String?) -> ValueCode? {
        if value.type == .timing {
            guard case .record(let parts) = value.value, case .duration(let duration)? = parts["duration"],
                case .curve(let curve)? = parts["curve"]
            else { return nil }
            var constants: [String: String] = [:]
            for (part, name) in [("duration", "duration"), ("curve", "easing"), ("delay", "delay")] {
                constants[name] = parts.member(part)?.alias.flatMap(reference)
            }
            let delay = parts["delay"]?.number ?? 0
            return code(SpellingWriter(curve, duration: duration, delay: delay, constants: constants), isTiming: true)
        }
        switch value.value {
        case .duration(let seconds): return duration(seconds)
        case .length(let length): return self.length(SwiftText.number(length))
        case .number(let number), .fraction(let number):
            let type = self == .uiKit || self == .swiftUI ? "Double" : nil
            let text = self == .compose ? KotlinText.number(number) : SwiftText.number(number)
            return ValueCode(code: Code(text), type: type, isConstant: true)
        case .integer(let integer): return ValueCode(code: Code(String(integer)), isConstant: true)
        case .angle(let degrees): return angle(degrees)
        case .boolean(let flag): return self == .css ? nil : ValueCode(code: Code(String(flag)), isConstant: true)
        case .color(let color): return self.color(color)
        case .curve(.spring) where self == .css: return nil
        case .curve(let curve):
            return code(SpellingWriter(curve, duration: nil), isTiming: value.isSpecification)
        case .text, .choice, .reference, .point, .size, .frame, .record, .list: return nil
        }
    }

    private func duration(_ seconds: Double) -> ValueCode {
        let milliseconds = (seconds * 1_000_000).rounded() / 1000
        switch self {
        case .uiKit, .swiftUI:
            return ValueCode(code: Code(SwiftText.number(seconds)), type: "TimeInterval", unit: "seconds")
        case .css: return ValueCode(code: "\(SwiftText.number(seconds))s")
        case .motion: return ValueCode(code: Code(SwiftText.number(seconds)), unit: "seconds")
        case .reanimated: return ValueCode(code: Code(SwiftText.number(milliseconds)), unit: "milliseconds")
        case .compose:
            // Compose's durations are whole milliseconds.
            let whole = milliseconds.rounded()
            let losses: [WrittenSpelling.Loss] = whole == milliseconds ? [] : [.wholeMilliseconds(milliseconds)]
            return ValueCode(
                code: Code(SwiftText.number(whole)), unit: "milliseconds", isConstant: true, losses: losses)
        }
    }

    private func length(_ number: String) -> ValueCode {
        switch self {
        case .uiKit, .swiftUI: ValueCode(code: Code(number), type: "CGFloat", unit: "points")
        case .css: ValueCode(code: "\(number)px")
        case .compose: ValueCode(code: number.hasPrefix("-") ? "(\(number)).dp" : "\(number).dp")
        case .motion, .reanimated: ValueCode(code: Code(number))
        }
    }

    private func angle(_ degrees: Double) -> ValueCode {
        let number = SwiftText.number(degrees)
        switch self {
        case .uiKit: return ValueCode(code: "\(number) * .pi / 180", type: "CGFloat", unit: "radians")
        case .swiftUI: return ValueCode(code: ".degrees(\(number))", type: "Angle")
        case .css: return ValueCode(code: "\(number)deg")
        case .compose: return ValueCode(code: "\(number)f", unit: "degrees", isConstant: true)
        case .motion, .reanimated: return ValueCode(code: Code(number), unit: "degrees")
        }
    }

    private func color(_ color: SRGBColor) -> ValueCode {
        let parts = [color.red, color.green, color.blue, color.alpha].map(SwiftText.number)
        switch self {
        case .uiKit:
            return ValueCode(
                code: "UIColor(red: \(parts[0]), green: \(parts[1]), blue: \(parts[2]), alpha: \(parts[3]))")
        case .swiftUI:
            let numbers = "red: \(parts[0]), green: \(parts[1]), blue: \(parts[2]), opacity: \(parts[3])"
            return ValueCode(code: "Color(.sRGB, \(numbers))")
        case .compose: return ValueCode(code: "Color(\(parts.map { $0 + "f" }.joined(separator: ", ")))")
        case .css, .motion, .reanimated:
            let text = "rgb(\(parts[..<3].map { "calc(255 * \($0))" }.joined(separator: " ")) / \(parts[3]))"
            let bytes = [color.red, color.green, color.blue, color.alpha].map { $0 * 255 }
            guard bytes.allSatisfy({ abs($0 - $0.rounded()) < 1e-9 && (0...255).contains($0.rounded()) }) else {
                return self == .css ? ValueCode(code: Code(text)) : ValueCode(code: "\"\(text)\"")
            }
            let hex = "#" + bytes.prefix(color.alpha == 1 ? 3 : 4).map { UInt8($0.rounded()) }.hexadecimal()
            return ValueCode(code: self == .css ? Code(hex) : "\"\(hex)\"")
        }
    }

    /// A curve, or a timing.
    ///
    /// - Returns: `nil` if the platform has no such curve.
    func code(_ writer: SpellingWriter, isTiming: Bool = false) -> ValueCode? {
        let written = writer.value(dialect)
        return written.text.map { text in
            ValueCode(
                code: self == .css ? Code(text) : Code(written: text[...]), type: written.type,
                isLiteral: isTiming || self == .motion, isObject: self == .uiKit, system: written.system,
                losses: written.losses)
        }
    }
}
