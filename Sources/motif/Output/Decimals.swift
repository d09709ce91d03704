import MotifPlatform
import MotifText

/// Numbers as text for table columns.
enum Decimals {
    /// Returns numbers with the same number of decimals, so that their decimal points align: as many as six digits of
    /// the largest number have, minus trailing zeros that all of them share.
    static func column(_ numbers: [Double]) -> [String] {
        guard let largest = numbers.map(abs).max() else { return [] }
        guard largest == 0 || (1e-4..<1e6).contains(largest) else { return numbers.map { $0.short() } }
        let most = largest == 0 ? 0 : max(0, 5 - Int(log10(largest).rounded(.down)))
        var texts = numbers.map { number in
            let text = text("%.\(most)f", number)
            return Double(text) == 0 && text.hasPrefix("-") ? String(text.dropFirst()) : text
        }
        while texts.allSatisfy({ $0.contains(".") && ($0.hasSuffix("0") || $0.hasSuffix(".")) }) {
            texts = texts.map { String($0.dropLast()) }
        }
        return texts
    }

    /// Returns the number as C's `printf` formats it.
    private static func text(_ format: String, _ number: Double) -> String {
        withVaList([number]) { arguments in
            // Longer than any double with six decimals.
            withUnsafeTemporaryAllocation(of: CChar.self, capacity: 512) { buffer in
                let count = Int(vsnprintf(buffer.baseAddress, buffer.count, format, arguments))
                let bytes = buffer.prefix(min(max(0, count), buffer.count - 1)).map { UInt8(bitPattern: $0) }
                return String(decoding: bytes, as: UTF8.self)
            }
        }
    }
}
