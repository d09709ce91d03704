public import MotifCore
public import MotifStore
import MotifText

extension CatalogReader {
    /// The number of the last change up to a place in the history; 0 for the time before the first change.
    ///
    /// A day counts to its end, and a change that was made at a time is up to it. Changes are in the order of the
    /// history, so that one with an earlier number belongs to the state even if its author's clock was ahead.
    /// - Throws: `Problems` with `not-found` if there is no such release or change.
    public func changeNumber(at moment: HistoryMoment) throws -> Int {
        switch moment {
        case .release(let name): return try change(of: name)
        case .change(let number):
            let last = try store.lastChange()
            if number >= 1, number <= last { return number }
            throw Problems(.rule(.notFound, "There is no change \(number); the last one is \(last)"))
        case .time(let time): return try store.change(at: time)
        case .day(let start): return try store.change(at: start.adding(milliseconds: 86_400_000 - 1))
        }
    }

    /// The number of the last change before a range that begins at a place in the history: for a day, the last one
    /// before its start; otherwise the same as `changeNumber(at:)`.
    ///
    /// - Throws: As `changeNumber(at:)`.
    public func changeNumber(before moment: HistoryMoment) throws -> Int {
        guard case .day(let start) = moment else { return try changeNumber(at: moment) }
        return try store.change(at: start.adding(milliseconds: -1))
    }

    /// The numbers of the last changes before a range, and in it.
    ///
    /// - Throws: As `changeNumber(at:)`; `Problems` with `conflict` if the first place comes after the second.
    public func changeNumbers(_ range: HistoryRange) throws -> (before: Int, last: Int) {
        let before = try range.first.map(changeNumber(before:)) ?? 0
        let last = try range.last.map(changeNumber(at:)) ?? store.lastChange()
        if let first = range.first, before > last {
            let later = range.last.map { "'\($0)'" } ?? "the last change"
            throw Problems(.rule(.conflict, "The range is backward: '\(first)' comes after \(later)"))
        }
        return (before, last)
    }

    /// The number of the change that is a release.
    ///
    /// - Throws: `Problems` with `not-found` and the nearest name.
    func change(of release: ReleaseName) throws -> Int {
        if let number = try store.change(of: release) { return number }
        let known = try store.releases().reversed().compactMap(\.release?.text)
        let hint = nearestName(to: release.text, among: known).map { "Did you mean '\($0)'?" }
        let none = "The catalog has no releases; use a date, an age such as 7d, or the number of a change"
        let last = known.first.map { "The last release is '\($0)'" } ?? none
        throw Problems(.notFound(what: "Release '\(release)'", hint: hint ?? last))
    }
}

extension Timestamp {
    fileprivate func adding(milliseconds: Int64) -> Timestamp {
        Timestamp(millisecondsSince1970: millisecondsSince1970 + milliseconds)
    }
}

extension CatalogReader {
    /// The documents that were written after a place in the history, by the names that they have now;
    /// of those that were renamed, the names before as well.
    ///
    /// - Parameter point: A place that was the last one at some time; `nil` for the beginning.
    /// - Returns: `nil` if the history doesn't have this place any more, as after a pull that moved changes.
    /// - Complexity: O(*n*) in the number of revisions since.
    public func names(touchedAfter point: HistoryPoint?) throws -> [DocumentName]? {
        if let point, try store.point(point.number) != point { return nil }
        let touched = try store.touched(after: point?.number ?? 0, through: head?.number ?? 0)
        return try touched.flatMap { one -> [DocumentName] in
            guard let entry = try store.entry(of: one.document) else { return [] }
            let before = try one.before.flatMap { try name(of: entry, at: $0) } ?? entry.name
            return before == entry.name ? [before] : [before, entry.name]
        }
    }
}
