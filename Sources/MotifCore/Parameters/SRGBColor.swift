public import MotifFormula
public import MotifJSON
import MotifText

/// A color in sRGB: red, green, blue and alpha, each from 0 to 1.
public struct SRGBColor: Sendable, Equatable {
    /// Red, from 0 to 1.
    public let red: Double
    /// Green, from 0 to 1.
    public let green: Double
    /// Blue, from 0 to 1.
    public let blue: Double
    /// Alpha, from 0 (clear) to 1 (opaque).
    public let alpha: Double

    /// - Returns: `nil` if a component isn't in 0…1.
    public init?(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        guard [red, green, blue, alpha].allSatisfy({ (0...1).contains($0) }) else { return nil }
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    /// Components that are known to be in 0…1.
    private init(known red: Double, _ green: Double, _ blue: Double) {
        (self.red, self.green, self.blue, alpha) = (red, green, blue, 1)
    }

    /// Opaque black.
    public static let black = SRGBColor(known: 0, 0, 0)

    /// - Parameter hex: `#RRGGBB` or `#RRGGBBAA`, or one digit each, as in CSS.
    /// - Source: CSS Color Module Level 4, 5.2: `#369` is `#336699`.
    public init?(hex: String) {
        var digits = String(hex.dropFirst())
        if digits.count <= 4 { digits = String(digits.flatMap { [$0, $0] }) }
        guard hex.first == "#", [6, 8].contains(digits.count), digits.allSatisfy(\.isHexDigit),
            let value = UInt32(digits, radix: 16)
        else { return nil }
        let bits = digits.count == 8 ? value : value << 8 | 0xFF
        func component(_ shift: UInt32) -> Double { Double(bits >> shift & 0xFF) / 255 }
        self.init(red: component(24), green: component(16), blue: component(8), alpha: component(0))
    }

    /// The canonical form.
    public var json: JSON {
        .object(
            JSONObject([
                ("alpha", .number(alpha)), ("colorSpace", "srgb"),
                ("components", .array([.number(red), .number(green), .number(blue)])),
            ]))
    }

    /// Reads `"#RRGGBB[AA]"`, `"#RGB[A]"` or the canonical object, in which alpha can be omitted.
    ///
    /// - Throws: Every problem of the color.
    public init(_ json: JSON, at path: @autoclosure () -> JSONPath = .root) throws(Problems) {
        if let text = json.string {
            guard let color = SRGBColor(hex: text.trimmed) else {
                throw Problems(.badText(text: text, expected: Self.expected), at: path())
            }
            self = color
            return
        }
        self = try ObjectReader.read(json, at: path(), expecting: Self.expected, Self.read)
    }

    private static let expected = "a color such as '#336699'"

    static func read(_ reader: inout ObjectReader) -> SRGBColor? {
        if let space = reader.requiredText("colorSpace", .constant("srgb"), is: "'srgb'"), space != "srgb" {
            reader.report(
                .unknownName(what: "color space", name: space, nearest: nil, known: ["srgb"]), at: "colorSpace")
        }
        let alpha = reader.number("alpha", within: .fraction)
        reader.describe("components", .list(of: .number(within: .fraction), count: 3))
        guard reader.required("components", is: "red, green and blue from 0 to 1") != nil,
            let components = reader.list("components")
        else { return nil }
        if components.count != 3 {
            reader.report(
                .rule(.outOfRange, "'components' has \(components.count) numbers; it must have 3"), at: "components")
        }
        let range = NumericBounds.fraction
        let numbers = components.enumerated().compactMap { index, component -> Double? in
            let number = component.number
            if let number, range.contains(number) { return number }
            let kind = number.map {
                Problem.Kind.outOfRange(label: "component", value: JSONNumber.text($0), range: range.rule(unit: ""))
            }
            reader.report(
                kind ?? .wrongType(expected: "a number", found: component.typeInWords), at: "components", index: index)
            return nil
        }
        guard numbers.count == 3 else { return nil }
        return SRGBColor(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: alpha ?? 1)
    }
}

extension SRGBColor {
    /// The value of the color in formulas.
    public var formulaValue: FormulaValue {
        .record(["red": .number(red), "green": .number(green), "blue": .number(blue), "alpha": .number(alpha)])
    }

    /// The color of a formula's value; `nil` for other values, and for components outside 0…1.
    init?(_ value: FormulaValue) {
        guard case .record(let fields) = value else { return nil }
        func component(_ key: String) -> Double? {
            if case .number(let number)? = fields[key] { number } else { nil }
        }
        guard let red = component("red"), let green = component("green"), let blue = component("blue") else {
            return nil
        }
        self.init(red: red, green: green, blue: blue, alpha: component("alpha") ?? 1)
    }
}
