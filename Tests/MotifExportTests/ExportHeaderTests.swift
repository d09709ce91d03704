import MotifText
import Testing

@testable import MotifCore
@testable import MotifExport

/// The first line of exported files.
@Suite struct ExportHeaderTests {
    @Test(arguments: [
        "css", "waapi", "uikit", "swiftui", "xctest", "compose", "motion", "reanimated", "compose numbers",
        "motion numbers",
        "swiftui timing", "css timing",
    ])
    func `names the document, and notices edits but not formatters`(_ name: String) throws {
        let target = try #require(ExportTarget.format(name))
        for target in [target, target.inFolder] {
            let text = try target.export(Seeds.subject("expand")).text
            let header = try #require(ExportHeader(of: Array(text.utf8)))
            #expect(header.documents == ["expand"] && header.isIntact && header.format == name)
            let formatted = text.replacing("\n", with: "\r\n").replacing("  ", with: "\t").replacing(
                ",\r\n", with: "\r\n")
            #expect(ExportHeader(of: Array(formatted.utf8))?.isIntact == true)
            #expect(ExportHeader(of: Array((text + "x").utf8))?.isIntact == false)
        }
        if let shared = target.sharedFile(nil) {
            let header = try #require(ExportHeader(of: shared.bytes))
            #expect(header.isIntact && header.format == name && header.origins.allSatisfy { $0.hasPrefix("motif ") })
        }
    }

    /// The motion of two revisions with different numbers is the same, and that of two kinds isn't.
    @Test func `what a file is made from follows from the motion alone`() throws {
        let origin = try Seeds.subject("expand").origin
        #expect(try Seeds.subject("expand", exchanging: [("\"reveal\"", "\"other\"")]).origin == origin)
        #expect(try DocumentOrigin(#require(DocumentOrigin(origin)?.description)) == DocumentOrigin(origin))
        #expect(try Seeds.subject("expand", exchanging: [("\"Expand\"", "\"Grow\"")]).origin == origin)
        for (old, new) in [("0.35", "0.36"), ("\"easeIn\"", "\"easeOut\"")] {
            #expect(try Seeds.subject("expand", exchanging: [(old, new)]).origin != origin)
        }
        #expect(try Seeds.subject("expand").unsaved().origin == origin + " with unsaved values")
        for text in ["", "#", "Expand#1", "-"] { #expect(DocumentOrigin(text) == nil, "\(text)") }
        for text in ["expand", "expand@1", "expand#", "expand#1#2", "expand##"] {
            #expect(DocumentOrigin(text)?.name.description == "expand", "\(text)")
            #expect(DocumentOrigin(text) != DocumentOrigin(origin))
        }
    }

    @Test func `a header of many values is several lines`() throws {
        #expect(
            ExportHeader(
                of: Array(ExportHeader.stamped("a", from: (1...5_000).map { "value:duration-\($0)#0" }, as: "ts").utf8))
                != nil)
        let origins = (1...40).map { "value:duration-\($0)@\($0)" }
        for (ending, code) in [("ts", "export const a = 1;\n"), ("css", ":root { --a: 1s }\n")] {
            let text = ExportHeader.stamped(code, from: origins, as: ending)
            #expect(ExportHeader(of: Array(text.utf8))?.origins == origins)
            #expect(text.split(separator: "\n").allSatisfy { $0.count <= 120 && $0.last != " " })
            #expect(text.hasSuffix(code))
        }
        #expect(ExportHeader.stamped("{}", from: ["a@1"], as: "tokens.json") == "{}")
    }

    @Test(arguments: [
        "", "//", "// Exported by motif from", "// Exported by motif from a@1 (digest",
        "/* Exported by motif from a@1 (digest 12",
    ])
    func `a beginning of a header isn't one, or isn't intact`(_ text: String) {
        #expect(ExportHeader(of: Array(text.utf8))?.isIntact != true)
    }
}
