/// The links of code that has one shape in one scope, and is therefore numbered.
///
/// A link stays with its number while the code there has the value of the link, or had it in an earlier revision. Otherwise
/// it follows that value to the next code that has it. Without the value, the number counts only as long as there is
/// as much code as there was.
struct LinkGroup {
    /// The links whose code is known, with its numbers.
    private(set) var settled: [ScanEntry] = []
    /// The others, by their numbers.
    private(set) var open: [ScanEntry]
    /// The code without a link.
    private var free: [ScannedPlace]
    private let judge: Judge
    private let targets: [String: LinkTarget]

    init(_ entries: [ScanEntry], _ places: [ScannedPlace], _ judge: Judge) {
        (self.judge, open, free) = (judge, entries.sorted { $0.ordinal < $1.ordinal }, places)
        let texts = Set(entries.map(\.value))
        targets = Dictionary(texts.compactMap { text in (try? judge.values.target(text)).map { (text, $0) } }) { $1 }
        let (count, known) = (places.count, open.last?.ordinal)
        settle(count) { group, entry in
            let own = group.free.first { $0.ordinal == entry.ordinal && group.has($0, entry) }
            return (entry.count ?? known) == count ? own : nil
        }
        var last = 0
        settle(count) { group, entry in
            let equal = group.free.filter { group.has($0, entry) }
            guard let first = equal.first else { return nil }
            let isCertain = equal.count <= group.open.count { group.has(first, $0) }
            let fit = isCertain ? equal : equal.filter { group.has($0, entry, inNewest: true) }
            let found = fit.first { $0.ordinal > last } ?? fit.first
            last = found?.ordinal ?? last
            return found
        }
        settle(count) { group, entry in
            (entry.count ?? known) == count ? group.free.first { $0.ordinal == entry.ordinal } : nil
        }
    }

    private func has(_ place: ScannedPlace, _ entry: ScanEntry, inNewest: Bool = false) -> Bool {
        targets[entry.value].map { judge.has(place, $0, inNewest: inNewest) } ?? false
    }

    private mutating func settle(_ count: Int, _ find: (Self, ScanEntry) -> ScannedPlace?) {
        for var entry in open {
            guard let place = find(self, entry) else { continue }
            free.removeAll { $0.ordinal == place.ordinal }
            open.removeAll { $0.ordinal == entry.ordinal }
            (entry.ordinal, entry.count) = (place.ordinal, count)
            settled.append(entry)
        }
    }
}
