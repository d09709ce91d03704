import Foundation
import MotifCatalog
import MotifCore
import MotifJSON
import MotifScan
import MotifSource
import MotifSpelling
import MotifText
import Testing

// Files of links and baselines.
extension VerdictTests {
    private func problems(_ text: String, _ read: (JSON) throws(Problems) -> some Any) throws -> [String] {
        let json = try JSONReader().read(text)
        do throws(Problems) {
            _ = try read(json)
            return []
        } catch {
            // Paths begin with `$` or `$.`.
            return error.problems.map { problem in
                "\("\(problem.path)".dropFirst(problem.path == .root ? 1 : 2)) \(problem.code.rawValue)"
            }
        }
    }

    @Test(arguments: [
        ("{}", [" missing"]), ("{\"links\": [1]}", ["links[0] wrong-type"]),
        ("{\"links\": [{\"file\": \"A.swift\", \"to\": 3}]}", ["links[0].to wrong-type"]),
        ("{\"links\": [{\"to\": \"expand\"}, {\"file\": \"a\"}]}", ["links[0] missing", "links[1] missing"]),
        ("{\"links\": [{\"file\": \"a\", \"to\": \"b\", \"ordinal\": 0}]}", ["links[0].ordinal out-of-range"]),
        ("{\"links\": [{\"file\": \"a\", \"to\": \"b\", \"line\": 3}]}", ["links[0].line unknown-key"]),
        ("{\"links\": [], \"chnge\": 3}", ["chnge unknown-key"]),
        ("{\"version\": 2, \"links\": {}, \"new\": 1}", ["version out-of-range"]),
    ]) func `mistakes in a file of links are named together`(_ text: String, _ expected: [String]) throws {
        #expect(try problems(text) { json throws(Problems) in try ScanLinks(json) } == expected)
    }

    @Test func `a baseline of a newer version or with unknown keys is refused`() throws {
        for (text, expected) in [
            ("{\"version\": 2, \"findings\": []}", ["version out-of-range"]),
            ("{\"links\": []}", [" missing", "links unknown-key"]),
        ] {
            #expect(try problems(text) { json throws(Problems) in try ScanBaseline(json) } == expected)
        }
    }

    @Test(arguments: [
        ("{\"exclude\": 3}", ["exclude wrong-type"]), ("{\"exclude\": [3]}", ["exclude wrong-type"]),
        ("{\"wrappers\": {}}", ["wrappers wrong-type"]), ("[]", [" wrong-type"]),
        (
            "{\"wrappers\": [{\"cal\": \"f(x:)\", \"means\": \"g(x)\"}], \"exclud\": []}",
            ["wrappers[0] missing", "wrappers[0].cal unknown-key", "exclud unknown-key"]
        ),
        ("{\"wrappers\": [{\"call\": \"f\", \"means\": \"g(\"}]}", ["wrappers[0].means syntax"]),
        ("{\"wrappers\": [{\"call\": \"f\", \"means\": \"g()\"}]}", ["wrappers[0].call syntax"]),
        ("{\"wrappers\": [{\"call\": \"f(a)\", \"means\": \"g()\"}]}", ["wrappers[0].call syntax"]),
        (
            "{\"wrappers\": [{\"call\": \"f(with:)\", \"means\": \"g(with)\", \"defaults\": {\"wth\": \"1\"}}]}",
            ["wrappers[0].defaults unknown-key"]
        ),
    ]) func `mistakes in the settings are named together`(_ text: String, _ expected: [String]) throws {
        #expect(try problems(text) { json throws(Problems) in try ScanSettings(json) } == expected)
    }

