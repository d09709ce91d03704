import Foundation
import Testing

/// The list of deliberate faults fits the sources and the tests; `script/mutants` makes them.
@Suite struct `A list of faults` {
    /// A fault: the text of a file before and after it, and the name of the test that finds it.
    struct Mutant: CustomTestStringConvertible {
        let name, file, before, after, test: String
        var testDescription: String { name }
    }

    static let mutants: [Mutant] = {
        let text = (try? Project.read("Tests/Trials/Mutants/mutants.tsv")) ?? ""
        return text.split(separator: "\n").dropFirst().compactMap { line in
            let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard columns.count == 7 else { return nil }
            return Mutant(
                name: columns[1], file: columns[3], before: columns[4], after: columns[5], test: columns[6])
        }
    }()

    @Test func `has thirty, and at least one in every module`() throws {
        #expect(Self.mutants.count >= 30)
        #expect(Set(Self.mutants.map(\.name)).count == Self.mutants.count)
        let modules = Set(Self.mutants.map { $0.file.split(separator: "/")[1] })
        let folders = try FileManager.default.contentsOfDirectory(
            atPath: Project.folder.appendingPathComponent("Sources").path)
        // MotifPlatform has no code of its own.
        for folder in folders where folder.hasPrefix("Motif") && folder != "MotifPlatform" {
            #expect(modules.contains(folder[...]), "\(folder) has no fault")
        }
    }

    @Test(arguments: mutants) func `names a text that its file has once, and a test`(_ mutant: Mutant) throws {
        let source = try Project.read(mutant.file)
        #expect(source.components(separatedBy: mutant.before).count == 2, "\(mutant.file) has '\(mutant.before)'")
        #expect(mutant.before != mutant.after)
        let files = Set(Project.tests[mutant.test] ?? [])
        #expect(files.count == 1, "\(files) have '\(mutant.test)'")
    }

    @Test func `is the table of the page about it`() throws {
        let script = BuiltProgram(at: Project.folder.appendingPathComponent("script/mutants"))
        let run = try script.run(["--table"], in: try TemporaryFolder(), environment: ["PATH": "/usr/bin:/bin"])
        #expect(run.exit == 0 && run.output.hasPrefix("| Fault"))
        let page = try Project.read("docs/mutants.md")
        #expect(page.contains(run.output), "docs/mutants.md doesn't have what script/mutants --table prints")
    }
}
