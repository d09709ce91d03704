import MotifCore
import MotifJSON
import Testing

@testable import MotifCatalog

@Suite struct `Making local changes again` {
    @Test func `a rename here and an edit there both hold`() throws {
        let merging = try Merging(
            theirs: [{ try $0.set("grow", ("delay", .number(1))) }], ours: [{ try $0.rename("grow", to: "bloom") }])
        #expect(try merging.merge().moved == 1)
        #expect(try merging.tom.json("delay", of: "bloom") == 1)
        #expect(try merging.tom.json("grow") == nil)
    }

    @Test func `an edit here and a rename there both hold`() throws {
        let merging = try Merging(
            theirs: [{ try $0.rename("grow", to: "bloom") }], ours: [{ try $0.set("grow", ("delay", .number(1))) }])
        try merging.merge()
        #expect(try merging.tom.json("delay", of: "bloom") == 1)
        #expect(try merging.tom.json("grow") == nil)
    }

    @Test func `a new reference to the old slug follows the document`() throws {
        let refer: Merging.Write = { try $0.add(SmallDocuments.pattern("blink", items: ["ring", "dot"])) }
        let rename: Merging.Write = { try $0.rename("item:dot", to: "point") }
        for (theirs, ours) in [(refer, rename), (rename, refer)] {
            let merging = try Merging(theirs: [theirs], ours: [ours])
            try merging.merge()
            #expect(try merging.tom.json("items", of: "blink") == ["ring", "point"])
            #expect(try merging.tom.json("items", of: "spin") == ["point"])
        }
    }

    @Test func `a new pattern of a kind that was renamed has it under its new name`() throws {
        let create: Merging.Write = { try $0.add(SmallDocuments.pattern("blink")) }
        let rename: Merging.Write = { try $0.rename("kind:fade", to: "dim") }
        for (theirs, ours) in [(create, rename), (rename, create)] {
            let merging = try Merging(theirs: [theirs], ours: [ours])
            try merging.merge()
            #expect(try merging.tom.json("blink")?["kind"] == "dim")
        }
    }

    @Test func `references that name different documents by one slug stay apart`() throws {
        // Here a new item is called 'mark'; there 'dot' is.
        let merging = try Merging(
            theirs: [{ try $0.rename("item:dot", to: "mark") }],
            ours: [
                { writer in
                    try writer.add(SmallDocuments.item("mark"))
                    try writer.add(SmallDocuments.pattern("blink", items: ["mark", "dot"]))
                }
            ])
        #expect(try merging.conflicts() == ["item:mark.slug"])
        try merging.merge(taking: ["item:mark.slug=mark-2"])
        #expect(try merging.tom.json("items", of: "blink") == ["mark-2", "mark"])
        #expect(try merging.tom.json("items", of: "spin") == ["mark"])
    }

    @Test(arguments: [
        ("theirs", "bloom"), ("ours", "swell"), ("base", "grow"), ("unfold", "unfold"),
    ])
    func `both rename to different names`(answer: String, name: String) throws {
        let merging = try Merging(
            theirs: [{ try $0.rename("grow", to: "bloom") }], ours: [{ try $0.rename("grow", to: "swell") }])
        #expect(try merging.conflicts() == ["bloom.slug"])
        try merging.merge(taking: ["bloom.slug=\(answer)"])
        #expect(try merging.tom.json(name) != nil)
        #expect(try ["bloom", "swell", "grow", "unfold"].filter { try merging.tom.json($0) != nil } == [name])
    }

    @Test func `both rename to the same name`() throws {
        let rename: Merging.Write = { try $0.rename("grow", to: "bloom") }
        let merging = try Merging(theirs: [rename], ours: [rename])
        let outcome = try merging.merge()
        #expect(outcome.moved == 0)
        #expect(outcome.absorbed == 1)
    }

    @Test func `two documents get the same name`() throws {
        let merging = try Merging(
            theirs: [{ try $0.rename("shrink", to: "bloom") }],
            ours: [{ try $0.rename("grow", to: "bloom") }, { try $0.set("bloom", ("delay", .number(1))) }])
        let stop = try merging.stop()
        #expect(stop.conflicts.map(\.label) == ["bloom.slug"])
        #expect(stop.conflicts.first?.conflict.base == "grow")
        #expect(stop.conflicts.first?.ours?.author == "tom")
        #expect(try merging.conflicts(taking: ["bloom.slug=ours"]) == ["bloom.slug"])
        #expect(try merging.conflicts(taking: ["bloom.slug=spin"]) == ["bloom.slug"])
        try merging.merge(taking: ["bloom.slug=bloom-2"])
        #expect(try merging.tom.json("delay", of: "bloom-2") == 1)
        #expect(try merging.tom.json("delay", of: "bloom") == 0)
    }

    @Test func `names are exchanged here, while one of the documents is edited there`() throws {
        let exchange: Merging.Write = { writer in
            try writer.rename("grow", to: "other")
            try writer.rename("shrink", to: "grow")
            try writer.rename("other", to: "shrink")
        }
        let merging = try Merging(theirs: [{ try $0.set("grow", ("delay", .number(1))) }], ours: [exchange])
        try merging.merge()
        #expect(try merging.tom.json("delay", of: "shrink") == 1)
        #expect(try merging.tom.json("delay", of: "grow") == 0)
    }

