import Foundation
import MotifJSON
import SeededRandom
import Testing

@Suite struct CSVTests {
    /// Signs of CSV, of formulas, and scalars that join their neighbors to one character.
    private static let scalars: [Unicode.Scalar] = [
        "a", "\"", ",", "\r", "\n", "=", "+", "-", "@", "'", "\t", "1", " ", "\u{600}", "\u{301}", "\u{200D}",
        "\u{FE0F}",
        "é", "😀", "\u{202E}",
    ]

    @Test(arguments: [UInt64(1), 2]) func `every text comes back, and none is a formula`(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let titles = (0..<300).map { _ in
            let scalars = (0..<Int.random(in: 1...8, using: &generator)).map { _ in
                Self.scalars.randomElement(using: &generator) ?? "a"
            }
            return String(String.UnicodeScalarView(scalars)) + "z"
        }
        let sandbox = try Sandbox()
        let lines = titles.enumerated().map { index, title in
            let json: JSON = [
                "type": "item", "slug": .string("i-\(1000 + index)"), "title": .string(title), "color": "#000000",
            ]
            return json.canonical
        }
        try sandbox.write(lines.joined(separator: "\n"), to: "items.jsonl")
        #expect(try sandbox.motif("import", "items.jsonl").exit == 0)
        let run = try sandbox.motif(
            "list", "items", "--where", "slug != 'x'", "--columns", "slug,title,revision", "--format", "csv")
        let rows = Self.rows(run.output).filter { $0.first?.hasPrefix("i-") == true }
        try #require(rows.count == titles.count, "seed \(seed)")
        let formulas = Array("=+-@\t\r\n".unicodeScalars)
        for (row, title) in zip(rows, titles) {
            try #require(row.count == 3, "seed \(seed): \(row)")
            let first = try #require(row[1].unicodeScalars.first)
            #expect(!formulas.contains(first), "seed \(seed): \(row)")
            let isMarked =
                first == "'" && row[1].unicodeScalars.first { $0 != "'" }.map { formulas.contains($0) } == true
            let text = isMarked ? String(row[1].unicodeScalars.dropFirst()) : row[1]
            #expect(Array(text.utf8) == Array(title.utf8), "seed \(seed): \(title)")
        }
    }

    @Test func `negative numbers are numbers`() throws {
        let run = try Sandbox().motif("sql", "SELECT -0.5, -40, '-x', 1e300", "--format", "csv")
        #expect(Self.rows(run.output).last == ["-0.5", "-40", "'-x", "1e+300"])
    }

    @Test func `lists of texts and of numbers are alike, and an item has its title`() throws {
        let sandbox = try Sandbox()
        let pattern = Self.rows(try sandbox.motif("show", "zoom-icons", "--format", "csv").output)
        #expect(pattern.first { $0[0] == "rows" }?[1] == "2, 3")
        #expect(pattern.first { $0[0] == "items" }?[1] == "twitter, facebook, youtube, vimeo, instagram")
        let item = Self.rows(try sandbox.motif("show", "item:twitter", "--format", "csv").output)
        #expect(item.map { $0[0] } == ["field", "title", "summary", "tags", "color", "image"])
        #expect(item[1] == ["title", "Twitter"] && item[3] == ["tags", "social"])
        let device = Self.rows(try sandbox.motif("show", "device:iphone-15", "--format", "csv").output)
        #expect(device.map { $0[0] }.prefix(4) == ["field", "title", "summary", "tags"])
    }

    @Test func `a terminal gets no control characters of a title`() throws {
        let sandbox = try Sandbox()
        let title = "a\u{1B}[31m\u{9B}31m\u{202E}z"
        #expect(try sandbox.motif("update", "expand", "--title", title).exit == 0)
        let list = ["list", "--columns", "title", "--where", "slug == 'expand'", "--format"]
        let shown = [
            "csv": "a\u{FFFD}[31m\u{FFFD}31m\u{FFFD}z", "json": #"a\u001b[31m\u009b31m\u202ez"#,
            "jsonl": #"a\u001b[31m\u009b31m\u202ez"#,
        ]
        for (format, text) in shown {
            let terminal = try sandbox.run(list + [format], output: .terminal(columns: 80))
            #expect(terminal.output.contains(text), "\(format): \(terminal.output)")
            #expect(!terminal.output.unicodeScalars.contains { ["\u{1B}", "\u{9B}", "\u{202E}"].contains($0) })
            #expect(try sandbox.run(list + [format]).output.contains("\u{202E}z"))
        }
        let export = try sandbox.run(["export", "expand", "--to", "jsonl"], output: .terminal(columns: 80))
        #expect(export.output.contains(#"\u009b31m\u202ez"#))
    }

    /// The rows of a text, read scalar by scalar after RFC 4180.
    static func rows(_ text: String) -> [[String]] {
        var (rows, row, field) = ([[String]](), [String](), String.UnicodeScalarView())
        var isQuoted = false
        var scalars = Array(text.unicodeScalars)[...]
        while let scalar = scalars.popFirst() {
            switch (scalar, isQuoted) {
            case ("\"", true) where scalars.first == "\"": field.append(scalars.removeFirst())
            case ("\"", _): isQuoted.toggle()
            case (",", false), ("\r", false):
                row.append(String(field))
                field = .init()
                guard scalar == "\r" else { continue }
                _ = scalars.popFirst()
                rows.append(row)
                row = []
            default: field.append(scalar)
            }
        }
        return rows
    }
}
