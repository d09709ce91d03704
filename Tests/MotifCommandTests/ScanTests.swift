import BuiltProducts
import Foundation
import Testing

@Suite struct ScanTests {
    private static let code = """
        enum Motion { static let quick = 0.15 }
        final class Menu {
            func open() {
                UIView.animate(withDuration: 0.35, options: .curveEaseIn) { }  // motif: expand
                UIView.animate(withDuration: Motion.quick) { }
                withAnimation(.linear(duration: 9)) { }  // motif:ignore unknown -- a spinner
                withAnimation { }
            }
        }

        """

    private func sandbox() throws -> Sandbox {
        let sandbox = try Sandbox()
        try sandbox.write(Self.code, to: "App/Menu.swift")
        try sandbox.motif("update", "expand", "--set", "expandDuration=250ms", "-m", "snappier")
        return sandbox
    }

    @Test func `a drift fails, and is printed as Xcode reads it`() throws {
        let sandbox = try sandbox()
        try expect(
            try sandbox.motif("scan", "App"), try sandbox.motif("scan", "App", "--all"),
            try sandbox.motif("scan", "App", "--format", "table"),
            try sandbox.motif("scan", "App", "--format", "github"),
            matches: "scan")
    }

    @Test func `an absolute path gives the same findings as a relative one`() throws {
        let sandbox = try sandbox()
        let relative = try sandbox.motif("scan", "App", "--format", "sarif")
        let path = sandbox.folder.resolvingSymlinksInPath().path + "/App"
        let absolute = try sandbox.motif("scan", path, "--format", "sarif")
        #expect(relative.output == absolute.output && relative.output.contains("\"App/Menu.swift\""))
    }

    @Test func `every format for programs has all of it`() throws {
        let sandbox = try sandbox()
        try expect(
            try sandbox.motif("scan", "App", "--all", "--format", "json"),
            try sandbox.motif("scan", "App", "--all", "--format", "jsonl", "--quiet"), matches: "scan-formats")
    }

    @Test func `SARIF declares all rules and has stable fingerprints`() throws {
        let sandbox = try sandbox()
        func results() throws -> (rules: Set<String>, results: [[String: Any]]) {
            let run = try sandbox.motif("scan", "App", "--format", "sarif", "--quiet")
            let log = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
            let first = try #require((log["runs"] as? [[String: Any]])?.first)
            let driver = try #require((first["tool"] as? [String: Any])?["driver"] as? [String: Any])
            let rules = try #require(driver["rules"] as? [[String: Any]]).compactMap { $0["id"] as? String }
            return (Set(rules), try #require(first["results"] as? [[String: Any]]))
        }
        func fingerprints(_ results: [[String: Any]]) -> [String] {
            results.compactMap { ($0["partialFingerprints"] as? [String: String])?["motif/v1"] }
        }
        let before = try results()
        #expect(before.rules.isSuperset(of: ["drift", "old", "unknown", "equal", "baseline-fixed", "stale-link"]))
        #expect(before.results.count == 3 && Set(fingerprints(before.results)).count == 3)
        let suppressed = before.results.compactMap { $0["suppressions"] as? [[String: String]] }
        #expect(suppressed.map { $0.first?["justification"] } == ["a spinner"])
        try sandbox.write("\n\n" + Self.code, to: "App/Menu.swift")
        #expect(fingerprints(try results().results) == fingerprints(before.results))
    }

    @Test func `a baseline makes a run pass until code is fixed`() throws {
        let sandbox = try sandbox()
        // A baseline of files that couldn't be read would call their findings new.
        let refused = try sandbox.motif("scan", "App", "gone.swift", "--write-baseline", "base.json")
        #expect(refused.exit == 65 && refused.errors.contains("1 error in the code or its links"))
        #expect(refused.errors.contains("gone.swift") && !sandbox.files.contains("base.json"))
        let written = try sandbox.motif("scan", "App", "--write-baseline", "base.json")
        #expect(written.exit == 0 && written.errors == "Wrote 2 findings to base.json\n")
        #expect(try sandbox.motif("scan", "App", "--baseline", "base.json", "--strict").exit == 0)
        // Its paths start from its own folder.
        let motif = try BuiltProducts.program("motif").path
        let shell = BuiltProgramShell(sandbox)
        try shell.run("cd App && \(motif) scan --baseline ../base.json --strict --quiet > /dev/null")
        try shell.run("cd App && \(motif) scan --write-baseline ../again.json --quiet")
        #expect(try sandbox.read("again.json") == sandbox.read("base.json"))
        try sandbox.write(Self.code.replacing("0.35", with: "0.25"), to: "App/Menu.swift")
        let fixed = try sandbox.motif("scan", "App", "--baseline", "base.json")
        #expect(fixed.exit == 1)
        #expect(fixed.output.contains("App/Menu.swift: error: baseline-fixed: "))
        let unreadable = try sandbox.motif("scan", "App", "--baseline", "gone.json")
        #expect(unreadable.exit == 66)
    }

    @Test func `only files that a branch has changed are reported`() throws {
        let sandbox = try sandbox()
        let shell = BuiltProgramShell(sandbox)
        try shell.run("git init -q && git add App && git -c user.name=a -c user.email=a@b commit -qm a")
        try sandbox.write("func f() { UIView.animate(withDuration: Motion.quick) { } }", to: "App/New.swift")
        try sandbox.write("func g() { UIView.animate(withDuration: Motion.quick) { } }", to: "App/Staged.swift")
        try shell.run("git add App/Staged.swift")
        let run = try sandbox.motif("scan", "App", "--changed-since", "HEAD")
        #expect(
            run.output.split(separator: "\n").map { $0.prefix { $0 != " " } }
                == ["App/New.swift:1:12:", "App/Staged.swift:1:12:"])
        #expect(try sandbox.motif("scan", "App", "--changed-since", "nothing").exit == 64)
    }

