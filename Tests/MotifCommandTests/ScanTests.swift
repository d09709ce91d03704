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
        let written = try sandbox.motif("scan", "App", "--write-baseline", "base.json")
        #expect(written.exit == 0 && written.errors == "Wrote 2 findings to base.json\n")
        #expect(try sandbox.motif("scan", "App", "--baseline", "base.json", "--strict").exit == 0)
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

    @Test func `without a catalog there are no findings`() throws {
        let sandbox = try Sandbox(.nothing)
        try sandbox.write(Self.code, to: "Menu.swift")
        let run = try sandbox.motif("scan")
        #expect(run.exit == 0 && run.output.isEmpty)
        #expect(run.errors == "No catalog to compare with: nothing was scanned\n")
    }

    @Test func `settings and links with mistakes are refused`() throws {
        let sandbox = try sandbox()
        try sandbox.write("{\"wrapper\": []}", to: "motif.scan.json")
        let unknown = try sandbox.motif("scan", "App")
        #expect(
            unknown.exit == 64 && unknown.errors.contains("unknown key 'wrapper'; expected one of: exclude, wrappers"))
        try sandbox.write("{\"wrappers\": [{\"call\": \"f\"}]}", to: "motif.scan.json")
        #expect(try sandbox.motif("scan", "App").errors.contains("'call' must be a function with its labels"))
        try sandbox.write("{}", to: "motif.scan.json")
        try sandbox.write("{\"links\": [{}]}", to: "motif.links.json")
        #expect(try sandbox.motif("scan", "App").errors.contains("'file' of entry 1 of 'links' must be text"))
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
