import Foundation
import MotifCatalog
import MotifCore
import MotifJSON
import MotifScan
import Testing

/// Links in files.
@Suite struct LinkTests {
    private func values() throws -> CatalogValues {
        let note = ChangeNote(author: "ana", date: Timestamp(millisecondsSince1970: 0))
        return try Catalog.inMemory(with: .shipped, as: note).read { try CatalogValues($0) }
    }

    /// A constant and the code that uses it, in two files.
    private static let constants = [
        (
            "Times.swift", "enum Times { static let fast = 0.35 }", "Times.fast", "Use.swift",
            "UIView.animate(withDuration: Times.fast) { }"
        ),
        ("times.scss", "$fast: 0.35s;", "$fast", "use.scss", ".a { transition: opacity $fast; }"),
    ]

    @Test(arguments: constants)
    func `a link from a constant is stale only without the constant, not without its uses`(
        _ file: String, _ code: String, _ scope: String, _ other: String, _ use: String
    ) throws {
        let folder = try CodeFolder([file: code, other: use])
        func scan(_ paths: [String]) -> Scan { Scan(SourceFiles(paths, in: folder.url.path)) }
        let links = try ScanLinks(
            [
                "links": [
                    ["file": .string(file), "in": .string(scope), "code": "constant", "to": "expand.expandDuration"]
                ]
            ])
        #expect(ScanReport(scan([file, other]), try values(), links: links).counts[.linked] == 2)
        #expect(ScanReport(scan([file]), try values(), links: links).findings.isEmpty)
        try folder.write(Data(code.replacing("fast", with: "slow").utf8), to: file)
        #expect(ScanReport(scan([file]), try values(), links: links).findings.map(\.rule) == [.staleLink])
    }

    /// Linked constants whose own code doesn't show what they are, and the code that uses them.
    private static let passed: [[String: String]] = [
        [
            "a.dart": """
            const sheet = Duration(milliseconds: 350); // motif: expand.expandDuration
            final a = AnimatedOpacity(duration: sheet, curve: Curves.easeIn, opacity: 1);
            """
        ],
        [
            "a.dart": """
            class M {
              static const sheet = Duration(milliseconds: 350); // motif: expand.expandDuration
            }
            """, "b.dart": "final a = AnimatedOpacity(duration: M.sheet, curve: Curves.easeIn, opacity: 1);",
        ],
        [
            "a.tsx": """
            import { motion } from "motion/react";
            const times = { sheet: 0.350 }; // motif: expand.expandDuration
            const a = <motion.div transition={{ duration: times.sheet, ease: "easeIn" }} />;
            """
        ],
        [
            "res/values/times.xml": """
            <resources>
            <!-- motif: expand.expandDuration -->
            <integer name="sheet">350</integer>
            </resources>
            """,
            "res/animator/a.xml":
                "<objectAnimator android:duration=\"@integer/sheet\" android:propertyName=\"alpha\"/>",
        ],
    ]

    @Test(arguments: passed) func `a linked constant is compared as the code that uses it takes it`(
        _ files: [String: String]
    ) throws {
        for (number, verdict) in [("350", ScanRule.linked), ("300", .drift)] {
            let changed = files.mapValues { $0.replacing("350", with: number) }
            let report = ScanReport(try CodeFolder(changed).scan(), try values())
            let expected: [ScanRule: Int] = [verdict: 2]
            #expect(report.counts == expected, "\(report.findings.map(\.message))")
        }
    }

    /// Code with a linked constant of 0.35 s, and the verdicts of the timings that use it.
    private static let others: [(file: String, code: String, verdicts: [ScanRule: Int])] = [
        ("a.css", ".a { transition: opacity var(--q) ease, transform 770ms ease }", [.linked: 1, .unknown: 1]),
        ("a.css", ".a { transition: opacity 770ms ease var(--q) }", [.unknown: 1]),
        ("a.css", ".a { transition: opacity var(--q) linear(0, 0.3 40%, 1) }", [.unknown: 1]),
        ("a.css", ".a { transition: opacity var(--q) ease var(--q) }", [.linked: 1]),
        ("a.swift", "UIView.animate(withDuration: isBig ? Motion.q : 0.77) { }", [.linked: 1, .unknown: 1]),
        ("a.swift", "UIView.animate(withDuration: 0.77, delay: Motion.q, options: .curveLinear) { }", [.unknown: 1]),
        (
            "a.swift", "let a: Animation = b ? .easeIn(duration: Motion.q) : .easeOut(duration: 0.77)",
            [.linked: 1, .unknown: 1]
        ),
        (
            "a.swift",
            "func f(v: Double) { UIView.animate(withDuration: Motion.q, delay: 0, usingSpringWithDamping: v, initialSpringVelocity: 0, animations: {}) }",
            [.dynamic: 1]
        ),
        ("a.kt", "val a = tween<Float>(770, delayMillis = Q, easing = LinearEasing)", [.unknown: 1]),
        ("a.dart", "final a = AnimatedOpacity(duration: D.q, curve: Curves.easeIn);", [.linked: 1]),
    ]

