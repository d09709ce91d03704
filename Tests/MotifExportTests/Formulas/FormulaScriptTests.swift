import FormulaCases
import Foundation
import MotifFormula
import MotifJSON
import Testing

@testable import MotifExport

/// The table of formulas in the script of a page, by Node.js. CI has to have it.
@Suite(.enabled(if: NodeJS.isInstalled || NodeJS.isNeeded, "Node.js is not installed"))
struct `the table of formulas in JavaScript` {
    @Test func `means the same in a page`() throws {
        let table = FormulaCases.all
        let cases = table.cases.filter { if case .invalid = $0.expected { false } else { true } }
        let trees = try cases.map { try Formula($0.formula).checked(in: table.scope).json }
        let values = JSON.object(JSONObject(table.json.map { ($0.key, $0.value) }))
        let script = try ScriptBundle("formula.js") { WebResource.named("player/\($0)")?.text }.text
        let answers = try JSONReader().read(try NodeJS.output(of: Self.program(script, trees, values)))
        #expect(answers.array?.count == cases.count)
        for (example, answer) in zip(cases, answers.array ?? []) {
            switch example.expected {
            case .value(let value): #expect(answer["value"] == value, "\(example.formula): \(answer)")
            default: #expect(answer["refused"]?.string?.isEmpty == false, "\(example.formula): \(answer)")
            }
        }
    }

    /// What `formula.js` makes of the trees. JSON has the shortest digits of every number, and one zero.
    private static func program(_ script: String, _ trees: [JSON], _ values: JSON) -> String {
        """
        \(script)
        const answers = \(JSON.array(trees).canonical).map(tree =>
          attempt(() => ({ value: evaluate(tree, \(values.canonical)) }), refused => ({ refused })));
        console.log(JSON.stringify(answers));
        """
    }
}

/// The program `node`, of nodejs.org.
enum NodeJS {
    /// Whether a test that has no Node.js fails instead of being skipped.
    static var isNeeded: Bool { ProcessInfo.processInfo.environment["CI"] == "true" }

    static var isInstalled: Bool {
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
            .contains { FileManager.default.isExecutableFile(atPath: "\($0)/node") }
    }

    /// What a module prints.
    static func output(of module: String) throws -> String {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("motif-\(UUID().uuidString).mjs")
        try Data(module.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["node", file.path]
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return text
    }
}
