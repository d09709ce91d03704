import UIKit

extension MotifFormulas {
    /// The number at an index; NaN if there is none.
    static func element(_ list: [CGFloat], _ index: CGFloat) -> CGFloat {
        Int(exactly: index).flatMap { list.indices.contains($0) ? list[$0] : nil } ?? .nan
    }

    /// The row that contains an item, given the lengths of all rows; NaN if there is none.
    static func row(_ item: CGFloat, _ rows: [CGFloat]) -> CGFloat {
        var before: CGFloat = 0
        for (row, length) in rows.enumerated() {
            if item < before + length { return CGFloat(row) }
            before += length
        }
        return .nan
    }

    /// The index of an item in its row, given the lengths of all rows; NaN if it has no row.
    static func column(_ item: CGFloat, _ rows: [CGFloat]) -> CGFloat {
        var place = item
        for length in rows {
            if place < length { return place }
            place -= length
        }
        return .nan
    }
}
