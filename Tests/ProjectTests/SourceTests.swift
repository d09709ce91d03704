import Testing

/// What holds for every source file of the project.
@Suite struct SourceTests {
    @Test func `no file is too long`() throws {
        for (folder, limit) in [("Sources", 400), ("Tests", 500), ("Examples", 100)] {
            for file in try Project.files(below: folder) {
                #expect(file.lineCount <= limit, "\(file.path) has \(file.lineCount) lines, more than \(limit)")
            }
        }
    }

    // Those of Swift are up to its formatter.
    @Test func `no line of a script is too wide`() throws {
        for folder in ["Resources/web", "Tests/Trials/JavaScript"] {
            for file in try Project.files(below: folder, endingIn: ".js") {
                for (number, line) in zip(1..., file.lines) {
                    #expect(line.count <= 120, "\(file.path):\(number) has \(line.count) characters")
                }
            }
        }
    }

    /// What may not stand in sources, outside of the modules named.
    struct Ban: CustomTestStringConvertible {
        let pattern: String
        let why: String
        var modules: Set<String> = []

        var testDescription: String { pattern }
    }

    /// The programs, which are named in lowercase.
    static let programs = Set(Manifest.modules.filter { $0.first?.isLowercase == true })

    static let bans = [
        Ban(pattern: #"\btry!"#, why: "traps on data"),
        Ban(pattern: #"\bas!"#, why: "traps on data"),
        Ban(pattern: #"\bfatalError\("#, why: "traps on data"),
        Ban(pattern: #"\b(print|debugPrint|fputs|exit|_exit)\("#, why: "only the programs talk", modules: programs),
        Ban(pattern: #"\bprocessInfo\b|\bgetenv\("#, why: "only the command reads the environment", modules: ["motif"]),
        Ban(pattern: #"\bCommandLine\b"#, why: "only the programs read their arguments", modules: programs),
        Ban(
            pattern: #"\b(Date|ContinuousClock)\(\)|\bDate\.now\b"#, why: "the clock is an argument",
            modules: ["motif", "MotifStore"]),
        // Style sheets have properties of these names.
        Ban(
            pattern: #"'motif | --(?!motif-)[a-z]"#, why: "only what people use advises on commands and options",
            modules: programs),
        // The examples of 'motif sql' are for users.
        Ban(
            pattern: #"^(?!.*motif sql).*(^ *|")(SELECT|INSERT INTO|UPDATE|DELETE FROM|CREATE|PRAGMA|ATTACH|BEGIN) "#,
            why: "SQL stands in migrations/, MotifStore, and MotifHub", modules: ["MotifStore", "MotifHub"]),
    ]

    @Test(arguments: bans) func `forbidden constructs are not used`(_ ban: Ban) throws {
        let expression = try Pattern(ban.pattern)
        for file in try Project.files(below: "Sources") where !ban.modules.contains(file.module) {
            for (number, line) in zip(1..., file.lines) where !Self.isComment(line) {
                let isFound = expression.isFound(in: line)
                #expect(!isFound, "\(file.path):\(number) \(ban.why): \(line)")
            }
        }
    }

    @Test func `no test sleeps`() throws {
        let sleep = /\b(?:u|nano)?sleep\(/
        for file in try Project.files(below: "Tests") where !file.path.hasPrefix("Tests/Trials/Mac/") {
            for (number, line) in zip(1..., file.lines) {
                #expect(line.firstMatch(of: sleep) == nil, "\(file.path):\(number): \(line)")
            }
        }
    }

    private static func isComment(_ line: Substring) -> Bool {
        line.drop { $0 == " " }.hasPrefix("//")
    }
}
