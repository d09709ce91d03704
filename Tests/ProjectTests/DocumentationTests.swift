import Foundation
import Testing

/// The pages in docs/ match the command.
@Suite struct DocumentationTests {
    @Test func `the command reference is current`() throws {
        let folder = try TemporaryFolder()
        let motif = try BuiltProgram("motif").file.path
        let script = BuiltProgram(at: Project.folder.appendingPathComponent("script/reference"))
        let run = try script.run(["--print", motif], in: folder, environment: ["PATH": "/usr/bin:/bin"])
        #expect(run.exit == 0, "\(run.errors)")
        let isCurrent = run.output == (try Project.read("docs/commands.md"))
        #expect(isCurrent, "docs/commands.md is not what script/reference writes")
    }

    @Test func `the pictures are current`() throws {
        let folder = try TemporaryFolder()
        let motif = try BuiltProgram("motif").file.path
        let script = BuiltProgram(at: Project.folder.appendingPathComponent("script/pictures"))
        let run = try script.run(["--into", ".", motif], in: folder, environment: ["PATH": "/usr/bin:/bin"])
        #expect(run.exit == 0, "\(run.errors)")
        let pictures = Project.folder.appendingPathComponent("docs/pictures").path
        // What a browser shows depends on the fonts of its machine.
        let names = try FileManager.default.contentsOfDirectory(atPath: pictures).filter { !$0.hasSuffix(".png") }
            .sorted()
        #expect(names == (try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()))
        for name in names {
            let isCurrent = try folder.read(name) == Project.read("docs/pictures/\(name)")
            #expect(isCurrent, "docs/pictures/\(name) is not what script/pictures draws")
        }
    }

    @Test func `every command has a section with an example`() throws {
        let sections = try Project.read("docs/commands.md").components(separatedBy: "\n## ").dropFirst()
        let titles = sections.compactMap { $0.split(separator: "\n").first.map(String.init) }
        for file in try Project.files(below: "Sources/motif") {
            guard let command = file.text.firstMatch(of: /struct (\w+?)(?:Command)?: (?:Async)?ParsableCommand/)?.1
            else { continue }
            // MergeFileCommand is motif merge-file; SQLCommand is motif sql.
            let words = command.replacing(/([a-z])([A-Z])/) { "\($0.1)-\($0.2)" }.lowercased()
            let title = command == "Motif" ? "motif" : "motif \(words)"
            #expect(titles.contains(title), "docs/commands.md has no section '\(title)'")
        }
        for section in sections {
            #expect(section.contains("EXAMPLES"), "\(section.prefix(40)) has no example")
        }
    }

    @Test func `the documents on the page about documents are valid`() throws {
        let page = try Project.read("docs/documents.md")
        let motif = try BuiltProgram("motif")
        let folder = try TemporaryFolder()
        #expect(try motif.run(["init"], in: folder, environment: Self.environment).exit == 0)
        // In the order of the page: what comes later may refer to what came before.
        let documents = Markdown.blocks(in: page, of: "json document")
        #expect(documents.count >= 5)
        for document in documents {
            let run = try motif.run(["import", "-"], in: folder, environment: Self.environment, input: document)
            #expect(run.exit == 0, "\(run.errors)\n\(document)")
        }
        for wrong in Markdown.blocks(in: page, of: "json problem") {
            let run = try motif.run(["validate", "-"], in: folder, environment: Self.environment, input: wrong)
            #expect(run.exit != 0, "This has no problem:\n\(wrong)")
        }
    }

    @Test func `every parameter type has an example`() throws {
        let page = try Project.read("docs/documents.md")
        let source = try Project.read("Sources/MotifCore/Parameters/ParameterType.swift")
        let types = source.matches(of: /case \.\w+: "(\w+)"/).map { String($0.1) }
        #expect(types.count >= 17)
        let examples = Markdown.blocks(in: page, of: "json document").joined()
        for type in types {
            #expect(examples.contains("\"type\": \"\(type)\""), "docs/documents.md has no parameter of type \(type)")
        }
    }

    @Test func `everything that layers, operations and checks can contain is on the page about kinds`() throws {
        let page = try Project.read("docs/kinds.md")
        let words = try [
            "Kind/LayerProperty", "Kind/LayerRole", "Kind/Layer", "Kind/SceneInput", "Kind/Check",
        ].flatMap { source -> [String] in
            let text = try Project.read("Sources/MotifCore/\(source).swift")
            return text.matches(of: /(?m)^ +case (\w+)(?: = "(.+)")?$/).map { String($0.2 ?? $0.1) }
        }
        #expect(words.count >= 40)
        for word in words { #expect(page.contains("`\(word)`"), "docs/kinds.md does not name '\(word)'") }
    }

    @Test func `every note code of exports is on a page about exports`() throws {
        let page = try Project.files(below: "docs", endingIn: ".md").filter { $0.path.contains("exports") }
            .map(\.text).joined()
        let source = try Project.read("Sources/MotifExport/ExportNote.swift")
        let codes = source.matches(of: /(?m)^ +case (\w+)(?: = "(.+)")?$/).map { String($0.2 ?? $0.1) }
            .filter { $0 != "approximated" && $0 != "omitted" && $0 != "required" }
        #expect(codes.count >= 33)
        for code in codes { #expect(page.contains("`\(code)` |"), "no page about exports names '\(code)'") }
    }

    @Test(arguments: ["docs/architecture.md", "CONTRIBUTING.md"], Manifest.modules)
    func `a tour visits every module`(_ page: String, _ module: String) throws {
        #expect(try Project.read(page).contains("`Sources/\(module)`"), "\(page) doesn't name Sources/\(module)")
    }

    private static let environment = ["MOTIF_AUTHOR": "mia"]
}
