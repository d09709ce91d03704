/// The shorthands of CSS that state timing, each with its own properties.
package enum StyleFamily: String, Sendable, CaseIterable {
    case transition, animation

    /// What a property states for each item of a list.
    enum Longhand: Sendable, CaseIterable {
        case name, duration, easing, delay, count, direction, timeline
    }

    private var longhands: [(name: String, longhand: Longhand)] {
        switch self {
        case .transition: [("property", .name)] + Self.common
        case .animation:
            [("name", .name), ("iteration-count", .count), ("direction", .direction), ("timeline", .timeline)]
                + Self.common
        }
    }

    private static let common: [(String, Longhand)] = [
        ("duration", .duration), ("timing-function", .easing), ("delay", .delay),
    ]

    private static let table: [String: (family: StyleFamily, longhand: Longhand?)] = Dictionary(
        uniqueKeysWithValues: allCases.flatMap { family in
            [(family.rawValue, (family, nil))]
                + family.longhands.map { ("\(family.rawValue)-\($0.name)", (family, Optional($0.longhand))) }
        })

    /// The prefix of a browser in front of a property, such as `-moz-`; empty if there is none.
    package static func prefix(of property: String) -> String {
        ["-webkit-", "-moz-", "-ms-", "-o-"].first { property.hasPrefix($0) } ?? ""
    }

    /// The family of a property in lower case, and what it states; a shorthand states everything.
    static func meaning(of property: String) -> (family: StyleFamily, longhand: Longhand?)? {
        guard property.utf8.count < 48 else { return nil }
        return table[property] ?? table[String(property.dropFirst(prefix(of: property).count))]
    }

    /// The family of a property in lower case, with or without the prefix of a browser.
    package static func family(of property: String) -> StyleFamily? { meaning(of: property)?.family }

    /// Whether a name is a variable of CSS, Sass, or Less, the negative of one, or a word with an interpolation.
    package static func isVariable(_ name: String) -> Bool {
        ["--", "$", "@", "-$", "-@"].contains { name.hasPrefix($0) } || name.contains("{")
    }
}
