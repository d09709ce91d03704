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

    @Test(arguments: passed) func `a linked constant is compared where it is used`(_ files: [String: String]) throws {
        for (number, verdict) in [("350", ScanRule.linked), ("300", .drift)] {
            let changed = files.mapValues { $0.replacing("350", with: number) }
            let report = ScanReport(try CodeFolder(changed).scan(), try values())
            #expect(report.counts[verdict, default: 0] > 0, "\(report.findings.map(\.message))")
            #expect(report.counts[verdict == .drift ? .linked : .drift] == nil, "\(report.findings.map(\.message))")
        }
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
}
