import MotifCore
import MotifJSON
import MotifStore
import TestHubs

@testable import MotifCatalog

extension SimulatedTeam {
    func pull(_ clone: SimulatedClone) throws {
        let faulty = hub(isFaulty: true)
        plan.append("\(clone.author): pull" + words(faulty))
        try safely(clone) { try pull(clone, from: faulty) }
    }

    func push(_ clone: SimulatedClone) throws {
        let faulty = hub(isFaulty: true)
        plan.append("\(clone.author): push" + words(faulty))
        try safely(clone) { try push(clone, to: faulty) }
    }

    func sync(_ clone: SimulatedClone, isFaulty: Bool = true) throws {
        let faulty = hub(isFaulty: isFaulty)
        if isFaulty, choose.chance(20), let other = choose.pick(clones), other !== clone {
            faulty.beforeAppending = { [self] in
                plan.append("\(other.author) is faster")
                try safely(other) { try push(other, to: FaultyHub(hub)) }
            }
        }
        plan.append("\(clone.author): sync" + words(faulty))
        var isDone = false
        for _ in 0..<4 where !isDone {
            try safely(clone) {
                try pull(clone, from: faulty)
                try push(clone, to: faulty)
                isDone = true
            }
            if isFaulty { return }
        }
        try expect(isDone, "\(clone.author) can't sync")
    }

    /// Gives the hub what it has lost, as far as this clone has it.
    func bringBack(_ clone: SimulatedClone) throws {
        guard !lost.isEmpty else { return }
        try safely(clone) { try pull(clone, from: FaultyHub(hub)) }
    }

    private func hub(isFaulty: Bool) -> FaultyHub {
        let faulty = FaultyHub(hub)
        guard isFaulty, choose.chance(25) else { return faulty }
        faulty.fault = choose.pick([
            .lostBeforeAnything, .lostBeforeCommit, .lostAfterCommit, .lostAfterCommit,
            .lostAfterReading(choose.number(0...6)),
        ])
        return faulty
    }

    private func words(_ faulty: FaultyHub) -> String { faulty.fault.map { ", \($0)" } ?? "" }

    /// Does what people do about an error of a hub.
    private func safely(_ clone: SimulatedClone, _ body: () throws -> Void) throws {
        do {
            try body()
        } catch let error as HubError {
            switch error.kind {
            case .lost: counts.add("lost connections")
            case .moved: counts.add("pushes to a hub that moved")
            case .behind:
                let shared = try clone.snapshot().link?.shared ?? 0
                plan.append("\(clone.author): restore the hub")
                counts.add("restored hubs")
                try clone.catalog.restore(hub)
                try expect(hub.records == (try clone.records()).through(shared), "the hub isn't restored")
                let all = hub.records.changes.count >= lost.changes.count
                if all { lost = [] }
            case .diverged(let change):
                let ours = try clone.records().changes, theirs = hub.records.changes
                try expect(
                    ours.prefix(change - 1) == theirs.prefix(change - 1) && ours[change - 1] != theirs[change - 1],
                    "the histories don't differ at change \(change) first")
                plan.append("\(clone.author): set the hub again")
                counts.add("diverged hubs")
                lost = []
                let shared = try clone.catalog.setHub(hub, url: "memory")
                try expect(shared == change - 1, "the hub shares \(shared) changes")
            default: throw error
            }
        }
    }

    private func push(_ clone: SimulatedClone, to faulty: FaultyHub) throws {
        let before = try clone.snapshot()
        let sent: [ChangeRecord]
        do {
            sent = try clone.catalog.push(to: faulty)
        } catch let error as HubError {
            try expect(try clone.snapshot() == before, "a push that failed changed something")
            throw error
        }
        counts.add("pushed changes", sent.count)
        let changes = hub.records.changes
        for change in sent {
            try expect(
                changes.indices.contains(change.number - 1) && changes[change.number - 1] == change,
                "change \(change.number) was acknowledged, and isn't in the hub")
        }
    }

    /// Pulls, with random answers, until it works.
    private func pull(_ clone: SimulatedClone, from faulty: FaultyHub) throws {
        let before = try clone.snapshot()
        let ours = try clone.records()
        var answers: [MergeLaw.Answer] = []
        var releases: [ReleaseName: ReleaseName] = [:]
        var tries = 0
        while true {
            tries += 1
            var options = MergeOptions()
            options.renamedReleases = releases
            do {
                for answer in answers { try options.answers.add(label(answer)) }
                if choose.chance(5) { try tryOnly(clone, faulty, options, before) }
                let outcome = try clone.catalog.pull(from: faulty, options)
                return try checkPull(clone, ours, before, outcome, answers)
            } catch let error as HubError {
                try expect(try clone.snapshot() == before, "a pull that failed changed something")
                throw error
            } catch is MergeAnswerError {
                try expect(try clone.snapshot() == before, "a pull that failed changed something")
                answers = []
            } catch let stop as MergeStop {
                try expect(try clone.snapshot() == before, "a pull that was stopped changed something")
                for name in stop.takenReleases { releases[name] = ReleaseName("v-\(choose.number(5...999_999))") }
                if tries > 6 || !stop.problems.isEmpty, try giveUp(clone, stop, &answers, tries) { return }
                add(stop.conflicts, to: &answers, tries: tries)
            }
        }
    }

