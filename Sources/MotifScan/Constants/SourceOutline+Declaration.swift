extension SourceOutline {
    /// The owner of a pair of braces; the first scope is the file.
    struct Scope {
        enum Kind { case type, function, block }

        let name: String
        let kind: Kind
        let isPrivate: Bool
        /// The types that it inherits from.
        let supertypes: [String]
        let parent: Int
        /// The token indices of its braces.
        let open: Int
        let close: Int
    }

    /// A name that has a value.
    struct Declaration {
        /// How a name gets its value.
        enum Kind { case constant, variable, parameter, binding, getter }

        let name: String
        let kind: Kind
        let isStatic: Bool
        let isPrivate: Bool
        let scope: Int
        /// The index of the name's token.
        let token: Int
        /// The index of the value's first token; `nil` if the declaration has no value.
        let value: Int?
        /// The first name of the declared type; empty if there is none.
        let type: String
    }
}
