extension String {
    /// Where a word ends that is looked for.
    enum End {
        /// Anywhere.
        case anywhere
        /// Where no letter, digit or `_` follows.
        case atWord
    }

    /// Whether a part stands in a source; compared byte by byte, since Swift's own search goes by characters and takes
    /// many times as long on a file.
    func mentions(_ part: String, ending end: End = .anywhere) -> Bool {
        let part = Array(part.utf8)
        var source = self
        return source.withUTF8 { bytes in
            guard let first = part.first, bytes.count >= part.count else { return part.isEmpty }
            for start in 0...(bytes.count - part.count) where bytes[start] == first {
                let behind = start + part.count
                guard bytes[start..<behind].elementsEqual(part) else { continue }
                if end == .anywhere || behind == bytes.count || !Self.isOfWord(bytes[behind]) { return true }
            }
            return false
        }
    }

    private static func isOfWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}
