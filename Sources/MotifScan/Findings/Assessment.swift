package import MotifCore
package import MotifStore
package import MotifText

/// The result of comparing a timing in code with a catalog, or a problem that a scan found.
package enum Assessment: Sendable {
    // Timings
    case drift(Drift)
    /// Equal to an entry of an earlier revision; `now` is the current one.
    case old(CatalogValues.Entry, now: CatalogValues.Entry?)
    case unknown
    /// A part that is known only at run time; `link` is the target that it can't be compared with.
    case dynamic(part: String, DynamicReason, link: String?)
    /// Equal to several entries with different names.
    case shared([CatalogValues.Entry])
    case equal(CatalogValues.Entry)
    case linked(to: String)
    /// The value comes from a constant that is linked, or that an exported file has.
    case follows(constant: ScannedPlace?, target: String)
    case reduced
    case partial
    case system

    // Files
    case current(ExportHeader)
    /// Made from documents that the catalog has with other values.
    case behind(ExportHeader, [Changed])
    case edited(ExportHeader)
    /// A file with motion that isn't read.
    case unread(UnreadFile.Kind)

    // Problems
    case unreadable(String)
    /// A file that isn't UTF-8, and whether it was read nevertheless.
    case encoding(isRead: Bool)
    case tooLarge
    case outside
    case target(TargetError)
    /// Made from a document that the catalog doesn't have.
    case origin(String)
    case staleLink(ScanEntry, Absence)
    case olderCatalog(links: Int, catalog: Int)
    /// The catalog isn't that of the links, and lacks a target.
    case otherCatalog(lacking: String)
    case missingReason
    /// A comment that accepts rules, and the rule that was found instead, if there is motion.
    case unusedIgnore([String], found: String?)
    /// A link that belongs to no code, or to one of several places.
    case unusedLink(String, Int)
    case fixed(ScanEntry)

    /// Linked code that differs from its target.
    package struct Drift: Sendable {
        /// The target as the link names it.
        package let link: String
        /// The value that it was last equal to, if it ever was, and the revision that changed it.
        package let was: (value: CatalogValues.Entry, until: RevisionNumber)?
        /// The value of the newest revision.
        package let now: CatalogValues.Entry?
        /// All values of the newest revision that the link allows, in words.
        package let allowed: [String]
        /// The change that set the value; `nil` if the catalog has no earlier revision.
        package let note: ChangeNote?
    }

    /// Why a link has no code.
    package enum Absence: Sendable {
        case gone, noFile
        /// Other code in the same place is written like it, and has none of its values.
        case unclear
        /// The only code that is the same and has no link.
        case moved(ScannedPlace)
    }

    /// A document with other values than those that a file was made from.
    package struct Changed: Sendable {
        package let document: DocumentName
        /// The revision that the file was made from; `nil` if the catalog doesn't have it.
        package let exported: RevisionNumber?
        /// The newest revision; `nil` if its number means nothing.
        package let newest: RevisionNumber?
        /// The change after the exported revision, or that of the newest.
        package let note: ChangeNote
    }

    /// The verdict or the problem.
    package var rule: ScanRule {
        switch self {
        case .drift: .drift
        case .old: .old
        case .unknown: .unknown
        case .dynamic: .dynamic
        case .shared: .shared
        case .equal: .equal
        case .linked, .follows: .linked
        case .reduced: .reduced
        case .partial: .partial
        case .system: .system
        case .current: .current
        case .behind: .behind
        case .edited: .edited
        case .unread: .unread
        case .unreadable: .unreadable
        case .encoding: .encoding
        case .tooLarge: .large
        case .outside: .outside
        case .target, .origin: .target
        case .staleLink: .staleLink
        case .olderCatalog: .catalog
        case .otherCatalog: .foreign
        case .missingReason: .reason
        case .unusedIgnore: .unused
        case .unusedLink: .unusedLink
        case .fixed: .fixed
        }
    }

    /// The catalog values that it is about, such as `expand.expandDuration`.
    package var targets: [String] {
        switch self {
        case .drift(let drift): [drift.link]
        case .old(let entry, _), .equal(let entry): [entry.name]
        case .shared(let entries): entries.map(\.name)
        case .dynamic(_, _, let link): [link].compactMap(\.self)
        case .linked(let target): [target]
        case .current(let file), .behind(let file, _), .edited(let file): file.documents
        default: []
        }
    }
}
