/// Numbers with a unit as text: `350ms`, `0.25turn`, `12pt`.
enum Measure {
    /// Reads a number with the unit that its type needs.
    ///
    /// - Returns: The number in the type's own unit, or `nil` where the text is none.
    static func number(_ text: String, of type: ParameterType) -> Double? {
        for (unit, factor) in units(of: type) where text.hasSuffix(unit) {
            guard let number = plain(text.dropLast(unit.count)) else { continue }
            return factor(number)
        }
        return nil
    }

    /// What a value of the type may look like, for sentences.
    static func spellings(of type: ParameterType) -> String {
        switch type {
        case .duration: "a duration such as 0.35, '350ms' or '0.35s'"
        case .angle: "an angle such as 90, '90deg' or '0.25turn'"
        case .length: "a length such as 12 or '12pt'"
        case .integer: "a whole number"
        case .fraction: "a number from 0 to 1"
        default: "a number"
        }
    }

    /// A finite or infinite number in digits, without hexadecimal, `inf` and `nan`.
    static func plain(_ text: some StringProtocol) -> Double? {
        let trimmed = text.drop { $0 == " " }
        let allowed = trimmed.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "+"), UInt8(ascii: "-"),
                UInt8(ascii: "e"), UInt8(ascii: "E"):
                true
            default: false
            }
        }
        return allowed ? Double(trimmed) ?? Double("0" + trimmed) : nil
    }

    /// Longer units first, where one ends in another. Division keeps 350ms and 0.35 the same double.
    private static func units(of type: ParameterType) -> [(String, (Double) -> Double)] {
        switch type {
        case .duration: [("ms", { $0 / 1000 }), ("s", { $0 })]
        case .angle: [("deg", { $0 }), ("turn", { $0 * 360 }), ("°", { $0 })]
        case .length: [("pt", { $0 })]
        default: []
        }
    }
}