    @Test func `a branch has what it changed since it began, and the code of the documents that it changed`() throws {
        let sandbox = try Sandbox()
        let shell = BuiltProgramShell(sandbox)
        let git = "git -c user.name=a -c user.email=a@b -c commit.gpgsign=false"
        try sandbox.motif("export", "-o", "motion/")
        let code = "func f() { UIView.animate(withDuration: 0.35) { } }"
        try sandbox.write(code + " // motif: expand.expandDuration", to: "App/Linked.swift")
        try sandbox.write(code, to: "App/Other.swift")
        try sandbox.motif("export", "expand", "--to", "compose", "-o", "App/Expand.kt")
        try shell.run("git init -q -b main && git add App motion && \(git) commit -qm a && git checkout -qb branch")
        try sandbox.write(code.replacing("0.35", with: "0.9"), to: "App/Other.swift")
        try shell.run("git checkout -q -B main && \(git) commit -qam b && git checkout -q branch")
        let arguments = ["scan", "App", "--changed-since", "main", "--all", "--documents", "motion"]
        #expect(try sandbox.run(arguments).output == "")
        let document = try String(decoding: sandbox.bytes("motion/patterns/expand.json"), as: UTF8.self)
        try sandbox.write(document.replacing("0.35", with: "0.25"), to: "motion/patterns/expand.json")
        try shell.run("\(git) commit -qam c")
        let run = try sandbox.run(arguments)
        #expect(run.exit == 1)
        #expect(run.output.contains("\nApp/Linked.swift:1:12: error: drift: 0.35 s doesn't match"))
        let behind = "App/Expand.kt: error: behind: made from other values of expand; export it again"
        #expect(run.output.split(separator: "\n").sorted().first.map(String.init) == behind)
        #expect(run.output.split(separator: "\n").count == 2)
    }

