import Foundation
import Testing

/// The job for continuous integration on the page about scans, in a fresh clone.
@Suite struct ScanJobTests {
    /// The commands of the job, as the page has them.
    private func commands(of page: String) throws -> [String] {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let text = try String(contentsOf: root.appendingPathComponent("docs/\(page)"), encoding: .utf8)
        let jobs = text.components(separatedBy: "```yaml\n").dropFirst().compactMap {
            $0.components(separatedBy: "```").first
        }
        return jobs.flatMap { $0.split(separator: "\n") }.filter { $0.hasPrefix("- run: motif scan ") }
            .map { String($0.dropFirst(7)) }
    }

    /// A repository with documents and linked code, but without a catalog.
    private func repository(duration: String) throws -> Sandbox {
        let sandbox = try Sandbox()
        try sandbox.motif("export", "-o", "motion/")
        let code =
            "func open() { UIView.animate(withDuration: \(duration), options: .curveEaseIn) { } } // motif: expand\n"
        try sandbox.write(code, to: "App/Menu.swift")
        try sandbox.write("func f() { withAnimation(.linear(duration: 9)) { } }\n", to: "App/Spinner.swift")
        try sandbox.motif(
            "scan", "App/Spinner.swift", "--documents", "motion/", "--write-baseline", "motif.baseline.json")
        try sandbox.write("motif.db*\n", to: ".gitignore")
        let git = """
            git init -q && git add . && git -c user.name=a -c user.email=a@b commit -qm a && rm -f motif.db \
                && git clone -q . clone
            """
        let run = try Program(
            file: URL(fileURLWithPath: "/bin/sh"), arguments: ["-c", git],
            environment: ["PATH": "/usr/bin:/bin", "HOME": sandbox.folder.path], folder: sandbox.folder
        ).run(input: "", output: .captured)
        try #require(run.exit == 0, "\(run.errors)")
        return sandbox
    }

    @Test(arguments: ["scan.md", "git-and-ci.md"])
    func `the job fails with a drift, and passes without`(_ page: String) throws {
        let commands = try commands(of: page)
        #expect(!commands.isEmpty)
        for command in commands {
            for (duration, exit) in [("0.35", 0), ("0.3", 1)] as [(String, Int32)] {
                let sandbox = try repository(duration: duration)
                let motif = try sandbox.program([])
                let path = "\(motif.file.deletingLastPathComponent().path):/usr/bin:/bin"
                let run = try Program(
                    file: URL(fileURLWithPath: "/bin/sh"), arguments: ["-c", command],
                    environment: motif.environment.merging(["PATH": path]) { $1 }, folder: sandbox.path("clone")
                ).run(input: "", output: .captured)
                #expect(run.exit == exit, "\(command): \(run.output)\(run.errors)")
                let report = (try? sandbox.read("clone/motif.sarif")) ?? run.output
                #expect(report.contains("doesn't match expand") == (exit == 1), "\(command)")
            }
        }
    }
}
