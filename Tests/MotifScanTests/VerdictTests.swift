import Foundation
import MotifCatalog
import MotifCore
import MotifJSON
import MotifScan
import MotifSource
import MotifSpelling
import MotifText
import Testing

/// Code compared with a catalog.
@Suite struct VerdictTests {
    static let date = Timestamp("2026-05-04T09:30:00Z") ?? Timestamp(millisecondsSince1970: 0)

    /// The shipped patterns; `expand` is faster since its second revision.
    static func catalog() throws -> Catalog {
        let catalog = try Catalog.inMemory(with: .shipped, as: ChangeNote(author: "ana", message: "start", date: date))
        try catalog.write(as: ChangeNote(author: "mia", message: "snappier", date: date)) {
            _ = try $0.update("expand") { $0["expandDuration"] = .milliseconds(250) }
        }
        return catalog
    }

    func report(
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
        #expect(try report(code).findings.map(\.rule) == [.linked, .linked, .linked])
    }

    @Test func `a complete timing is equal, a duration alone isn't`() throws {
        let findings = try report(
            """
            UIView.animate(withDuration: 0.25, delay: 0, options: .curveEaseIn) { }
            UIView.animate(withDuration: 0.25, delay: 0, options: .curveEaseOut) { }
            UIView.animate(withDuration: 0.25, delay: 0.1, options: .curveEaseIn) { }
            """
        ).findings
        #expect(findings.map(\.rule) == [.equal, .unknown, .equal])
        #expect(
            findings.map(\.message) == [
                "easeIn over 0.25 s is expand.expandDuration+expandCurve",
                "easeOut over 0.25 s is not in the catalog",
                "easeIn over 0.25 s, delayed by 0.1 s is expand.expandDuration+expandCurve",
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
        #expect(found.findings.map(\.rule) == [.old])
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
        let verdicts = try report(code, catalog: catalog).findings.map(\.rule)
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
        #expect(report.findings.map(\.rule) == [.equal, .unknown, .equal, .unknown])
    }

    @Test func `each branch has a verdict of its own`() throws {
        let code = "UIView.animate(withDuration: 0.25, options: isFast ? .curveEaseIn : .curveLinear) { }"
        let found = try report(code)
        #expect(
            found.findings.map(\.rule.rawValue) == ["equal", "unknown"] && found.timingCount == 2
                && found.placeCount == 1)
        // The link belongs to the one that equals it.
        let linked = try report(code + " // motif: expand")
        #expect(linked.counts == [.linked: 1, .unknown: 1])
        // If none does, one finding names all of them.
        let drifted = try report(
            code.replacing("0.25", with: "0.35").replacing("curveEaseIn", with: "curveEaseOut") + " // motif: expand")
        #expect(drifted.counts == [.drift: 2] && drifted.findings.count == 1)
        #expect(
            drifted.findings.first?.message
                == "easeOut over 0.35 s and linear over 0.35 s don't match expand in any revision; expand@2 has easeIn over 0.25 s or easeInOut over 0.35 s (mia, 2026-05-04: snappier)"
        )
    }

    @Test(arguments: [
        (
            "UIView.animate(withDuration: 0.25, delay: 0.1 * Double(i), options: .curveEaseIn) { }", "",
            [ScanRule.linked]
        ),
        ("UIView.animate(withDuration: 0.25, delay: 0.2, options: .curveEaseIn) { }", "", [.linked]),
        ("withAnimation(.easeIn(duration: 0.25).delay(0.1 * Double(i))) { }", "", [.linked]),
        ("withAnimation(.easeIn(duration: 0.25).repeatForever()) { }", "", [.linked]),
        ("withAnimation(.easeIn(duration: 0.25).repeatCount(n)) { }", "", [.linked]),
        ("withAnimation(.easeIn(duration: 0.25).speed(2)) { }", "", [.linked]),
        ("withAnimation(.easeIn(duration: 0.5).speed(2)) { }", "", [.drift]),
        ("withAnimation(.easeIn(duration: 0.35).speed(2)) { }", "", [.drift]),
        ("withAnimation(.easeIn(duration: 0.25).speed(fast)) { }", "", [.linked]),
        ("withAnimation(.easeIn(duration: 0.25).speed(2)) { }", " exactly", [.drift]),
        ("withAnimation(.easeIn(duration: 0.25)) { }", " exactly", [.linked]),
        ("withAnimation(.easeIn(duration: 0.25).repeatForever()) { }", " exactly", [.drift]),
        ("withAnimation(.easeIn(duration: 0.25).delay(0.1)) { }", " exactly", [.drift]),
        ("withAnimation(.easeIn(duration: 0.25).delay(0.1 * Double(i))) { }", " exactly", [.dynamic]),
        ("withAnimation(.easeIn(duration: 0.35).delay(0.1 * Double(i))) { }", "", [.drift]),
        ("withAnimation(.easeIn(duration: seconds)) { }", "", [.dynamic]),
    ]) func `a link pins the curve and the duration, and code may add to them`(
        _ code: String, _ more: String, _ verdicts: [ScanRule]
    ) throws {
        #expect(try report(code + " // motif: expand" + more).findings.map(\.rule) == verdicts)
    }

    @Test func `the delay of a shared timing is pinned`() throws {
        let catalog = try Self.catalog()
        try catalog.write(as: ChangeNote(author: "mia", message: "late", date: Self.date)) {
            let value: JSON = ["duration": 0.25, "curve": "easeIn", "delay": 0.1]
            _ = try $0.create(DocumentReference("value:late"), document: ["valueType": "timing", "value": value])
        }
        func judged(_ delay: String) throws -> [ScanFinding] {
            let code = "withAnimation(.easeIn(duration: 0.25)\(delay)) { } // motif: value:late"
            return try report(code, catalog: catalog).findings
        }
        let rows = [(".delay(0.1)", ScanRule.linked), ("", .drift), (".delay(0.2)", .drift), (".delay(t)", .dynamic)]
        for (delay, rule) in rows {
            #expect(try judged(delay).map(\.rule) == [rule], "\(delay)")
        }
        #expect(
            try judged("").map(\.message) == [
                "easeIn over 0.25 s doesn't match value:late, which is easeIn over 0.25 s, delayed by 0.1 s"
            ])
    }

    @Test func `what code adds to a value is printed`() throws {
        let code =
            "withAnimation(.easeIn(duration: 0.25).repeatForever(autoreverses: false)) { } // motif: expand exactly"
        #expect(
            try messages(code) == [
                "easeIn over 0.25 s, forever doesn't match expand exactly in any revision; expand@2 has easeIn over 0.25 s or easeInOut over 0.35 s (mia, 2026-05-04: snappier)"
            ])
        let fast = "withAnimation(.easeIn(duration: 0.25).delay(0.1).speed(0.5)) { } // motif: expand"
        #expect(try messages(fast) == ["easeIn over 0.25 s, at speed 0.5, delayed by 0.2 s is expand"])
        let late = "withAnimation(.easeIn(duration: 0.25).speed(2).delay(0.1)) { } // motif: expand"
        #expect(try messages(late) == ["easeIn over 0.25 s, at speed 2, delayed by 0.1 s is expand"])
    }

    @Test func `a drift without motion names the value, and one of a pattern all that it allows`() throws {
        let catalog = try Catalog.inMemory(with: .shipped, as: ChangeNote(author: "ana", date: Self.date))
        let code = "withAnimation(nil) { } // motif: expand.expandDuration\nwithAnimation { } // motif: expand"
        #expect(
            try report(code, catalog: catalog).findings.map(\.message) == [
                "nothing is animated, but expand.expandDuration is 0.35 s",
                "the system decides the timing, but expand has easeIn over 0.35 s or easeInOut over 0.35 s",
            ])
        let other = "withAnimation(.linear(duration: 1)) { } // motif: expand"
        #expect(
            try report(other, catalog: catalog).findings.map(\.message) == [
                "linear over 1 s doesn't match expand, which has easeIn over 0.35 s or easeInOut over 0.35 s"
            ])
    }

    @Test func `a speed changes neither what is linked nor what is equal`() throws {
        #expect(try report("withAnimation(.easeIn(duration: 0.25).speed(2)) { }").findings.map(\.rule) == [.equal])
        #expect(try report("withAnimation(.easeIn(duration: 0.5).speed(2)) { }").findings.map(\.rule) == [.unknown])
    }

    @Test func `a reason is required to accept a verdict`() throws {
        let accepted = try report("withAnimation(.linear(duration: 9)) { } // motif:ignore unknown -- a spinner")
        #expect(accepted.findings.map(\.ignoredReason) == ["a spinner"] && accepted.findings.allSatisfy { !$0.isNew })
        let reasonless = try report("withAnimation(.linear(duration: 9)) { } // motif:ignore unknown")
        #expect(reasonless.findings.map(\.rule.rawValue).sorted() == ["missing-reason", "unknown"])
        let unused = try report("withAnimation(.linear(duration: 9)) { } // motif:ignore old -- no")
        #expect(unused.findings.map(\.rule.rawValue).sorted() == ["unknown", "unused-ignore"])
        #expect(
            try report("// motif:ignore unknown -- no\nlet a = 1").findings.map(\.rule.rawValue) == ["unused-ignore"])
    }

    @Test(arguments: [
        ("// motif:ignore unknown, old -- two rules", ["unknown"]), ("// motif:ignore all -- anything", ["unknown"]),
        ("/* motif:ignore unknown -- a block */", ["unknown"]), ("// motif: ignore unknown -- a space", ["unknown"]),
        ("// motif:ignore", ["missing-reason", "unknown"]),
        ("// motif:ignore unknown --", ["missing-reason", "unknown"]),
        ("// motif:ignore unknwon -- a mistake", ["unknown", "unused-ignore"]),
        ("// motif:", ["unknown", "unknown-target"]), ("// motif:expand", ["drift"]),
        ("// motif: expand.title", ["unknown", "unknown-target"]), ("// See motif: expand", ["unknown"]),
    ]) func `a comment for motif is read, or is a finding`(_ comment: String, _ rules: [String]) throws {
        let found = try report("withAnimation(.linear(duration: 9)) { } \(comment)").findings
        #expect(found.map(\.rule.rawValue).sorted() == rules)
        let isAccepted = rules == ["unknown"] && comment.contains("ignore")
        #expect(found.first { $0.rule == .unknown }?.isNew != isAccepted)
    }

    @Test func `a constant is linked once, and its uses follow`() throws {
        let code = """
            enum Motion { static let fast = 0.25 } // motif: expand.expandDuration
            func a() { UIView.animate(withDuration: Motion.fast) { } }
            func b() { UIView.animate(withDuration: Motion.fast, options: .curveLinear) { } }
            """
        #expect(try report(code).counts == [.linked: 3])
        let drifted = try report(code.replacing("0.25", with: "0.3"))
        // The uses belong to the drift of the constant, which alone is an error.
        #expect(drifted.counts == [.drift: 3])
        let uses = drifted.findings.filter { $0.constant != nil }
        #expect(uses.allSatisfy { $0.message.hasPrefix("0.3 s doesn't match expand.expandDuration in any revision; ") })
        #expect(drifted.findings.filter { $0.level == .error }.map(\.position?.line) == [1])
    }

    @Test func `a linked duration links no numbers of a curve`() throws {
        let times = "enum Motion { static let fast = 0.25 } // motif: expand.expandDuration\n"
        func verdicts(_ code: String) throws -> [ScanRule: Int] {
            try report(
                times + "let a = CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 1) // motif:ignore all -- is old\n"
                    + code
            ).counts
        }
        let own = "let b = Animation.timingCurve(0.1, 0.2, 0.3, 1, duration: Motion.fast)"
        #expect(try verdicts(own) == [.linked: 1, .unknown: 2])
        #expect(try verdicts("let b = Animation.spring(duration: Motion.fast, bounce: 0.25)")[.unknown] == 2)
        #expect(try verdicts("let b = Animation.easeIn(duration: Motion.fast)") == [.linked: 2, .unknown: 1])
        let found = try report(times + own).findings.first { $0.rule == .unknown }
        #expect(found?.message == "cubic-bezier(0.1, 0.2, 0.3, 1) over 0.25 s is not in the catalog")
        #expect(found?.isShown() == true)
        #expect(try report((times + own).replacing("0.25", with: "0.3")).counts == [.drift: 1, .unknown: 1])
    }

    @Test func `a velocity at run time is added to a spring, and a link that can't be checked is shown`() throws {
        func found(_ link: String, _ velocity: String) throws -> [String] {
            let call =
                "UIView.animate(withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: "
            let code = "func f(v: CGFloat) { \(call)\(velocity)) { } } // motif: \(link)"
            return try report(code, catalog: Self.springs.get()).findings.filter { $0.isShown(with: [.linked]) }.map {
                "\($0.rule.rawValue): \($0.message)"
            }
        }
        #expect(
            try found("value:still", "v") == [
                "linked: spring(dampingRatio: 0.8) over 0.5 s (initial velocity set at run time) is value:still"
            ])
        #expect(try found("value:still", "2").first?.hasPrefix("drift") == true)
        #expect(try found("value:still exactly", "v").first?.hasPrefix("dynamic: the initial velocity is 'v'") == true)
        #expect(try found("value:moving", "v").first?.hasSuffix("so the link to value:moving can't be checked") == true)
        #expect(try found("value:moving", "2").first?.hasPrefix("linked") == true)
    }

    /// A spring at rest, and one with a velocity.
    private static let springs = Result {
        let note = ChangeNote(author: "ana", date: Timestamp(millisecondsSince1970: 0))
        let catalog = try Catalog.inMemory(with: .nothing, as: note)
        for (slug, velocity) in [("still", 0.0), ("moving", 2.0)] {
            let spring: JSON = ["spring": ["dampingRatio": 0.8, "initialVelocity": .number(velocity)]]
            let document: JSON = [
                "type": "value", "slug": .string(slug), "title": .string(slug), "valueType": "timing",
                "value": ["duration": 0.5, "curve": spring],
            ]
            try catalog.importDocuments(from: [.bytes(document.canonicalBytes, name: "v.json")], as: note)
        }
        return catalog
    }

    @Test func `a comment behind code is about that line only`() throws {
        let code = "enum T {\n static let fast = 0.25 // motif: expand.expandDuration\n static let slow = 0.5\n}\n"
        let uses = "func f() { UIView.animate(withDuration: T.slow) { } }"
        #expect(try report(code + uses).counts == [.linked: 1, .unknown: 1])
    }

    @Test func `only links and baseline entries of scanned files are judged`() throws {
        let code = "func show() { UIView.animate(withDuration: 0.35) { } }"
        let folder = try CodeFolder(["ios/A.swift": code, "android/B.swift": code])
        let values = try Self.catalog().read { try CatalogValues($0) }
        func scan(_ path: String) throws -> Scan { Scan(SourceFiles([path], in: folder.url.path)) }
        var links = ScanLinks()
        for place in try scan(".").places { links.add(place, to: "expand.expandDuration") }
        let baseline = try ScanBaseline(
            try JSONReader().read(ScanBaseline.text(of: ScanReport(try scan("."), values, links: links).findings)))
        for name in ["ios/A.swift", "android/B.swift"] { try folder.write(Data("let a = 1".utf8), to: name) }
        let found = ScanReport(try scan("ios"), values, links: links, baseline: baseline).findings
        #expect(
            found.map { "\($0.file) \($0.rule.rawValue)" } == ["ios/A.swift baseline-fixed", "ios/A.swift stale-link"])
        // A file that is gone would have been scanned.
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("ios/A.swift"))
        #expect(ScanReport(try scan("ios"), values, links: links).findings.map(\.rule.rawValue) == ["stale-link"])
        #expect(ScanReport(try scan("android"), values, links: links).findings.map(\.file) == ["android/B.swift"])
    }

    @Test func `files beside the code are found from its folder upward, with their own paths`() throws {
        let entry = #"{"file": "ios/A.swift", "in": "show()", "code": "withAnimation(_:)", "to": "expand"}"#
        let folder = try CodeFolder([
            "app/ios/A.swift": "func show() { withAnimation(.easeIn(duration: 0.25)) { } }", "app/.git/HEAD": "",
            "app/motif.links.json": "{\"links\": [\(entry)]}", "app/ios/Old/B.swift": "withAnimation { }",
            "app/motif.scan.json": #"{"exclude": ["ios/Old"]}"#, "motif.links.json": "[]",
        ])
        let values = try Self.catalog().read { try CatalogValues($0) }
        for (base, path) in [
            ("app", "ios"), ("app/ios", "."), ("", "app/ios/A.swift"), ("app", "\(folder.url.path)/app/ios"),
        ] {
            let base = "\(folder.url.path)/\(base)"
            let own = try ScanFiles(for: [path], in: base)
            let files = SourceFiles([path], in: base, excluding: own.settings.excluded)
            let report = ScanReport(Scan(files, own.settings), values, links: own.links)
            #expect(report.findings.map(\.rule.rawValue) == ["linked"], "\(base) \(path)")
        }
        #expect(throws: ScanFileError.self) { try ScanFiles(for: ["."], in: folder.url.path) }
    }

    @Test func `links and pipes aren't read as settings`() throws {
        let folder = try CodeFolder(["A.swift": "let a = 1", "other.json": "{}"])
        let path = folder.url.path
        try FileManager.default.createSymbolicLink(atPath: path + "/motif.scan.json", withDestinationPath: "other.json")
        #expect(throws: ScanFileError.self) { try ScanFiles(for: ["."], in: path) }
        try FileManager.default.removeItem(atPath: path + "/motif.scan.json")
        #expect(mkfifo(path + "/motif.links.json", 0o600) == 0)
        #expect(throws: ScanFileError.self) { try ScanFiles(for: ["."], in: path) }
    }
}
