/// Declarations for one element, in their order.
struct WebStyle: Equatable {
    /// A property of CSS with its value.
    struct Declaration: Equatable {
        let name: String
        let value: String
    }

    private(set) var declarations: [Declaration] = []

    /// Adds a declaration.
    mutating func set(_ name: String, _ value: String) {
        declarations.append(Declaration(name: name, value: value))
    }

    /// Adds a declaration if there is a value.
    mutating func set(_ name: String, _ value: String?) {
        if let value { declarations.append(Declaration(name: name, value: value)) }
    }
}