    @Test func `a branch has changed what it moved, what is beside this folder, and the links of code`() throws {
        let sandbox = try sandbox()
        let shell = BuiltProgramShell(sandbox)
        let git = "git -c user.name=a -c user.email=a@b -c commit.gpgsign=false"
        try sandbox.motif("export", "-o", "motion/")
        try sandbox.write("func f() { UIView.animate(withDuration: 0.35) { } }", to: "App/A.swift")
        try sandbox.write("", to: "Lib/B.swift")
        let links = """
            {"links": [{"code": "UIView.animate(withDuration:)", "file": "App/A.swift", "in": "f()", "to": "expand"}]}
            """
        try sandbox.write(links, to: "motif.links.json")
        try shell.run("git init -q -b main && git add App Lib motion motif.links.json && \(git) commit -qm a")
        func scan() throws -> String {
            try sandbox.motif(
                "scan", "--documents", "../motion", "--changed-since", "main", "--strict", ".", "../Lib", in: "App"
            ).output
        }
        #expect(try scan() == "")
        try shell.run("git checkout -qb b && cp App/A.swift Lib/B.swift && \(git) commit -qam b")
        #expect(try scan().contains("../Lib/B.swift:1:12:"))
        try sandbox.write(links.replacing("expand", with: "mask-reveal"), to: "motif.links.json")
        #expect(try scan().contains("\nA.swift:1:12: error: drift"))
        try shell.run("git checkout -q motif.links.json && git mv App/A.swift App/C.swift && \(git) commit -qm c")
        #expect(try scan().contains("A.swift: warning: stale-link"))
    }

    @Test func `code is compared with a catalog as it was`() throws {
        let sandbox = try Sandbox()
        try sandbox.write(
            "func f() { UIView.animate(withDuration: 0.35) { } } // motif: expand.expandDuration", to: "App/A.swift")
        try sandbox.motif("release", "1.4")
        try sandbox.motif("update", "expand", "--set", "expandDuration=250ms")
        #expect(try sandbox.motif("scan", "App").exit == 1)
        #expect(try sandbox.motif("scan", "App", "--at", "1.4", "--strict").exit == 0)
        try sandbox.write("func f() { UIView.animate(withDuration: 1) { } } // motif: gone", to: "App/A.swift")
        #expect(try sandbox.motif("scan", "App").errors == "1 timing in 1 file: 1 unknown; 1 link to nothing\n")
    }

