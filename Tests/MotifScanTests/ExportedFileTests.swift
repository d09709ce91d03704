import MotifCatalog
import MotifCore
import MotifJSON
import MotifScan
import MotifText
import Testing

/// Files that motif exported, compared with a catalog.
@Suite struct ExportedFileTests {
    private static let date = VerdictTests.date

    private func report(_ code: String, catalog: Catalog? = nil) throws -> ScanReport {
        try VerdictTests().report(code, catalog: catalog)
    }

    /// What a file is made from: the nth newest revision of a document.
    private func origin(_ slug: String, back: Int = 0, in catalog: Catalog? = nil) throws -> String {
        let values = try (catalog ?? VerdictTests.catalog()).read { try CatalogValues($0) }
        return try #require(values.histories[DocumentReference(slug).name]?.revisions[back].origin).description
    }

    private func exported(_ code: String, _ origins: [String]) throws -> [ScanFinding] {
        try report(ExportHeader.stamped(code, from: origins, as: "swift")).findings
    }

    @Test func `an exported file is current, behind, or edited, and its code isn't reported`() throws {
        let code = "func a() { UIView.animate(withDuration: 0.35) { } }\n"
        let (old, new) = (try origin("expand", back: 1), try origin("expand"))
        let behind = try exported(code, [old, origin("punch-out")])
        #expect(behind.map(\.rule.rawValue) == ["behind"] && behind.first?.level == .error)
        #expect(
            behind.first?.message
                == "made from expand@1; expand@2 is current (mia, 2026-05-04: snappier); export it again")
        #expect(try exported(code, [new]).map(\.rule.rawValue) == ["current"])
        #expect(try exported("let a = 1\n", ["motif 0.1.0"]).map(\.rule.rawValue) == ["current"])
        let unknown = try exported(code, ["expand#00000000"])
        #expect(
            unknown.map(\.message) == [
                "made from other values of expand; expand@2 is current (mia, 2026-05-04: snappier); export it again"
            ])
        #expect(try exported(code, ["gone#00000000"]).map(\.rule.rawValue) == ["unknown-target"])
        #expect(try exported(code, ["expand@2"]).map(\.rule.rawValue) == ["behind"])
        let text = ExportHeader.stamped(code, from: [new], as: "swift")
        #expect(try report(text.replacing("0.35", with: "0.5")).findings.map(\.rule.rawValue) == ["edited"])
        // Formatters and line ends change nothing.
        let formatted = text.replacing(" { } }", with: " {\r\n    }\r\n}").replacing("func a", with: "  func a")
        #expect(try report(formatted).findings.map(\.rule.rawValue) == ["current"])
        let license = "/*\n Copyright\n let a = 1\n*/"
        for top in ["\u{FEFF}", "\n", "// a\n\n", "\u{FEFF}\(license)\n", "@file:Suppress(\"x\")\n", "#!/x\n"] {
            #expect(try report(top + text).findings.map(\.rule.rawValue) == ["current"], "\(top)")
            #expect(try report(top + text.replacing("0.35", with: "0.5")).findings.map(\.rule.rawValue) == ["edited"])
        }
        // Behind code, the comment is text in somebody's own file.
        #expect(try report("let a = 1\n" + text).findings.map(\.rule.subject) == [.timing])
    }

    @Test func `a name that is another document's now means that one`() throws {
        let catalog = try Catalog.inMemory(with: .shipped, as: ChangeNote(author: "ana", date: Self.date))
        try catalog.write(as: ChangeNote(author: "mia", date: Self.date)) {
            _ = try $0.rename("expand", to: "grow")
            _ = try $0.copy("grow", to: "expand")
            _ = try $0.update("expand") { $0["expandDuration"] = .milliseconds(500) }
        }
        let text = ExportHeader.stamped("let a = 1\n", from: [try origin("expand", in: catalog)], as: "swift")
        #expect(try report(text, catalog: catalog).counts == [.current: 1])
    }

    @Test func `an exported file is compared with documents that have no revisions, whatever changed`() throws {
        let original = try Catalog.inMemory(with: .shipped, as: ChangeNote(author: "ana", date: Self.date))
        let text = ExportHeader.stamped("let a = 1\n", from: [try origin("expand", in: original)], as: "swift")
        func verdict(_ change: (CatalogWriter) throws -> Void) throws -> [String] {
            let catalog = try Catalog.inMemory(with: .shipped, as: ChangeNote(author: "mia", date: Self.date))
            try catalog.write(as: ChangeNote(author: "mia", date: Self.date)) { try change($0) }
            let values = try catalog.read { try CatalogValues($0, isBuilt: true) }
            return try ScanReport(CodeFolder(["A.swift": text]).scan(), values).findings.map(\.message)
        }
        #expect(try verdict { _ = try $0.update("punch-out") { $0["outset"] = 41 } } == ["made from expand"])
        #expect(try verdict { _ = try $0.update("expand") { $0.tags = ["round"] } } == ["made from expand"])
        // Patterns stay with the revision of their kind that had other words.
        #expect(try verdict { _ = try $0.update("kind:expand") { $0.summary = "It grows." } } == ["made from expand"])
        let behind = ["made from other values of expand; export it again"]
        #expect(try verdict { _ = try $0.update("expand") { $0["expandDuration"] = .milliseconds(250) } } == behind)
        #expect(try verdict { _ = try $0.update("expand") { $0["expandCurve"] = "easeOut" } } == behind)
    }

    @Test func `a constant of an exported file is linked`() throws {
        let values = ExportHeader.stamped(
            """
            enum MotionValues {
                static let quick = 0.25
                static let curve = UnitCurve.bezier(
                    startControlPoint: UnitPoint(x: 0.1, y: 0.2), endControlPoint: UnitPoint(x: 0.3, y: 1))
            }

            """, from: [try origin("expand")], as: "swift")
        for (use, rule) in [
            ("UIView.animate(withDuration: MotionValues.quick) { }", ScanRule.linked),
            ("let a = Animation.timingCurve(MotionValues.curve, duration: MotionValues.quick)", .linked),
            ("let a = Animation.timingCurve(0.1, 0.2, 0.3, 1, duration: MotionValues.quick)", .unknown),
        ] {
            let folder = try CodeFolder(["Values.swift": values, "A.swift": use])
            let found = ScanReport(folder.scan(), try VerdictTests.catalog().read { try CatalogValues($0) })
            #expect(found.counts == [.current: 1, rule: 1])
        }
    }
}
