import MotifCatalog
import MotifCore
import MotifJSON
import Testing

@Suite struct EditTests {
    @Test func `every problem of an edit is reported, and nothing is written`() throws {
        let catalog = try Sample.catalog()
        let name = try Sample.name("quick")
        var edit = Sample.set([("expandDuration", "0"), ("foo", "1"), ("expandCurve", "easein")])
        edit.kind = "expand"
        edit.reset = ["presentDuraton"]
        edit.removedTags = ["fast"]
        let problems = try Sample.problems { _ = try catalog.write(as: Sample.note) { try $0.create(name, edit) } }
        #expect(
            problems.sorted() == [
                "bad-curve $.parameters.expandCurve", "out-of-range $.parameters.expandDuration",
                "unknown-parameter $.parameters.foo", "unknown-parameter $.parameters.presentDuraton",
                "unknown-reference $.tags",
            ])
        #expect(throws: Problems.self) { try catalog.read { _ = try $0.entry(of: name) } }
    }

    @Test func `a new pattern has every parameter and a title from its slug`() throws {
        let catalog = try Sample.catalog()
        let name = try Sample.name("grow-fast")
        var edit = Sample.set([("expandDuration", "150ms")])
        edit.kind = "expand"
        _ = try catalog.write(as: Sample.note) { try $0.create(name, edit) }
        let json = try catalog.read { try $0.state(of: DocumentReference(name)).document.json }
        #expect(json["title"] == "Grow fast")
        #expect(
            json["parameters"] == [
                "expandCurve": "easeIn", "expandDuration": 0.15, "presentCurve": "easeInOut", "presentDuration": 0.35,
                "thresholdScale": 2,
            ])
    }

    @Test func `reset restores the default, and an empty summary is removed`() throws {
        let catalog = try Sample.catalog()
        let name = try Sample.name("expand-sign-in")
        var edit = Edit()
        edit.reset = ["expandDuration"]
        edit.summary = ""
        _ = try catalog.write(as: Sample.note) { try $0.update(name, edit) }
        let json = try catalog.read { try $0.state(of: DocumentReference(name)).document.json }
        #expect(json["parameters"]?["expandDuration"] == 0.35)
        #expect(json["parameters"]?["presentDuration"] == 0.1)
        #expect(json["summary"] == nil)
    }

    @Test func `items and devices have fields to set`() throws {
        let catalog = try Sample.catalog()
        try catalog.write(as: Sample.note) { writer in
            _ = try writer.update(try Sample.name("item:vimeo"), Sample.set([("color", "#3366FF80")]))
            _ = try writer.update(try Sample.name("device:iphone-15"), Sample.set([("screen", "400, 900")]))
        }
        try catalog.read { reader in
            let item = try reader.state(of: try DocumentReference("item:vimeo")).document.json
            #expect(item["color"]?["components"] == [0.2, 0.4, 1])
            let device = try reader.state(of: try DocumentReference("device:iphone-15")).document.json
            #expect(device["screen"] == ["width": 400, "height": 900])
        }
    }

    @Test func `a file for another document is rejected`() throws {
        let catalog = try Sample.catalog()
        let problems = try Sample.problems {
            let edit = Sample.document(["slug": "other", "type": "item"])
            _ = try catalog.write(as: Sample.note) { try $0.update(try Sample.name("expand"), edit) }
        }
        #expect(problems == ["conflict $.type", "conflict $.slug"])
    }
}
