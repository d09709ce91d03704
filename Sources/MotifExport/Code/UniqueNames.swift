/// Unique names in one scope; a name that is taken gets a number.
struct UniqueNames {
    private var taken: Set<String>
    private let separator: String

    /// - Parameters:
    ///   - reserved: Names that are taken from the start.
    ///   - separator: The text between a name and its number.
    init(reserved: Set<String> = [], separator: String = "") {
        taken = reserved
        self.separator = separator
    }

    /// Returns the name, or `name2`, `name3` … if it is taken.
    mutating func free(_ name: String) -> String {
        let free = unused(name)
        taken.insert(free)
        return free
    }

    /// Returns the same name without taking it.
    func unused(_ name: String) -> String {
        var (candidate, number) = (name, 2)
        while taken.contains(candidate) {
            candidate = name + separator + String(number)
            number += 1
        }
        return candidate
    }
}
