import Foundation
import Testing

/// The binary needs nothing beside it.
@Suite struct BinaryTests {
    @Test func `a copied binary works in an empty folder with an empty environment`() throws {
        let folder = try TemporaryFolder()
        let copy = folder.path("motif")
        // Another process writes the copy: a process that a test starts meanwhile would inherit the open file, and
        // a file that is open for writing can't be run.
        let cp = BuiltProgram(at: URL(fileURLWithPath: "/bin/cp"))
        #expect(try cp.run([try BuiltProgram("motif").file.path, copy.path], in: folder).exit == 0)
        let program = BuiltProgram(at: copy)

        let made = try program.run(["init"], in: folder)
        #expect(made.exit == 0, "\(made.errors)")
        let shown = try program.run(["show", "expand", "--format", "json"], in: folder)
        #expect(shown.exit == 0, "\(shown.errors)")
        #expect(shown.output.contains("\"slug\": \"expand\""))
        let checked = try program.run(["verify"], in: folder)
        #expect(checked.exit == 0, "\(checked.errors)")
        let listed = try program.run(["list", "kinds", "--format", "jsonl"], in: folder)
        #expect(listed.output.split(separator: "\n").count == 10)
    }
}
