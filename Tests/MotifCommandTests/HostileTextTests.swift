import Foundation
import HostileText
import MotifCatalog
import MotifCore
import MotifJSON
import Testing

@testable import motif

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Every hostile text is in a title, a summary, a source, a reason, an author, and a message of one catalog; the command's
/// formats show all of them, and none is more than text. `MotifExportTests` does the same with exported files.
@Suite struct `hostile text in the command's output` {
    private let sandbox: Sandbox
    private static let count = HostileText.all.count

    init() throws {
        sandbox = try Sandbox(.nothing)
        try FileManager.default.copyItem(at: try Self.template.get().path("motif.db"), to: sandbox.path("motif.db"))
    }

    /// The catalog, made once.
    private static let template = Result { () throws -> Sandbox in
        let sandbox = try Sandbox(.nothing)
        let path = sandbox.path("motif.db").path
        let date = Timestamp(millisecondsSince1970: 1_700_000_000_000)
        let catalog = try Catalog.create(at: path, with: .shipped, as: ChangeNote(author: "mia", date: date))
        for (index, text) in HostileText.all.enumerated() {
            try catalog.write(as: ChangeNote(author: text, message: text, date: date)) { writer in
                for (name, json) in documents(index, text) { _ = try writer.create(name, document: json) }
            }
        }
        return sandbox
    }

    private static func documents(_ index: Int, _ text: String) -> [(String, JSON)] {
        let text = JSON.string(text)
        return [
            (
                "item:i-\(index)",
                [
                    "type": "item", "slug": .string("i-\(index)"), "title": text, "summary": text, "color": "#000000",
                ]
            ),
            (
                "device:d-\(index)",
                [
                    "type": "device", "slug": .string("d-\(index)"), "title": text, "family": "phone",
                    "screen": ["width": 320, "height": 568],
                ]
            ),
            (
                "p-\(index)",
                [
                    "type": "pattern", "kind": "expand", "slug": .string("p-\(index)"), "title": text, "summary": text,
                    "source": ["title": text, "author": text], "parameters": [:],
                    "accepts": [["check": "covers-screen", "reason": text]],
                ]
            ),
        ]
    }

    private static let reading = [
        ["list"], ["list", "items"], ["list", "devices"], ["log", "--limit", "1000"], ["changelog"], ["stats"],
        ["releases"],
        ["uses", "kind:expand"], ["undo", "--dry-run"],
        ["update", "p-0", "--set", "expandDuration=1s", "--dry-run"],
        ["sql", "SELECT slug, author, message FROM history"],
        ["check", "p-0", "p-1", "p-2", "--quiet"], ["diff", "p-0", "p-1"], ["show", "p-0"], ["show", "item:i-1"],
        ["show", "device:d-2"],
        ["export", "--to", "jsonl"], ["review", "1..", "--format", "markdown", "--quiet"],
    ]

    /// Commands whose output has no text of a document, a file, or a person that isn't an argument of their own, and those
    /// that other suites try, each with its reason.
    private static let others = [
        "init": "prints names that it made", "serve": "prints its own URL", "guide": "prints texts of motif",
        "schema": "prints JSON", "batch": "prints JSON", "mcp": "prints JSON", "sample": "prints numbers",
        "curve": "prints its argument", "hub": "prints its argument", "clone": "prints its argument",
        "backup": "prints its argument", "salvage": "prints its argument", "verify": "prints names",
        "preview": "writes a picture", "gallery": "writes pages", "scan": "tried below",
        "adopt": "tried below", "validate": "tried below",
        "merge-file": "tried below", "push": "prints counts", "status": "tried in SharingTests",
        "pull": "tried in SharingTests", "sync": "tried in SharingTests", "merge": "tried in SharingTests",
        "redo": "prints what undo does", "import": "tried below, as validate", "edit": "prints names",
        "copy": "prints names", "rename": "prints names", "delete": "prints names",
        "restore": "prints names", "create": "prints names", "release": "prints its argument",
    ]

    /// A command that is new is in one of the two lists, or this fails.
    @Test func `every command is tried, or has a reason why not`() {
        let tried = Self.reading.compactMap(\.first) + Self.others.keys
        #expect(Set(tried) == Set(UsageFailure.commands(of: Motif.self).filter { $0.count > 2 && $0 != "cat" }))
    }

