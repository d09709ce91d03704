import Foundation
import MotifText
import Testing

@testable import MotifCore
@testable import MotifExport

/// What running the files shows is compared in Tests/Peers.
@Suite struct `numbers in Kotlin and TypeScript` {
    private static func lines(_ target: ExportTarget, _ slug: String) throws -> [String] {
        let sharing = try #require(target.sharing)
        return try sharing.export(Seeds.subject(slug)).text.split(separator: "\n").map {
            String($0.drop { $0 == " " })
        }
    }

    @Test func `are a class of Kotlin`() throws {
        let lines = try Self.lines(.kotlin, "expand")
        for line in [
            "package motion", "class Expand(", "val view: MotionFrame = MotionFrame(",
            "val expandDuration: Double = 0.35,", "val expandCurve: MotionCurve = easeIn,",
            "private val expandTiming = timing(expandDuration, expandCurve)",
            "val present = MotionOperation(maxOf(expandTiming.end, presentTiming.end)) { time ->",
            "view = rest.view.copy(scale = expandTiming.value(time, 1.0, scale)),",
        ] {
            #expect(lines.contains { $0.hasPrefix(line) }, "\(line) isn't in\n\(lines.joined(separator: "\n"))")
        }
    }

    @Test func `are a function of TypeScript`() throws {
        let lines = try Self.lines(.typeScript, "expand")
        for line in [
            "export const expandParameters = {", "expandDuration: 0.35,", "expandCurve: easeIn,",
            "export interface ExpandScene {", "view?: MotionFrame;",
            "export function expand(scene: ExpandScene, parameters = expandParameters, isLinear = false) {",
            "end: Math.max(expandTiming.end, presentTiming.end),",
            "view: { ...rest.view, scale: between(expandTiming, time, 1, scale) },",
        ] {
            #expect(lines.contains(line), "\(line) isn't in\n\(lines.joined(separator: "\n"))")
        }
        #expect(!lines.contains { $0.contains("worklet") })
    }

    @Test func `run an operation back with the same tracks`() throws {
        let kotlin = try Self.lines(.kotlin, "punch-out")
        #expect(kotlin.contains("val pop = pushOrPop(timing.reversed)"))
        #expect(kotlin.filter { $0.contains("holeDiameter = timing.") }.count == 1)
        let typeScript = try Self.lines(.typeScript, "punch-out")
        #expect(typeScript.contains("pop: pushOrPop(reversed(timing)),"))
    }

    @Test(arguments: ["kotlin", "typescript", "compose"]) func `are short`(name: String) throws {
        let target = try #require(ExportTarget.named(name))
        for slug in Seeds.patterns where slug != "zoom-icons" {
            let count = try Self.lines(target, slug).count
            #expect(count < 200, "\(slug) has \(count) lines")
        }
    }

    @Test func `give names that a language keeps for itself a number`() throws {
        let kind = #"""
            {"type": "kind", "slug": "odd", "title": "Odd", "parameters": [
              {"name": "val", "type": "number", "default": 1}, {"name": "row", "type": "number", "default": 2},
              {"name": "new", "type": "number", "default": 3}],
             "layers": [{"name": "when", "role": "element", "frame": "frame(val, row, new, 1)"}],
             "operations": [{"name": "switch", "driver": "time", "tracks": [
               {"layer": "when", "property": "opacity", "from": "0", "to": "1", "duration": "0.2", "curve": "linear"}]}]}
            """#
        let pattern = #"{"type":"pattern","slug":"odd","kind":"odd","title":"Odd","parameters":{}}"#
        let motion = try PatternMotion(pattern: pattern, kind: kind)
        let size = MotionSize(width: 393, height: 852)
        let subject = try ExportSubject(
            motion, revision: #require(RevisionNumber(1)), screen: Screen(size: size), scene: motion.scene(on: size))
        let kotlin = try ExportTarget.kotlin.export(subject).text
        #expect(kotlin.contains("when2 = MotionLayer(MotionFrame(val2, row2, new, 1.0))"))
        #expect(kotlin.contains("val switch = MotionOperation("))
        let typeScript = try ExportTarget.typeScript.export(subject).text
        #expect(typeScript.contains("const { val, row: row2, new: new2 } = parameters;"))
        #expect(typeScript.contains("when: motionLayer({ x: val, y: row2, width: new2, height: 1 })"))
        #expect(typeScript.contains("switch: {"))
    }

    @Test func `keep text in comments`() throws {
        let title = "a */ b /* c"
        for target in [ExportTarget.kotlin, .typeScript, .compose] {
            let text = try target.export(Seeds.subject("expand", titled: title)).text
            #expect(text.contains("The motion of a * / b / * c"))
        }
    }

    @Test func `share one file in a folder, with the parts that are used`() throws {
        for target in [ExportTarget.kotlin, .typeScript, .compose] {
            let sharing = try #require(target.sharing)
            let own = try sharing.export(Seeds.subject("expand")).text
            let used = sharing.partsUsed(own)
            #expect(used.contains("MotionBezier") && !used.contains("MotionSpring") && !used.contains("MotionRows"))
            #expect(sharing.parts(sharing.text(used)) == used)
            let zoom = try sharing.partsUsed(sharing.export(Seeds.subject("zoom-icons")).text)
            #expect(zoom.isSuperset(of: ["MotionUIKitSpring", "MotionSpring", "MotionRows"]))
        }
    }

    /// The table of a page, row by row: a pattern and the codes of each target.
    @Test func `lose what the page about parity says`() throws {
        let page = try String(contentsOf: Seeds.root.appendingPathComponent("docs/platform-parity.md"), encoding: .utf8)
        for slug in Seeds.patterns {
            let cells = try [ExportTarget.kotlin, .compose].map { target -> String in
                var codes: [String] = []
                for note in try target.export(Seeds.subject(slug)).notes where !codes.contains(note.code.rawValue) {
                    codes.append(note.code.rawValue)
                }
                return codes.isEmpty ? "equal" : "equal but for " + codes.map { "`\($0)`" }.joined(separator: ", ")
            }
            let row = "| `\(slug)` | \(cells.joined(separator: " | ")) |"
            #expect(page.contains(row), "\(row)")
        }
    }
}
