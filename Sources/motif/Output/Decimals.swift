import Foundation
import MotifText

/// Numbers in columns.
enum Decimals {
    /// With as many decimals each, so that their points stand below each other: as many as six digits of the largest
    /// number have, less the zeros that all of them end in.
    static func column(_ numbers: [Double]) -> [String] {
        guard let largest = numbers.map(abs).max() else { return [] }
        guard largest == 0 || (1e-4..<1e6).contains(largest) else { return numbers.map { $0.short() } }
        let most = largest == 0 ? 0 : max(0, 5 - Int(log10(largest).rounded(.down)))
        var texts = numbers.map { number in
            let text = String(format: "%.\(most)f", number)
            return Double(text) == 0 && text.hasPrefix("-") ? String(text.dropFirst()) : text
        }
        while texts.allSatisfy({ $0.contains(".") && ($0.hasSuffix("0") || $0.hasSuffix(".")) }) {
            texts = texts.map { String($0.dropLast()) }
        }
        return texts
    }
}
