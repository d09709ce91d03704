import Foundation
import MotifCatalog
import MotifCore
import MotifJSON
import MotifScan
import MotifSource
import Testing

/// Links of code whose neighbors in the same scope are written like it.
@Suite struct LinkFollowingTests {
    private static let note = ChangeNote(author: "ana", date: Timestamp(millisecondsSince1970: 0))

    /// Values of 0.25 s, which was 0.3 s, and of 0.45 s.
    private func values() throws -> CatalogValues {
        let catalog = try Catalog.inMemory(with: .nothing, as: Self.note)
        try catalog.write(as: Self.note) { writer in
            for (name, seconds) in [("a", 0.3), ("b", 0.45)] {
                let value: JSON = ["valueType": "duration", "value": .number(seconds)]
                _ = try writer.create(DocumentReference("value:\(name)"), document: value)
            }
        }
        try catalog.write(as: Self.note) { writer in
            _ = try writer.update("value:a") { $0["value"] = .number(0.25) }
        }
        return try catalog.read { try CatalogValues($0) }
    }

    private static func code(_ milliseconds: [Int]) -> String {
        "fun f() {\n" + milliseconds.map { "    run(tween<Float>(\($0)))\n" }.joined() + "}\n"
    }

    @Test func `links of any number follow their values in linear time`() throws {
        let values = try values()
        func time(_ count: Int) throws -> Duration {
            let numbers = Array(repeating: 450, count: count)
            let folder = try CodeFolder(["A.kt": Self.code(numbers)])
            func scan() -> Scan { Scan(SourceFiles(["."], in: folder.url.path)) }
            var links = ScanLinks()
            for place in scan().places { links.add(place, to: "value:b") }
            try folder.write(Data(Self.code([120] + numbers).utf8), to: "A.kt")
            let found = scan()
            return ContinuousClock().measure {
                #expect(ScanReport(found, values, links: links).counts == [.unknown: 1, .linked: count])
            }
        }
        // 16 times the links take 16 times as long, not 256 times.
        #expect(try time(3_200) < time(200) * 80)
    }

    /// Numbers of code, of which the first two have links to the values; those of the code later; the findings; and the
    /// numbers after the fixes.
    private static let changes: [(before: [Int], now: [Int], findings: [String], fixed: [Int])] = [
        ([300, 450], [300, 450], ["2 drift", "3 linked"], [250, 450]),
        ([300, 450], [120, 300, 450], ["2 unknown", "3 drift", "4 linked"], [120, 250, 450]),
        ([300, 450], [300, 120, 450], ["2 drift", "3 unknown", "4 linked"], [250, 120, 450]),
        ([300, 450], [450], ["0 stale-link", "2 linked"], [450]),
        ([300, 450], [250], ["0 stale-link", "2 linked"], [250]),
        ([300, 450], [450, 300], ["2 linked", "3 drift"], [450, 250]),
        // As much code as before: it was changed by hand.
        ([300, 450], [310, 450], ["2 drift", "3 linked"], [250, 450]),
        ([300, 450, 120], [310, 450, 120], ["2 drift", "3 linked", "4 unknown"], [250, 450, 120]),
        // Which code is linked isn't known.
        ([300, 450], [120, 310, 450], ["0 stale-link", "2 unknown", "3 unknown", "4 linked"], [120, 310, 450]),
        ([300, 450], [300, 300, 450], ["0 stale-link", "2 unknown", "3 unknown", "4 linked"], [300, 300, 450]),
        ([300, 450], [500], ["0 stale-link", "0 stale-link", "2 unknown"], [500]),
    ]

    @Test(arguments: changes) func `a link follows its value, and is lost before it is another's`(
        _ before: [Int], _ now: [Int], _ expected: [String], _ fixed: [Int]
    ) throws {
        let folder = try CodeFolder(["A.kt": Self.code(before)])
        func scan() -> Scan { Scan(SourceFiles(["."], in: folder.url.path)) }
        var links = ScanLinks()
        for (place, target) in zip(scan().places, ["value:a", "value:b"]) { links.add(place, to: target) }
        links = try ScanLinks(try JSONReader().read(links.text))
        try folder.write(Data(Self.code(now).utf8), to: "A.kt")
        let findings = ScanReport(scan(), try values(), links: links).findings
        #expect(findings.map { "\($0.position?.line ?? 0) \($0.rule.rawValue)" } == expected)
        let fix = ScanFix(scan(), try values(), links, ScanSettings())
        let bytes = fix.edits.results["A.kt"] ?? Array(Self.code(now).utf8)
        #expect(String(decoding: bytes, as: UTF8.self) == Self.code(fixed))
        #expect(fix.refused.isEmpty)
    }

    @Test func `adopting more writes the numbers that the code has now`() throws {
        let folder = try CodeFolder(["A.kt": Self.code([300, 450])])
        func scan() -> Scan { Scan(SourceFiles(["."], in: folder.url.path)) }
        var links = ScanLinks()
        for (place, target) in zip(scan().places, ["value:a", "value:b"]) { links.add(place, to: target) }
        try folder.write(Data(Self.code([120, 300, 450]).utf8), to: "A.kt")
        links = links.following(scan().allPlaces, try values())
        links.add(scan().places[0], to: "value:b")
        let read = try ScanLinks(try JSONReader().read(links.text))
        #expect(scan().places.map(read.target) == ["value:b", "value:a", "value:b"])
        #expect(links.text.contains(#""in":"f()","of":3,"ordinal":2,"to":"value:a""#))
    }

    @Test func `a link without the number of its neighbors is one of as many as the file has`() throws {
        let folder = try CodeFolder(["A.kt": Self.code([310, 120])])
        let scan = Scan(SourceFiles(["."], in: folder.url.path))
        for (ordinal, rules) in [(1, [ScanRule.staleLink, .unknown, .unknown]), (2, [.unknown, .drift])] {
            let links = try ScanLinks(
                [
                    "links": [
                        [
                            "file": "A.kt", "in": "f()", "code": "tween(_:)", "ordinal": .integer(ordinal),
                            "to": "value:a",
                        ]
                    ]
                ])
            #expect(ScanReport(scan, try values(), links: links).findings.map(\.rule) == rules)
        }
    }
}