    @Test func `both create the same document`() throws {
        let create: Merging.Write = { try $0.add(SmallDocuments.pattern("blink", delay: 1)) }
        let merging = try Merging(theirs: [create], ours: [create, { try $0.set("blink", ("delay", .number(2))) }])
        let outcome = try merging.tom.pull(
            from: merging.team.hub, try Merging.options(["blink.delay=ours"]))
        #expect(outcome.moved == 1)
        #expect(outcome.absorbed == 1)
        #expect(try merging.tom.json("delay", of: "blink") == 2)
        let same = try Merging(theirs: [create], ours: [create])
        #expect(try same.merge().absorbed == 1)
    }

    @Test(arguments: [("ours", 2.0), ("theirs", 1), ("base", 0), ("0.5", 0.5)])
    func `both create a document of one name`(answer: String, delay: Double) throws {
        let merging = try Merging(
            theirs: [{ try $0.add(SmallDocuments.pattern("blink", delay: 1)) }],
            ours: [{ try $0.add(SmallDocuments.pattern("blink", delay: 2)) }])
        let stop = try merging.stop()
        #expect(stop.conflicts.map(\.label) == ["blink.delay"])
        #expect(stop.conflicts.first?.conflict.base == nil)
        try merging.merge(taking: ["blink.delay=\(answer)"])
        #expect(try merging.tom.json("delay", of: "blink") == .number(delay))
    }

    @Test func `a document that is deleted on one side and edited on the other`() throws {
        let delete: Merging.Write = { try $0.delete("grow") }
        let edit: Merging.Write = { try $0.set("grow", ("delay", .number(1))) }
        for (theirs, ours, isKept) in [(delete, edit, "ours"), (edit, delete, "theirs")] {
            for answer in ["ours", "theirs"] {
                let merging = try Merging(theirs: [theirs], ours: [ours])
                #expect(try merging.conflicts() == ["grow"])
                try merging.merge(taking: ["grow=\(answer)"])
                #expect(try merging.tom.json("delay", of: "grow") == (answer == isKept ? 1 : nil))
            }
        }
    }

    @Test func `both delete a document`() throws {
        let delete: Merging.Write = { try $0.delete("grow") }
        #expect(try Merging(theirs: [delete], ours: [delete]).merge().absorbed == 1)
    }

    @Test func `a document that is deleted here is used there`() throws {
        let merging = try Merging(
            theirs: [{ try $0.add(SmallDocuments.pattern("blink", items: ["ring"])) }],
            ours: [{ try $0.delete("item:ring") }])
        let stop = try merging.stop()
        #expect(stop.conflicts.isEmpty)
        #expect(stop.problems.flatMap(\.problems).map(\.code) == [.inUse])
        // Taking it back here is a way out.
        let head = try #require(try merging.tom.head()).number
        try merging.tom.undo(head, as: merging.team.note("tom"))
        #expect(try merging.merge().absorbed == 2)
        #expect(try merging.tom.json("item:ring") != nil)
    }

    @Test func `a document that is deleted there is used here`() throws {
        let merging = try Merging(
            theirs: [{ try $0.delete("item:ring") }],
            ours: [{ try $0.add(SmallDocuments.pattern("blink", items: ["ring"])) }])
        let stop = try merging.stop()
        #expect(stop.problems.map(\.document) == [try DocumentReference("blink").name])
        try merging.team.write("tom", to: merging.tom) { try $0.set("blink", ("items", .items())) }
        try merging.merge()
        #expect(try merging.tom.json("items", of: "blink") == [])
    }

    @Test func `a kind that is deleted with its patterns stays if one of them is kept`() throws {
        let merging = try Merging(
            before: { writer in
                try writer.add(SmallDocuments.kind("wipe"))
                try writer.add(SmallDocuments.pattern("left", kind: "wipe"))
            }, theirs: [{ try $0.set("left", ("delay", .number(1))) }],
            ours: [{ _ = try $0.delete(["kind:wipe", "left"].map { try DocumentReference($0).name }) }])
        #expect(try merging.conflicts() == ["left"])
        let stop = try merging.stop(taking: ["left=theirs"])
        #expect(stop.problems.flatMap(\.problems).map(\.code) == [.inUse])
        try merging.merge(taking: ["left=ours"])
        #expect(try merging.tom.json("kind:wipe") == nil)
    }

    @Test func `an answer is about the document that has the name now`() throws {
        let merging = try Merging(
            theirs: [
                { writer in
                    try writer.rename("grow", to: "bloom")
                    try writer.rename("spin", to: "grow")
                    for name in ["bloom", "grow"] { try writer.set(name, ("delay", .number(1))) }
                }
            ],
            ours: [{ writer in for name in ["grow", "spin"] { try writer.set(name, ("delay", .number(2))) } }])
        #expect(try merging.conflicts() == ["bloom.delay", "grow.delay"])
        #expect(try merging.conflicts(taking: ["grow.delay=ours"]) == ["bloom.delay"])
        try merging.merge(taking: ["grow.delay=ours", "bloom.delay=theirs"])
        #expect(try merging.tom.json("delay", of: "grow") == 2)
        #expect(try merging.tom.json("delay", of: "bloom") == 1)
    }
}
