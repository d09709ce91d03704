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
            let names = ["duration", "curve"].map { parts.member($0)?.alias.flatMap(reference) }
            return code(curve, duration, named: names[0], curveNamed: names[1])
        }
        switch value.value {
        case .duration(let seconds): return duration(seconds)
        case .length(let length): return self.length(SwiftText.number(length))
        case .number(let number), .fraction(let number):
            let type = self == .uiKit || self == .swiftUI ? "Double" : nil
            return ValueCode(text: SwiftText.number(number), type: type, isConstant: true)
        case .integer(let integer): return ValueCode(text: String(integer), isConstant: true)
        case .angle(let degrees): return angle(degrees)
        case .boolean(let flag): return self == .css ? nil : ValueCode(text: String(flag), isConstant: true)
        case .color(let color): return self.color(color)
        case .curve(let curve): return code(curve, nil)
        case .text, .choice, .reference, .point, .size, .frame, .record, .list: return nil
        }
    }

    private func duration(_ seconds: Double) -> ValueCode {
        let milliseconds = (seconds * 1_000_000).rounded() / 1000
        switch self {
        case .uiKit, .swiftUI:
            return ValueCode(text: SwiftText.number(seconds), type: "TimeInterval", unit: "seconds")
        case .css: return ValueCode(text: SwiftText.number(seconds) + "s")
        case .motion: return ValueCode(text: SwiftText.number(seconds), unit: "seconds")
        case .reanimated: return ValueCode(text: SwiftText.number(milliseconds), unit: "milliseconds")
        case .compose:
            // Compose's durations are whole milliseconds.
            let whole = milliseconds.rounded()
            let losses: [WrittenSpelling.Loss] = whole == milliseconds ? [] : [.wholeMilliseconds(milliseconds)]
            return ValueCode(text: SwiftText.number(whole), unit: "milliseconds", isConstant: true, losses: losses)
        }
    }

    private func length(_ number: String) -> ValueCode {
        switch self {
        case .uiKit, .swiftUI: ValueCode(text: number, type: "CGFloat", unit: "points")
        case .css: ValueCode(text: number + "px")
        case .compose: ValueCode(text: number.hasPrefix("-") ? "(\(number)).dp" : number + ".dp")
        case .motion, .reanimated: ValueCode(text: number)
        }
    }

    private func angle(_ degrees: Double) -> ValueCode {
        let number = SwiftText.number(degrees)
        switch self {
        case .uiKit: return ValueCode(text: "\(number) * .pi / 180", type: "CGFloat", unit: "radians")
        case .swiftUI: return ValueCode(text: ".degrees(\(number))", type: "Angle")
        case .css: return ValueCode(text: number + "deg")
        case .compose: return ValueCode(text: number + "f", unit: "degrees", isConstant: true)
        case .motion, .reanimated: return ValueCode(text: number, unit: "degrees")
        }
    }

    private func color(_ color: SRGBColor) -> ValueCode {
        let parts = [color.red, color.green, color.blue, color.alpha].map(SwiftText.number)
        switch self {
        case .uiKit:
            return ValueCode(
                text: "UIColor(red: \(parts[0]), green: \(parts[1]), blue: \(parts[2]), alpha: \(parts[3]))")
        case .swiftUI:
            let numbers = "red: \(parts[0]), green: \(parts[1]), blue: \(parts[2]), opacity: \(parts[3])"
            return ValueCode(text: "Color(.sRGB, \(numbers))")
        case .compose: return ValueCode(text: "Color(\(parts.map { $0 + "f" }.joined(separator: ", ")))")
        case .css, .motion, .reanimated:
            let text = "rgb(\(parts[..<3].map { "calc(255 * \($0))" }.joined(separator: " ")) / \(parts[3]))"
            let bytes = [color.red, color.green, color.blue, color.alpha].map { $0 * 255 }
            guard bytes.allSatisfy({ abs($0 - $0.rounded()) < 1e-9 && (0...255).contains($0.rounded()) }) else {
                return self == .css ? ValueCode(text: text) : ValueCode(text: "\"\(text)\"")
            }
            let hex = "#" + bytes.prefix(color.alpha == 1 ? 3 : 4).map { UInt8($0.rounded()) }.hexadecimal()
            return ValueCode(text: self == .css ? hex : "\"\(hex)\"")
        }
    }

    /// A curve, or a curve with its duration in seconds.
    ///
    /// - Parameters:
    ///   - name: The constant of the duration.
    ///   - curveName: The constant of the curve.
    private func code(
        _ curve: Curve, _ duration: Double?, named name: String? = nil, curveNamed curveName: String? = nil
    ) -> ValueCode? {
        let constants = name.map { [self == .compose ? "duration.whole" : "duration": $0] } ?? [:]
        let written = SpellingWriter(curve, duration: duration, constants: constants).spelling(dialect)
        guard let text = written.text else { return nil }
        var code = ValueCode(text: text, losses: written.losses)
        let spring = (try? CurveTiming(curve, duration: duration))?.spring
        switch self {
        case .uiKit: code.isObject = true
        case .swiftUI:
            code.type = text.hasPrefix(".") ? "Animation" : nil
            code.isRecent = text.hasPrefix("UnitCurve")
        // The calls of Compose take a specification for their own type: of a color, an offset, or a number.
        case .compose: code.type = duration == nil && spring == nil ? nil : "FiniteAnimationSpec<T>"
        case .css:
            guard let duration else { return spring == nil ? code : nil }
            guard name != nil || curveName != nil else { break }
            guard let plain = SpellingWriter(curve, duration: nil).spelling(dialect).text else { return nil }
            code.text = "\(name ?? self.duration(duration).text) \(curveName ?? plain)"
        case .motion, .reanimated:
            // Only the objects, without the calls that start an animation.
            if self == .reanimated, let spring {
                let numbers = [("mass", spring.mass), ("stiffness", spring.stiffness), ("damping", spring.damping)]
                code.text = "{ \(numbers.map { "\($0): \(SwiftText.number($1))" }.joined(separator: ", ")) }"
            } else if self == .reanimated, let duration {
                guard let easing = SpellingWriter(curve, duration: nil).spelling(dialect).text else { return nil }
                code.text = "{ duration: \(name ?? self.duration(duration).text), easing: \(curveName ?? easing) }"
            } else if spring == nil, duration == nil, let points = curve.controlPoints {
                let numbers = [points.x1, points.y1, points.x2, points.y2].map(SwiftText.number)
                code.text = "[\(numbers.joined(separator: ", "))]"
                if self == .reanimated { code.text = text }
            }
        }
        guard case .uiKit = self else { return code }
        code.type = text.prefix { $0 != "(" }.description
        return code
    }
}
