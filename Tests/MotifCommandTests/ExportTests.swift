import Foundation
import MotifExport
import MotifSystem
import Testing

@Suite struct ExportTests {
    /// Line ends, indentation, byte order mark, and the end of the last line, so that a diff has only what changed.
    @Test(arguments: [(["-o", "motif.json"], "motif.json"), (["-o", "out/"], "out/patterns/expand.json")])
    func `documents keep the form of the file that they replace`(options: [String], file: String) throws {
        let sandbox = try Sandbox()
        let export = ["export", "expand", "--quiet"] + options
        #expect(try sandbox.run(export).exit == 0)
        let lines = try sandbox.read(file).split(separator: "\n").map { line in
            let depth = line.prefix { $0 == " " }.count / 2
            return String(repeating: "\t", count: depth) + line.dropFirst(depth * 2)
        }
        let form = "\u{FEFF}" + lines.joined(separator: "\r\n")
        try sandbox.write(form, to: file)
        #expect(try sandbox.run(export).exit == 0)
        #expect(try sandbox.bytes(file) == Array(form.utf8))
        #expect(try sandbox.motif("update", "expand", "--set", "thresholdScale=7").exit == 0)
        #expect(try sandbox.run(export).exit == 0)
        let changed = try sandbox.read(file).components(separatedBy: "\r\n")
        #expect(changed.count == lines.count)
        let others = zip(changed, lines).dropFirst().filter { $0 != $1 }.map(\.0)
        #expect(others.map { $0.trimmingCharacters(in: .whitespaces) } == [#""thresholdScale": 7"#])
    }

