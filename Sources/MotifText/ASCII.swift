extension UInt8 {
    /// Whether the byte is an ASCII digit.
    package var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

    /// Whether the byte is an ASCII letter, in either case.
    package var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }

    /// Whether the byte can be in a plain name: an ASCII letter or digit, or `_`.
    package var isNameByte: Bool { isLetter || isDigit || self == UInt8(ascii: "_") }
}
