import MotifCore

extension DocumentType {
    /// The number of the type in the tables, in the order in which they got the types.
    var number: Int64 {
        switch self {
        case .device: 0
        case .item: 1
        case .kind: 2
        case .pattern: 3
        case .value: 4
        }
    }

    init?(number: Int64) {
        guard let type = Self.allCases.first(where: { $0.number == number }) else { return nil }
        self = type
    }
}
