import Foundation
import MotifFormula
import MotifJSON
import Testing

@testable import MotifCore
@testable import MotifExport

@Suite struct `the page of a pattern` {
    @Test(arguments: Seeds.patterns) func `is one file under 160 KB, the same every time`(_ slug: String) throws {
        let page = try ExportTarget.html.export(Seeds.subject(slug)).text

        #expect(page.utf8.count < 160_000)
        #expect(page == (try ExportTarget.html.export(Seeds.subject(slug)).text))
        #expect(!page.contains("{{") && !page.contains("\n/**"))
        #expect(page.components(separatedBy: "</script>").count == 4, "two of data and one of script")
        for word in ["src=", "href=", "url(", "import ", "import(", "fetch("] {
            #expect(!page.contains(word), "\(word)")
        }
    }

    @Test func `keeps hostile text as text`() throws {
        let page = try ExportTarget.html.export(Seeds.subject("expand", titled: Seeds.hostile)).text

        #expect(page.components(separatedBy: "</script>").count == 4)
        #expect(page.components(separatedBy: "</style>").count == 2)
        #expect(page.contains("<h1 dir=\"auto\">&lt;/script&gt;&lt;/style&gt;*&#47; &quot;"))
        #expect(!page.contains("\u{202E}"), "what turns the direction of the page is escaped")
    }

    @Test func `has a title that doesn't repeat itself`() throws {
        let page = try ExportTarget.html.export(Seeds.subject("expand", titled: "{{summary}} {{")).text

        #expect(page.contains("<title>{{summary}} {{ · motif</title>"))
    }

    @Test func `reports what it can't show`() throws {
        #expect(try ExportTarget.html.export(Seeds.subject("expand")).notes.isEmpty)
        #expect(try ExportTarget.html.export(Seeds.subject("shift-the-shape")).notes.map(\.code.rawValue) == ["lottie"])
    }
}

@Suite struct `the motion of a page` {
    struct Case: CustomTestStringConvertible {
        let formula: String
        let tree: String

        var testDescription: String { formula }
    }

    @Test(arguments: [
        Case(formula: "view.width / 2", tree: #"["/",[".","view","width"],2]"#),
        Case(formula: "-a + b * 3", tree: #"["+",["-","a"],["*","b",3]]"#),
        Case(formula: "a < 1 && !c", tree: #"["&&",["<","a",1],["!","c"]]"#),
        Case(formula: "c ? 'it''s' : 'no'", tree: #"["?","c",["'","it's"],["'","no"]]"#),
        Case(formula: "rows[0] + max(a, b, 1)", tree: #"["+",["[]","rows",0],["max","a","b",1]]"#),
        Case(formula: "name ?? 'x'", tree: #"["??","name",["'","x"]]"#),
        Case(formula: "'a' in tags", tree: #"["in",["'","a"],"tags"]"#),
    ]) func `has formulas as trees`(_ sample: Case) throws {
        #expect(try Formula(sample.formula).syntax.json.canonical == sample.tree)
    }

    @Test func `has parameters with unit, range and formula value`() throws {
        let parameters = try #require(try motion("punch-out")["parameters"]?.array)
        let duration = try #require(parameters.first { $0["name"] == "duration" })
        let color = try #require(parameters.first { $0["name"] == "shadowColor" })

        #expect(duration["unit"] == " s")
        #expect(duration["exclusiveMinimum"] == 0)
        #expect(duration["minimum"] == nil)
        #expect(color["formulaValue"]?["red"] == 0)
    }

    @Test func `has swapped operations with their own tracks`() throws {
        let operations = try #require(try motion("punch-out")["operations"]?.array)
        func ends(_ index: Int) -> [JSON?] {
            (operations[index]["standard"]?["tracks"]?.array ?? []).flatMap { [$0["from"], $0["to"]] }
        }

        #expect(operations.map { $0["name"] } == ["push", "pop"])
        #expect(Array(ends(0).prefix(2)) == ["startDiameter", "endDiameter"])
        #expect(Array(ends(1).prefix(2)) == ["endDiameter", "startDiameter"])
    }

    @Test func `has each finding once with its screens, and all devices`() throws {
        let devices = try ["iphone-15", "ipad-9"].map(Seeds.device)
        let motion = PlayerMotion(try Seeds.subject("mask-reveal", devices: devices)).json
        let findings = try #require(motion["findings"]?.array)

        #expect(motion["devices"]?.array?.map { $0["slug"] } == ["screen", "iphone-15", "ipad-9"])
        #expect(findings.allSatisfy { $0["screens"]?.array?.isEmpty == false })
        #expect(findings.contains { $0["name"] == "no-jump" })
    }

    @Test(arguments: [(cases: 0, isAccepted: false), (100, true)])
    func `accepts shortfalls up to the stated limit`(_ limit: (cases: Int, isAccepted: Bool)) throws {
        let seed = try Seeds.motion("mask-reveal")
        var pattern = try #require(Document.pattern(seed.pattern).json.object)
        let accepts = ["no-jump", "covers-screen"].map { check -> JSON in
            ["check": .string(check), "reason": "As published", "cases": .integer(limit.cases), "shortfall": 1000]
        }
        pattern["accepts"] = .array(accepts)
        let motion = try PatternMotion(
            pattern: JSON.object(pattern).canonical, kind: Document.kind(seed.kind).json.canonical
        ) { _ in nil }
        let size = MotionSize(width: 393, height: 852)
        let subject = try ExportSubject(
            motion, revision: .first, screen: Screen(size: size), scene: motion.scene(on: size),
            devices: ["iphone-15", "ipad-9"].map(Seeds.device))
        let player = PlayerMotion(subject).json

        let jump = player["findings"]?.array?.first { $0["name"] == "no-jump" }
        #expect((jump?["accepted"] == "As published") == limit.isAccepted)
        let covers = player["checks"]?.array?.first { $0["name"] == "covers-screen" }
        #expect(covers?["limit"]?["cases"]?.number == Double(limit.cases))
        #expect(covers?["limit"]?["words"]?.string?.hasSuffix("up to 1000") == true)
    }

    @Test func `has the requested scene`() throws {
        let motion = try Seeds.motion("expand")
        let size = MotionSize(width: 393, height: 852)
        let frame = MotionFrame(x: 1, y: 2, width: 30, height: 40)
        let revision = try #require(RevisionNumber(1))
        let subject = try ExportSubject(
            motion, revision: revision, screen: Screen(size: size),
            scene: motion.scene(on: size, given: ["view": .frame(frame)]))

        #expect(PlayerMotion(subject).json["given"]?.canonical == #"{"view":{"height":40,"width":30,"x":1,"y":2}}"#)
        #expect(try self.motion("expand")["given"]?.canonical == "{}")
    }

    private func motion(_ slug: String) throws -> JSON { PlayerMotion(try Seeds.subject(slug)).json }
}
