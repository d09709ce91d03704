import UIKit

extension MotifFormulas {
    /// The number at an index; NaN if there is none.
    static func element(_ list: [CGFloat], _ index: CGFloat) -> CGFloat {
        Int(exactly: index).flatMap { list.indices.contains($0) ? list[$0] : nil } ?? .nan
    }

    /// The row of an item in rows of these lengths; NaN if it has no place.
    static func row(_ item: CGFloat, _ rows: [CGFloat]) -> CGFloat {
        var before: CGFloat = 0
        for (row, length) in rows.enumerated() {
            if item < before + length { return CGFloat(row) }
            before += length
        }
        return .nan
    }

    /// The place of an item in its row, in rows of these lengths; NaN if it has none.
    static func column(_ item: CGFloat, _ rows: [CGFloat]) -> CGFloat {
        var place = item
        for length in rows {
            if place < length { return place }
            place -= length
        }
        return .nan
    }
}
