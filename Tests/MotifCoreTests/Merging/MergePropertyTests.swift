import MotifJSON
import SeededRandom
import Testing

@testable import MotifCore

/// Properties of merges of random versions of the shipped documents. A failure prints the seed of its versions, which
/// `MOTIF_SEED` repeats.
@Suite struct MergePropertyTests {
    /// Three versions of a document.
    private struct Triple {
        let base: JSON?
        let ours: JSON?
        let theirs: JSON?
        let kind: Kind?

        init(seed: UInt64, _ documents: [(json: JSON, kind: Kind?)]) {
            var edits = RandomEdits(generator: SeededGenerator(seed: seed))
            let document = edits.generator.pick(documents)
            kind = document.kind
            base = edits.chance(10) ? nil : document.json
            ours = edits.edited(document.json)
            theirs = edits.chance(20) ? ours : edits.edited(document.json)
        }

        func merge(_ ours: JSON?, _ base: JSON?, _ theirs: JSON?) -> DocumentMerge {
            DocumentMerge(base: base, ours: ours, theirs: theirs) { _ in kind }
        }
    }

    /// Shipped documents of all types, most of them patterns.
    private static func documents() throws -> [(json: JSON, kind: Kind?)] {
        try DocumentType.allCases.flatMap { type in
            try KindSeeds.names.filter { $0.hasPrefix(type.plural + "/") }.prefix(type == .pattern ? 11 : 4).map {
                name in
                let json = try KindSeeds.json(name)
                return (json, try json["kind"]?.string.map(KindSeeds.kind))
            }
        }
    }

    private static let plans = RandomPlans(LongForm.isOn ? 10_000 : 1_000)

    private func forEach(_ check: (UInt64, Triple) throws -> Void) throws {
        let documents = try Self.documents()
        for seed in Self.plans.seeds { try check(seed, Triple(seed: seed, documents)) }
    }

    @Test func `a merge with the base changes nothing`() throws {
        try forEach { seed, triple in
            for version in [triple.base, triple.ours, triple.theirs] {
                #expect(triple.merge(version, triple.base, triple.base).json == version, "seed \(seed)")
                #expect(triple.merge(triple.base, triple.base, version).json == version, "seed \(seed)")
                let same = triple.merge(version, triple.base, version)
                #expect(same.json == version && same.conflicts.isEmpty, "seed \(seed)")
            }
        }
    }

    @Test func `merging again changes nothing`() throws {
        try forEach { seed, triple in
            let merge = triple.merge(triple.ours, triple.base, triple.theirs)
            guard merge.conflicts.isEmpty else { return }
            for side in [triple.ours, triple.theirs] {
                for again in [
                    triple.merge(merge.json, triple.base, side), triple.merge(side, triple.base, merge.json),
                ] {
                    #expect(again.conflicts.isEmpty, "seed \(seed)")
                    #expect(again.json == merge.json, "seed \(seed)")
                }
            }
        }
    }

    @Test func `a merge is symmetric but for ours and theirs`() throws {
        try forEach { seed, triple in
            let merge = triple.merge(triple.ours, triple.base, triple.theirs)
            let mirrored = triple.merge(triple.theirs, triple.base, triple.ours)
            #expect(merge.conflicts.map(\.shortPath) == mirrored.conflicts.map(\.shortPath), "seed \(seed)")
            #expect(merge.conflicts.map(\.ours) == mirrored.conflicts.map(\.theirs), "seed \(seed)")
            for (left, right) in [(MergeAnswer.ours, MergeAnswer.theirs), (.base, .base)] {
                let (one, other) = (merge.settled(byAll: left), mirrored.settled(byAll: right))
                #expect(one.json == other.json, "seed \(seed)")
                #expect(one.conflicts.isEmpty && one.settledConflicts.count == merge.conflicts.count, "seed \(seed)")
            }
        }
    }

    @Test func `values are those of the plain model`() throws {
        var (clean, conflicting) = (0, 0)
        try forEach { seed, triple in
            let merge = triple.merge(triple.ours, triple.base, triple.theirs)
            let kind = triple.kind?.json
            let model = MergeModel(base: triple.base, ours: triple.ours, theirs: triple.theirs, kind: kind)
            let places = Set(merge.conflicts.filter { $0.subject != .order }.map(\.shortPath))
            #expect(places == model.conflicts, "seed \(seed)")
            #expect(MergeModel.units(merge.json, kind: kind, without: places) == model.units, "seed \(seed)")
            if places.isEmpty { clean += 1 } else { conflicting += 1 }
        }
        // Both happen often enough to mean something.
        let few = Self.plans.seeds.count / 5
        #expect(clean >= few && conflicting >= few, "\(clean) without conflicts, \(conflicting) with some")
    }

    @Test func `two elements in one order on both sides, or moved by one, have an order that a side has`() throws {
        try forEach { seed, triple in
            let merge = triple.merge(triple.ours, triple.base, triple.theirs)
            let orders = Set(merge.conflicts.filter { $0.subject == .order }.map(\.shortPath))
            for key in ["layers", "parameters", "tags"] where !orders.contains(key) {
                let (base, ours, theirs, merged) = (
                    names(triple.base, key), names(triple.ours, key), names(triple.theirs, key),
                    names(merge.json, key)
                )
                let known = Set(ours).intersection(theirs).intersection(base)
                func kept(_ names: [String]) -> [String] { names.filter { known.contains($0) && merged.contains($0) } }
                let expected =
                    kept(ours) == kept(base)
                    ? [kept(theirs)] : kept(theirs) == kept(base) ? [kept(ours)] : [kept(ours), kept(theirs)]
                #expect(expected.contains(kept(merged)), "seed \(seed)")
            }
        }
    }

    private func names(_ document: JSON?, _ key: String) -> [String] {
        (document?[key]?.array ?? []).compactMap { $0.string ?? $0["name"]?.string }
    }

    @Test func `the result is a valid document, or its problems are reported`() throws {
        var (valid, invalid) = (0, 0)
        try forEach { seed, triple in
            guard let json = triple.merge(triple.ours, triple.base, triple.theirs).settled(byAll: .ours).json else {
                return
            }
            let answer = triple.kind.map(Document.KindAnswer.found) ?? .unknown(nearest: nil)
            let (document, problems) = result { () throws(Problems) in try Document(json, kind: answer) }
            #expect((document == nil) == !problems.isEmpty, "seed \(seed)")
            if document == nil { invalid += 1 } else { valid += 1 }
        }
        let few = Self.plans.seeds.count / 10
        #expect(valid >= few && invalid >= few, "\(valid) valid, \(invalid) invalid")
    }
}
