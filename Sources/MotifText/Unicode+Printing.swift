extension Unicode.Scalar {
    /// Whether printing the scalar does something other than show a character or join its neighbors: control
    /// characters, Unicode's line ends, marks that turn the direction of a line, and the byte order mark.
    ///
    /// Each output language writes such a scalar in its own way. Ask about scalars, never about characters: a sign
    /// after U+0600 or before a combining mark is part of one character with it.
    ///
    /// - Source: Unicode Standard Annex #44, `General_Category` Cc, Zl and Zp, and `Bidi_Control`.
    package var isUnsafeToPrint: Bool {
        switch value {
        case 0..<0x20, 0x7F..<0xA0: true
        case 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
        default: false
        }
    }
}

extension String {
    /// The text with a space in place of each tab and each end of a line.
    package var onOneLine: String {
        guard unicodeScalars.contains(where: \.isUnsafeToPrint) else { return self }
        var text = UnicodeScalarView()
        var isAfterReturn = false
        for scalar in unicodeScalars {
            // A carriage return and its line feed are one end of a line.
            if !isAfterReturn || scalar != "\n" { text.append(scalar.isTabOrLineEnd ? " " : scalar) }
            isAfterReturn = scalar == "\r"
        }
        return String(text)
    }

    /// The text as a message quotes it: on one line, with U+FFFD for every scalar that is unsafe to print.
    package var printable: String {
        guard unicodeScalars.contains(where: \.isUnsafeToPrint) else { return self }
        return String(UnicodeScalarView(onOneLine.unicodeScalars.map { $0.isUnsafeToPrint ? "\u{FFFD}" : $0 }))
    }
}

extension Unicode.Scalar {
    fileprivate var isTabOrLineEnd: Bool {
        (0x09...0x0D).contains(value) || value == 0x85 || value == 0x2028 || value == 0x2029
    }
}
