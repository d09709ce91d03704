import MotifCore
import MotifJSON
import MotifText

/// Converts the value of a token to a value of a parameter.
struct TokenValue {
    let token: Token
    let definition: ParameterDefinition
    let references: TokenReferences
    /// The parts of a transition that somebody else takes.
    var held: [String] = []
    /// The parts of the value that the parameter can't hold.
    private(set) var dropped: [String] = []

    /// The path of the value in the file.
    private var place: JSONPath { token.place.appending(key: token.object["$value"] == nil ? "$ref" : "$value") }

    /// Returns the canonical value.
    mutating func json() throws(Problems) -> JSON {
        let (value, stated) = try references.resolved(token)
        guard let type = stated ?? Self.type(ofText: value) else {
            throw Problems(.missing(key: "$type", for: "the type of the token or of its group"), at: token.place)
        }
        let plain = try plain(value, type: type)
        do throws(Problems) {
            return try definition.value(from: plain, at: place).json
        } catch {
            // A Bézier is a list here; problems of a color have the same key as in the token.
            guard definition.type == .curve else { throw error }
            throw Problems(error.problems.map { Problem($0.kind, at: place) })
        }
    }

    /// The type of a value that is written as CSS, such as `300ms`, `12px`, `#336699`, `ease-out`, or as an object with
    /// a unit of time.
    static func type(ofText value: JSON) -> String? {
        guard let text = value.string else {
            if value["timingFunction"] != nil { return "transition" }
            return value["unit"]?.string.flatMap { ["ms", "s"].contains($0) ? "duration" : nil }
        }
        if text.hasPrefix("#") { return "color" }
        if text.hasSuffix("px") { return "dimension" }
        let digit = text.unicodeScalars.first { $0 != "-" && $0 != "+" }
        if let digit, "0123456789.".unicodeScalars.contains(digit), text.hasSuffix("s") { return "duration" }
        // Other names of curves, such as 'default', are names of other things elsewhere.
        guard text.contains("(") || easings.contains(text) else { return nil }
        return (try? Curve(text)) == nil ? nil : "cubicBezier"
    }

    private static let easings: Set = [
        "linear", "ease", "ease-in", "ease-out", "ease-in-out", "step-start", "step-end",
    ]

    /// Whether a value needs no type of its own.
    static func showsType(_ value: JSON) -> Bool {
        type(ofText: value) != nil || value.string?.hasPrefix("{") == true || value["$ref"] != nil
    }

    /// Returns the value as JSON of the parameter's type.
    private mutating func plain(_ value: JSON, type: String) throws(Problems) -> JSON {
        switch (definition.type, type) {
        case (.duration, "duration"): return try duration(value, at: place)
        case (.duration, "transition"):
            let key = held.contains("delay") && definition.name == "delay" ? "delay" : "duration"
            guard let length = value[key] else {
                throw Problems(.missing(key: key, for: "a duration"), at: place)
            }
            return try duration(length, at: place.appending(key: key))
        case (.length, "dimension"): return try dimension(value)
        case (.number, "number"), (.fraction, "number"), (.integer, "number"): return try number(value, at: place)
        case (.color, "color"): return try color(value)
        case (.curve, "cubicBezier"): return try curve(value, at: place)
        case (.curve, "transition"): return try transition(value)
        default: throw Problems(.rule(.wrongType, mismatch(type)), at: token.place)
        }
    }

    /// A message about the tokens that the parameter accepts instead.
    private func mismatch(_ type: String) -> String {
        let taken =
            switch definition.type {
            case .duration: "a duration"
            case .length: "a dimension"
            case .number, .fraction, .integer: "a number"
            case .color: "a color"
            case .curve: "a cubicBezier or a transition"
            case .point, .size, .frame, .record: "a group with a token for each component"
            default: "no token, since there is no token type for \(definition.type.withArticle)"
            }
        return "'\(definition.name)' accepts \(taken); this token has the type '\(type)'"
    }

    private func number(_ value: JSON, at place: JSONPath) throws(Problems) -> JSON {
        guard value.number != nil else {
            throw Problems(.wrongType(expected: "a number", found: value.typeInWords), at: place)
        }
        return value
    }

