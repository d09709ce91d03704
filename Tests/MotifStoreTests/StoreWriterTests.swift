import MotifCore
import Testing

@testable import MotifStore

@Suite struct `Writing a catalog` {
    @Test func `a document is read back unchanged`() throws {
        let store = try Store.inMemory()
        let body = try Samples.body(.item, "twitter", title: "Twitter")
        let entry = try store.write(as: Samples.note) { try $0.add(body) }
        try store.read { reader in
            #expect(try reader.entry(of: body.name) == entry)
            #expect(try reader.entry(of: entry.id) == entry)
            let document = try #require(try reader.document(named: body.name))
            #expect(document.body == body.canonical)
            #expect(document.note.date == Samples.note.date)
            let revision = try #require(try reader.revision(entry.key))
            #expect(revision.body == body.canonical)
            #expect(revision.note == Samples.note)
            #expect(revision.digest == ContentDigest(of: body.canonical))
        }
    }

    @Test func `a pattern remembers the revision of its kind`() throws {
        let store = try Store.inMemory()
        try Samples.fill(store)
        try store.write(as: Samples.note) { try $0.add(try Samples.body(.kind, "expand", title: "Other")) }
        try store.read { reader in
            let pattern = try #require(try reader.entry(of: DocumentName(.pattern, try .of("expand"))))
            let key = try #require(pattern.kind)
            let kind = try #require(try reader.revision(key))
            #expect(String(decoding: kind.body ?? [], as: UTF8.self).contains("Grows a view"))
            #expect(pattern.kind?.number == .first)
        }
    }

    @Test func `a write that throws changes nothing`() throws {
        struct Stop: Error {}
        let store = try Store.inMemory()
        #expect(throws: Stop.self) {
            try store.write(as: Samples.note) { writer in
                try writer.add(try Samples.body(.item, "twitter"))
                throw Stop()
            }
        }
        let statistics = try store.read { try $0.statistics() }
        #expect(statistics.revisions == 0)
        #expect(statistics.changes == 0)
        #expect(statistics.documents.isEmpty)
    }

    @Test func `a change that saves nothing is not recorded`() throws {
        let store = try Store.inMemory()
        try store.write(as: Samples.note) { _ in }
        #expect(try store.read { try $0.statistics().changes } == 0)
    }

    @Test func `an outdated entry is rejected`() throws {
        let store = try Store.inMemory()
        let body = try Samples.body(.item, "twitter")
        let entry = try store.write(as: Samples.note) { try $0.add(body) }
        try store.write(as: Samples.note) { try $0.add(try Samples.body(.item, "twitter", title: "Other")) }
        let late = NewRevision.revise(entry, body, kind: nil)
        let stale = #expect(throws: StoreError.self) { try store.write(as: Samples.note) { try $0.save(late) } }
        #expect(stale?.kind == .stale)
        let taken = NewRevision.create(body, kind: nil)
        let error = #expect(throws: StoreError.self) { try store.write(as: Samples.note) { try $0.save(taken) } }
        #expect(error?.kind == .stale)
    }

    @Test func `a reference to a missing document is rejected`() throws {
        let store = try Store.inMemory()
        let body = try Samples.body(.item, "twitter", references: [DocumentName(.item, try .of("none"))])
        let error = #expect(throws: StoreError.self) { try store.write(as: Samples.note) { try $0.add(body) } }
        #expect(error?.kind == .missingReference("item 'none'"))
    }

    @Test func `the history has each action, newest first`() throws {
        let store = try Store.inMemory()
        let name = DocumentName(.item, try .of("twitter"))
        let entry = try store.write(as: Samples.note) { try $0.add(try Samples.body(.item, "twitter")) }
        try store.write(as: Samples.note) { try $0.add(try Samples.body(.item, "twitter", title: "T")) }
        try store.write(as: Samples.note) { writer in
            let entry = try #require(try writer.reader.entry(of: name))
            let renamed = try Samples.body(.item, "x")
            try writer.save(.revise(entry, renamed, kind: nil))
        }
        let other = DocumentName(.item, try .of("x"))
        try store.write(as: Samples.note) { writer in
            let entry = try #require(try writer.reader.entry(of: other))
            try writer.save(.delete(entry))
        }
        #expect(try store.slugs(Query(nil)) == [])
        #expect(try store.slugs(Query(nil, deleted: .only)) == ["x"])
        try store.write(as: Samples.note) { try $0.add(try Samples.body(.item, "x")) }
        var actions: [String] = []
        try store.read { reader in
            try reader.history(of: entry.id) { actions.append("\($0.key.number) \($0.action) \($0.name.slug)") }
        }
        #expect(actions == ["5 restored x", "4 deleted x", "3 renamed x", "2 updated twitter", "1 created twitter"])
        #expect(try store.damage() == [])
    }

    @Test func `referrers are the patterns of a kind and those that name a document`() throws {
        let store = try Store.inMemory()
        try Samples.fill(store)
        try store.read { reader in
            let item = try #require(try reader.entry(of: DocumentName(.item, try .of("twitter"))))
            #expect(try reader.referrers(of: item.id).map(\.name.slug.text) == ["slide-in"])
            let kind = try #require(try reader.entry(of: DocumentName(.kind, try .of("expand"))))
            #expect(try reader.referrers(of: kind.id).map(\.name.slug.text) == ["expand", "expand-slow"])
            var slugs: [String] = []
            try reader.referrers(of: kind.id, ofType: .pattern) { slugs.append($0.entry.name.slug.text) }
            #expect(slugs == ["expand", "expand-slow"])
        }
    }

    @Test(arguments: ["revision", "change", "change_hash"]) func `stored revisions are never changed`(table: String)
        throws
    {
        let folder = try TemporaryFolder()
        let path = folder.file("a.db")
        try Samples.fill(try Store.create(at: path))
        let column = table == "change_hash" ? "hash" : table == "change" ? "author" : "number"
        #expect(throws: (any Error).self) { try tamper(path, "UPDATE \(table) SET \(column) = \(column)") }
        #expect(throws: (any Error).self) { try tamper(path, "DELETE FROM \(table)") }
    }
}
