import MotifCore
import MotifJSON
import SeededRandom
import Testing

@testable import MotifCatalog

/// Random graphs of shared values beside a plain model. A failure prints the seed, which `MOTIF_SEED` repeats.
@Suite struct `A graph of shared values` {
    private static let plans = RandomPlans(LongForm.isOn ? 10_000 : 40)
    private static let steps = 24

    /// Random steps on one catalog of a team.
    private struct Run {
        let team: Team
        let catalog: Catalog
        var graph = ValueGraph()
        var generator: SeededGenerator
        /// The graphs after changes, by their numbers.
        var past: [Int: ValueGraph] = [:]

        init(seed: UInt64) throws {
            generator = SeededGenerator(seed: seed)
            team = try Team(.nothing)
            catalog = team.origin
            try team.write("ada", to: catalog) { try $0.add(SmallDocuments.kind()) }
            try note()
        }

        init(_ run: Run, on catalog: Catalog) {
            (team, graph, generator, past) = (run.team, run.graph, run.generator, run.past)
            self.catalog = catalog
        }

        private mutating func note() throws { past[try catalog.head()?.number ?? 0] = graph }

        private mutating func content() -> ValueGraph.Content {
            let values = graph.nodes.indices.filter { !graph.nodes[$0].isPattern }
            guard let target = values.randomElement(using: &generator), Bool.random(using: &generator) else {
                return .number(Double(Int.random(in: 0...8, using: &generator)) / 4)
            }
            return .alias(target)
        }

        /// Makes one change in the model and in the catalog, which must agree on whether it is possible.
        mutating func step() throws {
            var next = graph
            // The numbers of changes are unique, and a change gives one name.
            let fresh = "n\(past.count)-\(Int.random(in: 0...999, using: &generator))"
            let index = graph.nodes.indices.randomElement(using: &generator)
            let chance = Int.random(in: 0...99, using: &generator)
            guard let index, chance >= 25 else {
                let node = ValueGraph.Node(
                    slug: fresh, isPattern: Int.random(in: 0...2, using: &generator) == 0, content: content())
                next.nodes.append(node)
                return try apply(next) { graph, writer in try writer.add(Self.document(node, graph)) }
            }
            let node = graph.nodes[index]
            switch chance {
            case 25..<60:
                guard !node.isDeleted else { return }
                let content = content()
                next.nodes[index].content = content
                try apply(next) { graph, writer in
                    try writer.update(node.name) {
                        $0.set(node.isPattern ? "duration" : "value", to: .json(graph.json(content)))
                    }
                }
            case 60..<70:
                guard !node.isDeleted else { return }
                next.nodes[index].slug = fresh
                try apply(next) { _, writer in try writer.rename(node.name, to: fresh) }
            case 70..<80:
                guard !node.isDeleted else { return }
                next.nodes[index].isDeleted = true
                try apply(next) { _, writer in try writer.delete(node.name) }
            case 80..<88:
                next.nodes[index].isDeleted = false
                try apply(next) { _, writer in try writer.restore(node.name) }
            default: try undo()
            }
        }

        private static func document(_ node: ValueGraph.Node, _ graph: ValueGraph) -> JSON {
            var object: JSONObject = ["slug": .string(node.slug), "title": .string(node.slug)]
            if node.isPattern {
                object["type"] = "pattern"
                object["kind"] = "fade"
                object["parameters"] = ["duration": graph.json(node.content)]
            } else {
                object["type"] = "value"
                object["valueType"] = "duration"
                object["value"] = graph.json(node.content)
            }
            return .object(object)
        }

        private mutating func apply(
            _ next: ValueGraph, _ write: (ValueGraph, CatalogWriter) throws -> Void
        ) throws {
            let before = try catalog.head()
            do {
                try team.write("mia", to: catalog) { try write(graph, $0) }
                #expect(next.isSound, "It was saved")
                graph = next
            } catch let problems as Problems {
                #expect(!next.isSound, "It was refused: \(problems)")
                #expect(try catalog.head() == before)
            }
            try compare()
        }

        /// Undoes the last change; what it created is deleted then.
        private mutating func undo() throws {
            guard let last = try catalog.head()?.number, last > 1, var before = past[last - 1] else { return }
            for var node in graph.nodes[before.nodes.count...] {
                node.isDeleted = true
                before.nodes.append(node)
            }
            try catalog.undo(last, as: team.note("tom", "undo"))
            graph = before
            try compare()
        }

        mutating func compare() throws {
            try note()
            #expect(try catalog.graphLines() == graph.lines)
        }

        func finish() throws {
            #expect(try catalog.verify() == [])
            for (change, graph) in past.sorted(by: { $0.key < $1.key }).suffix(3) {
                #expect(try catalog.past(after: change).graphLines() == graph.lines, "as of change \(change)")
            }
        }
    }

    @Test func `matches its model through edits, renames, deletions, and undo`() throws {
        for seed in Self.plans.seeds {
            do {
                var run = try Run(seed: seed)
                for _ in 0..<Self.steps { try run.step() }
                try run.finish()
            } catch {
                Issue.record("seed \(seed): \(error)")
            }
        }
    }

    @Test func `stays whole when two people change it`() throws {
        // The first one made a circle of a value that one side renamed.
        for seed in [865_482_356] + Self.plans.seeds {
            do { try Self.share(seed) } catch { Issue.record("seed \(seed): \(error)") }
        }
    }

    private static func share(_ seed: UInt64) throws {
        var run = try Run(seed: seed)
        for _ in 0..<12 { try run.step() }
        let (mia, tom) = (try run.team.clone(), try run.team.clone())
        for catalog in [mia, tom] {
            var part = Run(run, on: catalog)
            for _ in 0..<4 { try part.step() }
            run.generator = part.generator
        }
        try mia.push(to: run.team.hub)
        let before = (try tom.head(), try tom.graphLines())
        var options = MergeOptions()
        if seed.isMultiple(of: 2) { try options.answers.add("all=theirs") }
        do {
            try tom.pull(from: run.team.hub, options)
            try tom.push(to: run.team.hub)
            try mia.pull(from: run.team.hub)
            try expectSame(mia, tom)
        } catch is MergeStop {
            #expect(try (tom.head(), tom.graphLines()) == before, "seed \(seed)")
        }
        // Fails if an alias names nothing, never ends, or isn't what its value is.
        _ = try tom.graphLines()
        #expect(try tom.verify() == [], "seed \(seed)")
    }
}
