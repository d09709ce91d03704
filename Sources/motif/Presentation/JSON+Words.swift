import MotifJSON

extension JSON {
    /// The value in CSV and tables: text unquoted, lists of texts or numbers separated by commas, everything else as
    /// JSON.
    var plain: String {
        switch self {
        case .string(let text): return text
        case .null: return ""
        case .array(let values):
            let parts = values.compactMap { $0.string ?? $0.number.map(JSONNumber.text) }
            return parts.count == values.count ? parts.joined(separator: ", ") : canonical
        default: return canonical
        }
    }
}