    @Test func `a branch can be compared only where Git knows it`() throws {
        let sandbox = try sandbox()
        let outside = try sandbox.motif("scan", "App", "--changed-since", "HEAD", environment: ["GIT_DIR": "nothing"])
        #expect(outside.exit == 64)
        #expect(
            outside.errors
                == "motif: --changed-since requires a Git repository, and this folder isn't in one\n")
        let shell = BuiltProgramShell(sandbox)
        try shell.run("git init -q && git add App && git -c user.name=a -c user.email=a@b commit -qm a")
        let option = try sandbox.motif("scan", "App", "--changed-since=--output=notes.txt")
        #expect(option.errors == "motif: Git has no commit '--output=notes.txt'\n" && option.exit == 64)
        #expect(!sandbox.files.contains("notes.txt"))
        try shell.run("git config core.fsmonitor 'touch ran.txt; false'")
        #expect(try sandbox.motif("scan", "App", "--changed-since", "HEAD").exit == 0)
        #expect(!sandbox.files.contains("ran.txt"))
        try shell.run("git clone -q --depth 1 file://$PWD shallow && cp motif.db shallow")
        let shallow = try sandbox.motif("scan", "App", "--changed-since", "HEAD~3", in: "shallow")
        #expect(
            shallow.errors
                == "motif: Git has no commit 'HEAD~3'; this clone is shallow, so fetch more history (fetch-depth: 0 in actions/checkout)\n"
        )
    }

    @Test func `without a catalog a scan fails, and a survey lists the timings`() throws {
        let sandbox = try Sandbox(.nothing)
        try sandbox.write(Self.code, to: "Menu.swift")
        try expect(
            try sandbox.motif("scan"), try sandbox.motif("scan", "--survey"),
            try sandbox.motif("scan", "--survey", "--format", "jsonl"), matches: "scan-survey")
        #expect(try sandbox.motif("scan", "--survey", "--strict").exit == 64)
        let missing = try sandbox.motif("scan", "--survey", "Menu.swift", "Ap")
        #expect(missing.exit == 66 && missing.errors.contains("There is no file 'Ap'"))
    }

    @Test func `documents in files take the place of a catalog`() throws {
        let sandbox = try sandbox()
        try sandbox.motif("export", "-o", "motion/")
        try sandbox.write("", to: "empty/a.txt")
        try FileManager.default.removeItem(at: sandbox.path("motif.db"))
        let run = try sandbox.motif("scan", "App", "--documents", "motion/")
        #expect(
            run.exit == 1
                && run.output.hasPrefix(
                    "App/Menu.swift:4:9: error: drift: easeIn over 0.35 s doesn't match expand, which has easeIn over 0.25 s or easeInOut over 0.35 s\n"
                ))
        try sandbox.write(Self.code.replacing("0.35", with: "0.25"), to: "App/Menu.swift")
        #expect(try sandbox.motif("scan", "App", "--documents", "motion/").exit == 0)
        #expect(sandbox.files == ["App", "empty", "motion"])
        // A valid report without results, and a failure, since nothing was scanned.
        let empty = try sandbox.motif("scan", "empty", "--documents", "motion/", "--format", "sarif")
        #expect(empty.exit == 66)
        let log = try #require(try JSONSerialization.jsonObject(with: Data(empty.output.utf8)) as? [String: Any])
        #expect((log["runs"] as? [[String: Any]])?.first?["results"] is [Any])
    }

    @Test func `SARIF stays within GitHub's limit, and reports omitted results`() throws {
        let sandbox = try Sandbox()
        let line = "withAnimation(.linear(duration: 9)) { }\n"
        let drift = "withAnimation(.linear(duration: 9)) { } // motif: expand\n"
        try sandbox.write(String(repeating: line, count: 25_010) + drift, to: "A.swift")
        let run = try sandbox.motif("scan", "--format", "sarif")
        let log = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        let results = (log["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]]
        #expect(results?.count == 25_000 && results?.first?["ruleId"] as? String == "drift")
        #expect(run.errors.hasPrefix("motif: SARIF holds 25000 of the 25011 findings, as GitHub accepts no more\n"))
    }

    @Test func `names and code of others stay on one line of GitHub's log`() throws {
        let sandbox = try Sandbox()
        let name = "A\u{1B}[31m\n::add-mask::x.swift"
        try sandbox.write("withAnimation(.linear(duration: 9)) { } // motif: x\u{1B}y\u{202E}z\n", to: name)
        let run = try sandbox.motif("scan", "--format", "github")
        #expect(run.output.split(separator: "\n").allSatisfy { $0.hasPrefix("::error ") || $0.hasPrefix("::warning ") })
        #expect(!run.output.contains("\u{1B}") && !run.output.contains("\u{202E}"))
        try sandbox.write("{\"x\\n::error::owned\": 1}", to: "motif.scan.json")
        let settings = try sandbox.motif("scan", "--format", "github")
        #expect(settings.exit == 65 && !settings.errors.contains("\n::error"))
    }

    @Test func `settings and links with mistakes are refused`() throws {
        let sandbox = try sandbox()
        try sandbox.write("{\"wrapper\": [], \"exclude\": 3}", to: "motif.scan.json")
        try sandbox.write("{\"links\": [{}]}", to: "bad.json")
        try sandbox.write("{\"version\": 2, \"links\": []}", to: "newer.json")
        try expect(
            try sandbox.motif("scan", "App"), try sandbox.motif("scan", "App", "--settings", "bad.json"),
            try sandbox.motif("scan", "App", "--settings", "gone.json"), matches: "scan-settings")
        try sandbox.write("{}", to: "motif.scan.json")
        try expect(
            try sandbox.motif("scan", "App", "--links", "bad.json"),
            try sandbox.motif("scan", "App", "--links", "newer.json"), matches: "scan-links")
        #expect(try sandbox.motif("scan", "App", "--dry-run").exit == 64)
    }

    @Test func `a path that doesn't exist fails, so that a mistake in CI isn't a clean run`() throws {
        let run = try sandbox().motif("scan", "App", "nothing")
        #expect(run.exit == 1 && run.output.contains("nothing: error: unreadable: 'nothing' does not exist\n"))
    }
}

/// A shell in the folder of a sandbox.
private struct BuiltProgramShell {
    let sandbox: Sandbox

    init(_ sandbox: Sandbox) { self.sandbox = sandbox }

    func run(_ command: String) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", command]
        process.currentDirectoryURL = sandbox.folder
        try process.run()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0)
    }
}
