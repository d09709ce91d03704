/// The shorthands of CSS that state timing, each with its own properties.
package enum StyleFamily: String, Sendable {
    case transition, animation

    /// What a property states for each item of a list.
    enum Longhand: String, CaseIterable {
        case name, duration, easing, delay
        case count = "repeat count"
        case direction, timeline
    }

    private static let properties: [String: (family: StyleFamily, longhand: Longhand?)] = [
        "transition": (.transition, nil), "transition-property": (.transition, .name),
        "transition-duration": (.transition, .duration), "transition-timing-function": (.transition, .easing),
        "transition-delay": (.transition, .delay), "animation": (.animation, nil),
        "animation-name": (.animation, .name),
        "animation-duration": (.animation, .duration), "animation-timing-function": (.animation, .easing),
        "animation-delay": (.animation, .delay), "animation-iteration-count": (.animation, .count),
        "animation-direction": (.animation, .direction), "animation-timeline": (.animation, .timeline),
    ]

    /// The properties, and the functions and keywords of easings.
    static let words =
        properties.keys.sorted() + ["cubic-bezier", "steps", "linear", "ease", "ease-in", "ease-out", "ease-in-out"]

    /// The prefix of a browser in front of a property, such as `-moz-`; empty if there is none.
    package static func prefix(of property: String) -> String {
        ["-webkit-", "-moz-", "-ms-", "-o-"].first { property.hasPrefix($0) } ?? ""
    }

    /// The family of a property in lower case, and what it states; a shorthand states everything.
    static func meaning(of property: String) -> (family: StyleFamily, longhand: Longhand?)? {
        guard property.utf8.count < 48 else { return nil }
        return properties[property] ?? properties[String(property.dropFirst(prefix(of: property).count))]
    }

    /// The family of a property in lower case, with or without the prefix of a browser.
    package static func family(of property: String) -> StyleFamily? { meaning(of: property)?.family }

    /// The family of a key in an object of styles, such as `transitionDelay`.
    package static func family(ofKey key: String) -> StyleFamily? { family(of: property(key)) }

    /// The property of such a key.
    static func property(_ key: some StringProtocol) -> String {
        key.map { $0.isUppercase ? "-\($0.lowercased())" : "\($0)" }.joined()
    }

    /// Whether a word has interpolations, and is a name whatever their values are: `#{$prefix}-in`, but not `#{$time}s`.
    static func isPutTogether(_ name: String) -> Bool {
        guard let open = name.firstIndex(of: "{"), let close = name.lastIndex(of: "}") else { return false }
        let rest = String(name[..<open].drop { "#@".contains($0) } + name[close...].dropFirst())
        return !rest.isEmpty && rest != "s" && rest != "ms"
    }

    /// Whether a name is a variable of CSS, Sass, or Less, the negative of one, or a word with an interpolation.
    package static func isVariable(_ name: String) -> Bool {
        ["--", "$", "@", "-$", "-@"].contains { name.hasPrefix($0) } || name.contains("{")
    }
}
