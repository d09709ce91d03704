/// The links of code that has one shape in one scope, and is therefore numbered.
///
/// A link stays with its number while the code there has the value of the link, or had it in an earlier revision. Otherwise
/// it follows that value to the next code that has it. Without the value, the number counts only as long as there is
/// as much code as there was.
struct LinkGroup {
    /// The free code that has the value of a target, and the links to it that have no code.
    private struct Matches {
        /// The numbers of the code, in order: in any revision, and in the newest.
        var (ever, now): ([Int], [Int])
        var links: Int
    }

    /// The links whose code is known, with its numbers.
    private(set) var settled: [ScanEntry] = []
    /// The others, by their numbers.
    private(set) var open: [ScanEntry]
    /// The code without a link, by its numbers.
    private var free: [Int: ScannedPlace]
    private let judge: Judge
    private let targets: [String: LinkTarget]
    /// What matches the targets of open links.
    private var matches: [String: Matches] = [:]

    init(_ entries: [ScanEntry], _ places: [ScannedPlace], _ judge: Judge) {
        (self.judge, open) = (judge, entries.sorted { $0.ordinal < $1.ordinal })
        free = Dictionary(places.map { ($0.ordinal, $0) }) { first, _ in first }
        let texts = Set(entries.map(\.value))
        targets = Dictionary(texts.compactMap { text in (try? judge.values.target(text)).map { (text, $0) } }) { $1 }
        let (count, known) = (places.count, open.last?.ordinal)
        settle(count) { group, entry in
            (entry.count ?? known) == count && group.has(entry.ordinal, entry.value) ? entry.ordinal : nil
        }
        // The free code is compared with each target once.
        let ordinals = free.keys.sorted()
        for (target, links) in Dictionary(grouping: open, by: \.value) {
            let ever = ordinals.filter { has($0, target) }
            let now = ever.filter { has($0, target, inNewest: true) }
            matches[target] = Matches(ever: ever, now: now, links: links.count)
        }
        var last = 0
        settle(count) { group, entry in
            guard let match = group.matches[entry.value], let first = match.ever.first else { return nil }
            let rivals = group.matches.values.filter { $0.ever.contains(first) }.reduce(0) { $0 + $1.links }
            let fit = match.ever.count <= rivals ? match.ever : match.now
            let found = fit.first { $0 > last } ?? fit.first
            last = found ?? last
            return found
        }
        settle(count) { _, entry in (entry.count ?? known) == count ? entry.ordinal : nil }
    }

    private func has(_ ordinal: Int, _ target: String, inNewest: Bool = false) -> Bool {
        guard let place = free[ordinal], let target = targets[target] else { return false }
        return judge.has(place, target, inNewest: inNewest)
    }

    private mutating func settle(_ count: Int, _ find: (Self, ScanEntry) -> Int?) {
        var left: [ScanEntry] = []
        for var entry in open {
            guard let ordinal = find(self, entry), free.removeValue(forKey: ordinal) != nil else {
                left.append(entry)
                continue
            }
            matches[entry.value]?.links -= 1
            // Most links find the first code that is left.
            for target in matches.keys {
                if let index = matches[target]?.ever.firstIndex(of: ordinal) { matches[target]?.ever.remove(at: index) }
                if let index = matches[target]?.now.firstIndex(of: ordinal) { matches[target]?.now.remove(at: index) }
            }
            (entry.ordinal, entry.count) = (ordinal, count)
            settled.append(entry)
        }
        open = left
    }
}
