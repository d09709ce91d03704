import MotifPlatform

/// Equality and order of texts by their Unicode scalars.
///
/// For the standard library's `==` and `<`, canonically equivalent strings are equal; JSON distinguishes them.
package enum ScalarOrder {
    /// Whether both texts have the same Unicode scalars.
    static func areSame(_ left: String, _ right: String) -> Bool {
        left.utf8.count == right.utf8.count && compare(left, right, by: order) == 0
    }

    /// Whether `left` comes before `right` in the order of their scalars, which is that of SQLite.
    static func isSortedBefore(_ left: String, _ right: String) -> Bool {
        compare(left, right, by: order) < 0
    }

    /// The order of bytes and, where one text begins with the other, of their lengths: negative, 0, or positive.
    private static func order(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Int {
        guard let first = left.baseAddress, let second = right.baseAddress else { return left.count - right.count }
        let order = memcmp(first, second, min(left.count, right.count))
        return order == 0 ? left.count - right.count : Int(order)
    }

    /// Compares the bytes in memory, since stepping through a string's `utf8` takes several times as long.
    private static func compare(
        _ left: String, _ right: String, by order: (UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<UInt8>) -> Int
    ) -> Int {
        let result = left.utf8.withContiguousStorageIfAvailable { left in
            right.utf8.withContiguousStorageIfAvailable { right in order(left, right) }
        }
        if case let result?? = result { return result }
        var (left, right) = (left, right)
        return left.withUTF8 { left in right.withUTF8 { right in order(left, right) } }
    }

    /// Whether `left` comes before `right` in the order of RFC 8785, which is that of UTF-16 code units.
    ///
    /// - Source: RFC 8785, section 3.2.3.
    package static func precedes(_ left: String, _ right: String) -> Bool {
        compare(left, right, by: compare) < 0
    }

    /// The order of two texts in UTF-8: negative, 0, or positive.
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

    /// The rank of a byte of UTF-8 in the order of UTF-16.
    ///
    /// UTF-8 sorts by scalar. UTF-16 differs in one way: scalars from U+10000 (first byte F0 and above) are written
    /// with surrogates D800…DFFF and so come before U+E000…U+FFFF (first byte EE and EF).
    private static func rank(_ byte: UInt8) -> UInt8 {
        byte == 0xEE || byte == 0xEF ? byte + 0x10 : byte
    }
}
