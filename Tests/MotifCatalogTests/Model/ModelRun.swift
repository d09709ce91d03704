import MotifCore
import MotifJSON
import MotifStore

@testable import MotifCatalog

/// Runs a plan on a real catalog and on the plain one, side by side.
final class ModelRun {
    /// A difference between the two.
    struct Difference: Error, CustomStringConvertible {
        let description: String
    }

    /// What a step answers: lines such as `updated grow@2`, or the codes of problems.
    enum Answer: Equatable, CustomStringConvertible {
        case done([String])
        case refused([String])

        var description: String {
            switch self {
            case .done(let lines): "done: \(lines.joined(separator: ", "))"
            case .refused(let codes): "refused: \(codes.joined(separator: ", "))"
            }
        }
    }

    let catalog: Catalog
    private(set) var model = ModelCatalog()
    private(set) var counts = SimulatedTeam.Counts()
    private var time: Int64 = 1_900_000_000_000

    init() throws {
        catalog = Catalog(try Store.inMemory())
        try run(Self.start)
    }

    /// What every plan starts with.
    private static let start = ModelStep(
        author: "ada",
        action: .batch(
            ["dot", "ring"].map { .create(ModelText(slug: $0, title: $0, body: .item)) }
                + [.create(ModelText(slug: "fade", title: "Fade", body: .kind(.init())))]
                + ["grow", "shrink", "spin"].map {
                    .create(ModelText(slug: $0, title: $0, body: .pattern(kind: "fade", .init())))
                }, keepsGoing: false))

    // MARK: Steps

    /// Runs a step on both.
    ///
    /// - Throws: `Difference`.
    func run(_ step: ModelStep) throws {
        switch step.action {
        case .write(let operation):
            let before = model
            try expect(
                .of { try model.change(by: step.author) { try $0.run(operation) } },
                .of { try catalog.write(as: note(step)) { try operation.run($0, before) } }, "write")
        case .batch(let operations, let keepsGoing): try runBatch(operations, keepsGoing, step)
        case .importing(let documents): try runImport(documents, step)
        case .undo(let change):
            try expect(
                .of { try model.change(by: step.author) { try $0.undo(change) } },
                .of { try catalog.undo(change, as: note(step)).map { "\($0.action.rawValue) \($0.reference)" } }, "undo"
            )
        case .release(let name):
            try expect(
                .of {
                    try model.release(name, by: step.author)
                    return []
                },
                .of {
                    try catalog.release(name, as: note(step))
                    return []
                }, "release")
        }
        let head = try catalog.head()?.number ?? 0
        if head != model.changes.count {
            throw Difference(description: "The catalog has \(head) changes, the model \(model.changes.count)")
        }
    }

    private func note(_ step: ModelStep) -> ChangeNote {
        time += 1_000
        return ChangeNote(author: step.author, date: Timestamp(millisecondsSince1970: time))
    }

    private func expect(_ expected: Answer, _ answer: Answer, _ step: String) throws {
        if answer != expected {
            throw Difference(description: "The catalog answers '\(answer)', the model '\(expected)'")
        }
        if case .done = answer { counts.add("done: \(step)") } else { counts.add("refused: \(step)") }
    }

    private func runBatch(_ operations: [ModelOperation], _ keepsGoing: Bool, _ step: ModelStep) throws {
        var lines: [String] = []
        var expected: [Answer] = []
        var changed = model
        for operation in operations {
            lines.append(operation.line(changed))
            let answer = Answer.of {
                keepsGoing
                    ? try changed.change(by: step.author) { try $0.run(operation) }
                    : try changed.continueChange(of: model, by: step.author) { try $0.run(operation) }
            }
            expected.append(answer)
            if !keepsGoing, case .refused = answer { break }
        }
        if case .refused? = expected.last, !keepsGoing { changed = model }
        model = changed
        let note = note(step)
        var answers: [Answer] = []
        let batch = Batch(catalog, onFailure: keepsGoing ? .keepGoing : .undo) { _ in note }
        _ = try batch.run(BatchLines(Array(lines.joined(separator: "\n").utf8))) { line in
            let json = try JSONReader().read(line)
            if json["done"] == nil { answers.append(Answer(json)) }
        }
        for (expected, answer) in zip(expected, answers) { try expect(expected.first, answer.first, "batch") }
        if answers.count != expected.count {
            throw Difference(description: "The batch has \(answers.count) answers, the model \(expected.count)")
        }
    }

    private func runImport(_ documents: ModelImport, _ step: ModelStep) throws {
        let source = ImportSource.bytes(Array(documents.lines.joined(separator: "\n").utf8), name: "lines.jsonl")
        let options = ImportOptions(
            conflict: ImportOptions.Conflict(rawValue: documents.conflict) ?? .update,
            missing: documents.deletesMissing ? .delete : .keep)
        let expected = Answer.of {
            try model.change(by: step.author) { try $0.run(documents) }.map { "\($0.value) \($0.key)" }
        }
        let answer = Answer.of {
            let summary = try catalog.importDocuments(from: [source], options, as: note(step))
            var counts = Dictionary(uniqueKeysWithValues: summary.counts.map { ($0.key.rawValue, $0.value) })
            counts["dependents"] = summary.dependents == 0 ? nil : summary.dependents
            return counts.map { "\($0.value) \($0.key)" }
        }
        // Documents that wait for one that isn't imported aren't looked at, so not all problems are found.
        if case (.refused(let known), .refused(let found)) = (expected, answer), Set(found).isSubset(of: known) {
            return try expect(answer, answer, "import")
        }
        try expect(expected, answer, "import")
    }
}

extension ModelRun.Answer {
    /// What a body answers, in an order that depends only on the answer.
    static func of(_ body: () throws -> [String]) -> ModelRun.Answer {
        do {
            return .done(try body().sorted())
        } catch let refusal as ModelCatalog.Refusal {
            return .refused(refusal.codes)
        } catch let problems as Problems {
            let all = problems.misfits.isEmpty ? [problems] : problems.misfits
            return .refused(all.flatMap(\.problems).map(\.code.rawValue).sorted())
        } catch let problems as ImportProblems {
            return .refused(problems.documents.compactMap { $0.problems.first?.code.rawValue }.sorted())
        } catch is MergeStop {
            return .refused(["stopped"])
        } catch {
            return .refused(["\(error)"])
        }
    }

    /// The answer to a line of a batch.
    init(_ json: JSON) {
        guard json["ok"] == true else {
            let error = json["error"]
            let codes = error?["problems"]?.array?.compactMap { $0["code"]?.string } ?? []
            self = .refused(codes.isEmpty ? [error?["code"]?.string ?? "?"] : codes.sorted())
            return
        }
        func lines(_ result: JSON) -> [String] {
            let (type, slug) = (result["type"]?.string ?? "", result["slug"]?.string ?? "")
            let line = "\(result["action"]?.string ?? "") \(ModelText.name(type, slug))@"
            return [line + String(Int(result["revision"]?.number ?? 0))]
                + (result["dependents"]?.array ?? []).flatMap(lines)
        }
        let result = json["result"] ?? .null
        self = .done((result.array ?? [result]).flatMap(lines).sorted())
    }

    /// An answer of a batch has the problems of the first document only.
    fileprivate var first: ModelRun.Answer {
        guard case .refused(let codes) = self else { return self }
        return .refused(Array(Set(codes)).sorted())
    }
}

extension HistoryEntry {
    /// `grow@2`
    var reference: DocumentReference { DocumentReference(name, revision: key.number) }
}
