import MotifCore

extension DocumentType {
    /// What stands for the type in the tables; sorts as the types do.
    var number: Int64 {
        switch self {
        case .device: 0
        case .item: 1
        case .kind: 2
        case .pattern: 3
        }
    }

    init?(number: Int64) {
        guard let type = Self.allCases.first(where: { $0.number == number }) else { return nil }
        self = type
    }
}
