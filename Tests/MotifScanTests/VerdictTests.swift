import Foundation
import MotifCatalog
import MotifCore
import MotifJSON
import MotifScan
import MotifSource
import MotifSpelling
import Testing

/// Code compared with a catalog.
@Suite struct VerdictTests {
    private static let date = Timestamp("2026-05-04T09:30:00Z") ?? Timestamp(millisecondsSince1970: 0)

    /// The shipped patterns; `expand` is faster since its second revision.
    private static func catalog() throws -> Catalog {
        let catalog = try Catalog.inMemory(with: .shipped, as: ChangeNote(author: "ana", message: "start", date: date))
        try catalog.write(as: ChangeNote(author: "mia", message: "snappier", date: date)) {
            _ = try $0.update("expand") { $0["expandDuration"] = .milliseconds(250) }
        }
        return catalog
    }

    private func report(
        _ code: String, links: ScanLinks = ScanLinks(), baseline: ScanBaseline? = nil, catalog: Catalog? = nil
    ) throws -> ScanReport {
        let folder = try CodeFolder(["A.swift": code])
        let values = try (catalog ?? Self.catalog()).read { try CatalogValues($0) }
        return ScanReport(folder.scan(), values, links: links, baseline: baseline)
    }

    private func messages(_ code: String) throws -> [String] { try report(code).findings.map(\.message) }