    /// Returns a number with one of these units.
    private func measure(
        _ value: JSON, _ example: String, units: [String], at place: JSONPath
    ) throws(Problems) -> (number: JSON, unit: String) {
        guard let object = value.object else {
            throw Problems(.wrongType(expected: "an object such as \(example)", found: value.typeInWords), at: place)
        }
        for key in ["value", "unit"] where object[key] == nil {
            throw Problems(.missing(key: key, for: "part of \(example)"), at: place)
        }
        let number = try number(object["value"] ?? .null, at: place.appending(key: "value"))
        guard let unit = object["unit"]?.string, units.contains(unit) else {
            let text = object["unit"]?.string ?? object["unit"]?.canonical ?? ""
            throw Problems(
                .unknownName(what: "unit", name: text, nearest: nil, known: units), at: place.appending(key: "unit"))
        }
        return (number, unit)
    }

    /// Milliseconds are converted as decimal digits, so that 16.7 ms is the double that is written 0.0167.
    private func duration(_ value: JSON, at place: JSONPath) throws(Problems) -> JSON {
        if let text = value.string { return .string(text) }
        let (number, unit) = try measure(value, #"{"value": 350, "unit": "ms"}"#, units: ["ms", "s"], at: place)
        return unit == "s" ? number : .string(number.canonical + unit)
    }

    /// - Source: Design Tokens Format Module 2025.10, 8.2: a px is a point on iOS; a rem has no fixed size.
    private func dimension(_ value: JSON) throws(Problems) -> JSON {
        let example = #"{"value": 12, "unit": "px"}"#
        if let text = value.string {
            if text.hasSuffix("px"), let number = Double(text.dropLast(2)), number.isFinite { return .number(number) }
            if text.hasSuffix("rem") { throw relative(text, at: place) }
            let expected = "a length such as '12px' or \(example)"
            throw Problems(.wrongType(expected: expected, found: "the text '\(text.clipped)'"), at: place)
        }
        let (number, unit) = try measure(value, example, units: ["px", "rem"], at: place)
        if unit == "px" { return number }
        throw relative(number.canonical + unit, at: place.appending(key: "unit"))
    }

    private func relative(_ text: String, at place: JSONPath) -> Problems {
        let message = "'\(text)' depends on the reader's text size, and a length doesn't; use px (1rem is often 16px)"
        return Problems(.rule(.wrongType, message), at: place)
    }

    /// Only the notation of the hexadecimal fallback is checked; the components determine the color.
    private func color(_ value: JSON) throws(Problems) -> JSON {
        if let text = value.string, text.hasPrefix("#") { return value }
        guard var object = value.object else {
            let example = #"an object such as {"colorSpace": "srgb", "components": [1, 0, 0]}"#
            throw Problems(.wrongType(expected: example, found: value.typeInWords), at: place)
        }
        if let hex = object["hex"] {
            guard let text = hex.string, text.utf8.count == 7, SRGBColor(hex: text) != nil else {
                let text = hex.string ?? hex.canonical
                throw Problems(
                    .badText(text: text, expected: "a color such as '#336699'"), at: place.appending(key: "hex"))
            }
            object["hex"] = nil
        }
        return .object(object)
    }

    private mutating func transition(_ value: JSON) throws(Problems) -> JSON {
        guard let object = value.object else {
            throw Problems(.wrongType(expected: "an object", found: value.typeInWords), at: place)
        }
        for key in ["duration", "delay"] {
            guard let part = object[key] else {
                // No delay is a delay of 0 s.
                if key == "delay" { continue }
                throw Problems(.missing(key: key, for: "a duration"), at: place)
            }
            let length = try duration(part, at: place.appending(key: key))
            // motif writes the duration for other tools; its own is a parameter of its own.
            if token.own == nil, !held.contains(key), !Self.isZero(length) {
                let text = length.string ?? length.canonical + "s"
                dropped.append("'\(token.title)' also has a \(key) of \(text), which '\(definition.name)' can't hold")
            }
        }
        guard let timing = object["timingFunction"] else {
            throw Problems(.missing(key: "timingFunction", for: "a cubic Bézier"), at: place)
        }
        return try curve(timing, at: place.appending(key: "timingFunction"))
    }

    private static func isZero(_ duration: JSON) -> Bool {
        duration.number == 0 || duration.string.map { Double($0.prefix { $0.isNumber || $0 == "." }) == 0 } == true
    }

    /// The curve that motif wrote beside the Bézier, as long as the Bézier is still the one that it wrote.
    private func curve(_ value: JSON, at place: JSONPath) throws(Problems) -> JSON {
        if value.string != nil { return try Curve(value, at: place).json }
        guard value.array != nil else {
            throw Problems(.wrongType(expected: "a list of four numbers", found: value.typeInWords), at: place)
        }
        let own = token.own
        if let curve = own?["curve"], own?["cubicBezier"] == value { return curve }
        return ["cubicBezier": value]
    }
}
