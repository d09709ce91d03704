import Foundation
import MotifJSON
import Testing

@Suite struct `motif export of motion` {
    @Test func `is the same on standard output, in a file and in a folder`() throws {
        let sandbox = try Sandbox()
        let run = try sandbox.motif("export", "expand", "--to", "lottie")
        #expect(run.exit == 0)
        let note = "expand: omitted, reduced-motion-omitted: "
        #expect(run.errors.hasPrefix(note) && run.errors.count { $0 == "\n" } == 1)
        #expect(try sandbox.motif("export", "expand", "--to", "lottie", "-o", "-").output == run.output)
        #expect(try JSONReader().read(run.output)["nm"]?.string == "expand@1 · present")
        let file = try sandbox.motif("export", "expand", "--to", "lottie", "-o", "a.json")
        #expect(file.output == "")
        #expect(file.errors == run.errors + "Exported expand to a.json\n")
        #expect(try sandbox.read("a.json") == run.output)
        try sandbox.write("mine", to: "out/notes.txt")
        let folder = try sandbox.motif("export", "--tag", "reveal", "--to", "lottie", "-o", "out")
        #expect(folder.errors.hasSuffix("Exported 6 patterns to out\n"), "\(folder.errors)")
        #expect(try sandbox.read("out/expand.json") == run.output)
        #expect(try sandbox.read("out/notes.txt") == "mine")
        #expect(try FileManager.default.contentsOfDirectory(atPath: sandbox.path("out").path).count == 7)
    }

    @Test func `reports inexact parts, and --strict makes them errors`() throws {
        let sandbox = try Sandbox()
        try expect(
            sandbox.motif("export", "punch-out", "zoom-icons", "--to", "lottie", "-o", "out/"),
            sandbox.motif("export", "punch-out", "--operation", "pop", "--to", "lottie", "-o", "a.json", "--quiet"),
            sandbox.motif("export", "punch-out", "--to", "lottie", "-o", "b.json", "--strict"),
            sandbox.motif("export", "expand", "punch-out", "--to", "lottie", "-o", "c/", "--strict"),
            sandbox.motif("export", "expand", "expand-covering", "--to", "css", "-o", "d/", "--strict"),
            matches: "export-motion")
        #expect(sandbox.files == ["a.json", "d", "motif.db", "out"])
    }

    @Test func `uses the screen, scene and operation`() throws {
        let sandbox = try Sandbox()
        func file(_ arguments: String...) throws -> JSON {
            let run = try sandbox.run(["export", "--to", "lottie"] + arguments)
            #expect(run.exit == 0, "\(run.errors)")
            return try JSONReader().read(run.output)
        }
        let turned = try file("expand", "--device", "ipad-9", "--landscape", "--scene", "view=20,700,56,56")
        #expect(turned["w"]?.number == 1080)
        #expect(turned["h"]?.number == 810)
        let view = try #require(turned["layers"]?.array?[1])
        #expect(view["ks"]?["p"]?["k"] == [48, 728])
        let pop = try file("punch-out", "--screen", "100x200", "--operation", "pop")
        #expect(pop["markers"]?.array?.first?["cm"] == "pop")
    }

    @Test func `of an old revision uses the kind of its time, and each revision gets a file`() throws {
        let sandbox = try Sandbox()
        #expect(try sandbox.motif("update", "expand", "--set", "expandDuration=1").exit == 0)
        let run = try sandbox.motif("export", "expand@1", "expand@2", "--to", "lottie", "-o", "out/", "--quiet")
        #expect(run.exit == 0, "\(run.errors)")
        #expect(try JSONReader().read(try sandbox.read("out/expand@1.json"))["op"]?.number == 43)
        #expect(try JSONReader().read(try sandbox.read("out/expand@2.json"))["op"]?.number == 82)
    }

