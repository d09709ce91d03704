import AppleNames
import Foundation
import MotifCatalog
import MotifCore
import MotifExport
import RegexBuilder
import Testing

/// Names that an app can use unqualified beside Apple's.
///
/// RegexBuilder and Foundation are the real ones. SwiftUI and CryptoKit are simulated by `AppleNames`, which declares
/// the names of their types, since neither exists on Linux.
@Suite struct NameTests {
    @Test func `a file that imports everything needs no qualified names`() {
        let ours: [Any.Type] = [
            Catalog.self, CatalogReader.self, CatalogWriter.self, ChangeNote.self, Curve.self, CurveTiming.self,
            DocumentName.self, DocumentOrder.self, DocumentReference.self, Draft.self, ExportTarget.self, JSON.self,
            Kind.self, Layer.self, ListRequest.self, MotionFrame.self, MotionPoint.self, MotionScene.self,
            MotionSize.self, Pattern.self, PatternMotion.self, Problem.self, Screen.self, Slug.self, SpringCurve.self,
            Statistics.self, SVGPreview.self, Timeline.self, Timestamp.self, Track.self, WriteOutcome.self,
        ]
        let theirs: [Any.Type] = [
            Animation.self, Color.self, Data.self, Date.self, Gesture.self, Operation.self, Scene.self, SHA256.self,
            SortOrder.self, Spring.self, Transition.self, Reference<Substring>.self,
        ]
        #expect(Set(ours.map { "\($0)" }).isDisjoint(with: theirs.map { "\($0)" }))
        let slug = Regex { Capture { OneOrMore(.word) } }
        #expect("expand@2".firstMatch(of: slug)?.output.1 == "expand")
    }

    @Test func `no public type has the name of one of Apple's`() throws {
        let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let sources = tests.deletingLastPathComponent().appending(path: "Sources")
        let theirs = try Self.types(in: tests.appending(path: "Support/AppleNames"))
        #expect(theirs.count > 200)
        for (module, fewest) in [("MotifCore", 16), ("MotifCatalog", 16), ("MotifExport", 7)] {
            let ours = try Self.types(in: sources.appending(path: module))
            #expect(ours.count >= fewest, "\(module)")
            #expect(ours.intersection(theirs.union(Self.regexBuilder)) == [], "\(module)")
        }
    }

    private static let regexBuilder: Set = [
        "Anchor", "Capture", "CharacterClass", "ChoiceOf", "Local", "Lookahead", "NegativeLookahead", "One",
        "OneOrMore", "Optionally", "Reference", "Regex", "Repeat", "TryCapture", "ZeroOrMore",
    ]

    /// The public types that the files of a folder declare at the top level.
    private static func types(in folder: URL) throws -> Set<String> {
        let declaration = /^public (?:final |indirect )*(?:struct|enum|class|protocol|typealias) (\w+)/
            .anchorsMatchLineEndings()
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        let texts = try (files?.allObjects ?? []).compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
            .map { try String(contentsOf: $0, encoding: .utf8) }
        return Set(texts.flatMap { $0.matches(of: declaration).map { String($0.output.1) } })
    }
}
