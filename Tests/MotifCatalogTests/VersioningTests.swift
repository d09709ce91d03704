import MotifCatalog
import MotifCore
import MotifJSON
import Testing

@Suite struct VersioningTests {
    @Test func `a write that changes nothing creates no revision`() throws {
        let catalog = try Sample.catalog()
        let name = try Sample.name("expand")
        let before = try Sample.history(catalog)
        let outcome = try catalog.write(as: Sample.note) { writer in
            try writer.update(name, Sample.set([("expandDuration", "350ms")]))
        }
        #expect(outcome.action == .unchanged)
        #expect(try Sample.history(catalog) == before)
        #expect(try catalog.read { try $0.statistics().changes } == 1)
    }

    @Test func `a first revision has the bytes that were saved`() throws {
        let catalog = try Sample.catalog()
        let name = try Sample.name("expand")
        let before = try catalog.read { try $0.state(of: DocumentReference(name)).canonical }
        _ = try catalog.write(as: Sample.note) { try $0.update(name, Sample.set([("expandDuration", "0.4")])) }
        try catalog.read { reader in
            let first = try reader.state(of: DocumentReference(name, revision: .first))
            #expect(first.canonical == before)
            #expect(try reader.state(of: DocumentReference(name)).revision.value == 2)
        }
    }

    @Test func `an outdated expected revision is rejected`() throws {
        let catalog = try Sample.catalog()
        let name = try Sample.name("expand")
        let edit = Sample.set([("expandDuration", "0.4")])
        _ = try catalog.write(as: Sample.note) { try $0.update(name, edit, expecting: .first) }
        let problems = try Sample.problems {
            let later = Sample.set([("expandDuration", "0.5")])
            _ = try catalog.write(as: Sample.note) { try $0.update(name, later, expecting: .first) }
        }
        #expect(problems == ["conflict $"])
        #expect(try Sample.history(catalog, of: name) == ["expand@2 updated", "expand@1 created"])
    }

