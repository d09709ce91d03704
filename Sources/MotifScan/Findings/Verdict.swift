/// The result of comparing a timing in code, or an exported file, with a catalog.
package enum Verdict: String, Sendable, CaseIterable {
    /// Linked to a value that has changed, or that it never matched.
    case drift
    /// Equal only to an earlier revision.
    case old
    /// Not in the catalog.
    case unknown
    /// Known only at run time.
    case dynamic
    /// Equal to several values.
    case shared
    /// Equal to one value.
    case equal
    /// Linked, and equal to the current revision.
    case linked
    /// Only a curve or only a duration.
    case partial
    /// The system decides, or nothing is animated.
    case system
    /// Applies only with reduced motion.
    case reduced
    /// An exported file whose documents have changed.
    case behind
    /// An exported file that was changed after the export.
    case edited
    /// An exported file that matches the catalog.
    case current

    /// How much it matters.
    package var level: FindingLevel {
        switch self {
        case .drift, .behind: .error
        case .old, .unknown, .edited: .warning
        case .dynamic, .shared, .equal, .linked, .partial, .system, .reduced, .current: .note
        }
    }

    /// Whether it is about an exported file instead of a timing.
    package var isOfFile: Bool { [.behind, .edited, .current].contains(self) }

    /// Whether findings with this verdict are shown by default.
    var isShown: Bool { [.drift, .old, .unknown, .shared, .equal, .behind, .edited].contains(self) }

    /// The verdict in a sentence, for lists of rules.
    package var summary: String {
        switch self {
        case .drift: "Linked code that differs from the catalog"
        case .old: "Code that equals only an earlier revision"
        case .unknown: "Motion that is not in the catalog"
        case .dynamic: "Motion that is known only at run time"
        case .shared: "Motion that equals several values of the catalog"
        case .equal: "Motion that equals one value of the catalog, without a link"
        case .linked: "Linked code that equals the catalog"
        case .partial: "A curve without a duration, or a duration without a curve"
        case .system: "Motion left to the system"
        case .reduced: "Motion that applies only with reduced motion"
        case .behind: "An exported file whose documents have changed"
        case .edited: "An exported file that was edited by hand"
        case .current: "An exported file that matches the catalog"
        }
    }
}

/// The rules for problems other than the motion itself.
package enum ScanRule: String, Sendable, CaseIterable {
    case unreadable, encoding, large = "too-large", outside = "outside-link", target = "unknown-target"
    case staleLink = "stale-link", catalog = "older-catalog", foreign = "other-catalog"
    case reason = "missing-reason", unused = "unused-ignore", fixed = "baseline-fixed"

    /// How much it matters.
    package var level: FindingLevel {
        switch self {
        case .target, .reason, .fixed, .unreadable: .error
        case .encoding, .staleLink, .catalog, .foreign, .unused: .warning
        case .large, .outside: .note
        }
    }

    /// The rule in a sentence.
    package var summary: String {
        switch self {
        case .unreadable: "A file or folder that can't be read"
        case .encoding: "A file that isn't text in UTF-8"
        case .large: "A file that is too large to scan"
        case .outside: "A symbolic link that leads out of the folder"
        case .target: "A link to something that the catalog doesn't have"
        case .staleLink: "A link from code that no longer exists"
        case .catalog: "Links that were made with a newer catalog"
        case .foreign: "Links that were made with another catalog"
        case .reason: "A comment that turns a rule off without a reason"
        case .unused: "A comment that turns off a rule that doesn't apply"
        case .fixed: "An entry of the baseline that no longer applies"
        }
    }
}

/// How much a finding matters.
package enum FindingLevel: String, Sendable, Comparable {
    case note, warning, error

    private var rank: Int { self == .note ? 0 : self == .warning ? 1 : 2 }

    package static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }
}