    private func tryOnly(
        _ clone: SimulatedClone, _ faulty: FaultyHub, _ options: MergeOptions, _ before: SimulatedClone.Snapshot
    ) throws {
        var options = options
        options.isDryRun = true
        try clone.catalog.pull(from: faulty, options)
        try expect(try clone.snapshot() == before, "a pull that was only tried changed something")
    }

    private func label(_ answer: MergeLaw.Answer) -> String {
        let place = answer.place == "$" ? "" : answer.place.hasPrefix("[") ? answer.place : "." + answer.place
        return "\(answer.document)\(place)=\(answer.answer)"
    }

    private func add(_ conflicts: [CatalogConflict], to answers: inout [MergeLaw.Answer], tries: Int) {
        for conflict in conflicts {
            counts.add("answers")
            let (document, place) = (conflict.name.description, conflict.conflict.shortPath)
            answers.removeAll { $0.document == document && $0.place == place }
            var choices = tries > 3 ? ["theirs"] : ["ours", "theirs", "base"]
            if place == "slug" { choices = (0..<4).map { _ in "free-\(choose.number(1...999_999))" } + choices }
            if place == "delay" { choices.append("\(choose.value())") }
            let answer = MergeLaw.Answer(document: document, place: place, answer: choose.pick(choices) ?? "theirs")
            plan.append("  \(label(answer))")
            answers.append(answer)
        }
    }

    /// People whose changes don't fit take one back; as a last resort, they begin with a new clone.
    private func giveUp(
        _ clone: SimulatedClone, _ stop: MergeStop, _ answers: inout [MergeLaw.Answer], _ tries: Int
    ) throws -> Bool {
        if tries < 4 {
            answers = []
            return false
        }
        plan.append(
            "\(clone.author): begin with a new clone, since \(stop.problems.map(\.problems)) \(stop.conflicts.map(\.label))"
        )
        counts.add("new clones after problems")
        if !stop.conflicts.isEmpty { counts.add("new clones after conflicts") }
        clone.catalog = try Catalog.cloneInMemory(hub, url: "memory")
        return true
    }

    private func checkPull(
        _ clone: SimulatedClone, _ ours: [HistoryRecord], _ before: SimulatedClone.Snapshot, _ outcome: PullOutcome,
        _ answers: [MergeLaw.Answer]
    ) throws {
        counts.add("pulls")
        let result = try clone.records(), theirs = hub.records
        try expect(result.starts(with: theirs), "a pull left something out")
        let changes = theirs.changes
        let local = ours.changes.dropFirst(zip(ours.changes, changes).prefix { $0 == $1 }.count)
        let base = ours.changes.count - local.count
        let moved = result.changes.dropFirst(changes.count)
        let link = try clone.snapshot().link
        try expect(link?.shared == changes.count, "the clone shares \(link?.shared ?? -1) of \(changes.count) changes")
        // Each local change is there or absorbed, in order. An undo names its change by another number then.
        func said(_ note: ChangeNote) -> [String] {
            [note.author, note.date.description, note.message.filter { !$0.isNumber }]
        }
        var rest = local.map { said($0.note) }[...]
        for change in moved {
            guard let place = rest.firstIndex(of: said(change.note)) else {
                return try expect(false, "a change by \(change.note.author) is there twice or in another order")
            }
            rest = rest[(place + 1)...]
        }
        if base == changes.count { return try expect(moved.count == local.count, "a local change is missing") }
        try expect(
            outcome.moved == moved.count && outcome.moved + outcome.absorbed == local.count,
            "\(local.count) local changes: \(outcome.moved) moved, \(outcome.absorbed) absorbed")
        counts.add("moved changes", outcome.moved)
        counts.add("absorbed changes", outcome.absorbed)
        if local.isEmpty { return }
        let plain = try PlainState(theirs, through: base, texts)
        let law = MergeLaw(
            base: plain, ours: try PlainState(ours, texts), theirs: try PlainState(theirs, texts),
            result: try PlainState(result, texts), shared: plain.documents.keys.max() ?? 0, answers: answers)
        let violations = law.violations()
        try expect(violations.isEmpty, violations.joined(separator: "; "))
    }
}
