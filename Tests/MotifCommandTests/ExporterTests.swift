import Foundation
import MotifJSON
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// `motif export --to` a program that isn't part of motif.
@Suite struct `an exporter that isn't part of motif` {
    private let sandbox: Sandbox

    init() throws { sandbox = try Sandbox() }

    /// A program in the shell's language at a path in the sandbox.
    private func write(_ script: String, to name: String = "tool") throws {
        try sandbox.write("#!/bin/sh\n\(script)\n", to: name)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: sandbox.path(name).path)
    }

    private func answer(_ files: String, notes: String = "") -> String {
        "cat > /dev/null; cat << 'END'\n{\"format\": 1, \"files\": [\(files)], \"notes\": [\(notes)]}\nEND"
    }

    private static let file = #"{"name": "a.txt", "text": "hello\n"}"#
    private static let note = #"{"degree": "approximated", "code": "rounded", "message": "Off by 1%"}"#
    private static let feature = #"{"degree": "required", "code": "newer", "message": "Needs version 2"}"#

    @Test func `gets a document and answers with files and notes`() throws {
        try write(
            "sed 's/.*\"slug\":\"expand\".*/true/' > seen\ntest \"$(cat seen)\" = true || exit 4\necho looking >&2\n"
                + answer(Self.file + #", {"name": "b/c.txt", "text": ""}"#, notes: Self.note).replacing(
                    "cat > /dev/null; ", with: ""))
        let run = try sandbox.motif("export", "expand", "--to", "./tool", "-o", "out/")
        #expect(run.exit == 0)
        #expect(
            run.errors == """
                ./tool: looking
                expand: approximated, rounded: Off by 1%
                Exported 1 pattern to out/

                """)
        #expect(try sandbox.read("out/a.txt") == "hello\n" && sandbox.read("out/b/c.txt") == "")
        #expect(sandbox.files == ["motif.db", "out", "tool"])
    }

    @Test func `is found by its name in the path, and listed`() throws {
        try write(answer(Self.file), to: "bin/motif-export-mine")
        try sandbox.write("not a program", to: "bin/motif-export-unrunnable")
        try write("exit 1", to: "bin/motif-export-css")
        let environment = ["PATH": sandbox.path("bin").path + ":bin:/usr/bin:/bin"]
        let run = try sandbox.motif("export", "expand", "--to", "mine", environment: environment)
        #expect(run.output == "hello\n" && run.exit == 0)
        let own = try sandbox.motif("export", "expand", "--to", "css", environment: environment)
        #expect(own.output.contains("/* "))
        let help = try sandbox.motif("export", "--help", environment: environment).output
        #expect(help.contains("mine)") && !help.contains("unrunnable"))
        let unknown = try sandbox.motif("export", "expand", "--to", "mien", environment: environment)
        #expect(unknown.errors.contains("Did you mean 'mine'?") && unknown.exit == 64)
        // One in the current folder is not found by its name.
        let near = try sandbox.motif("export", "expand", "--to", "mine", environment: ["PATH": "bin:/usr/bin:/bin"])
        #expect(near.exit == 64)
    }

    @Test func `runs in an empty folder that is removed, without the variables of motif`() throws {
        try write(
            "cat > /dev/null; echo \"$(ls -A | wc -l) $PWD ${MOTIF_CATALOG-none} ${MOTIF_AUTHOR-none} ${OLDPWD-none}\" >&2\n"
                + "mkdir x; echo y > x/z; ln -s / l\n" + answer(Self.file))
        let run = try sandbox.motif(
            "export", "expand", "--to", "./tool", environment: ["MOTIF_CATALOG": sandbox.path("motif.db").path])
        #expect(run.exit == 0)
        let words = run.errors.split(separator: " ").map(String.init)
        #expect(words[1] == "0" && words.suffix(3) == ["none", "none", "none\n"], "\(run.errors)")
        #expect(words[2].hasPrefix("/sandbox/.motif-"))
        #expect(sandbox.files == ["motif.db", "tool"])
    }

    struct Fault: CustomTestStringConvertible {
        let testDescription: String
        let script: String
        let message: String
    }

    static let faults =
        [
            Fault(testDescription: "fails", script: "echo broken >&2; exit 3", message: "failed with status 3"),
            Fault(testDescription: "is killed", script: "kill -9 $$", message: "failed with status 137"),
            Fault(testDescription: "hangs", script: "sleep 300", message: "didn't answer within 0.3 s"),
            Fault(testDescription: "writes forever", script: "yes", message: "wrote more than 16 MB"),
            Fault(testDescription: "answers nothing", script: "true", message: "isn't JSON"),
            Fault(testDescription: "answers nonsense", script: "echo hello", message: "isn't JSON"),
            Fault(testDescription: "answers something else", script: "echo '{\"format\": 1}'", message: "is invalid"),
            Fault(
                testDescription: "refuses", script: #"echo '{"format": 1, "refused": "No springs"}'"#,
                message: "refuses 'expand': No springs"),
        ]
        + ["../a", "/tmp/a", "a/../../b", ".git/config", "CON", "aux.txt", "a/nul.swift", "com1/x", "LPT9.tar.gz"].map {
            Fault(
                testDescription: "names \($0)",
                script: #"echo '{"format": 1, "files": [{"name": "\#($0)", "text": ""}]}'"#,
                message: "can't be the name of a file")
        }

    @Test(arguments: faults)
    func `that isn't in order is named, and nothing is written`(fault: Fault) throws {
        try write(fault.script)
        let run = try sandbox.motif("export", "expand", "--to", "./tool", "-o", "out/", "--time-limit", "300ms")
        #expect(run.exit == 65)
        #expect(run.errors.hasPrefix("motif: ") && run.errors.contains("'./tool'"), "\(run.errors)")
        #expect(run.errors.contains(fault.message), "\(run.errors)")
        #expect(sandbox.files == ["motif.db", "tool"])
    }

    @Test func `that isn't there can't be started`() throws {
        for (name, exit) in [("./missing", 66), ("/no/such", 66), ("./motif.db", 77)] {
            let run = try sandbox.motif("export", "expand", "--to", name, "-o", "out/")
            #expect(Int(run.exit) == exit)
            let message = "The exporter '\(name)' can't be started; it must be a program that you may run: "
            #expect(run.errors.contains(message), "\(run.errors)")
        }
        #expect(sandbox.files == ["motif.db"])
    }

    @Test func `can't write through a link`() throws {
        try sandbox.write("mine", to: "elsewhere/kept")
        try FileManager.default.createDirectory(at: sandbox.path("out"), withIntermediateDirectories: true)
        for (name, target) in [("out/link", "../elsewhere"), ("out/a.txt", "../elsewhere/kept")] {
            try FileManager.default.createSymbolicLink(atPath: sandbox.path(name).path, withDestinationPath: target)
        }
        try write(answer(#"{"name": "link/kept", "text": "theirs"}"#))
        let through = try sandbox.motif("export", "expand", "--to", "./tool", "-o", "out/")
        #expect(through.exit == 74 && through.errors.contains("is a link"), "\(through.errors)")
        // A link in place of the file is replaced.
        try write(answer(Self.file))
        #expect(try sandbox.motif("export", "expand", "--to", "./tool", "-o", "out/").exit == 0)
        #expect(try sandbox.read("out/a.txt") == "hello\n")
        #expect(try sandbox.read("elsewhere/kept") == "mine")
    }

    @Test func `has one file for each name, whatever the patterns`() throws {
        try write(answer(Self.file))
        let same = try sandbox.motif("export", "expand", "punch-out", "--to", "./tool", "-o", "same/")
        #expect(same.exit == 0 && same.errors == "Exported 2 patterns to same/\n")
        let slug = #"slug=$(sed 's/.*"name":"\([a-z-]*\)","operations.*/\1/')"#
        for name in ["a.txt", "A.txt"] {
            try write(slug + "\necho '{\"format\": 1, \"files\": [{\"name\": \"\(name)\", \"text\": \"'$slug'\"}]}'")
            let run = try sandbox.motif("export", "expand", "punch-out", "--to", "./tool", "-o", "out/")
            #expect(run.exit == 65 && run.errors.contains("for 'expand' and 'punch-out'"), "\(run.errors)")
        }
        try write(answer(#"{"name": "a", "text": ""}, {"name": "a/b", "text": ""}"#))
        let nested = try sandbox.motif("export", "expand", "--to", "./tool", "-o", "out/")
        #expect(nested.exit == 65 && nested.errors.contains("named 'a/b'"), "\(nested.errors)")
        try write(answer(#"{"name": "a", "text": ""}, {"name": "b", "text": ""}"#))
        let several = try sandbox.motif("export", "expand", "--to", "./tool", "-o", "one.txt")
        #expect(several.exit == 65 && several.errors.contains("need a folder: a, b"), "\(several.errors)")
        #expect(sandbox.files == ["motif.db", "same", "tool"])
    }

    @Test func `supports --strict and --report`() throws {
        try write(answer(Self.file, notes: Self.note + "," + Self.feature))
        let strict = try sandbox.motif("export", "expand", "--to", "./tool", "-o", "a.txt", "--strict")
        #expect(strict.exit == 65 && strict.errors.contains("expand: approximated, rounded"), "\(strict.errors)")
        #expect(!strict.errors.contains("newer"))
        let report = try sandbox.motif("export", "expand", "--to", "./tool", "--report", "--format", "jsonl")
        #expect(
            report.output == #"{"exact":false,"fileName":"a.txt","files":["a.txt"],"notes":[{"code":"rounded","#
                + #""degree":"approximated","message":"Off by 1%"},{"code":"newer","degree":"required","#
                + #""message":"Needs version 2"}],"operations":["present"],"pattern":"expand","revision":1,"target":"./tool"}"#
                + "\n")
        try write(answer(Self.file, notes: Self.feature))
        #expect(try sandbox.motif("export", "expand", "--to", "./tool", "-o", "a.txt", "--strict").exit == 0)
        try write(#"echo '{"format": 1, "refused": "No springs"}'"#)
        let refused = try sandbox.motif("export", "expand", "--to", "./tool", "--report", "--format", "csv")
        #expect(refused.exit == 0 && refused.output.contains("expand,./tool,refused,refused,No springs"))
        #expect(try sandbox.motif("export", "expand", "--to", "css", "--time-limit", "1s").exit == 64)
    }

    @Test func `ends when motif is interrupted`() throws {
        let pipe = sandbox.path("pipe").path
        try #require(mkfifo(pipe, 0o600) == 0)
        try write("exec 3> '\(pipe)'; echo begun >&3; while :; do /bin/sleep 1; done")
        let export = try sandbox.conversation("export", "expand", "--to", "./tool", "-o", "out/")
        let reader = open(pipe, O_RDONLY)
        defer { close(reader) }
        var bytes = [UInt8](repeating: 0, count: 16)
        #expect(read(reader, &bytes, 16) == 6)
        export.signal(SIGINT)
        #expect(try export.end().signal == SIGINT)
        // Once nothing has the other end, the exporter is gone with what it has started.
        var end = pollfd(fd: reader, events: Int16(POLLIN), revents: 0)
        #expect(poll(&end, 1, 20_000) == 1 && read(reader, &bytes, 16) == 0)
    }
}

/// `Examples/Exporters`.
@Suite(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/python3")))
struct `the example of an exporter` {
    private let sandbox: Sandbox
    private static let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
    private let program = Self.project.appendingPathComponent("Examples/Exporters/motif-export-android-xml").path

    init() throws { sandbox = try Sandbox() }

    @Test func `on the page about exporters prints what the page shows`() throws {
        let page = try String(contentsOf: Self.project.appendingPathComponent("docs/exporters.md"), encoding: .utf8)
        let script = try #require(page.firstMatch(of: /<< 'END'\n(#!(?s:.*?))END\n/)?.1)
        try sandbox.write(String(script), to: "tool")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: sandbox.path("tool").path)
        #expect(try sandbox.motif("export", "expand", "--to", "./tool").output == "present: 0.7 s\n")
        #expect(page.contains("motif-export-durations\npresent: 0.7 s\n"))
        #expect(try sandbox.motif("export", "expand", "--to", program, "-o", "res/").exit == 0)
        #expect(page.contains(try sandbox.read("res/interpolator/expand_expand_curve_1.xml")))
    }

    @Test func `writes interpolators for every shipped pattern`() throws {
        let run = try sandbox.motif("export", "--to", program, "-o", "res/")
        #expect(run.exit == 0, "\(run.errors)")
        let names = try FileManager.default.contentsOfDirectory(atPath: sandbox.path("res/interpolator").path)
        #expect(names.count >= 11)
        for name in names {
            #expect(name.wholeMatch(of: /[a-z][a-z0-9_]*\.xml/) != nil, "\(name) can't be a resource")
            let parser = XMLElements()
            let reader = XMLParser(data: try Data(contentsOf: sandbox.path("res/interpolator/\(name)")))
            reader.delegate = parser
            #expect(reader.parse(), "\(name)")
            #expect(parser.elements.map(\.name) == ["pathInterpolator"])
        }
    }

    @Test func `has the numbers of a Bézier, and of a spring by its own formula`() throws {
        #expect(
            try sandbox.motif(
                "create", "sprung", "--kind", "expand", "--set", "expandCurve=spring(dampingRatio: 0.8)", "--set",
                "expandDuration=500ms"
            ).exit == 0)
        let run = try sandbox.motif("export", "sprung", "--to", program, "-o", "res/")
        #expect(run.errors.contains("sprung: approximated, lines: spring(dampingRatio: 0.8"), "\(run.errors)")
        let fade = try sandbox.read("res/interpolator/sprung_present_curve_2.xml")
        #expect(
            fade.contains(
                #"android:controlX1="0.42" android:controlY1="0" android:controlX2="0.58" android:controlY2="1""#))
        let growth = try sandbox.read("res/interpolator/sprung_expand_curve_1.xml")
        let path = try #require(growth.firstMatch(of: /pathData="M ([^"]*)"/)?.1)
        let points = path.components(separatedBy: " L ").map { $0.split(separator: ",").compactMap { Double($0) } }
        #expect(points.first == [0, 0] && points.last == [1, 1])
        // m 1, k 323.589492, c 28.781749: what UIKit makes of this spring.
        let (decay, frequency) = (28.781749 / 2, (323.589492 - 28.781749 * 28.781749 / 4).squareRoot())
        for point in points.dropLast() {
            let time = point[0] * 0.5
            let rest = exp(-decay * time) * (cos(frequency * time) + decay / frequency * sin(frequency * time))
            #expect(abs(point[1] - (1 - rest)) <= 0.0005, "\(point)")
        }
    }

    private final class XMLElements: NSObject, XMLParserDelegate {
        var elements: [(name: String, attributes: [String: String])] = []

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String]
        ) {
            elements.append((name, attributes))
        }
    }
}
