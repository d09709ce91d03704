import MotifCatalog
import MotifCore
import MotifText

extension Statistics {
    /// `8 kinds, 9 patterns, 5 items and 22 devices`
    var contents: String {
        let parts = Self.order.map { type in String.counted(documents[type] ?? 0, type.rawValue) }
        return parts.dropLast().joined(separator: ", ") + " and " + (parts.last ?? "")
    }
}
