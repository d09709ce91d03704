extension JSON {
    /// Appends the canonical text: RFC 8785, UTF-8, no white space.
    ///
    /// A number that is not finite cannot come from reading; writing one is a programming error and traps.
    ///
    /// - Source: RFC 8785.
    public func writeCanonical(into bytes: inout [UInt8]) {
        switch self {
        case .array(let values):
            bytes.append(UInt8(ascii: "["))
            var isFirst = true
            for value in values {
                if !isFirst { bytes.append(UInt8(ascii: ",")) }
                isFirst = false
                value.writeCanonical(into: &bytes)
            }
            bytes.append(UInt8(ascii: "]"))
        case .object(let object):
            bytes.append(UInt8(ascii: "{"))
            for member in object.members {
                Self.writeKey(member.key, into: &bytes)
                member.value.writeCanonical(into: &bytes)
            }
            bytes.append(UInt8(ascii: "}"))
        default: writeScalar(into: &bytes)
        }
    }

    /// The canonical text.
    public var canonical: String {
        String(decoding: canonicalBytes, as: UTF8.self)
    }

    /// The canonical text as UTF-8.
    public var canonicalBytes: [UInt8] {
        var bytes: [UInt8] = []
        writeCanonical(into: &bytes)
        return bytes
    }

    /// Whether the value is neither an array nor an object.
    var isScalar: Bool {
        switch self {
        case .array, .object: false
        default: true
        }
    }

    /// Appends the text of a scalar.
    func writeScalar(into bytes: inout [UInt8]) {
        switch self {
        case .null: bytes.append(contentsOf: "null".utf8)
        case .boolean(let boolean): bytes.append(contentsOf: (boolean ? "true" : "false").utf8)
        case .number(let number): JSONNumber.write(number, into: &bytes)
        case .string(let string): Self.write(string, into: &bytes)
        case .array, .object: break
        }
    }

    /// Appends the key of the next member of an object, with its colon, and with a comma after another member.
    package static func writeKey(_ key: String, into bytes: inout [UInt8]) {
        // No value ends in an opening brace.
        if bytes.last != UInt8(ascii: "{") { bytes.append(UInt8(ascii: ",")) }
        write(key, into: &bytes)
        bytes.append(UInt8(ascii: ":"))
    }

    /// Appends a text in quotes, with no more escapes than necessary.
    package static func write(_ text: String, into bytes: inout [UInt8]) {
        var text = text
        bytes.append(UInt8(ascii: "\""))
        text.withUTF8 { source in
            var start = 0
            for index in source.indices {
                let byte = source[index]
                if byte >= 0x20 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\") { continue }
                bytes.append(contentsOf: UnsafeBufferPointer(rebasing: source[start..<index]))
                writeEscape(of: byte, into: &bytes)
                start = index + 1
            }
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: source[start...]))
        }
        bytes.append(UInt8(ascii: "\""))
    }

    /// The escapes of RFC 8785, section 3.2.2.2.
    private static func writeEscape(of byte: UInt8, into bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "\\"))
        switch byte {
        case 0x08: bytes.append(UInt8(ascii: "b"))
        case 0x09: bytes.append(UInt8(ascii: "t"))
        case 0x0A: bytes.append(UInt8(ascii: "n"))
        case 0x0C: bytes.append(UInt8(ascii: "f"))
        case 0x0D: bytes.append(UInt8(ascii: "r"))
        case 0x00..<0x20:
            bytes.append(contentsOf: byte < 0x10 ? "u000".utf8 : "u00".utf8)
            bytes.append(contentsOf: String(byte, radix: 16).utf8)
        default: bytes.append(byte)
        }
    }
}
