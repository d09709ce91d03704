/// What a finding is: a verdict about a timing or a file, or a problem that a scan found.
package enum ScanRule: String, Sendable, CaseIterable {
    // Verdicts about timings
    case drift, old, unknown, dynamic, shared, equal, linked, partial, system, reduced
    // Verdicts about whole files
    case current, behind, edited, unread
    // Problems
    case unreadable, encoding, large = "too-large", outside = "outside-link", target = "unknown-target"
    case staleLink = "stale-link", catalog = "older-catalog", foreign = "other-catalog"
    case reason = "missing-reason", unused = "unused-ignore", unusedLink = "unused-link"
    case fixed = "baseline-fixed"

    /// What a rule is about.
    package enum Subject: Sendable { case timing, file, problem }

    private var row: (subject: Subject, level: FindingLevel, isShown: Bool, summary: String) {
        switch self {
        case .drift: (.timing, .error, true, "Linked code that differs from the catalog")
        case .old: (.timing, .warning, true, "Code that equals only an earlier revision")
        case .unknown: (.timing, .warning, true, "Motion that is not in the catalog")
        case .dynamic: (.timing, .note, false, "Motion that is known only at run time")
        case .shared: (.timing, .note, true, "Motion that equals several values of the catalog")
        case .equal: (.timing, .note, true, "Motion that equals one value of the catalog, without a link")
        case .linked: (.timing, .note, false, "Linked code that equals the catalog")
        case .partial: (.timing, .note, false, "A curve without a duration, or a duration without a curve")
        case .system: (.timing, .note, false, "Motion left to the system")
        case .reduced: (.timing, .note, false, "Motion that applies only with reduced motion")
        case .current: (.file, .note, false, "An exported file that matches the catalog")
        case .behind: (.file, .error, true, "An exported file whose documents have changed")
        case .edited: (.file, .warning, true, "An exported file that was edited by hand")
        case .unread: (.file, .note, true, "A file with motion in a language or library that is not read")
        case .unreadable: (.problem, .error, true, "A file or folder that can't be read")
        case .encoding: (.problem, .warning, true, "A file that isn't text in UTF-8")
        case .large: (.problem, .note, true, "A file that is too large to scan")
        case .outside: (.problem, .note, true, "A symbolic link that leads out of the folder")
        case .target: (.problem, .error, true, "A link to something that the catalog doesn't have")
        case .staleLink: (.problem, .warning, true, "A link from code that no longer exists")
        case .catalog: (.problem, .warning, true, "Links that were made with a newer catalog")
        case .foreign: (.problem, .warning, true, "Links that were made with another catalog")
        case .reason: (.problem, .error, true, "A comment that turns a rule off without a reason")
        case .unused: (.problem, .warning, true, "A comment that turns off a rule that doesn't apply")
        case .unusedLink: (.problem, .warning, true, "A comment with a link that no motion follows")
        case .fixed: (.problem, .error, true, "An entry of the baseline that no longer applies")
        }
    }

    package var subject: Subject { row.subject }
    /// How much it matters.
    package var level: FindingLevel { row.level }
    /// Whether it is shown by default.
    var isShown: Bool { row.isShown }
    /// The rule in a sentence, for lists of rules.
    package var summary: String { row.summary }

    /// The verdicts.
    package static let verdicts = allCases.filter { $0.subject != .problem }
}

/// How much a finding matters.
package enum FindingLevel: String, Sendable, Comparable {
    case note, warning, error

    package static func < (left: Self, right: Self) -> Bool { left != right && (left == .note || right == .error) }
}
