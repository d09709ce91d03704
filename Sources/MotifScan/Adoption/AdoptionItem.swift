package import MotifCore
import MotifSource
package import MotifSpelling

/// A value that code has, with all the code that means it, and what becomes of it.
package struct AdoptionItem: Sendable {
    /// What becomes of a value.
    package enum Action: Sendable, Equatable {
        /// It becomes a shared value with the item's name.
        case take
        /// The code is linked to a value that the catalog has.
        case link(String)
        /// A comment with this reason accepts it.
        case ignore(String)
        /// Nothing is written.
        case leave

        /// The word for it in plans.
        package var word: String {
            switch self {
            case .take: "take"
            case .link: "link"
            case .ignore: "ignore"
            case .leave: "leave"
            }
        }

        /// The target of the links of a value with a name; `nil` if it has none.
        func target(_ slug: Slug?) -> String? {
            switch self {
            case .take: slug.map { "value:\($0)" }
            case .link(let target): target
            case .ignore, .leave: nil
            }
        }
    }

    /// The slug for a shared value; `nil` if nothing in the code suggests one that is free.
    package var slug: Slug?
    package private(set) var value: Timing
    /// The places that have it: constants, or calls.
    package var places: [ScannedPlace]
    /// The number of places that use it, through constants or directly.
    package private(set) var uses: Int
    /// The values of the catalog with the same numbers. Equal numbers prove nothing, so they are only mentioned.
    package internal(set) var equals: [String] = []
    package var action = Action.leave
    /// The names that the code suggests, the best one first.
    var names: [Slug]

    init(_ place: ScannedPlace, _ value: Timing, uses: Int) {
        (self.value, self.uses, places) = (value, uses, [place])
        names = place.name.map(AdoptionNames.names) ?? []
    }

    /// Both as one, with the value that the code of both equals; `nil` if there is none.
    func joined(with other: Self) -> Self? {
        let isOwn = value == other.value || other.equals(value)
        guard isOwn || equals(other.value) else { return nil }
        var joined = self
        if !isOwn { joined.value = other.value }
        joined.places += other.places
        joined.uses += other.uses
        if joined.names.isEmpty { joined.names = other.names }
        return joined
    }

    /// Whether all of its code equals a timing, as it would if it were linked to it.
    private func equals(_ other: Timing) -> Bool {
        guard let theirs = other.curve, value.curve != nil else { return false }
        return places.allSatisfy { place in
            place.spellings.allSatisfy { own in
                let written = own.written
                return own.curve.map { TimingMatch.isEqual($0, own.duration, theirs, other.duration, written: written) }
                    ?? false
            }
        }
    }

    var languages: Set<String> { Set(places.compactMap { SourceFiles.language(of: $0.file)?.name }) }

    /// The target of its links; `nil` if it has none.
    package var target: String? { action.target(slug) }
}

extension CatalogValues {
    /// Returns the reason why an item can't be carried out; `nil` if it can.
    ///
    /// - Parameter others: The slugs that other items take.
    package func objection(to item: AdoptionItem, others: Set<Slug>) -> String? {
        switch item.action {
        case .leave: return nil
        case .ignore(let reason):
            return reason.isBlankOnOneLine ? "a reason is required to ignore a value, in one line" : nil
        case .link(let target):
            do throws(TargetError) {
                _ = try self.target(target)
                return nil
            } catch {
                return error.message
            }
        case .take:
            guard let slug = item.slug else { return "a name is required to take a value" }
            if others.contains(slug) { return "two values are named '\(slug)'" }
            // A value with the same name and the same numbers is left from an adoption that was cut short.
            if item.equals.contains("value:\(slug)") { return nil }
            let isTaken = histories.keys.contains { $0.type == .value && $0.slug == slug }
            return isTaken ? "the catalog already has 'value:\(slug)'" : nil
        }
    }
}

extension String {
    /// Whether it has no text, or more than one line, or the end of a comment.
    fileprivate var isBlankOnOneLine: Bool {
        allSatisfy(\.isWhitespace) || contains(where: \.isNewline) || contains("*/") || contains("--")
    }
}
