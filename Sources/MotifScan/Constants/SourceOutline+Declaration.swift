extension SourceOutline {
    /// The owner of a pair of braces; the first scope is the file.
    struct Scope {
        enum Kind { case type, function, block }

        let name: String
        let kind: Kind
        var isPrivate = false
        /// The type of the values that a function or a getter returns; empty if none is written.
        var result = ""
        var parent = -1
        /// The names of the types around it, outermost first, and its own if it is a type.
        var types: [String] = []
        /// Whether it and all scopes around it are types, so that its names are members.
        var hasMembers = false
        /// The token indices of its braces, or of the sign before a body without braces, and of what follows that.
        var open = -1
        var close = -1
        var hasBraces = true
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
        var value: Int?
        /// The last name of the declared type; empty if there is none.
        let type: String
    }

    /// A function that code declares.
    struct Function: Hashable, Sendable {
        let name: String
        /// The type that it belongs to; empty for a function of a file.
        let owner: String
        /// The labels of its parameters, `_` for none.
        let labels: [String]

        /// Whether a call with some labels can be of it: those of its parameters, in their order, some of which can have
        /// defaults.
        ///
        /// - Parameter isByPosition: Whether an argument without a label can be that of any parameter.
        func accepts(_ written: [String], isByPosition: Bool) -> Bool {
            var rest = labels[...]
            return written.allSatisfy { label in
                let isAny = isByPosition && label == "_" && !rest.isEmpty
                guard let index = isAny ? rest.startIndex : rest.firstIndex(of: label) else { return false }
                rest = rest[(index + 1)...]
                return true
            }
        }
    }

    /// A name in a scope.
    struct ScopedName: Hashable {
        let name: String
        let scope: Int
    }
}
