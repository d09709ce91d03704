/// Unique names in one scope of Swift source.
struct SwiftNames {
    private var names: UniqueNames

    /// - Parameter reserved: Names that are already in use there.
    init(reserved: Set<String> = []) { names = UniqueNames(reserved: reserved) }

    /// Returns words as the name of a value, with a number if it is taken.
    mutating func value(_ words: String) -> String { free(SwiftText.valueName(words)) }

    /// Returns words as the name of a type, with a number if it is taken.
    mutating func type(_ words: String) -> String { free(SwiftText.typeName(words)) }

    private mutating func free(_ name: String) -> String {
        // A keyword with a number needs no quotes.
        let bare = name.replacing("`", with: "")
        let free = names.free(bare)
        return free == bare ? name : free
    }
}