    @Test func `a deleted document is restored with its history`() throws {
        let catalog = try Sample.catalog()
        let name = try Sample.name("expand")
        let before = try Sample.export(catalog)
        _ = try catalog.write(as: Sample.note) { try $0.delete([name]) }
        #expect(
            try Sample.problems { try catalog.read { _ = try $0.state(of: DocumentReference(name)) } } == [
                "not-found $"
            ])
        let restored = try catalog.write(as: Sample.note) { try $0.restore(DocumentReference(name)) }
        #expect(restored.action == .restored)
        #expect(try Sample.export(catalog) == before)
        #expect(
            try Sample.history(catalog, of: name) == ["expand@3 restored", "expand@2 deleted", "expand@1 created"])
    }

    @Test func `an earlier revision is restored under the current slug`() throws {
        let catalog = try Sample.catalog()
        let name = try Sample.name("expand")
        let renamed = try Sample.slug("grow")
        _ = try catalog.write(as: Sample.note) { try $0.update(name, Sample.set([("expandDuration", "0.4")])) }
        _ = try catalog.write(as: Sample.note) { try $0.rename(name, to: renamed) }
        let back = try catalog.write(as: Sample.note) { writer in
            try writer.restore(DocumentReference(DocumentName(.pattern, renamed), revision: .first))
        }
        #expect(back.name == DocumentName(.pattern, renamed))
        #expect((back.revision.value, back.action) == (4, .updated))
        let state = try catalog.read { try $0.state(of: DocumentReference(back.name)) }
        #expect(state.document.json["parameters"]?["expandDuration"] == 0.35)
        #expect(
            try Sample.history(catalog, of: back.name)
                == ["grow@4 updated", "grow@3 renamed", "expand@2 updated", "expand@1 created"])
    }

    @Test func `renaming a kind updates its patterns`() throws {
        let catalog = try Sample.catalog()
        let name = try Sample.name("kind:expand")
        let slug = try Sample.slug("grow")
        let outcome = try catalog.write(as: Sample.note) { try $0.rename(name, to: slug) }
        #expect(outcome.description == "renamed kind:grow@2")
        #expect(outcome.dependents.map(\.description) == ["updated expand@2", "updated expand-sign-in@2"])
        let state = try catalog.read { try $0.state(of: try DocumentReference("expand")) }
        #expect(state.document.json["kind"] == "grow")
        #expect(state.kind?.revision.value == 2)
        #expect(try catalog.verify() == [])
    }

    @Test func `renaming an item updates the kinds and patterns that refer to it`() throws {
        let catalog = try Sample.catalog()
        let name = try Sample.name("item:twitter")
        let slug = try Sample.slug("x")
        _ = try catalog.write(as: Sample.note) { try $0.rename(name, to: slug) }
        let state = try catalog.read { try $0.state(of: try DocumentReference("zoom-icons")) }
        #expect(state.document.json["parameters"]?["items"]?.array?.first == "x")
        #expect(try catalog.verify() == [])
    }

    @Test func `a changed kind is rejected if a pattern no longer fits`() throws {
        let catalog = try Sample.catalog(.nothing)
        let (kind, pattern) = (try Sample.name("kind:fade"), try Sample.name("slow"))
        try catalog.write(as: Sample.note) { writer in
            _ = try writer.create(kind, Sample.document(Sample.kind()))
            _ = try writer.create(pattern, Sample.document(Sample.pattern("slow", duration: 1.5)))
        }
        let before = try Sample.export(catalog)
        let problems = #expect(throws: Problems.self) {
            try catalog.write(as: Sample.note) { writer in
                _ = try writer.update(kind, Sample.document(Sample.kind(maximum: 1)))
            }
        }
        #expect(problems?.document == pattern)
        #expect(problems?.problems.map(\.message) == ["'duration' is 1.5 s; it must be between 0 s and 1 s"])
        #expect(try Sample.export(catalog) == before)
    }

    @Test func `a changed kind updates its patterns, and old revisions keep the old kind`() throws {
        let catalog = try Sample.catalog(.nothing)
        let (kind, pattern) = (try Sample.name("kind:fade"), try Sample.name("slow"))
        try catalog.write(as: Sample.note) { writer in
            _ = try writer.create(kind, Sample.document(Sample.kind()))
            _ = try writer.create(pattern, Sample.document(Sample.pattern("slow", duration: 1.5)))
        }
        _ = try catalog.write(as: Sample.note) { try $0.update(kind, Sample.document(Sample.kind(maximum: 3))) }
        try catalog.read { reader in
            let newest = try reader.state(of: DocumentReference(pattern))
            #expect((newest.revision.value, newest.kind?.revision.value) == (2, 2))
            let first = try reader.state(of: DocumentReference(pattern, revision: .first))
            #expect(first.kind?.kind.parameters.first?.bounds.upper?.value == 2)
            #expect(first.canonical == newest.canonical)
        }
    }

    @Test func `a kind whose text changes leaves its patterns alone`() throws {
        let catalog = try Sample.catalog()
        var edit = Edit()
        edit.summary = "Grows."
        let name = try Sample.name("kind:expand")
        _ = try catalog.write(as: Sample.note) { try $0.update(name, edit) }
        #expect(try Sample.history(catalog, of: try Sample.name("expand")) == ["expand@1 created"])
    }

    @Test func `a document in use can't be deleted`() throws {
        let catalog = try Sample.catalog()
        for name in ["kind:expand", "item:twitter"] {
            let name = try Sample.name(name)
            let problems = try Sample.problems { _ = try catalog.write(as: Sample.note) { try $0.delete([name]) } }
            #expect(problems == ["in-use $"])
        }
        let all = try ["kind:expand", "expand", "expand-sign-in"].map(Sample.name)
        let outcomes = try catalog.write(as: Sample.note) { try $0.delete(all) }
        #expect(outcomes.map(\.name.description) == ["expand-sign-in", "expand", "kind:expand"])
    }

    @Test func `a difference shows parameters with their units`() throws {
        let catalog = try Sample.catalog()
        let name = try Sample.name("expand")
        _ = try catalog.write(as: Sample.note) { writer in
            try writer.update(
                name, Sample.set([("expandDuration", "0.4"), ("presentCurve", "spring(dampingRatio: 0.8)")]))
        }
        let difference = try catalog.read { try $0.difference(from: DocumentReference(name), to: nil) }
        #expect((difference.from.revision.value, difference.to.revision.value) == (1, 2))
        #expect(
            difference.entries.map { "\($0.path) \($0.oldText ?? "") → \($0.newText ?? "")" } == [
                "$.parameters.expandDuration 0.35 s → 0.4 s",
                "$.parameters.presentCurve easeInOut → spring(dampingRatio: 0.8, initialVelocity: 0)",
            ])
    }

    @Test func `revisions from before a renaming are restored and copied`() throws {
        let catalog = try Sample.catalog()
        try catalog.write(as: Sample.note) { try $0.delete("expand-sign-in") }
        try catalog.write(as: Sample.note) { try $0.rename("kind:expand", to: "grow-kind") }
        try catalog.write(as: Sample.note) { try $0.rename("item:twitter", to: "bird") }
        let actions = try catalog.write(as: Sample.note) { writer in
            [
                try writer.restore("expand-sign-in"), try writer.copy("expand@1", to: "copied"),
                try writer.restore("expand@1"), try writer.restore("zoom-icons@1"),
            ].map(\.action)
        }
        #expect(actions == [.restored, .created, .unchanged, .unchanged])
        try catalog.read { (reader) throws -> Void in
            for name in ["expand-sign-in", "copied", "expand"] {
                #expect(try reader.state(of: name).kind?.kind.metadata.name.slug.text == "grow-kind")
            }
            let icons = try reader.state(of: "zoom-icons").document
            #expect(try icons.references.contains(Sample.name("item:bird")))
        }
        #expect(try catalog.verify() == [])
    }
}