    @Test func `links of another catalog are a finding, and no catalog is needed for a survey`() throws {
        // One that was built from the same documents has all the targets.
        for (target, expected) in [("expand", []), ("value:gone", ["other-catalog"])] {
            let text =
                "{\"catalog\": \"0123456789abcdef\", \"change\": 99, \"links\": [{\"file\": \"Z.swift\", \"to\": \"\(target)\"}]}"
            let links = try ScanLinks(try JSONReader().read(text))
            #expect(try report("let a = 1", links: links).findings.map(\.rule.rawValue) == expected)
        }
        let folder = try CodeFolder([
            "A.swift": """
            withAnimation(.easeIn(duration: 0.3)) { }
            withAnimation(.easeIn(duration: 0.3)) { } // motif: expand
            withAnimation(.spring(response: 0.4, dampingFraction: 0.7)) { }
            withAnimation { }
            """
        ])
        let survey = ScanSurvey(ScanReport(folder.scan(), CatalogValues()))
        #expect(
            survey.groups.map { "\($0.places.count) \($0.timing)" } == [
                "2 easeIn over 0.3 s", "1 spring(response: 0.4, dampingFraction: 0.7)",
            ])
    }

    @Test func `a timing is reported once, where it is declared or where it is used`() throws {
        let folder = try CodeFolder([
            "a.css": """
            :root { --fast: 0.1s ease-in }
            a { transition: opacity var(--fast) }
            b { transition: var(--fast) }
            """,
            "b.tsx": """
            import { motion } from "motion/react";
            const soft = { type: "spring", stiffness: 300, damping: 20 };
            const a = <motion.p transition={soft} />;
            """,
            "c.swift": """
            enum M { static let slow: Animation = .linear(duration: 3) }
            let a = x.animation(M.slow, value: y)
            """,
        ])
        let report = ScanReport(folder.scan(), CatalogValues())
        let found = report.findings.map {
            "\($0.file.split(separator: "/").last ?? ""):\($0.position?.line ?? 0) \($0.constant ?? "-")"
        }
        #expect(found == ["a.css:2 -", "a.css:3 -", "b.tsx:3 -", "c.swift:1 -", "c.swift:2 M.slow"])
        #expect(
            ScanSurvey(report).groups.map { "\($0.places.count) \($0.timing)" } == [
                "2 easeIn over 0.1 s", "1 linear over 3 s",
                "1 spring(mass: 1, stiffness: 300, damping: 20, initialVelocity: 0)",
            ])
    }

    @Test(arguments: [
        ("exapnd", "the catalog has no 'exapnd'. Did you mean 'expand'?"),
        ("expand.expandDuratoin", "the catalog has no 'expand.expandDuratoin'. Did you mean 'expand.expandDuration'?"),
        ("value:expand", "the catalog has no 'value:expand'. Did you mean 'expand'?"),
        ("expand.thresholdScale", "'expand.thresholdScale' is a number; a link needs a duration, a curve, or both"),
        ("kind:expand", "'kind:expand' is a kind; a link needs a duration, a curve, or both"),
        ("nothing-like-it", "the catalog has no 'nothing-like-it'"),
    ]) func `a link that can't be followed has a suggestion or the reason`(_ link: String, _ message: String) throws {
        let found = try report("withAnimation(.linear(duration: 9)) { } // motif: \(link)").findings
        #expect(found.first { $0.rule == .target }?.message == message)
    }

    @Test func `a link to nothing is a finding, and the scan goes on`() throws {
        let code = "withAnimation(.linear(duration: 9)) { } // motif: gone.duration"
        #expect(try report(code).findings.map(\.rule.rawValue).sorted() == ["unknown", "unknown-target"])
    }

    @Test func `links of a file have neither lines nor numbers`() throws {
        let code = "func show() { UIView.animate(withDuration: 0.25, options: .curveEaseIn) { } }"
        let folder = try CodeFolder(["A.swift": code])
        let place = try #require(folder.scan().places.first)
        var links = ScanLinks()
        links.add(place, to: "expand.expandDuration")
        links.change = 2
        let read = try ScanLinks(try JSONReader().read(links.text))
        #expect(read.target(of: place) == "expand.expandDuration" && read.text == links.text)
        let values = try Self.catalog().read { try CatalogValues($0) }
        try folder.write(Data(("\n\n" + code.replacing("0.25", with: "0.26")).utf8), to: "A.swift")
        #expect(ScanReport(folder.scan(), values, links: read).findings.map(\.rule) == [.drift])
        try folder.write(Data("let a = 1".utf8), to: "A.swift")
        let stale = ScanReport(folder.scan(), values, links: read).findings
        #expect(stale.map(\.rule.rawValue) == ["stale-link"] && stale.map(\.file) == [place.file])
        links.change = 99
        #expect(ScanReport(folder.scan(), values, links: links).findings.map(\.rule.rawValue).contains("older-catalog"))
    }

    @Test(arguments: ["ios", "android", "."])
    func `the paths of a baseline are those of its folder, wherever the scan runs`(_ path: String) throws {
        let code = "func show() { withAnimation(.linear(duration: 9)) { } }"
        let folder = try CodeFolder(["ios/A.swift": code, "android/B.swift": code])
        let values = try Self.catalog().read { try CatalogValues($0) }
        func scan(_ path: String) -> ScanReport {
            ScanReport(Scan(SourceFiles([folder.url.appendingPathComponent(path).path])), values, baseline: baseline)
        }
        var baseline: ScanBaseline?
        let text = ScanBaseline.text(of: scan(".").findings, in: folder.url.path)
        #expect(text.contains("\"file\":\"android/B.swift\"") && text.contains("\"file\":\"ios/A.swift\""))
        baseline = try ScanBaseline(try JSONReader().read(text), in: folder.url.path)
        let known = scan(path)
        #expect(known.baseline?.known == (path == "." ? 2 : 1) && known.baseline?.fixed == 0)
        // What is gone is fixed only where the scan looked.
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("ios/A.swift"))
        #expect(scan(path).findings.filter { $0.rule == .fixed }.count == (path == "android" ? 0 : 1))
    }

    @Test func `a link to a former name has the present one`() throws {
        let catalog = try Self.catalog()
        try catalog.write(as: ChangeNote(author: "mia", date: Self.date)) {
            _ = try $0.rename("expand", to: "unfold")
        }
        let code = "withAnimation(.linear(duration: 9)) { } // motif: expand.expandDuration"
        let found = try report(code, catalog: catalog).findings
        #expect(found.first { $0.rule == .target }?.message == "'expand' is now 'unfold'; change the link")
    }

    @Test func `a baseline survives other lines, and an entry that is fixed fails`() throws {
        let code = "func show() { withAnimation(.linear(duration: 9)) { } }"
        let folder = try CodeFolder(["A.swift": code])
        let values = try Self.catalog().read { try CatalogValues($0) }
        let before = ScanReport(folder.scan(), values)
        let baseline = try ScanBaseline(try JSONReader().read(ScanBaseline.text(of: before.findings)))
        try folder.write(Data(("\n// moved\n" + code).utf8), to: "A.swift")
        let moved = ScanReport(folder.scan(), values, baseline: baseline)
        #expect(moved.findings.map(\.isNew) == [false] && moved.baseline?.known == 1)
        try folder.write(
            Data((code + "\nfunc other() { withAnimation(.linear(duration: 9)) { } }").utf8), to: "A.swift")
        #expect(ScanReport(folder.scan(), values, baseline: baseline).findings.map(\.isNew) == [false, true])
        try folder.write(Data("let a = 1".utf8), to: "A.swift")
        let fixed = ScanReport(folder.scan(), values, baseline: baseline)
        #expect(fixed.findings.map(\.rule.rawValue) == ["baseline-fixed"] && fixed.findings.first?.level == .error)
    }
}
