import MotifCore
import MotifJSON
public import MotifStore

/// What changed in a catalog, for the people who use it: by release, and in each by document.
public struct Changelog: Sendable {
    /// The changes up to a release, or those after the last release.
    public struct Section: Sendable {
        /// The release; `nil` for changes that no release of the range has.
        public let release: ChangeRecord?
        /// The documents that differ, patterns first, then by slug.
        public let documents: [ChangedDocument]
    }

    /// A document that differs between the start and the end of a section.
    public struct ChangedDocument: Sendable {
        /// What differs.
        public let change: DocumentChange
        /// The authors, messages, and times of the changes that wrote it, the oldest first.
        public let notes: [ChangeNote]
    }

    /// The number of the last change before the range; 0 for none.
    public let first: Int
    /// The number of the last change of the range.
    public let last: Int
    /// The sections, the newest first; those without any difference are left out unless they are releases.
    public let sections: [Section]
}

extension CatalogReader {
    /// What changed between two places of the history.
    ///
    ///     try reader.changelog(from: HistoryMoment("1.3"), to: HistoryMoment("1.4"))
    ///
    /// - Parameters:
    ///   - first: The place before the changes; a day counts from its start. `nil` for the beginning.
    ///   - last: The place after the changes; a day counts to its end. `nil` for now.
    /// - Throws: `Problems` with `not-found`, or with `conflict` if the first place comes after the second.
    /// - Complexity: O(*n*) in the number of revisions between them.
    public func changelog(from first: HistoryMoment? = nil, to last: HistoryMoment? = nil) throws -> Changelog {
        let (start, end) = try changeNumbers(HistoryRange(from: first, to: last))
        let releases = try releases().filter { $0.number > start && $0.number <= end }
        var sections: [Changelog.Section] = []
        var before = start
        for release in releases {
            sections.append(try section(after: before, through: release.number, release))
            before = release.number
        }
        let rest = try section(after: before, through: end, nil)
        if !rest.documents.isEmpty { sections.append(rest) }
        return Changelog(first: start, last: end, sections: sections.reversed())
    }

    /// What changed since the last release; everything if there is none.
    public func changelogSinceRelease() throws -> Changelog {
        try changelog(from: releases().last.map { .change($0.number) })
    }

    /// What changed in a range; without one, since the last release.
    package func changelog(in range: HistoryRange?) throws -> Changelog {
        try range.map { try changelog(from: $0.first, to: $0.last) } ?? changelogSinceRelease()
    }

    private func section(after first: Int, through last: Int, _ release: ChangeRecord?) throws -> Changelog.Section {
        let documents = try store.touched(after: first, through: last).compactMap { touched in
            try documentChange(touched).map { change in
                Changelog.ChangedDocument(
                    change: change, notes: try notes(of: touched.document, after: first, through: last))
            }
        }
        return Changelog.Section(
            release: release, documents: documents.sorted { $0.change.name.isListed(before: $1.change.name) })
    }
}

extension DocumentName {
    /// Whether a document comes first in a list for people: patterns first, then by slug.
    func isListed(before other: DocumentName) -> Bool { type == other.type ? slug < other.slug : type > other.type }
}