    @Test func `files of documents that were deleted or renamed are named`() throws {
        let sandbox = try Sandbox()
        #expect(try sandbox.motif("export", "-o", "motion/").errors == "Exported 48 documents to motion/\n")
        for arguments in [["delete", "punch-out"], ["rename", "expand", "grow"]] {
            #expect(try sandbox.run(arguments).exit == 0)
        }
        try sandbox.write("{}", to: "motion/patterns/own.json")
        let run = try sandbox.motif("export", "-o", "motion/")
        #expect(
            run.errors == """
                Exported 47 documents to motion/
                motion/patterns/expand.json has a document that was deleted or renamed since; remove the file
                motion/patterns/punch-out.json has a document that was deleted or renamed since; remove the file

                """)
        for name in ["expand", "punch-out"] { try sandbox.write("{}", to: "motion/patterns/\(name).json") }
        #expect(try sandbox.motif("export", "-o", "motion/").errors == "Exported 47 documents to motion/\n")
    }

    @Test func `names its formats in its help`() throws {
        let help = try Sandbox().motif("help", "export").output.split(whereSeparator: \.isWhitespace)
        let formats = ExportTarget.all.map(\.name).joined(separator: ", ")
        #expect(help.joined(separator: " ").contains("The other formats (\(formats)) contain the motion"))
    }

    @Test(arguments: ["json", "jsonl"])
    func `an export that is imported and exported again is identical`(_ form: String) throws {
        let first = try Sandbox()
        let text = try first.motif("export", "--to", form).output
        let second = try Sandbox(.nothing)
        #expect(try second.motif("init", "--empty").exit == 0)
        #expect(try second.motif("import", "-", input: text).exit == 0)
        #expect(try second.motif("export", "--to", form).output == text)
        #expect(try second.isSound())
    }

    @Test func `every number, color and extension survives`() throws {
        let sandbox = try Sandbox()
        let extensions = #"{"z":[1e21,0.1,1e-7,-0,9007199254740991],"a":{"deep":{"null":null}},"é":"\u0007\"\\"}"#
        let item = """
            {"type":"item","slug":"all","title":"日本","color":{"colorSpace":"srgb","components":[0.1,0.2,0.30000000000000004],\
            "alpha":1},"extensions":\(extensions)}
            """
        #expect(try sandbox.motif("import", "-", input: item).exit == 0)
        let text = try sandbox.motif("export", "item:all", "--to", "jsonl").output
        #expect(text.contains(#""components":[0.1,0.2,0.30000000000000004]"#))
        #expect(text.contains(#"[1e+21,0.1,1e-7,0,9007199254740991]"#))
        let second = try Sandbox(.nothing)
        #expect(try second.motif("init", "--empty").exit == 0)
        #expect(try second.motif("import", "-", input: text).exit == 0)
        #expect(try second.motif("export", "--to", "jsonl").output == text)
    }

    @Test(arguments: [("json", "out/patterns"), ("css", "out")])
    func `an export into a folder removes the leftovers of a killed process`(format: String, folder: String) throws {
        let sandbox = try Sandbox()
        let draft = DraftName.make().replacing("-\(ProcessInfo.processInfo.processIdentifier)-", with: "-999999999-")
        try sandbox.write("half", to: "\(folder)/\(draft)")
        #expect(try sandbox.motif("export", "expand", "--to", format, "-o", "out/").exit == 0)
        #expect(!FileSystem.exists(sandbox.path("\(folder)/\(draft)").path))
    }

    @Test func `a folder has one file per document and can be imported`() throws {
        let sandbox = try Sandbox()
        let text = try sandbox.motif("export").output
        #expect(try sandbox.motif("export", "-o", "out/").exit == 0)
        let expand = try sandbox.read("out/patterns/expand.json")
        #expect(expand.hasPrefix("{\n  \"accepts\": [\n    {\n"))
        #expect(expand.hasSuffix("\n}\n"))
        let folders = try FileManager.default.contentsOfDirectory(atPath: sandbox.path("out").path)
        #expect(folders.sorted() == ["devices", "items", "kinds", "patterns"])
        #expect(try sandbox.motif("import", "out").output == "Imported 48 documents: 48 unchanged\n")
        let second = try Sandbox(.nothing)
        #expect(try second.motif("init", "--empty").exit == 0)
        #expect(try second.motif("import", sandbox.path("out").path).exit == 0)
        #expect(try second.motif("export").output == text)
    }

    @Test func `a file has the same text as standard output, and no temporary file remains`() throws {
        let sandbox = try Sandbox()
        let text = try sandbox.motif("export").output
        let run = try sandbox.motif("export", "-o", "motif.json")
        #expect(run.output == "")
        #expect(run.errors == "Exported 48 documents to motif.json\n")
        #expect(try sandbox.read("motif.json") == text)
        #expect(try sandbox.motif("export", "-o", "motif.json", "--to", "jsonl", "--quiet").errors == "")
        #expect(try sandbox.read("motif.json") == sandbox.motif("export", "--to", "jsonl").output)
        #expect(try sandbox.shell("motif export -o /dev/stdout --quiet | cat").output == text)
        #expect(sandbox.files == ["motif.db", "motif.json"])
    }

    @Test func `links and permissions are kept`() throws {
        let sandbox = try Sandbox()
        try sandbox.write("old", to: "real.json")
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: sandbox.path("real.json").path)
        try FileManager.default.createSymbolicLink(
            atPath: sandbox.path("link.json").path, withDestinationPath: "real.json")
        #expect(try sandbox.motif("export", "-o", "link.json", "--quiet").exit == 0)
        #expect(try sandbox.read("real.json") == sandbox.motif("export").output)
        let attributes = try FileManager.default.attributesOfItem(atPath: sandbox.path("real.json").path)
        #expect(attributes[.posixPermissions] as? Int == 0o640)
        let destination = try FileManager.default.destinationOfSymbolicLink(atPath: sandbox.path("link.json").path)
        #expect(destination == "real.json")
    }

    @Test func `documents are chosen by reference or by filter`() throws {
        let sandbox = try Sandbox()
        #expect(try sandbox.motif("update", "expand", "--set", "expandDuration=1").exit == 0)
        #expect(try slugs(sandbox, "expand@1", "kind:expand") == ["expand", "expand"])
        #expect(try sandbox.motif("export", "expand@1", "--to", "jsonl").output.contains(#""expandDuration":0.35"#))
        #expect(try slugs(sandbox, "--where", "kind == 'expand' && expandDuration < 0.9") == ["expand-sign-in"])
        #expect(try slugs(sandbox, "--type", "items", "--search", "twit") == ["twitter"])
        #expect(try slugs(sandbox, "--tag", "no-such-tag") == [])
    }

    @Test func `two revisions of a pattern are two files, and never one`() throws {
        let sandbox = try Sandbox()
        _ = try sandbox.motif("update", "expand", "--set", "expandDuration=1")
        let run = try sandbox.motif("export", "expand@1", "expand", "-o", "two/")
        #expect(run.errors == "Exported 2 documents to two/\n")
        #expect(try sandbox.read("two/patterns/expand@1.json").contains("\"expandDuration\": 0.35"))
        #expect(try sandbox.read("two/patterns/expand.json").contains("\"expandDuration\": 1,"))
        for form in ["json", "jsonl"] {
            let refused = try sandbox.motif("export", "expand@1", "expand", "--to", form, "-o", "both")
            #expect(refused.exit == 65)
            let message =
                "One file can't hold both 'expand@1' and 'expand@2', since both are named 'expand'; export them into a "
                + "folder"
            #expect(refused.errors.contains(message), "\(refused.errors)")
        }
        #expect(try sandbox.motif("export", "expand@2", "expand", "--to", "jsonl").lines.count == 1)
        #expect(sandbox.files == ["motif.db", "two"])
    }

    @Test func `documents that had the same name at different times are separate files`() throws {
        let sandbox = try Sandbox()
        for name in ["grow", "swell"] {
            _ = try sandbox.motif("rename", "expand", name)
            _ = try sandbox.motif("create", "expand", "--kind", "expand")
        }
        let run = try sandbox.motif("export", "expand", "grow@1", "grow", "-o", "all/")
        #expect(run.errors == "Exported 3 documents to all/\n")
        #expect(
            try sandbox.read("all/patterns/expand.json") == sandbox.document("expand"))
        #expect(try sandbox.read("all/patterns/expand@1.json").contains("\"title\": \"Expand\""))
        #expect(try sandbox.read("all/patterns/grow.json").contains("\"slug\": \"grow\""))

        let oneName = try sandbox.motif("export", "expand", "grow@1")
        #expect(oneName.errors.contains("can't hold both 'grow@1' and 'expand@1', since both are named 'expand'"))
        let oneFile = try sandbox.motif("export", "grow@1", "swell@1", "-o", "two/")
        #expect(oneFile.errors.contains("can't hold both 'grow@1' and 'swell@1', since both are named 'expand@1'"))
        #expect([oneName.exit, oneFile.exit] == [65, 65])
        #expect(!sandbox.files.contains("two"))
    }

    @Test func `failed exports are reported and create no file`() throws {
        let sandbox = try Sandbox()
        try expect(
            try sandbox.motif("export", "--to", "jsnl", "-o", "a.json"),
            try sandbox.motif("export", "expnd", "-o", "a.json"),
            try sandbox.motif("export", "expand", "--tag", "x", "-o", "a.json"),
            try sandbox.motif("export", "--where", "kind ==", "-o", "a.json"),
            try sandbox.motif("export", "--type", "itms", "-o", "a.json"),
            try sandbox.motif("export", "-o", "motif.db/such/a.json"),
            try sandbox.motif("export", "-o", "out/", "--to", "jsonl"), matches: "export-refused")
        #expect(sandbox.files == ["motif.db"])
    }

    private func slugs(_ sandbox: Sandbox, _ arguments: String...) throws -> [String] {
        let run = try sandbox.run(["export", "--to", "jsonl"] + arguments)
        #expect(run.exit == 0, "\(run.errors)")
        return run.lines.compactMap { line in
            line.range(of: #""slug":""#).map { String(line[$0.upperBound...].prefix { $0 != "\"" }) }
        }
    }
}
