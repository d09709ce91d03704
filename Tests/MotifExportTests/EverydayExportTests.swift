import BuiltProducts
import Foundation
import SeededRandom
import Testing

/// The patterns of the everyday set as the command exports them, each with the values that it shares.
@Suite struct `everyday patterns` {
    private static let faces = [
        "uikit", "swiftui", "compose", "motion", "reanimated", "css", "svg", "lottie",
    ]

    /// The exported files by face and name, or what went wrong.
    private static let files = Result {
        var files: [String: [String: String]] = [:]
        let motif = try BuiltProducts.program("motif").path
        let said = try SwiftCompiler.inFolder { folder in
            let exports = faces.map { "'\(motif)' export --tag everyday --quiet --to \($0) -o '\(folder.path)/\($0)/'" }
            let script = ["export MOTIF_CATALOG='\(folder.path)/motif.db'", "'\(motif)' init --quiet --with everyday"]
            let errors = try SwiftCompiler.run(["-ec", (script + exports).joined(separator: "\n")], of: "/bin/sh")
            for face in faces {
                let own = folder.appendingPathComponent(face)
                for name in try FileManager.default.contentsOfDirectory(atPath: own.path) {
                    files[face, default: [:]][name] = try String(
                        contentsOf: own.appendingPathComponent(name), encoding: .utf8)
                }
            }
            return errors
        }
        try #require(said == "", "\(said)")
        return files
    }

    /// The slugs of the set, without hyphens.
    private static func slugs() throws -> Set<String> {
        let folder = Seeds.root.appendingPathComponent("seeds/sets/everyday/patterns").path
        let names = try FileManager.default.contentsOfDirectory(atPath: folder)
        return Set(names.map { plain($0) })
    }

    /// The name of a file without its ending, what faces add to it, and hyphens.
    private static func plain(_ name: String) -> String {
        String(name.prefix { $0 != "." }).lowercased().replacingOccurrences(of: "-", with: "")
            .replacing(/(transition|timing|timeline)$/, with: "")
    }

    @Test(arguments: faces) func `have a file each on every face`(face: String) throws {
        let names = try #require(Self.files.get()[face]).keys.map(Self.plain)
        let slugs = try Self.slugs()
        #expect(slugs.count == 14)
        #expect(slugs.subtracting(names) == [])
    }

    @Test func `name their timings by operations, and take no clicks with what can't be seen`() throws {
        let kotlin = try #require(Self.files.get()["compose"]?["ContainerTransform.kt"])
        #expect(kotlin.contains("fun <T> curve()") && kotlin.contains("fun <T> popCurve()"))
        let sheet = try #require(Self.files.get()["css"]?["container-transform.css"])
        for layer in ["scrim", "detail"] {
            for state in [":not([data-operation], [data-after])", "[data-after=\"pop\"]:not([data-operation])"] {
                let rule = ".motif-container-transform\(state) > [data-layer=\"\(layer)\"] { visibility: hidden; }"
                #expect(sheet.contains(rule), "\(rule)")
            }
        }
    }

    @Test(arguments: ["uikit", "swiftui"], LongForm.isOn ? SwiftMode.allCases : [.swift6])
    func `compile`(face: String, mode: SwiftMode) throws {
        let files = try #require(Self.files.get()[face])
        let complaints = try SwiftCompiler.complaints(about: files, importing: .uiKit, .swiftUI, mode: mode)
        #expect(complaints == "", "\(complaints.prefix(4000))")
    }
}
