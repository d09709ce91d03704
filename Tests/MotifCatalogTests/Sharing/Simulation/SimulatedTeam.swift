import MotifCore
import MotifJSON
import MotifStore
import TestHubs

@testable import MotifCatalog

/// Three clones and a hub in memory, and a plan of what their people do. The seed decides everything.
final class SimulatedTeam {
    /// What went wrong, with what led to it.
    struct Failure: Error, CustomStringConvertible {
        let seed: UInt64
        let words: String
        let plan: [String]

        var description: String {
            "seed \(seed) ('script/simulate team --plans 1 --seed \(seed)' repeats it): \(words)\n"
                + plan.enumerated().map { "\($0.offset + 1). \($0.element)" }.joined(separator: "\n")
        }
    }

    /// What happened, to see that a simulation meets what it is for.
    struct Counts {
        var events: [String: Int] = [:]

        mutating func add(_ event: String, _ number: Int = 1) { events[event, default: 0] += number }

        mutating func add(_ other: Counts) { events.merge(other.events) { $0 + $1 } }
    }

    let seed: UInt64
    let hub: MemoryHub
    var clones: [SimulatedClone] = []
    var choose: Chooser
    var plan: [String] = []
    var counts = Counts()
    let texts: PlainTexts
    /// The hub's history before a restore from a backup, until clones have brought it back.
    var lost: [HistoryRecord] = []
    private var time: Int64 = 1_900_000_000_000
    private let template: SimulationTemplate

    init(seed: UInt64, _ template: SimulationTemplate) throws {
        self.seed = seed
        self.template = template
        texts = template.texts
        choose = Chooser(seed: seed)
        hub = MemoryHub(template.records)
        for author in ["mia", "tom", "eve"] { clones.append(SimulatedClone(author, try template.clone())) }
    }

    func note(_ author: String) -> ChangeNote {
        time += 1_000
        return ChangeNote(author: author, message: "", date: Timestamp(millisecondsSince1970: time))
    }

    func expect(_ isTrue: Bool, _ words: @autoclosure () -> String) throws {
        if !isTrue { throw Failure(seed: seed, words: words(), plan: plan) }
    }

    /// Runs the plan, then brings everybody together.
    func run(steps: Int) throws {
        do {
            for _ in 0..<steps {
                guard let clone = choose.pick(clones) else { return }
                try step(clone)
            }
            try finish()
        } catch let failure as Failure {
            throw failure
        } catch {
            throw Failure(seed: seed, words: "\(error)", plan: plan)
        }
    }

    private func step(_ clone: SimulatedClone) throws {
        let before = hub.records
        switch choose.number(1...100) {
        case ...48: try write(clone)
        case ...53: try importing(clone)
        case ...57: try release(clone)
        case ...63: try undo(clone)
        case ...75: try pull(clone)
        case ...83: try push(clone)
        case ...95: try sync(clone)
        default: return try restoreYesterday()
        }
        try expect(hub.records.starts(with: before), "the hub has lost or replaced a change")
    }

    private func restoreYesterday() throws {
        let changes = hub.records.changes.count
        guard lost.isEmpty, changes > 1 else { return }
        let kept = choose.number(1...changes)
        plan.append("the hub is restored as of change \(kept)")
        counts.add("hubs restored from yesterday")
        lost = hub.records
        hub.records = hub.records.through(kept)
    }

    /// Everybody syncs until all have the same, and what must hold at the end is checked: what costs more, in some of the
    /// plans.
    private func finish() throws {
        plan.append("the end")
        for clone in clones { try bringBack(clone) }
        for _ in 0..<2 { for clone in clones { try sync(clone, isFaulty: false) } }
        let head = hub.state()?.head
        for clone in clones {
            let snapshot = try clone.snapshot()
            try expect(snapshot.head == head, "\(clone.author) has another history than the hub")
            try expect(snapshot.link?.shared == head?.number, "\(clone.author) has local changes")
        }
        let damage = try seed.isMultiple(of: 4) ? clones[Int(seed / 4 % 3)].catalog.verify() : []
        try expect(damage.isEmpty, "verify: \(damage)")
        if seed.isMultiple(of: 8) { try compareAll() }
    }

    private func compareAll() throws {
        let records = hub.records
        let fresh = try Catalog.cloneInMemory(hub, url: "memory")
        let text = try fresh.exported()
        for clone in clones {
            try expect(try clone.records() == records, "\(clone.author) has another history than the hub")
            try expect(try clone.catalog.exported() == text, "\(clone.author)'s export differs")
        }
        try compareRevisions(fresh)
    }

    /// `grow@2` is the same in every clone, and so is the catalog as of a change.
    private func compareRevisions(_ fresh: Catalog) throws {
        let state = try PlainState(hub.records, texts)
        for document in state.documents.values.sorted(by: { $0.name < $1.name }) {
            for number in 1...document.revision {
                let catalogs = [fresh] + clones.map(\.catalog)
                let texts = catalogs.map { catalog in
                    try? catalog.read { try $0.state(of: "\(document.name)@\(number)").canonical }
                }
                try expect(texts.allSatisfy { $0 == texts[0] }, "\(document.name)@\(number) differs")
            }
        }
        let change = choose.number(1...hub.records.changes.count)
        let past = try clones.map { try $0.catalog.past(after: change).exported() }
        try expect(past.allSatisfy { $0 == past[0] }, "the catalogs as of change \(change) differ")
    }
}

/// The catalog that plans begin with, made once.
final class SimulationTemplate {
    let records: [HistoryRecord]
    let texts = PlainTexts()
    private let store: Store

    init() throws {
        let team = try Team.small()
        let clone = SimulatedClone("ada", try team.clone())
        records = try clone.records()
        store = clone.catalog.store
    }

    /// A clone of the hub at the start.
    func clone() throws -> Catalog { Catalog(try store.rehearsal()) }
}
