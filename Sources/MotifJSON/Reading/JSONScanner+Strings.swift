import MotifPlatform

extension JSONScanner {
    /// Scans the string that starts at `offset` and returns its range, including the quotes.
    mutating func scanString() throws(JSONError) -> Range<Int> {
        let start = offset
        offset += 1
        while let byte {
            switch byte {
            case UInt8(ascii: "\""):
                offset += 1
                return start..<offset
            case UInt8(ascii: "\\"): try scanEscape()
            case 0x20..<0x80: offset += 1
            case 0x00..<0x20:
                // The escape is the one that the writer uses.
                let escape = JSON.string(text(in: offset..<(offset + 1))).canonical.dropFirst().dropLast()
                throw fault(.syntax("Expected '\"' or \(escape) inside a string, found \(try found())"))
            default:
                guard let length = scalarLength(at: offset) else { throw fault(.notUTF8(byte)) }
                offset += length
            }
        }
        throw fault(.syntax("The text ends inside a string that starts at \(position(of: start))"))
    }

    private mutating func scanEscape() throws(JSONError) {
        let start = offset
        offset += 1
        switch byte {
        case UInt8(ascii: "u"):
            offset += 1
            let unit = try scanUnit()
            if unit & 0xFC00 == 0xD800 {
                let isPair = byte == UInt8(ascii: "\\") && offset + 1 < bytes.count && bytes[offset + 1] == 0x75
                if isPair { offset += 2 }
                if isPair, try scanUnit() & 0xFC00 == 0xDC00 { return }
                throw loneSurrogate(at: start)
            }
            if unit & 0xFC00 == 0xDC00 { throw loneSurrogate(at: start) }
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
            UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            offset += 1
        case nil: break
        default:
            let message = "Expected one of \" \\ / b f n r t u after '\\', found \(try found())"
            throw fault(.syntax(message))
        }
    }

    /// Scans four hexadecimal digits.
    private mutating func scanUnit() throws(JSONError) -> Int {
        var unit = 0
        for _ in 0..<4 {
            guard let byte, let digit = Self.hexadecimal(byte) else {
                throw fault(.syntax("Expected four hexadecimal digits after '\\u', found \(try found())"))
            }
            unit = unit << 4 | digit
            offset += 1
        }
        return unit
    }

    private func loneSurrogate(at offset: Int) -> JSONError {
        let escape = text(in: offset..<min(offset + 6, bytes.count))
        return fault(.syntax("'\(escape)' is half of a surrogate pair; the other half is missing"), at: offset)
    }

    private static func hexadecimal(_ byte: UInt8) -> Int? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte) - 0x30
        case UInt8(ascii: "a")...UInt8(ascii: "f"): Int(byte) - 0x61 + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): Int(byte) - 0x41 + 10
        default: nil
        }
    }

    /// The text of a scanned string, whose range includes the quotes.
    func text(of string: Range<Int>) -> String {
        let source = bytes(in: (string.lowerBound + 1)..<(string.upperBound - 1))
        let text = String(decoding: source, as: UTF8.self)
        guard let start = source.baseAddress, memchr(start, Int32(UInt8(ascii: "\\")), source.count) != nil else {
            return text
        }
        var units: [UInt16] = []
        var scalars = text.unicodeScalars.makeIterator()
        while let scalar = scalars.next() {
            guard scalar == "\\", let escape = scalars.next() else {
                units += String(scalar).utf16
                continue
            }
            switch escape {
            case "b": units.append(0x08)
            case "f": units.append(0x0C)
            case "n": units.append(0x0A)
            case "r": units.append(0x0D)
            case "t": units.append(0x09)
            case "u":
                var unit = 0
                for _ in 0..<4 {
                    let digit = scalars.next().flatMap { Self.hexadecimal(UInt8(truncatingIfNeeded: $0.value)) }
                    unit = unit << 4 | (digit ?? 0)
                }
                units.append(UInt16(truncatingIfNeeded: unit))
            default: units += String(escape).utf16
            }
        }
        return String(decoding: units, as: UTF16.self)
    }

    /// The length in bytes of the Unicode scalar at `offset`; `nil` if the bytes aren't valid UTF-8.
    ///
    /// - Source: The Unicode Standard, table 3-7, Well-Formed UTF-8 Byte Sequences.
    func scalarLength(at offset: Int) -> Int? {
        let (length, second): (Int, ClosedRange<UInt8>)
        switch bytes[offset] {
        case 0x00...0x7F: return 1
        case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
        case 0xE0: (length, second) = (3, 0xA0...0xBF)
        case 0xED: (length, second) = (3, 0x80...0x9F)
        case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
        case 0xF0: (length, second) = (4, 0x90...0xBF)
        case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
        case 0xF4: (length, second) = (4, 0x80...0x8F)
        default: return nil
        }
        guard offset + length <= bytes.count, second.contains(bytes[offset + 1]) else { return nil }
        let rest = bytes[(offset + 2)..<(offset + length)]
        return rest.allSatisfy { $0 & 0xC0 == 0x80 } ? length : nil
    }
}