    /// So is a format of findings: the suites below run all cases of each.
    @Test func `every format is tried`() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let folder = root.deletingLastPathComponent().appending(path: "Sources/motif")
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        var formats: Set<String> = []
        while let file = files?.nextObject() as? URL {
            guard file.pathExtension == "swift" else { continue }
            let source = try String(contentsOf: file, encoding: .utf8)
            formats.formUnion(source.matches(of: /enum (\w*Format): String/).map { String($0.1) })
        }
        // The last one is the changelog's and the review's.
        #expect(formats == ["OutputFormat", "ReportFormat", "ScanFormat", "Format"])
    }

    @Test(arguments: reading) func `a terminal gets nothing that it obeys`(command: [String]) throws {
        let run = try sandbox.run(command, environment: ["NO_COLOR": "1"], output: .terminal(columns: 100))
        #expect(run.exit <= 1, "\(run.output.suffix(300))")
        #expect(HostileText.harm(onTerminal: run.output) == [], "\(command)")
    }

    @Test(arguments: OutputFormat.allCases) func `a list in a format is read back`(format: OutputFormat) throws {
        let run = try sandbox.motif(
            "list", "items", "--columns", "slug,title", "--sort", "slug", "--format", format.rawValue)
        #expect(run.exit == 0)
        let expected = Dictionary(
            uniqueKeysWithValues: HostileText.all.enumerated().map { ("i-\($0)", Array($1.utf8)) })
        var found: [String: [UInt8]] = [:]
        switch format {
        case .table:
            #expect(HostileText.harm(onTerminal: run.output) == [])
            #expect(run.lines.count { $0.hasPrefix("i-") } == Self.count)
            return
        case .json:
            let rows = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]]
            for row in rows ?? [] { found[row["slug"] as? String ?? ""] = Array((row["title"] as? String ?? "").utf8) }
        case .jsonl:
            for line in run.output.utf8.split(separator: 10) {
                let row = try JSONSerialization.jsonObject(with: Data(line)) as? [String: Any]
                found[row?["slug"] as? String ?? ""] = Array((row?["title"] as? String ?? "").utf8)
            }
        case .csv:
            for row in CSVTests.rows(run.output).dropFirst() {
                #expect(row.count == 2, "\(row)")
                let title = row.last ?? ""
                let isMarked = title.unicodeScalars.first == "'" && expected[row.first ?? ""] != Array(title.utf8)
                found[row.first ?? ""] = Array((isMarked ? String(title.unicodeScalars.dropFirst()) : title).utf8)
            }
        }
        for (slug, title) in expected {
            #expect(found[slug] == title, "\(slug): \(String(decoding: title, as: UTF8.self).debugDescription)")
        }
    }

    @Test(arguments: ReportFormat.allCases) func `a check in a format is read back`(format: ReportFormat) throws {
        let run = try sandbox.motif(
            "check", "--where", "kind == 'expand'", "--device", "d-0", "--format", format.rawValue)
        #expect(run.exit <= 1, "\(run.errors)")
        try expectStructure(run.output, format.rawValue, document: "p-")
    }

    @Test(arguments: ReportFormat.allCases) func `problems in a format are read back`(format: ReportFormat) throws {
        let lines = HostileText.all.map { text in
            let json: JSON = ["type": "item", "slug": .string(text), "title": "x", "color": .string(text)]
            return json.canonical
        }
        try sandbox.write(lines.joined(separator: "\n"), to: "items.jsonl")
        let run = try sandbox.motif("validate", "items.jsonl", "--format", format.rawValue)
        #expect(run.exit == 1 || run.exit == 65, "\(run.errors)")
        try expectStructure(run.output, format.rawValue, document: "items.jsonl")
        #expect(HostileText.harm(onTerminal: run.errors) == [])
    }

    @Test(arguments: ScanFormat.allCases) func `findings in hostile code in a format are read back`(
        format: ScanFormat
    ) throws {
        for (index, text) in HostileText.packed.enumerated() where !text.utf8.contains(0) {
            let name = String(text.replacing("/", with: "").prefix(60))
            try sandbox.write(
                "withAnimation(.easeIn(duration: 0.777)) {} // \(text)\n", to: "\(index) \(name).swift")
        }
        let run = try sandbox.motif("scan", "--format", format.rawValue)
        #expect(run.exit <= 1 && !run.output.isEmpty, "\(run.errors)")
        try expectStructure(run.output, format.rawValue, document: "swift")
        #expect(HostileText.harm(onTerminal: run.errors) == [])
        guard format == .text else { return }
        for line in run.output.utf8.split(separator: 10) {
            let line = String(decoding: line, as: UTF8.self)
            #expect(line.first?.isNumber == true && line.contains("0.777 s"), "\(line)")
        }
    }

    /// Expects that a report is one of its format.
    private func expectStructure(_ text: String, _ format: String, document: String) throws {
        switch format {
        case "table", "text": #expect(HostileText.harm(onTerminal: text) == [])
        case "json", "sarif": _ = try JSONSerialization.jsonObject(with: Data(text.utf8))
        case "jsonl":
            for line in text.utf8.split(separator: 10) { _ = try JSONSerialization.jsonObject(with: Data(line)) }
        case "csv":
            let rows = CSVTests.rows(text)
            #expect(rows.allSatisfy { $0.count == rows.first?.count })
        case "junit":
            let reader = ElementReader(text)
            #expect(reader.problem == nil)
            #expect(
                reader.names.isSubset(of: ["testsuites", "testsuite", "testcase", "failure", "skipped", "system-out"]))
        case "github":
            for line in text.utf8.split(separator: 10) {
                let line = String(decoding: line, as: UTF8.self)
                #expect(
                    line.hasPrefix("::error ") || line.hasPrefix("::warning ") || line.hasPrefix("::notice "), "\(line)"
                )
            }
        default: Issue.record("No reader for the format '\(format)'")
        }
    }

    @Test func `the changelog is Markdown in which no text is a sign`() throws {
        let text = try sandbox.motif("changelog").output
        #expect(HostileText.harm(onTerminal: text) == [])
        let sign = #"[^`*_\[\]<>#|&~\\]"#
        let lines = try [
            #"#{2,3} \#(sign)+"#, #"- \*\*\#(sign)*\*\* \(`[a-z0-9-]+`\)(: new(, of the kind `[a-z0-9-]+`)?)?"#,
            #"  - \*\#(sign)*\*"#, "",
        ].map { try Regex($0) }
        for line in text.utf8.split(separator: 10, omittingEmptySubsequences: false) {
            // An escaped character has no meaning in Markdown.
            var rest = Array(String(decoding: line, as: UTF8.self).unicodeScalars)[...]
            var plain = String.UnicodeScalarView()
            while let scalar = rest.popFirst() {
                if scalar == "\\", let next = rest.first, next.isASCII, !next.properties.isAlphabetic {
                    rest.removeFirst()
                } else if scalar.isASCII {
                    plain.append(scalar)
                }
            }
            let shown = String(plain)
            #expect(
                try lines.contains { try $0.wholeMatch(in: shown) != nil }, "\(String(decoding: line, as: UTF8.self))")
        }
    }

    @Test func `messages about arguments have none of their control characters`() throws {
        for text in HostileText.packed where !text.utf8.contains(0) {
            for arguments in [
                ["show", text], ["list", "--where", text], [text], ["update", "expand", "--set", text],
            ] {
                let run = try sandbox.run(arguments, environment: ["NO_COLOR": "1"])
                #expect(run.signal == 0 && run.exit != 70)
                #expect(HostileText.harm(onTerminal: run.errors + run.output) == [], "\(arguments)")
            }
        }
    }

    @Test func `a merged file has the markers of its own conflicts alone`() throws {
        func write(_ side: String, _ file: String) throws {
            let items = HostileText.all.enumerated().map { index, text in
                JSON.object(
                    ["type": "item", "slug": .string("i-\(index)"), "title": .string(side + text), "color": "#000000"])
            }
            try sandbox.write(JSON.object(["items": .array(items)]).pretty + "\n", to: file)
        }
        try write("", "base.json")
        try write("a", "ours.json")
        try write("b", "theirs.json")
        let run = try sandbox.motif("merge-file", "--print", "base.json", "ours.json", "theirs.json")
        #expect(run.exit == 1, "\(run.errors)")
        for mark in ["<<<<<<<", "=======", ">>>>>>>"] {
            let lines = run.output.utf8.split(separator: 10).filter { $0.starts(with: Array(mark.utf8)) }
            #expect(lines.count == Self.count, "\(mark)")
        }
        #expect(HostileText.harm(onTerminal: run.errors) == [])
    }
}

/// The elements of an XML text.
private final class ElementReader: NSObject, XMLParserDelegate {
    private(set) var names: Set<String> = []
    private(set) var problem: String?

    init(_ text: String) {
        super.init()
        let parser = XMLParser(data: Data(text.utf8))
        parser.delegate = self
        if !parser.parse() { problem = "\(parser.parserError.map { "\($0)" } ?? "?") in line \(parser.lineNumber)" }
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        names.insert(name)
    }
}
