import MotifText

extension JSONScanner {
    /// An error at `place`, or by default at `offset`, with the current path.
    func fault(_ kind: JSONError.Kind, at index: Int? = nil) -> JSONError {
        let index = index ?? offset
        return JSONError(
            kind: kind, offset: origin.offset + index, position: position(of: index),
            path: kind == .empty ? nil : path)
    }

    /// Line and column of the byte at `place`, in the text that this one is a part of.
    func position(of index: Int) -> TextPosition {
        var position = TextPosition.start
        let mark = ByteOrderMark.length(in: bytes)
        position.advance(over: UnsafeRawBufferPointer(rebasing: bytes[min(mark, index)..<index]))
        return position.inText(from: origin.position)
    }

    /// The path to the current value.
    var path: JSONPath {
        var elements: [JSONPath.Element] = []
        for container in containers {
            if let key = container.key {
                elements.append(.key(text(of: key)))
            } else if container.index >= 0 {
                elements.append(.index(container.index))
            }
        }
        return JSONPath(elements)
    }

    /// The text at `offset`, for messages: a whole word, one character in quotes, or the end.
    ///
    /// - Throws: `notUTF8` if the bytes there aren't valid UTF-8.
    func found() throws(JSONError) -> String {
        guard let byte else { return "the end of the text" }
        switch byte {
        case 0x0A: return "the end of the line"
        case 0x00..<0x20, 0x7F: return "byte \(JSONError.hexadecimal(byte))"
        case UInt8(ascii: "'"): return "a single quote"
        default: break
        }
        if byte >= 0x80 {
            guard let length = scalarLength(at: offset) else { throw fault(.notUTF8(byte)) }
            return "'\(text(in: offset..<(offset + length)))'"
        }
        let mark = text(in: offset..<min(offset + 7, bytes.count))
        if ["<<<<<<<", "=======", ">>>>>>>"].contains(mark) { return "'\(mark)', an unresolved merge conflict" }
        return "'\(text(in: offset..<(offset + max(wordLength(), 1))))'"
    }

    /// The number of letters, digits and underscores at `offset`, up to 20.
    func wordLength() -> Int {
        var end = offset
        while end < bytes.count, end - offset < 20, bytes[end].isNameByte { end += 1 }
        return end - offset
    }

    /// The text of a range that is UTF-8.
    func text(in range: Range<Int>) -> String {
        String(decoding: bytes(in: range), as: UTF8.self)
    }

    /// The bytes of a range.
    func bytes(in range: Range<Int>) -> UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(rebasing: bytes[range])
    }
}
