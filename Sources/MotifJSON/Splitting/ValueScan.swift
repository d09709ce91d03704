/// Finds the end of a value by its brackets and quotes; continues from chunk to chunk.
struct ValueScan {
    /// What ends a number or a word.
    enum Surroundings {
        /// White space, or the start of another value.
        case documents
        /// White space, a comma, or the end of the container.
        case container
    }

    private let surroundings: Surroundings
    private var depth = 0
    private var isInString = false
    private var isEscaped = false
    private var isBare = false

    /// A scan of the value that starts with `first`.
    init(first: UInt8, in surroundings: Surroundings) {
        self.surroundings = surroundings
        isBare = first != UInt8(ascii: "{") && first != UInt8(ascii: "[") && first != UInt8(ascii: "\"")
    }

    /// Whether the value is a number or a word, which may end at any byte.
    var mayEnd: Bool {
        isBare
    }

    /// The end of the value in `bytes`, searched from `start`; `nil` if the value continues after them.
    mutating func end(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
        isBare ? bareEnd(in: bytes, from: start) : structuredEnd(in: bytes, from: start)
    }

    private mutating func structuredEnd(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
        var index = start
        while index < bytes.count {
            if isInString {
                index = stringEnd(in: bytes, from: index)
                if isInString { return nil }
                if depth == 0 { return index }
                continue
            }
            switch bytes[index] {
            case UInt8(ascii: "\""): isInString = true
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                depth -= 1
                if depth == 0 { return index + 1 }
            default: break
            }
            index += 1
        }
        return nil
    }

    /// Continues inside a string, up to its closing quote or the end of the bytes.
    private mutating func stringEnd(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
        var index = start
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            if isEscaped {
                isEscaped = false
            } else if byte == UInt8(ascii: "\"") {
                isInString = false
                return index
            } else if byte == UInt8(ascii: "\\") {
                isEscaped = true
            }
        }
        return index
    }

    private func bareEnd(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
        bytes[start...].firstIndex { byte in
            switch byte {
            case 0x20, 0x09, 0x0A, 0x0D: true
            case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "\""): surroundings == .documents
            case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"): surroundings == .container
            default: false
            }
        }
    }
}
