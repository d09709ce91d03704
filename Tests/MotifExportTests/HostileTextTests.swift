import Foundation
import HostileText
import MotifCore
import MotifJSON
import Testing

@testable import MotifExport

/// Every hostile text as the title of a pattern and of a device, in a file of every target: what a reader of the language
/// finds around the texts is what it finds around a harmless one.
@Suite struct `hostile text in exported files` {
    private static let plain = "Plain"

    private static func subject(_ title: String) throws -> ExportSubject {
        try Seeds.subject("expand", titled: title, devices: [`text in exported files`.device(titled: title)])
    }

    @Test(
        arguments: ExportTarget.all.flatMap { target in
            [target.format] + ExportTarget.Part.allCases.compactMap { target.only($0)?.format }
        })
    func `changes nothing around it`(name: String) throws {
        let target = try #require(ExportTarget.format(name))
        let titles = [Self.plain] + HostileText.packed
        let files = try titles.map { try target.export(Self.subject($0)).bytes }
        let structures = try Self.structures(of: files, target.name)
        try #require(structures.count == files.count)
        for (title, structure) in zip(titles, structures) {
            #expect(structure == structures[0], "\(title.debugDescription) in \(name)")
        }
    }

    /// What a reader of the target's language finds in files, without what texts say.
    private static func structures(of files: [[UInt8]], _ target: String) throws -> [[String]] {
        let texts = files.map { String(decoding: $0, as: UTF8.self) }
        switch target {
        case "svg":
            return texts.map { text in
                let reading = SVGReading(text)
                return [reading.problem ?? ""] + reading.elements.map { "\($0.name) \($0.attributes.keys.sorted())" }
            }
        case "html": return try PythonReading.structures(of: files)
        case "lottie", "tokens": return try files.map { [Self.shape(of: try JSONReader().read($0))] }
        case "css", "waapi": return texts.map { CodeReading.structure(of: $0, isNested: false) }
        case "uikit", "swiftui", "xctest":
            for text in texts.suffix(4) {
                #expect(try SwiftCompiler.syntaxComplaints(about: text) == "")
            }
            return texts.map { CodeReading.structure(of: $0, isNested: true) }
        case "compose": return texts.map { CodeReading.structure(of: $0, isNested: true) }
        case "motion", "reanimated":
            return texts.map { CodeReading.structure(of: $0, isNested: false) }
        default:
            Issue.record("No reader for the target '\(target)'")
            return []
        }
    }

    /// A value without its texts.
    private static func shape(of json: JSON) -> String {
        switch json {
        case .string: "s"
        case .number(let number): "\(number)"
        case .boolean, .null: json.canonical
        case .array(let values): "[\(values.map(shape).joined(separator: ","))]"
        case .object(let object):
            "{\(object.members.map { "\($0.key):\(shape(of: $0.value))" }.joined(separator: ","))}"
        }
    }

    @Test(.enabled(if: Node.isThere || Node.isNeeded, "There is no node"), arguments: HostileText.packed)
    func `a module is JavaScript`(title: String) throws {
        let module = try ExportTarget.webAnimations.export(Self.subject(title)).text
        #expect(try Node.complaints(about: module) == "")
    }

    @Test(arguments: HostileText.packed) func `stays text in a page of a gallery`(text: String) throws {
        func pages(_ title: String) throws -> [String: Int] {
            try GallerySample.texts(titled: title).mapValues { `text in exported files`.count("<", in: $0) }
        }
        #expect(try pages(text) == pages(Self.plain))
    }
}

/// The code outside of comments and strings, as the lexers of CSS, JavaScript, and Swift see it.
private enum CodeReading {
    /// The code without comments and the contents of strings.
    ///
    /// - Parameter isNested: Whether comments can be nested, as in Swift.
    static func structure(of text: String, isNested: Bool) -> [String] {
        var rest = Array(text.unicodeScalars)[...]
        var code = String.UnicodeScalarView()
        while let scalar = rest.popFirst() {
            switch (scalar, rest.first) {
            case ("/", "/"): rest = rest.drop { !"\n\r".unicodeScalars.contains($0) }
            case ("/", "*"): skipComment(&rest, isNested)
            case ("\"", _), ("'", _), ("`", _): skipString(&rest, scalar, &code)
            default: code.append(scalar)
            }
        }
        return String(code).split(whereSeparator: \.isWhitespace).map(String.init)
    }

    private static func skipComment(_ rest: inout ArraySlice<Unicode.Scalar>, _ isNested: Bool) {
        rest.removeFirst()
        var depth = 1
        while depth > 0, let scalar = rest.popFirst() {
            if scalar == "*", rest.first == "/" {
                rest.removeFirst()
                depth -= 1
            } else if scalar == "/", rest.first == "*", isNested {
                rest.removeFirst()
                depth += 1
            }
        }
    }

    private static func skipString(
        _ rest: inout ArraySlice<Unicode.Scalar>, _ quote: Unicode.Scalar, _ code: inout String.UnicodeScalarView
    ) {
        code.append(quote)
        while let scalar = rest.popFirst(), scalar != quote {
            if scalar == "\\" {
                // What Swift and templates evaluate in a string is code.
                if rest.first == "(" { code.append(contentsOf: "\\(".unicodeScalars) }
                _ = rest.popFirst()
            } else if scalar == "\n" || scalar == "$" && quote == "`" {
                code.append(scalar)
            }
        }
    }
}

/// What readers of Python's library find in files.
private enum PythonReading {
    private static let script = """
        import html.parser, json, sys

        class Reader(html.parser.HTMLParser):
            def __init__(self):
                super().__init__()
                self.found = []
            def handle_starttag(self, tag, attributes):
                self.found.append("<" + tag + " " + " ".join(name for name, _ in attributes))
            def handle_endtag(self, tag):
                self.found.append("</" + tag)
            def handle_comment(self, text):
                self.found.append("comment")
            def handle_decl(self, text):
                self.found.append("declaration " + text)
            def handle_pi(self, text):
                self.found.append("instruction")
            def unknown_decl(self, text):
                self.found.append("section")

        def html_of(path):
            reader = Reader()
            with open(path, encoding="utf-8", newline="") as file:
                reader.feed(file.read())
            reader.close()
            return reader.found

        print(json.dumps([html_of(path) for path in sys.argv[1:]]))
        """

    static func structures(of files: [[UInt8]]) throws -> [[String]] {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("motif-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let paths = try files.enumerated().map { index, bytes in
            let file = folder.appendingPathComponent("\(index)")
            try Data(bytes).write(to: file)
            return file.path
        }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["python3", "-c", script] + paths
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        let lists = try JSONReader().read(Array(output)).array ?? []
        return lists.map { ($0.array ?? []).compactMap(\.string) }
    }
}
