extension Sequence<UInt8> {
    /// A hash that is the same on every computer, for telling texts apart: 64-bit FNV-1a.
    ///
    /// - Source: Fowler, Noll, Vo, and Eastlake, "The FNV Non-Cryptographic Hash Algorithm".
    package var fnv1a: UInt64 { reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 } }
}

extension UInt64 {
    /// Its 16 hexadecimal digits.
    package var hexadecimal: String {
        let digits = String(self, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
