import Foundation
import Testing

/// Code that has drifted from its catalog, and what `motif scan --fix` does with it.
@Suite struct ScanFixTests {
    private static let menu = """
        // größe\r
        func open() { UIView.animate(withDuration: 0.35, delay: 0, options: .curveEaseIn) { } } // motif: expand\r
        func close() { UIView.animate(withDuration: 0.35) { } }\r

        """

    private static let card = """
        let time = 0.35
        func a() { UIView.animate(withDuration: time, options: .curveEaseIn) { } } // motif: expand
        func b() { UIView.animate(withDuration: time) { } }

        """

    private func sandbox() throws -> Sandbox {
        let sandbox = try Sandbox()
        try sandbox.write(Self.menu, to: "App/Menu.swift")
        try sandbox.write(Self.card, to: "App/Card.swift")
        try sandbox.motif("update", "expand", "--set", "expandDuration=250ms", "-m", "snappier")
        return sandbox
    }

    @Test func `a dry run prints what would change, and changes nothing`() throws {
        let sandbox = try sandbox()
        let before = try sandbox.bytes("App/Menu.swift")
        let run = try sandbox.motif("scan", "App", "--fix", "--dry-run")
        #expect(try sandbox.bytes("App/Menu.swift") == before)
        chmod(sandbox.path("App/Menu.swift").path, 0o640)
        let fixed = try sandbox.motif("scan", "App", "--fix")
        try expect(run, fixed, try sandbox.motif("scan", "App"), matches: "scan-fix")
        let after = String(decoding: try sandbox.bytes("App/Menu.swift"), as: UTF8.self)
        #expect(
            Array(after.replacing("0.25", with: "0.35").utf8) == before
                && after != String(decoding: before, as: UTF8.self))
        #expect(
            try FileManager.default.attributesOfItem(atPath: sandbox.path("App/Menu.swift").path)[.posixPermissions]
                as? Int == 0o640)
        #expect(sandbox.files.allSatisfy { !$0.contains(".motif-") })
    }

    @Test func `exported files are left to another export, and named`() throws {
        let sandbox = try Sandbox()
        try sandbox.motif("export", "expand", "--to", "swiftui", "-o", "App/Expand.swift")
        #expect(try sandbox.motif("scan", "App", "--fix").exit == 0)
        try sandbox.motif("update", "expand", "--set", "expandDuration=250ms")
        let run = try sandbox.motif("scan", "App", "--fix")
        #expect(run.exit == 0)
        #expect(run.errors == "Nothing to fix: no linked code has drifted; 1 exported file to export again\n")
    }

    @Test func `it isn't combined with options that report findings`() throws {
        let sandbox = try sandbox()
        for option in [["--write-baseline", "b"], ["--all"], ["--format", "json"], ["--changed-since", "main"]] {
            let run = try sandbox.run(["scan", "--fix"] + option)
            #expect(run.exit == 64 && run.errors.contains("--fix can't be combined with \(option[0])"), "\(option)")
        }
        let survey = try sandbox.run(["scan", "--survey", "--strict", "--baseline", "b"])
        #expect(survey.exit == 64 && survey.errors.contains("--survey can't be combined with --baseline, --strict"))
        #expect(try sandbox.motif("scan", "--dry-run").exit == 64)
    }

    @Test func `a fix covers a baseline, whose entries then have to go`() throws {
        let sandbox = try sandbox()
        try FileManager.default.removeItem(at: sandbox.path("App/Card.swift"))
        try sandbox.motif("scan", "App", "--write-baseline", "base.json")
        #expect(try sandbox.motif("scan", "App", "--baseline", "base.json").exit == 0)
        #expect(try sandbox.motif("scan", "App", "--fix").exit == 0)
        let after = try sandbox.motif("scan", "App", "--baseline", "base.json")
        #expect(after.exit == 1)
        #expect(after.output.contains("App/Menu.swift: error: baseline-fixed: "))
        #expect(after.output.contains("is no longer 'drift'; remove its entry from the baseline"))
    }

    @Test func `a file that is read-only stays as it is`() throws {
        let sandbox = try sandbox()
        try sandbox.write(Self.menu, to: "Locked/Menu.swift")
        chmod(sandbox.path("Locked/Menu.swift").path, 0o444)
        let run = try sandbox.motif("scan", "App/Menu.swift", "Locked", "--fix")
        #expect(run.exit == 1 && run.errors.contains("Locked/Menu.swift:2:15: error: not fixed: "))
        #expect(run.errors.contains(": can't write 'Locked/Menu.swift'\nFixed 1 place in 1 file; 1 other can't"))
        #expect(try sandbox.bytes("Locked/Menu.swift") == Array(Self.menu.utf8))
    }

    @Test func `what can't be written leaves all files as they were`() throws {
        guard getuid() != 0 else { return }
        let sandbox = try sandbox()
        try sandbox.write(Self.menu, to: "Locked/Menu.swift")
        chmod(sandbox.path("Locked").path, 0o500)
        defer { chmod(sandbox.path("Locked").path, 0o700) }
        let run = try sandbox.motif("scan", "--fix")
        #expect(run.exit == 77 && run.errors.contains("no file was changed"), "\(run.errors)")
        #expect(try sandbox.bytes("App/Menu.swift") == Array(Self.menu.utf8))
    }

    /// Files of links that nothing can be written by.
    private static let links = [
        (#"{"version": 2, "links": []}"#, "which a newer motif wrote"),
        (#"{"links": [], "lnks": []}"#, "Did you mean 'links'"),
        (
            #"{"links": [{"file": "A.swift", "to": "value:gone"}], "catalog": "0123456789abcdef"}"#,
            "the links were written for another catalog, and this one doesn't have 'value:gone'"
        ),
        (#"{"links": [], "change": 999}"#, "the links were written for change 999"),
    ]

    @Test(arguments: links) func `neither code nor links are written by links of others`(
        _ text: String, _ message: String
    ) throws {
        let sandbox = try sandbox()
        try sandbox.motif("adopt", "App", "--plan", "plan.json")
        try sandbox.write(text, to: "motif.links.json")
        for command in [["scan", "--fix"], ["adopt", "--apply", "plan.json"]] {
            let run = try sandbox.run(command)
            #expect(run.exit == 65 && run.errors.contains(message), "\(command): \(run.errors)")
        }
        #expect(try sandbox.bytes("App/Menu.swift") == Array(Self.menu.utf8))
        #expect(try sandbox.read("motif.links.json") == text)
    }
}
