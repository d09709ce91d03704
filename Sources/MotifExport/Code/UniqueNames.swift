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
        var candidate = name
        var number = 2
        while !taken.insert(candidate).inserted {
            candidate = name + separator + String(number)
            number += 1
        }
        return candidate
    }
}

/// Names of Swift.
extension UniqueNames {
    /// Returns words as the name of a value, with a number if it is taken.
    mutating func value(_ text: String) -> String { bare(SwiftText.valueName(text)) }

    /// Returns words as the name of a type, with a number if it is taken.
    mutating func type(_ text: String) -> String { bare(SwiftText.typeName(text)) }

    private mutating func bare(_ name: String) -> String {
        // A keyword with a number needs no quotes.
        let bare = name.replacing("`", with: "")
        let free = free(bare)
        return free == bare ? name : free
    }
}