    @Test func `reports problems and writes nothing`() throws {
        let sandbox = try Sandbox()
        try expect(
            sandbox.motif("export", "expand", "--to", "lotie", "-o", "a.json"),
            sandbox.motif("export", "expand", "--to", "gif", "-o", "a.json"),
            sandbox.motif("export", "expnad", "--to", "lottie", "-o", "a.json"),
            sandbox.motif("export", "kind:expand", "--to", "lottie", "-o", "a.json"),
            sandbox.motif("export", "expand@7", "--to", "lottie", "-o", "a.json"),
            sandbox.motif("export", "expand", "--operation", "dismiss", "--to", "lottie", "-o", "a.json"),
            sandbox.motif("export", "--operation", "pop", "--to", "lottie", "-o", "out/"),
            sandbox.motif("export", "expand", "--scene", "view=0,0,0,0", "--to", "lottie", "-o", "a.json"),
            matches: "export-motion-mistakes")
        try expect(
            sandbox.motif("export", "--to", "lottie"),
            sandbox.motif("export", "--tag", "no-such-tag", "--to", "lottie", "-o", "a.json"),
            sandbox.motif("export", "--type", "items", "--to", "lottie", "-o", "out/"),
            sandbox.motif("export", "expand", "--to", "lottie", "-o", "motif.db/such/a.json"),
            sandbox.motif("export", "expand", "--landscape", "-o", "a.json"),
            sandbox.motif("export", "expand", "--to", "json", "--strict", "-o", "a.json"),
            sandbox.motif("export", "--report", "-o", "a.json"),
            sandbox.motif("export", "--report", "--to", "json"),
            sandbox.motif("export", "--format", "json"), matches: "export-motion-option-mistakes")
        #expect(sandbox.files == ["motif.db"])
    }

    @Test func `has the code that Swift files share once in a folder, where every type has a name of its own`() throws {
        let sandbox = try Sandbox()
        let run = try sandbox.motif("export", "expand", "punch-out", "--to", "uikit", "-o", "out/", "--strict")
        #expect(run.exit == 0, "\(run.errors)")
        let files = try FileManager.default.contentsOfDirectory(atPath: sandbox.path("out").path)
        #expect(files.sorted() == ["ExpandTransition.swift", "MotifTransitions.swift", "PunchOutTransition.swift"])
        #expect(try sandbox.read("out/MotifTransitions.swift").contains("\ninternal final class MotifAnimator {"))
        #expect(try !sandbox.read("out/ExpandTransition.swift").contains("class MotifAnimator"))
        let single = try sandbox.motif("export", "expand", "--to", "uikit").output
        #expect(single.contains("\nprivate final class ExpandAnimator {"))
        for slug in ["foo-1", "foo1"] { #expect(try sandbox.motif("copy", "expand", slug).exit == 0) }
        for (target, ending) in [("uikit", "Transition"), ("swiftui", "Timeline")] {
            let both = try sandbox.motif("export", "foo-1", "foo1", "--to", target, "-o", "both/")
            #expect(both.exit == 64)
            #expect(
                both.errors.contains("'foo-1' and 'foo1' both need the name 'Foo1\(ending).swift'"), "\(both.errors)")
        }
        #expect(!sandbox.files.contains("both"))
        _ = try sandbox.motif("export", "expand", "--only", "timing", "--to", "compose", "-o", "kotlin/")
        let whole = try sandbox.motif("export", "expand", "--to", "compose", "-o", "kotlin/")
        #expect(whole.exit == 64 && whole.errors.contains("delete the earlier file if this one replaces it"))
    }

