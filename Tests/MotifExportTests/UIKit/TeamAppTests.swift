import BuiltProducts
import Foundation
import Testing

/// The Swift of `Examples/Team`, with the files that its tour exports and the screen that uses them.
@Suite struct `the app of the tour for teams` {
    private static let sources = Result { try toured() }

    /// The app's files after the page's commands up to its exports.
    private static func toured() throws -> [String: String] {
        let page = try String(
            contentsOf: Seeds.root.appendingPathComponent("docs/tour-for-teams.md"), encoding: .utf8)
        let commands = page.split(separator: "## Keep it in Git")[0].split(separator: "\n")
            .filter { $0.firstMatch(of: /^\$ (motif (init|import|adopt|copy|update)|sh|sed|cp)\s/) != nil }
        var files: [String: String] = [:]
        let complaints = try SwiftCompiler.inFolder { folder in
            let app = folder.appendingPathComponent("app")
            try FileManager.default.copyItem(at: Seeds.root.appendingPathComponent("Examples/Team"), to: app)
            let motif = try BuiltProducts.program("motif").deletingLastPathComponent().path
            let script =
                ["set -e", "cd '\(app.path)'", "PATH='\(motif)':$PATH"] + commands.map { $0.dropFirst(2) + "" }
            let said = try SwiftCompiler.run(["-c", script.joined(separator: "\n")], of: "/bin/sh")
            let swift = app.appendingPathComponent("ios/Sources/Team")
            for case let name as String in FileManager.default.enumerator(atPath: swift.path) ?? .init()
            where name.hasSuffix(".swift") {
                files[(name as NSString).lastPathComponent] = try String(
                    contentsOf: swift.appendingPathComponent(name), encoding: .utf8)
            }
            return said
        }
        #expect(complaints == "")
        return files
    }

    @Test(arguments: SwiftMode.allCases) func `compiles with what it exports`(mode: SwiftMode) throws {
        let sources = try Self.sources.get()
        #expect(sources.count == 7, "\(sources.keys.sorted())")
        let complaints = try SwiftCompiler.complaints(about: sources, importing: .uiKit, .swiftUI, mode: mode)
        #expect(complaints == "", "\(complaints.prefix(4000))")
    }
    @Test func `is compiled as far as data races are found`() throws {
        var sources = try Self.sources.get()
        sources["Motion.swift"]?.replace("@MainActor ", with: "")
        let complaints = try SwiftCompiler.complaints(about: sources, importing: .uiKit, .swiftUI)
        #expect(complaints.contains("'standard' is not concurrency-safe"))
    }
}
