/// Names of one scope, each given once.
struct SwiftNames {
    private var taken: Set<String>

    /// - Parameter reserved: Names that mean something else there.
    init(reserved: Set<String> = []) { taken = reserved }

    /// The words as the name of a value, with a number behind where it is taken.
    mutating func value(_ words: String) -> String { free(SwiftText.valueName(words)) }

    /// The words as the name of a type, with a number behind where it is taken.
    mutating func type(_ words: String) -> String { free(SwiftText.typeName(words)) }

    private mutating func free(_ name: String) -> String {
        let bare = name.replacing("`", with: "")
        var candidate = taken.contains(name) || taken.contains(bare) ? "\(bare)2" : name
        var number = 2
        while !taken.insert(candidate).inserted {
            number += 1
            candidate = "\(bare)\(number)"
        }
        return candidate
    }
}