    @Test func `can be a part, in a package, and never replaces another format`() throws {
        let sandbox = try Sandbox()
        try expect(
            sandbox.motif("export", "expand", "--only", "timing", "--to", "compose", "--package", "com.example.app"),
            sandbox.motif("export", "zoom-icons", "--only", "timing", "--to", "reanimated"),
            sandbox.motif("export", "expand", "--only", "numbers", "--to", "compose", "-o", "out/"),
            sandbox.motif("export", "expand", "--to", "compose", "-o", "out/", "-q"),
            sandbox.motif("export", "expand", "--only", "timing", "--to", "lottie"),
            sandbox.motif("export", "expand", "--only", "numbers", "--to", "css"),
            sandbox.motif("export", "expand", "--only", "timing"),
            sandbox.motif("export", "expand", "--to", "compose", "--package", "com.class.app"),
            sandbox.motif("export", "expand", "--to", "css", "--package", "com.example"), matches: "export-parts")
        let files = try FileManager.default.contentsOfDirectory(atPath: sandbox.path("out").path)
        #expect(files.sorted() == ["Expand.kt", "MotionSupport.kt"])
        #expect(try sandbox.read("out/Expand.kt").contains(" to compose numbers (digest "))
        // One file is kept like those of a folder, and so are the constants of values.
        try expect(sandbox.motif("export", "expand", "--to", "compose", "-o", "out/Expand.kt"), matches: "export-kept")
        let value = ["create", "value:a", "--set", "valueType=duration", "--set", "value=200ms"]
        #expect(try sandbox.run(value).exit == 0)
        // In a folder, it has the name that patterns refer to.
        try sandbox.motif("export", "value:a", "--to", "compose", "-o", "out/")
        #expect(try sandbox.read("out/MotionValues.kt").contains("200"))
        let export = ["export", "value:a", "--to", "css", "-o", "a.css"]
        #expect(try sandbox.run(export).exit == 0)
        try sandbox.write(sandbox.read("a.css").replacing("0.2s", with: "0.3s"), to: "a.css")
        #expect(try sandbox.run(export).exit == 73)
        #expect(try sandbox.read("a.css").contains("0.3s"))
        #expect(try sandbox.run(export + ["--force"]).exit == 0)
        #expect(try sandbox.read("a.css").contains("0.2s"))
        // A license above the first line stays.
        let license = "/* Copyright */\n"
        for path in ["a.css", "out/Expand.kt", "out/MotionValues.kt"] {
            try sandbox.write(license + sandbox.read(path), to: path)
        }
        try sandbox.motif("update", "value:a", "--set", "value=210ms")
        #expect(try sandbox.run(export).exit == 0)
        try sandbox.motif("export", "value:a", "--to", "compose", "-o", "out/")
        try sandbox.motif("export", "expand", "--to", "compose", "--only", "numbers", "-o", "out/")
        for path in ["a.css", "out/Expand.kt", "out/MotionValues.kt"] {
            #expect(try sandbox.read(path).hasPrefix(license + (path == "a.css" ? "/* Exp" : "// Exp")), "\(path)")
        }
        #expect(try sandbox.read("a.css").contains("0.21s"))
        // What the platform has no constant for isn't counted.
        try sandbox.motif("create", "value:p", "--set", "valueType=point", "--set", "value=1, 2")
        let both = try sandbox.motif("export", "value:a", "value:p", "--to", "css", "-o", "b.css")
        #expect(both.errors.contains("'p' is left out") && both.errors.hasSuffix("Exported 1 value to b.css\n"))
    }

    @Test func `without patterns is an error`() throws {
        let run = try Sandbox().motif("export", "--tag", "nowhere", "--to", "compose", "-o", "out/")
        #expect(run.exit == 66 && run.errors.hasPrefix("motif: No patterns match the options"), "\(run)")
    }

    @Test func `can be reported without a file`() throws {
        let sandbox = try Sandbox()
        try expect(
            sandbox.motif("export", "--report", "expand", "punch-out", "--to", "lottie"),
            sandbox.motif(
                "export", "--report", "punch-out", "--to", "lottie", "--operation", "pop", "--format", "json"),
            sandbox.motif("export", "--report", "expand", "punch-out", "--to", "lottie", "--format", "csv"),
            sandbox.motif("export", "--report", "expand", "--to", "uikit"),
            sandbox.motif("export", "--report", "expand", "--to", "uikit", "--format", "json"),
            matches: "export-report")
        #expect(sandbox.files == ["motif.db"])
    }

    @Test(.requiresFullDisk) func `to a full disk is reported`() throws {
        let full = try Sandbox().run(["export", "zoom-icons", "--to", "lottie"], output: .fullDisk)
        #expect(full.exit == 74)
        #expect(full.errors.contains("No space left on device"), "\(full.errors)")
    }

    @Test func `on a full disk is reported and leaves the old file`() throws {
        let sandbox = try Sandbox()
        try sandbox.write("the old file", to: "out/zoom-icons.json")
        let run = try sandbox.shell("ulimit -f 100; motif export zoom-icons --to lottie -o out/")
        #expect(run.exit == 74)
        #expect(run.errors.contains("The disk is full"), "\(run.errors)")
        #expect(try sandbox.read("out/zoom-icons.json") == "the old file")
        #expect(try FileManager.default.contentsOfDirectory(atPath: sandbox.path("out").path) == ["zoom-icons.json"])
    }
}
