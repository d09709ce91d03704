/// Sameness and order of texts, scalar by scalar, on their UTF-8.
///
/// The standard library's `==` and `<` on strings take canonically equivalent texts for one; JSON keeps them apart.
enum ScalarOrder {
    /// Whether both texts are the same scalars.
    static func areSame(_ left: String, _ right: String) -> Bool {
        // Different texts nearly always part at the first two tests, which are cheap.
        left.utf8.count == right.utf8.count && left == right && left.utf8.elementsEqual(right.utf8)
    }

    /// Whether `left` stands before `right` in the order of RFC 8785, that of UTF-16 code units.
    ///
    /// - Source: RFC 8785, section 3.2.3.
    static func precedes(_ left: String, _ right: String) -> Bool {
        var others = right.utf8.makeIterator()
        for byte in left.utf8 {
            guard let other = others.next() else { return false }
            if byte != other { return rank(byte) < rank(other) }
        }
        return others.next() != nil
    }

    /// The order of two texts given as UTF-8: below 0, 0, or above 0.
    static func compare(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Int {
        let shared = min(left.count, right.count)
        var index = 0
        while index < shared {
            let byte = left[index]
            let other = right[index]
            if byte != other { return Int(rank(byte)) - Int(rank(other)) }
            index += 1
        }
        return left.count - right.count
    }

    /// The place of a byte of UTF-8 in the order of UTF-16.
    ///
    /// UTF-8 sorts by scalar. UTF-16 differs in one thing: scalars from U+10000 (first byte F0 and above) are written
    /// with surrogates D800…DFFF and so stand before U+E000…U+FFFF (first byte EE and EF).
    private static func rank(_ byte: UInt8) -> UInt8 {
        byte == 0xEE || byte == 0xEF ? byte + 0x10 : byte
    }
}
