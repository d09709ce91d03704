import Testing

@Suite struct `Tables` {
    @Test(arguments: ["40", "60", "80", "200"])
    func `fit the terminal's width`(columns: String) throws {
        let sandbox = try Sandbox()
        try Self.wide(sandbox)
        let environment: [String: String?] = ["COLUMNS": columns]
        let runs = [
            try sandbox.motif("list", environment: environment),
            try sandbox.motif("list", "devices", "--limit", "3", environment: environment),
            try sandbox.motif("show", "expand", environment: environment),
            try sandbox.motif("log", "expand", environment: environment),
        ]
        try expect(runs[0], runs[1], runs[2], runs[3], matches: "width-\(columns)")
        let limit = try #require(Int(columns))
        for line in runs.flatMap(\.lines) {
            // The wide characters of this test take two columns each.
            let width = line.count + line.filter { "動き拡大🎬".contains($0) }.count
            #expect(width <= limit, "\(line)")
        }
    }

    @Test func `aren't cut without a width`() throws {
        let sandbox = try Sandbox()
        try Self.wide(sandbox)
        let run = try sandbox.motif("list", "--search", "動き", environment: ["COLUMNS": nil])
        #expect(run.output.contains("動き拡大動き拡大動き拡大動き拡大動き拡大動き拡大動き拡大動き拡大 🎬 with words after it"))
    }

    @Test func `show no control characters`() throws {
        let sandbox = try Sandbox()
        try sandbox.motif("update", "expand", "--title", "red \u{1B}[31m and\nmore\u{202E}", "-m", "a\u{7}b")
        let runs = [
            try sandbox.motif("list", "--where", "slug == 'expand'", "--columns", "slug,title"),
            try sandbox.motif("show", "expand"), try sandbox.motif("log", "expand"),
            try sandbox.motif("show", "\u{1B}[31m"),
        ]
        try expect(runs[0], runs[1], runs[2], matches: "control-characters")
        for run in runs { #expect(!(run.output + run.errors).contains { "\u{1B}\u{7}\u{202E}".contains($0) }) }
    }

    @Test func `have color only on a terminal, and not if the user opts out`() throws {
        let sandbox = try Sandbox()
        let terminal: [String: String?] = ["COLUMNS": nil, "TERM": "xterm"]
        let colored = try sandbox.motif(
            "list", "--limit", "1", "-q", environment: terminal, output: .terminal(columns: 60))
        #expect(colored.output.contains("\u{1B}[1m"))
        #expect(colored.lines.count == 3)
        let plain = try sandbox.motif(
            "list", "--limit", "1", "-q", environment: terminal.merging(["NO_COLOR": "1"]) { $1 },
            output: .terminal(columns: 60))
        #expect(!plain.output.contains("\u{1B}"))
        #expect(plain.lines.allSatisfy { $0.count <= 60 })
    }

    private static func wide(_ sandbox: Sandbox) throws {
        let title = String(repeating: "動き拡大", count: 8) + " 🎬 with words after it"
        try sandbox.motif(
            "update", "expand", "--title", title, "-m", "a longer title, so that it has to be cut somewhere")
    }
}
