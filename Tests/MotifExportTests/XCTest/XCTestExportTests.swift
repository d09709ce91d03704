import Testing

@testable import MotifCore
@testable import MotifExport

@Suite struct `tests for XCTest` {
    private static let screen = MotionSize(width: 393, height: 852)

    /// A program that runs the tests of some files, and prints failures.
    private func failures(
        of files: [String: String], _ types: [String], imports: String = "", start: String = ""
    ) throws -> String {
        let calls = types.flatMap { type in
            ["testUIKit", "testCoreAnimation", "testSwiftUI"].map { "try \(type)().\($0)()" }
        }
        let program = """
            \(imports)import UIKit

            @main
            struct Program {
                @MainActor
                static func main() throws {
                    \(start)
                    do {
                        \(calls.joined(separator: "\n            "))
                        print("done")
                    } catch {
                        print("skipped: \\(error)")
                    }
                }
            }

            """
        let sources = files.merging(["Program.swift": program]) { own, _ in own }
        return try SwiftCompiler.output(of: sources, importing: .uiKit, .swiftUI, .xcTest)
    }

    @Test func `pass for all shipped patterns and every curve, with simulated frameworks`() throws {
        var files = ["EveryMotion.swift": try ExportTarget.xcTest.export(EveryMotion.subject(on: Self.screen)).text]
        var types = ["EveryMotionMotionTests"]
        for slug in Seeds.patterns {
            files["\(slug).swift"] = try ExportTarget.xcTest.export(Seeds.subject(slug)).text
            types.append(SwiftText.typeName(slug) + "MotionTests")
        }
        #expect(try failures(of: files, types) == "done\n")
    }

    @Test func `fail for each framework if a sample is wrong`() throws {
        let text = try ExportTarget.xcTest.export(Seeds.subject("expand")).text
        // Ease-in after half of its duration.
        #expect(text.contains(" 0.315357,"))
        let wrong = text.replacing(" 0.315357,", with: " 0.335357,")
        let output = try failures(of: ["Expand.swift": wrong], ["ExpandMotionTests"])
        for framework in ["UIKit", "Core Animation", "SwiftUI"] {
            #expect(output.contains("failed: present expandCurve: \(framework) at 0.175 s"), "\(output)")
        }
    }

    /// A view that isn't displayed has no values, which doesn't mean that a curve is wrong.
    @Test(arguments: [
        (
            "UIApplication.shared.connectedScenes = []",
            "There is no window scene; the test target needs a host application"
        ),
        ("CALayer.isDisplayed = false", "The window is not displayed"),
    ])
    func `are skipped where nothing is displayed`(start: String, reason: String) throws {
        let files = ["Expand.swift": try ExportTarget.xcTest.export(Seeds.subject("expand")).text]
        let output = try failures(of: files, ["ExpandMotionTests"], imports: "@testable ", start: start)
        #expect(output == "skipped: \(reason)\n")
    }

    @Test func `have no samples of operations that have no timing`() throws {
        let export = try ExportTarget.xcTest.export(Seeds.subject("peek-over-the-edge"))
        #expect(export.notes.map(\.code) == [.progressDriven])
        #expect(export.text.contains("\"scroll reduced"))
    }
}
