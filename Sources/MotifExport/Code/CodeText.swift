import MotifText

/// Text that several languages write in the same way.
enum CodeText {
    /// Returns a string literal in double quotes; invisible characters, and those that change the direction of a line,
    /// are escaped.
    ///
    /// - Parameters:
    ///   - special: The characters that a backslash precedes beside itself and the quote.
    ///   - escaped: The escape of a scalar.
    static func literal(
        _ text: String, special: Unicode.Scalar? = nil, escaped: (Unicode.Scalar) -> String = codeUnits
    ) -> String {
        let units = text.unicodeScalars.map { scalar -> String in
            switch scalar {
            case "\\", "\"", special: "\\\(scalar)"
            case "\n": "\\n"
            default: scalar.isUnsafeToPrint ? escaped(scalar) : String(scalar)
            }
        }
        return "\"\(units.joined())\""
    }

    /// Returns a scalar as the escapes of its UTF-16 code units: `\u202E`.
    static func codeUnits(_ scalar: Unicode.Scalar) -> String {
        String(scalar).utf16.map { "\\u" + [UInt8($0 >> 8), UInt8($0 & 0xFF)].hexadecimal(uppercase: true) }.joined()
    }
}
