/// Names of one scope, each given once; a name that is taken gets a number.
struct UniqueNames {
    private var taken: Set<String>
    private let separator: String

    /// - Parameters:
    ///   - reserved: Names that are taken from the start.
    ///   - separator: What comes between a name and its number.
    init(reserved: Set<String> = [], separator: String = "") {
        taken = reserved
        self.separator = separator
    }

    /// The name, or `name2`, `name3` … if it is taken.
    mutating func free(_ name: String) -> String {
        var candidate = name
        var number = 2
        while !taken.insert(candidate).inserted {
            candidate = name + separator + String(number)
            number += 1
        }
        return candidate
    }
}
