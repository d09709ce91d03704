public import MotifJSON

/// A colour in sRGB: red, green, blue and alpha, each from 0 to 1.
public struct SRGBColor: Sendable, Equatable {
    /// Red, from 0 to 1.
    public let red: Double
    /// Green, from 0 to 1.
    public let green: Double
    /// Blue, from 0 to 1.
    public let blue: Double
    /// 0 is clear, 1 opaque.
    public let alpha: Double

    /// - Returns: `nil` where a component is not in 0…1.
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

    /// Reads `"#RRGGBB[AA]"`, `"#RGB[A]"` or the canonical object, in which alpha may be left out.
    static func canonical(_ value: JSON, at path: JSONPath, problems: inout [Problem]) -> JSON? {
        if let text = value.string {
            if let color = SRGBColor(hex: CurveText.trim(text)) { return color.json }
            problems.append(Problem(.badText(text: text, expected: "a colour such as '#336699'"), at: path))
            return nil
        }
        var reader = ObjectReader(value, at: path, expecting: "a colour such as '#336699'")
        if reader.isObject { check(&reader) }
        let components = reader.object["components"]
        let alpha = reader.object["alpha"] ?? 1
        let found = reader.finish()
        problems += found
        guard found.isEmpty, let components else { return nil }
        return .object(JSONObject([("alpha", alpha), ("colorSpace", "srgb"), ("components", components)]))
    }

    private static func check(_ reader: inout ObjectReader) {
        if let space = reader.requiredText("colorSpace", is: "'srgb'"), space != "srgb" {
            reader.report(
                .unknownName(what: "colour space", name: space, nearest: nil, known: ["srgb"]), at: "colorSpace")
        }
        if let alpha = reader.number("alpha"), !(0...1).contains(alpha) {
            reader.report(outOfRange("alpha", alpha), at: "alpha")
        }
        guard reader.required("components", is: "red, green and blue from 0 to 1") != nil,
            let components = reader.list("components")
        else { return }
        if components.count != 3 {
            reader.report(
                .rule(.outOfRange, "'components' has \(components.count) numbers; it takes 3"), at: "components")
        }
        for (index, component) in components.enumerated() {
            let place = reader.path.appending(key: "components").appending(index: index)
            if let number = component.number {
                if !(0...1).contains(number) { reader.take([Problem(outOfRange("component", number), at: place)]) }
            } else {
                let kind = Problem.Kind.wrongType(expected: "a number", found: component.typeInWords)
                reader.take([Problem(kind, at: place)])
            }
        }
    }

    private static func outOfRange(_ label: String, _ number: Double) -> Problem.Kind {
        .outOfRange(label: label, value: JSONNumber.text(number), range: NumericBounds.fraction.words(unit: ""))
    }
}