    @Test(arguments: others) func `a linked constant decides the timings whose duration it is`(
        _ file: String, _ code: String, _ verdicts: [ScanRule: Int]
    ) throws {
        let link = "// motif: expand.expandDuration\n"
        let constants = [
            "css": ":root {\n  --q: 350ms; /* motif: expand.expandDuration */\n}\n",
            "swift": "enum Motion { static let q = 0.35 } \(link)", "kt": "const val Q = 350 \(link)",
            "dart": "abstract final class D {\n static const q = Duration(milliseconds: 350); \(link)}\n",
        ]
        let name = file.split(separator: ".")[1]
        let folder = try CodeFolder([file: try #require(constants[String(name)]) + code])
        var expected = verdicts
        expected[.linked, default: 0] += 1
        let report = ScanReport(folder.scan(), try values())
        #expect(report.counts == expected, "\(report.findings.map(\.message))")
    }

    @Test(arguments: [
        ("a.ts", "export const FAST_MS = 350;"), ("a.dart", "const fast = 350;"), ("a.swift", "let fast = 350"),
        ("a.kt", "val fast = 0.35"),
    ])
    func `a number that can't be of its language's unit isn't compared, and not fixed`(
        _ file: String, _ code: String
    ) throws {
        let folder = try CodeFolder([file: code + " // motif: expand.expandDuration\n"])
        let report = ScanReport(folder.scan(), try values())
        #expect(report.findings.map(\.rule) == [.dynamic])
        #expect(report.findings.first?.message.contains("a number whose unit no scanned code shows") == true)
    }

    @Test func `a link to several values in one object isn't one`() throws {
        let folder = try CodeFolder([
            "a.ts": "const times = { fast: 0.2, slow: 0.35 }; // motif: expand.expandDuration\n"
        ])
        #expect(ScanReport(folder.scan(), try values()).findings.map(\.rule) == [.unusedLink])
    }

    @Test func `links of an adoption are removed and restored together`() throws {
        let folder = try CodeFolder([
            "A.swift": "func a() { withAnimation { } }\nfunc b() { withAnimation { } }\nfunc c() { withAnimation { } }"
        ])
        let places = folder.scan().places
        var links = ScanLinks()
        links.add(places[0], to: "value:new", with: "value:new")
        links.add(places[1], to: "value:old", with: "value:new")
        links.add(places[2], to: "value:old")
        links = try ScanLinks(try JSONReader().read(links.text))
        var kept = ScanLinks()
        #expect(links.move(to: ["value:new"], into: &kept) == 2)
        #expect(places.map(links.target) == [nil, nil, "value:old"])
        #expect(kept.move(to: ["value:new"], into: &links) == 2 && kept.isEmpty)
        #expect(places.map(links.target) == ["value:new", "value:old", "value:old"])
    }

    /// Code that moves, and the message about its link.
    private static let moves: [(files: [String: String], message: String)] = [
        (["b.swift": "func a() { withAnimation(.linear(duration: 1)) { } }"], "'a()' in b.swift; change its link"),
        (["a.swift": "func b() { withAnimation(.linear(duration: 1)) { } }"], "'b()' in a.swift; change its link"),
        (["a.swift": "let a = 1"], "'withAnimation(_:)' in 'a()' no longer exists"),
        (["c.swift": "let a = 1"], "the file isn't there"),
        (
            [
                "b.swift": "func a() { withAnimation(.linear(duration: 1)) { } }",
                "c.swift": "func a() { withAnimation(.linear(duration: 2)) { } }",
            ], "the file isn't there"
        ),
    ]

    @Test(arguments: moves) func `a stale link reports where its code is now`(
        _ files: [String: String], _ message: String
    ) throws {
        var links = ScanLinks()
        let code = "func a() { withAnimation(.linear(duration: 1)) { } }"
        for place in try CodeFolder(["a.swift": code]).scan().places {
            links.add(place, to: "value:a")
        }
        links = try ScanLinks(
            try JSONReader().read(links.text.replacing(/"file":"[^"]*"/, with: "\"file\":\"a.swift\"")))
        let folder = try CodeFolder(files)
        let report = ScanReport(Scan(SourceFiles(["."], in: folder.url.path)), try values(), links: links)
        let stale = report.findings.filter { $0.rule == .staleLink }
        #expect(stale.count == 1 && stale[0].message.contains(message), "\(stale.map(\.message))")
    }

    @Test(arguments: [
        ("value:a, value:b", "more than one target"), ("value:a the standard one", "put notes after '--'"),
    ]) func `a link with several words is explained`(_ link: String, _ message: String) throws {
        let folder = try CodeFolder(["a.swift": "withAnimation(.linear(duration: 1)) { } // motif: \(link)"])
        let found = ScanReport(folder.scan(), try values()).findings.filter { $0.rule == .target }
        #expect(found.count == 1 && found[0].message.contains(message))
    }
}
