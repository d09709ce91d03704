/// Declarations for one element, in their order.
struct WebStyle: Equatable {
    /// A property of CSS with its value.
    struct Declaration: Equatable {
        let name: String
        let value: String
    }

    private(set) var declarations: [Declaration] = []

    /// The declarations that lead from another style to this one.
    ///
    /// Custom properties of the other style that this one doesn't have stay: nothing in it reads them.
    func change(from other: WebStyle) -> WebStyle {
        var style = WebStyle()
        style.declarations = declarations.filter { !other.declarations.contains($0) }
        let names = Set(declarations.map(\.name))
        for declaration in other.declarations
        where !names.contains(declaration.name) && !declaration.name.hasPrefix("--") {
            style.set(declaration.name, "initial")
        }
        return style
    }

    /// The style without a property.
    func without(_ name: String) -> WebStyle {
        var style = self
        style.declarations.removeAll { $0.name == name }
        return style
    }

    /// Adds a declaration where there is a value.
    mutating func set(_ name: String, _ value: String?) {
        if let value { declarations.append(Declaration(name: name, value: value)) }
    }
}
