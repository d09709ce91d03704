import MotifCore
import MotifSpelling

/// The complete entries of a catalog, so that those that equal a timing are found without comparing them all.
///
/// Numbers that count as equal differ by less than a thousandth, so they are in the same bucket or in neighboring ones.
package struct TimingIndex: Sendable {
    private var buckets: [Bucket: [CatalogValues.Entry]] = [:]

    private struct Bucket: Hashable {
        let isSpring: Bool
        let step: Int
    }

    /// Adds an entry if code can equal it without a link: a complete timing, or a curve that is a shared value.
    mutating func add(_ entry: CatalogValues.Entry) {
        guard let curve = entry.curve, entry.isComplete || entry.members.isEmpty else { return }
        buckets[Self.bucket(curve, entry.duration), default: []].append(entry)
    }

    /// The entries that equal a timing apart from its delay and its repetitions, in the order in which they were added,
    /// one for each name.
    func entries(equalTo spelling: Spelling) -> [CatalogValues.Entry] {
        let reading = ScannedPlace.Reading(spelling: spelling)
        let stated = reading.stated
        guard let curve = stated.curve, spelling.speed == nil else { return [] }
        let own = Self.bucket(curve, stated.duration)
        var found: [CatalogValues.Entry] = []
        for step in [own.step - 1, own.step, own.step + 1] {
            for entry in buckets[Bucket(isSpring: own.isSpring, step: step)] ?? [] {
                guard entry.isComplete || stated.duration == nil, TimingMatch.agrees(reading, with: entry),
                    !found.contains(where: { $0.name == entry.name })
                else { continue }
                found.append(entry)
            }
        }
        // A spring with a duration of its own equals its curve alone, so the pairs with it add nothing.
        return found.filter { entry in
            !found.contains {
                $0.document == entry.document && Set($0.members).isStrictSubset(of: entry.members)
            }
        }
    }

    private static func bucket(_ curve: Curve, _ duration: Double?) -> Bucket {
        let motion = Timing(curve, duration: duration).spring
        return Bucket(isSpring: motion != nil, step: step(motion?.angularFrequency ?? duration))
    }

    /// Steps of a 512th to a 1024th of the number.
    private static func step(_ number: Double?) -> Int {
        guard let number, number.isNormal else { return 0 }
        return Int(number.exponent) * 512 + Int((number.significand - 1) * 512)
    }
}
