import Foundation
import MotifJSON
import Testing

/// An app whose motion is taken over into a catalog.
@Suite struct AdoptionTests {
    private static let files = [
        "App/Motion.swift": """
        enum MotionDuration {
            static let fast: TimeInterval = 0.15
            static let slow = 0.45
            enum Sheet { static let fast = 0.2 }
        }
        extension Animation {
            static let standard = Animation.easeInOut(duration: 0.31)
            static let pop: Animation = .spring(response: 0.41, dampingFraction: 0.62)
        }

        """,
        "App/Menu.swift": """
        final class Menu {
            func open() {
                UIView.animate(withDuration: MotionDuration.fast) { self.grow() }
                UIView.animate(withDuration: MotionDuration.slow, delay: 0, options: .curveEaseOut) { self.move() }
                withAnimation(.standard) { self.fade() }
                withAnimation(.pop) { self.pop() }
                UIView.animate(withDuration: 0.23) { self.blink() }
                UIView.animate(withDuration: 0.23) { self.blink() }
            }
            func close() {
                UIView.animate(withDuration: 0.23) { self.shrink() }
                UIView.animate(withDuration: MotionDuration.Sheet.fast) { self.drop() }
                UIView.animate(withDuration: 0.87) { self.rest() }
            }
        }

        """,
    ]

    private func sandbox() throws -> Sandbox {
        let sandbox = try Sandbox()
        for (name, text) in Self.files { try sandbox.write(text, to: name) }
        return sandbox
    }

    private func counts(_ sandbox: Sandbox) throws -> [String: Int] {
        let run = try sandbox.motif("scan", "App", "--all", "--format", "json", "--quiet")
        let rows = try JSONReader().read(run.output).array ?? []
        return rows.reduce(into: [:]) { $0[$1["rule"]?.string ?? "", default: 0] += 1 }
    }

    @Test func `what will be done is shown first, and is one change`() throws {
        let sandbox = try sandbox()
        let before = try sandbox.motif("log", "--format", "json").output
        let shown = try sandbox.motif("scan", "App", "--adopt", "--dry-run")
        #expect(try sandbox.motif("log", "--format", "json").output == before)
        #expect(!sandbox.files.contains("motif.links.json"))
        let done = try sandbox.motif("scan", "App", "--adopt", "-m", "Take over the app")
        #expect(done.output == shown.output)
        try expect(done, try sandbox.motif("scan", "App", "--all"), matches: "scan-adopt")
        let log = try JSONReader().read(try sandbox.motif("log", "--format", "json").output).array ?? []
        let own = log.filter { $0["message"] == "Take over the app" }
        #expect(own.count == 6 && Set(own.compactMap { $0["change"]?.number }).count == 1)
    }

    @Test func `adopted places are linked, and a second adoption writes nothing`() throws {
        let sandbox = try sandbox()
        #expect(try sandbox.motif("scan", "App", "--adopt").exit == 0)
        let (links, catalog) = (try sandbox.read("motif.links.json"), try sandbox.motif("log").output)
        // 0.87 s is used once and has no name.
        #expect(try counts(sandbox) == ["linked": 13, "unknown": 1])
        #expect(try sandbox.motif("scan", "App", "--adopt").errors == "Nothing to adopt\n")
        #expect(try sandbox.read("motif.links.json") == links)
        #expect(try sandbox.motif("log").output == catalog)
    }

    @Test(arguments: [
        ("App/Menu.swift", "0.23) { self.shrink", "0.24) { self.shrink", 11),
        ("App/Motion.swift", "0.15", "0.16", 2), ("App/Motion.swift", "0.62", "0.63", 8),
    ]) func `a changed literal is one drift, with its line`(
        _ file: String, _ old: String, _ new: String, _ line: Int
    ) throws {
        let sandbox = try sandbox()
        try sandbox.motif("scan", "App", "--adopt")
        try sandbox.write(try sandbox.read(file).replacing(old, with: new), to: file)
        let drifts = try sandbox.motif("scan", "App").output.split(separator: "\n").filter { $0.contains(" error: ") }
        #expect(drifts.count == 1 && drifts.first?.hasPrefix("\(file):\(line):") == true, "\(drifts)")
    }

    @Test func `a changed value of the catalog flags the places that use it, and no others`() throws {
        let sandbox = try sandbox()
        try sandbox.motif("scan", "App", "--adopt")
        let values = try sandbox.motif("list", "value", "--format", "json").output
        let found = try JSONReader().read(values).array?.compactMap { $0["slug"]?.string } ?? []
        #expect(
            found.sorted() == [
                "duration-fast", "duration-sheet-fast", "duration-slow", "ease-in-out-230", "pop", "standard",
            ])
        try sandbox.motif("update", "value:duration-fast", "--set", "value=0.1s")
        let lines = try sandbox.motif("scan", "App").output.split(separator: "\n").filter { $0.contains(" error: ") }
        #expect(lines.count == 1 && lines.first?.hasPrefix("App/Motion.swift:2:") == true, "\(lines)")
        try sandbox.motif("update", "value:ease-in-out-230", "--set", "value.duration=0.3s")
        let more = try sandbox.motif("scan", "App").output.split(separator: "\n").filter { $0.contains(" error: ") }
        #expect(more.count == 4, "\(more)")
    }
}
