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

    @Test func `it isn't combined with options that report findings`() throws {
        let sandbox = try sandbox()
        for option in [["--write-baseline", "b"], ["--all"], ["--format", "json"], ["--changed-since", "main"]] {
            let run = try sandbox.run(["scan", "--fix"] + option)
            #expect(run.exit == 64 && run.errors.contains("--fix"), "\(option)")
        }
        #expect(try sandbox.motif("scan", "--dry-run").exit == 64)
    }
}
