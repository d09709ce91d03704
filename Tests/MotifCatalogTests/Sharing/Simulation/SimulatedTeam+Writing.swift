import MotifCore
import MotifJSON
import MotifStore

@testable import MotifCatalog

extension SimulatedTeam {
    private struct Killed: Error {}

    func write(_ clone: SimulatedClone) throws {
        let before = try clone.snapshot()
        let state = try PlainState(clone.records(), texts)
        let writes = (0..<(choose.chance(25) ? 2 : 1)).map { _ in choose.write(state) }
        let isKilled = choose.chance(4)
        plan.append("\(clone.author): \(writes)" + (isKilled ? ", killed" : ""))
        do {
            try clone.catalog.write(as: note(clone.author)) { writer in
                for write in writes { try write.run(writer) }
                if isKilled { throw Killed() }
            }
            counts.add("writes")
        } catch is Problems {
            counts.add("refused writes")
            try expect(try clone.snapshot() == before, "a refused write changed something")
        } catch is Killed {
            try expect(try clone.snapshot() == before, "a killed write changed something")
        }
    }

    func importing(_ clone: SimulatedClone) throws {
        let before = try clone.snapshot()
        let documents = choose.imported(try PlainState(clone.records(), texts))
        plan.append("\(clone.author): import \(documents.map(\.canonical))")
        do {
            try clone.catalog.importDocuments(from: [Sample.lines(documents)], as: note(clone.author))
            counts.add("imports")
        } catch is ImportProblems {
            try expect(try clone.snapshot() == before, "a refused import changed something")
        } catch is Problems {
            try expect(try clone.snapshot() == before, "a refused import changed something")
        }
    }

    func release(_ clone: SimulatedClone) throws {
        guard let name = ReleaseName("v-\(choose.number(1...4))") else { return }
        plan.append("\(clone.author): release \(name)")
        do {
            try clone.catalog.release(name, as: note(clone.author))
            counts.add("releases")
        } catch is Problems {
            return
        }
    }

    /// Takes back a change. One that nothing came after leaves no trace.
    func undo(_ clone: SimulatedClone) throws {
        let before = try clone.snapshot()
        let records = try clone.records()
        let changes = records.changes.filter { $0.number > 1 && $0.release == nil }
        guard let change = choose.chance(60) ? changes.last : choose.pick(changes) else { return }
        plan.append("\(clone.author): undo \(change.number)")
        do {
            try clone.catalog.undo(change.number, as: note(clone.author))
            counts.add("undone changes")
        } catch is MergeStop {
            counts.add("undos that were stopped")
            return try expect(try clone.snapshot() == before, "an undo that was stopped changed something")
        }
        guard change.number == changes.last?.number else { return }
        let (old, new) = (
            try PlainState(records, through: change.number - 1, texts), try PlainState(clone.records(), texts)
        )
        for (id, document) in new.documents {
            try expect(
                document.json == old.documents[id]?.json,
                "undo left \(document.name) as \(document.json?.canonical ?? "-")")
        }
    }
}
