public import MotifCore
public import MotifJSON
import MotifStore
import MotifSystem
import MotifText

/// What differs between two sets of documents, for the people who decide about it: every document with its values, and
/// for patterns both motions and the checks that a change concerns.
///
///     var review = try catalog.read { try $0.review(of: HistoryRange("1.3..1.4")) }
///     try review.check()
public struct Review: Sendable {
    /// A document that differs.
    public struct Entry: Sendable {
        /// What differs, and who changed it and why.
        public let document: Changelog.ChangedDocument
        /// The motion of a pattern before; `nil` if there was none.
        public let before: PatternMotion?
        /// The motion of a pattern after; `nil` if there is none.
        public let after: PatternMotion?
        /// The checks whose results differ, once they have run.
        public fileprivate(set) var checks: [CheckChange] = []
        /// The findings of a scan for code and exported files that differ from the document after the change.
        public package(set) var places: [JSON] = []

        /// What differs.
        public var change: DocumentChange { document.change }
    }

    /// The documents: patterns first, then by slug.
    public package(set) var entries: [Entry]
    /// The devices that patterns are checked on.
    public let devices: [Device]
    /// The screen on which patterns move if none is chosen.
    public let screen: Screen

    /// Runs the checks of all patterns before and after, on all cores.
    ///
    /// - Parameter progress: Called with the number of finished documents.
    public mutating func check(progress: (Int) throws -> Void = { _ in }) throws {
        let screens = devices.flatMap { device in Orientation.allCases.map { Screen(device, held: $0) } }
        var checked: [Entry] = []
        try ParallelMap.run { add in
            for entry in entries { try add(entry) }
        } transform: { entry in
            var entry = entry
            // A pattern that is gone passes nothing and fails nothing.
            guard entry.after != nil else { return entry }
            entry.checks = CheckChange.changes(from: entry.before, to: entry.after, on: screens)
                .filter { $0.before?.failed ?? 0 != $0.after?.failed ?? 0 }
            return entry
        } each: {
            checked.append($0)
            try progress(checked.count)
        }
        entries = checked
    }

    /// `2 patterns and 1 value`
    public var counts: String {
        let counts = [DocumentType.pattern, .value, .kind, .item, .device].compactMap { type in
            let count = entries.count { $0.change.name.type == type }
            return count == 0 ? nil : String.counted(count, type.rawValue)
        }
        return counts.isEmpty ? "Nothing changed" : counts.inWords
    }

    /// The documents as in a changelog, each with `checks`: `[{"check", "level", "before", "after"}]`, with the numbers
    /// of failed cases, and with `places`: findings of a scan.
    public var json: JSON {
        .array(
            entries.map { entry in
                entry.document.json.with(["checks": .array(entry.checks.map(\.json)), "places": .array(entry.places)])
            })
    }
}

extension Review.Entry {
    /// The places in code, `Menu.swift:3`, with the code, which is empty for an exported file.
    package var code: [(place: String, code: String)] {
        places.map { finding in
            let line = finding["line"]?.number.flatMap { Int(exactly: $0) }.map { ":\($0)" } ?? ""
            return ((finding["file"]?.string ?? "") + line, finding["code"]?.string ?? "")
        }
    }

    /// The operation and the time at which the motions differ most on a screen: in seconds, or the progress of an
    /// operation that isn't driven by time.
    ///
    /// - Returns: `nil` if no value differs.
    package func widest(on screen: Screen) -> (operation: String, time: Double?)? {
        guard let before, let after else { return nil }
        let changes = MotionChange.changes(from: before, to: after, on: screen.size)
        var widest: (operation: String, time: Double?, distance: Double)?
        for change in changes {
            guard case .value(_, _, let time, let old, let new) = change.aspect else { continue }
            if abs(old - new) > widest?.distance ?? 0 { widest = (change.operation, time, abs(old - new)) }
        }
        return widest.map { ($0.operation, $0.time) } ?? changes.first.map { ($0.operation, nil) }
    }
}

extension CatalogReader {
    /// What differs between two states of this catalog.
    ///
    /// - Throws: `Problems` with `not-found`, or with `conflict` if the first state comes after the second.
    /// - Complexity: O(*n*) in the number of revisions between them.
    public func review(of range: HistoryRange) throws -> Review {
        let (first, last) = try changeNumbers(range)
        let entries = try store.touched(after: first, through: last).compactMap { touched -> Review.Entry? in
            let (before, after) = try states(of: touched)
            guard let change = try documentChange(before, after, in: self) else { return nil }
            let notes = try notes(of: touched.document, after: first, through: last)
            return Review.Entry(
                document: Changelog.ChangedDocument(change: change, notes: notes), before: try before.flatMap(movement),
                after: try after.flatMap(movement))
        }
        return try review(entries)
    }

    /// What differs between the documents of this catalog and those of another one; a document is the same in both if
    /// it has the same type and slug.
    public func review(to other: CatalogReader) throws -> Review {
        let entries = try documentChanges(to: other).map { change in
            func motion(_ revision: RevisionNumber?, in reader: CatalogReader) throws -> PatternMotion? {
                try revision.flatMap { revision in
                    try reader.movement(in: reader.state(of: DocumentReference(change.name, revision: revision)))
                }
            }
            return Review.Entry(
                document: Changelog.ChangedDocument(change: change, notes: []),
                before: try motion(change.before, in: self), after: try motion(change.after, in: other))
        }
        return try other.review(entries)
    }

    private func review(_ entries: [Review.Entry]) throws -> Review {
        Review(
            entries: entries.sorted { $0.change.name.isListed(before: $1.change.name) }, devices: try devices(),
            screen: try standardScreen(held: .portrait))
    }

    /// The motion of a pattern; `nil` for other documents, and if a document that it refers to is gone.
    private func movement(in state: DocumentState) throws -> PatternMotion? {
        guard state.name.type == .pattern else { return nil }
        do { return try motion(in: state).motion } catch is Problems { return nil }
    }
}