    @Test func `a linked duration that an earlier revision had is a drift, with its reason`() throws {
        let code = "UIView.animate(withDuration: 0.35, options: .curveEaseIn) { } // motif: expand.expandDuration"
        #expect(
            try messages(code) == [
                "0.35 s was expand.expandDuration until revision 2, which has 0.25 s (mia, 2026-05-04: snappier)"
            ])
    }

    @Test func `a linked duration that no revision had is a drift`() throws {
        let code = "// motif: expand.expandDuration\nUIView.animate(withDuration: 0.4) { }"
        #expect(
            try messages(code) == [
                "0.4 s doesn't match expand.expandDuration in any revision; expand@2 has 0.25 s (mia, 2026-05-04: snappier)"
            ])
    }

    @Test func `a linked value that is equal is linked`() throws {
        let code = """
            UIView.animate(withDuration: 0.25) { } // motif: expand.expandDuration
            UIView.animate(withDuration: 0.25, options: .curveEaseIn) { } // motif: expand.expandCurve
            UIView.animate(withDuration: 0.25, options: .curveEaseIn) { } // motif: expand
            """
        #expect(try report(code).findings.map(\.verdict) == [.linked, .linked, .linked])
    }

    @Test func `a complete timing is equal, a duration alone isn't`() throws {
        let findings = try report(
            """
            UIView.animate(withDuration: 0.25, delay: 0, options: .curveEaseIn) { }
            UIView.animate(withDuration: 0.25, delay: 0, options: .curveEaseOut) { }
            UIView.animate(withDuration: 0.25, delay: 0.1, options: .curveEaseIn) { }
            """
        ).findings
        #expect(findings.map(\.verdict) == [.equal, .unknown, .equal])
        #expect(
            findings.map(\.message) == [
                "easeIn over 0.25 s is expand.expandDuration+expandCurve of expand@2",
                "easeOut over 0.25 s is not in the catalog",
                "easeIn over 0.25 s with a delay of 0.1 s is expand.expandDuration+expandCurve of expand@2",
            ])
    }

    @Test func `an earlier revision's timing is old`() throws {
        let catalog = try Catalog.inMemory(with: .shipped, as: ChangeNote(author: "ana", date: Self.date))
        for (slug, milliseconds) in [("expand", 1), ("expand-covering", 2), ("expand-sign-in", 3)] {
            try catalog.write(as: ChangeNote(author: "mia", message: "", date: Self.date)) {
                _ = try $0.update(slug) { $0["expandDuration"] = .milliseconds(410 + Double(milliseconds)) }
            }
        }
        let found = try report("UIView.animate(withDuration: 0.35, options: .curveEaseIn) { }", catalog: catalog)
        #expect(found.findings.map(\.verdict) == [.old])
    }

    @Test func `the same numbers aren't the same spring`() throws {
        let catalog = try Catalog.inMemory(with: .shipped, as: ChangeNote(author: "ana", date: Self.date))
        try catalog.write(as: ChangeNote(author: "mia", date: Self.date)) {
            _ = try $0.update("expand") {
                $0["expandDuration"] = .milliseconds(500)
                $0["expandCurve"] = .curve(.uiKit(0.8))
            }
        }
        // k 323.589492, c 28.781749 by UIKit's solver; SwiftUI's response of 0.5 s is k 157.9.
        let code = """
            UIView.animate(withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0) { }
            withAnimation(.interpolatingSpring(stiffness: 323.59, damping: 28.78)) { }
            withAnimation(.interpolatingSpring(stiffness: 323.6, damping: 28.78)) { }
            withAnimation(.spring(response: 0.5, dampingFraction: 0.8)) { }
            withAnimation(.interpolatingSpring(stiffness: 323.5, damping: 28.78)) { }
            withAnimation(.interpolatingSpring(stiffness: 324, damping: 28.78)) { }
            """
        let verdicts = try report(code, catalog: catalog).findings.map(\.verdict)
        #expect(verdicts == [.equal, .equal, .equal, .unknown, .unknown, .unknown])
    }

    @Test func `a spring is compared by the numbers that the code states`() throws {
        let catalog = try Catalog.inMemory(with: .shipped, as: ChangeNote(author: "ana", date: Self.date))
        try catalog.write(as: ChangeNote(author: "mia", date: Self.date)) {
            _ = try $0.update("expand") { $0["expandCurve"] = .curve(.spring(.response(0.5, dampingFraction: 0.8))) }
        }
        // k = (2π/0.5)² = 157.91367…, c = 4π·0.8/0.5 = 20.106193…; a clamped spring is another motion.
        let folder = try CodeFolder([
            "A.kt": """
            animateFloatAsState(targetValue = 1f, animationSpec = spring(0.8f, 157.91367f))
            animateFloatAsState(targetValue = 1f, animationSpec = spring(0.81f, 157.91367f))
            """,
            "B.ts": """
            withSpring(1, { mass: 1, stiffness: 157.91367, damping: 20.106193 });
            withSpring(1, { mass: 1, stiffness: 157.91367, damping: 20.106193, overshootClamping: true });
            """,
        ])
        let values = try catalog.read { try CatalogValues($0) }
        let report = ScanReport(folder.scan(), values, links: ScanLinks(), baseline: nil)
        #expect(report.findings.map(\.verdict) == [.equal, .unknown, .equal, .unknown])
    }

    @Test func `each branch has a verdict of its own`() throws {
        let code = "UIView.animate(withDuration: 0.25, options: isFast ? .curveEaseIn : .curveLinear) { }"
        let found = try report(code)
        #expect(found.findings.map(\.rule) == ["equal", "unknown"] && found.timingCount == 2 && found.placeCount == 1)
        // The link belongs to the one that equals it.
        let linked = try report(code + " // motif: expand")
        #expect(linked.counts == [.linked: 1, .unknown: 1])
        // If none does, one finding names all of them.
        let drifted = try report(
            code.replacing("0.25", with: "0.35").replacing("curveEaseIn", with: "curveEaseOut") + " // motif: expand")
        #expect(drifted.counts == [.drift: 2] && drifted.findings.count == 1)
        #expect(
            drifted.findings.first?.message
                == "easeOut over 0.35 s, linear over 0.35 s doesn't match expand in any revision; expand@2 has easeIn over 0.25 s (mia, 2026-05-04: snappier)"
        )
    }

    @Test(arguments: [
        ("UIView.animate(withDuration: 0.25, delay: 0.1 * Double(i), options: .curveEaseIn) { }", "", [Verdict.linked]),
        ("UIView.animate(withDuration: 0.25, delay: 0.2, options: .curveEaseIn) { }", "", [.linked]),
        ("withAnimation(.easeIn(duration: 0.25).delay(0.1 * Double(i))) { }", "", [.linked]),
        ("withAnimation(.easeIn(duration: 0.25).repeatForever()) { }", "", [.linked]),
        ("withAnimation(.easeIn(duration: 0.25).repeatCount(n)) { }", "", [.linked]),
        ("withAnimation(.easeIn(duration: 0.25)) { }", " exactly", [.linked]),
        ("withAnimation(.easeIn(duration: 0.25).repeatForever()) { }", " exactly", [.drift]),
        ("withAnimation(.easeIn(duration: 0.25).delay(0.1)) { }", " exactly", [.drift]),
        ("withAnimation(.easeIn(duration: 0.25).delay(0.1 * Double(i))) { }", " exactly", [.dynamic]),
        ("withAnimation(.easeIn(duration: 0.35).delay(0.1 * Double(i))) { }", "", [.drift]),
        ("withAnimation(.easeIn(duration: seconds)) { }", "", [.dynamic]),
    ]) func `a link pins the curve and the duration, and code may add to them`(
        _ code: String, _ more: String, _ verdicts: [Verdict]
    ) throws {
        #expect(try report(code + " // motif: expand" + more).findings.map(\.verdict) == verdicts)
    }

    @Test func `what code adds to a value is printed`() throws {
        let code =
            "withAnimation(.easeIn(duration: 0.25).repeatForever(autoreverses: false)) { } // motif: expand exactly"
        #expect(
            try messages(code) == [
                "easeIn over 0.25 s repeated forever doesn't match expand exactly in any revision; expand@2 has easeIn over 0.25 s (mia, 2026-05-04: snappier)"
            ])
    }

    @Test func `a reason is required to accept a verdict`() throws {
        let accepted = try report("withAnimation(.linear(duration: 9)) { } // motif:ignore unknown -- a spinner")
        #expect(accepted.findings.map(\.ignoredReason) == ["a spinner"] && accepted.findings.allSatisfy { !$0.isNew })
        let reasonless = try report("withAnimation(.linear(duration: 9)) { } // motif:ignore unknown")
        #expect(reasonless.findings.map(\.rule).sorted() == ["missing-reason", "unknown"])
        let unused = try report("withAnimation(.linear(duration: 9)) { } // motif:ignore old -- no")
        #expect(unused.findings.map(\.rule).sorted() == ["unknown", "unused-ignore"])
        #expect(try report("// motif:ignore unknown -- no\nlet a = 1").findings.map(\.rule) == ["unused-ignore"])
    }

    @Test(arguments: [
        ("// motif:ignore unknown, old -- two rules", ["unknown"]), ("// motif:ignore all -- anything", ["unknown"]),
        ("/* motif:ignore unknown -- a block */", ["unknown"]),
        ("// motif:ignore", ["missing-reason", "unknown"]),
        ("// motif:ignore unknown --", ["missing-reason", "unknown"]),
        ("// motif:ignore unknwon -- a mistake", ["unknown", "unused-ignore"]),
        ("// motif:", ["unknown", "unknown-target"]), ("// motif:expand", ["drift"]),
        ("// motif: expand.title", ["unknown", "unknown-target"]), ("// See motif: expand", ["unknown"]),
    ]) func `a comment for motif is read, or is a finding`(_ comment: String, _ rules: [String]) throws {
        let found = try report("withAnimation(.linear(duration: 9)) { } \(comment)").findings
        #expect(found.map(\.rule).sorted() == rules)
        let isAccepted = rules == ["unknown"] && comment.contains("ignore")
        #expect(found.first { $0.rule == "unknown" }?.isNew != isAccepted)
    }

    @Test(arguments: [
        ("{}", "'links' must be a list"), ("{\"links\": [1]}", "entry 1 of 'links' must be an object"),
        ("{\"links\": [{\"file\": \"A.swift\", \"to\": 3}]}", "'to' of entry 1 of 'links' must be text"),
        ("{\"links\": [{\"to\": \"expand\"}]}", "'file' of entry 1 of 'links' must be text"),
        (
            "{\"links\": [{\"file\": \"a\", \"to\": \"b\", \"ordinal\": 0}]}",
            "'ordinal' of entry 1 of 'links' must be a number from 1"
        ),
        (
            "{\"links\": [{\"file\": \"a\", \"to\": \"b\", \"line\": 3}]}",
            "entry 1 of 'links' has an unknown key 'line'"
        ),
    ]) func `a mistake in a file of links is named with its entry`(_ text: String, _ message: String) throws {
        let json = try JSONReader().read(text)
        #expect(#expect(throws: SettingsError.self) { try ScanLinks(json) }?.message == message)
    }

    @Test(arguments: [
        ("{\"exclude\": \"Pods\"}", "'exclude' must be a list"),
        ("{\"exclude\": [3]}", "'exclude' must be a list of paths"),
        ("{\"wrappers\": {}}", "'wrappers' must be a list"),
        (
            "{\"wrappers\": [{\"call\": \"f(x:)\", \"means\": \"g(x)\", \"default\": {}}]}",
            "'f(x:)' has an unknown key 'default'; expected one of: call, means, defaults"
        ),
    ]) func `a mistake in the settings is named`(_ text: String, _ message: String) throws {
        let json = try JSONReader().read(text)
        #expect(#expect(throws: SettingsError.self) { try ScanSettings(json) }?.message == message)
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
        #expect(found.first { $0.rule == "unknown-target" }?.message == message)
    }

    @Test func `a link to nothing is a finding, and the scan goes on`() throws {
        let code = "withAnimation(.linear(duration: 9)) { } // motif: gone.duration"
        #expect(try report(code).findings.map(\.rule).sorted() == ["unknown", "unknown-target"])
    }

    @Test func `links of a file have neither lines nor numbers`() throws {
        let code = "func show() { UIView.animate(withDuration: 0.25, options: .curveEaseIn) { } }"
        let folder = try CodeFolder(["A.swift": code])
        let place = try #require(folder.scan().places.first)
        var links = ScanLinks()
        links.add(place, to: "expand.expandDuration")
        links.change = 2
        let read = try ScanLinks(try JSONReader().read(links.text))
        #expect(read.targets == links.targets && read.text == links.text)
        let values = try Self.catalog().read { try CatalogValues($0) }
        try folder.write(Data(("\n\n" + code.replacing("0.25", with: "0.26")).utf8), to: "A.swift")
        #expect(ScanReport(folder.scan(), values, links: read).findings.map(\.verdict) == [.drift])
        try folder.write(Data("let a = 1".utf8), to: "A.swift")
        let stale = ScanReport(folder.scan(), values, links: read).findings
        #expect(stale.map(\.rule) == ["stale-link"] && stale.map(\.file) == [place.file])
        links.change = 99
        #expect(ScanReport(folder.scan(), values, links: links).findings.map(\.rule).contains("older-catalog"))
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
        #expect(fixed.findings.map(\.rule) == ["baseline-fixed"] && fixed.findings.first?.level == .error)
    }

    @Test func `a constant is linked once, and its uses follow`() throws {
        let code = """
            enum Motion { static let fast = 0.25 } // motif: expand.expandDuration
            func a() { UIView.animate(withDuration: Motion.fast) { } }
            func b() { UIView.animate(withDuration: Motion.fast, options: .curveLinear) { } }
            """
        #expect(try report(code).counts == [.linked: 3])
        let drifted = try report(code.replacing("0.25", with: "0.3"))
        #expect(drifted.counts == [.drift: 1, .linked: 2])
        #expect(drifted.findings.filter { $0.level == .error }.map(\.position?.line) == [1])
    }

    @Test func `a comment behind code is about that line only`() throws {
        let code = "enum T {\n static let fast = 0.25 // motif: expand.expandDuration\n static let slow = 0.5\n}\n"
        let uses = "func f() { UIView.animate(withDuration: T.slow) { } }"
        #expect(try report(code + uses).counts == [.linked: 1, .unknown: 1])
    }

    @Test func `an exported file is current as long as its pattern is`() throws {
        let header = "// Expand (expand@1), a pattern of the kind expand, exported by motif.\n"
        let code = header + "func a() { UIView.animate(withDuration: 0.35) { } }"
        #expect(
            try messages(code) == [
                "made from expand@1; expand@2 is current (mia, 2026-05-04: snappier)"
            ])
        #expect(try report(code.replacing("expand@1", with: "expand@2")).findings.allSatisfy { $0.level == .note })
    }
}
