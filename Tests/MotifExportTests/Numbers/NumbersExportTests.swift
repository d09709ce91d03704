import Foundation
import MotifText
import Testing

@testable import MotifCore
@testable import MotifExport

/// What running the files shows is compared in Tests/Trials/Peers.
@Suite struct `numbers in Kotlin and TypeScript` {
    private static func lines(_ target: ExportTarget, _ slug: String) throws -> [String] {
        try target.inFolder.export(Seeds.subject(slug)).text.split(separator: "\n").map {
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

    @Test(arguments: [ExportTarget.kotlin, .compose])
    func `have types that hide none of Kotlin's, of the frameworks, or of the shared code`(target: ExportTarget) throws
    {
        for slug in ["list", "string", "unit", "double", "color", "layers", "any", "array", "motion-layer", "nothing"] {
            let subject = try Seeds.subject("expand").named(try #require(Slug(slug)))
            let text = try target.inFolder.export(subject).text
            let types = text.matches(of: /(?m)^(?:data )?(?:class|object|interface) (\w+)/).map { String($0.1) }
            let taken = ["List", "String", "Unit", "Double", "Layers", "Any", "Array", "MotionLayer", "Nothing"]
            #expect(types.count > 0 && Set(types).isDisjoint(with: taken + (target.part == nil ? ["Color"] : [])))
            #expect(Set(types) == Set(target.types(in: text)))
        }
        #expect(try Self.lines(target, "expand").contains("class Expand("))
    }

    @Test func `are a function of TypeScript`() throws {
        let lines = try Self.lines(.typeScript, "expand")
        for line in [
            "export const expandParameters = {", "expandDuration: 0.35,", "expandCurve: easeIn,",
            "export interface ExpandScene {", "view?: MotionFrame;",
            "} = parameters ?? expandParameters;",
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

    @Test(arguments: ["compose numbers", "motion numbers", "compose", "motion", "reanimated"])
    func `are short`(name: String) throws {
        let target = try #require(ExportTarget.format(name))
        for slug in Seeds.patterns where slug != "zoom-icons" {
            let count = try Self.lines(target, slug).count
            #expect(count < 200, "\(slug) has \(count) lines")
        }
    }

    @Test func `add a number to names that a language reserves`() throws {
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
        #expect(typeScript.contains("const { val, row: row2, new: new2 } = parameters ?? oddParameters;"))
        #expect(typeScript.contains("when: motionLayer({ x: val, y: row2, width: new2, height: 1 })"))
        #expect(typeScript.contains("switch: {"))
    }

    @Test(arguments: ["between", "when", "motion-bezier", "default"])
    func `have a number in their name if shared code or the language has it`(slug: String) throws {
        let name = try #require(Slug(slug))
        for target in [ExportTarget.kotlin, .typeScript] {
            let text = try target.export(Seeds.subject("expand").named(name)).text
            let lines = text.split(separator: "\n").map(String.init)
            let names = lines.compactMap { line -> String? in
                let words = line.split { !($0.isLetter || $0.isNumber) }.drop { $0 == "export" || $0 == "data" }
                guard line.first != " ", let first = words.first, ["class", "function"].contains(first) else {
                    return nil
                }
                return words.dropFirst().first.map(String.init)
            }
            #expect(names.count == Set(names).count, "\(names)")
            #expect(!names.contains("default"))
            #expect(!text.contains("package motion.when\n"))
        }
    }

    @Test func `name in imports what only a compiler knows as types`() throws {
        let lines = try Self.lines(.motion, "expand")
        #expect(lines.contains("type MotionSize,") && lines.contains("easeInOut,"))
        #expect(!lines.contains("ease,") && !lines.contains("MotionSize,"))
    }

    /// UIKit clears the background of such a screen, or hides it where only copies of its elements move.
    @Test func `hide what a screen without a fill would cover`() throws {
        for target in [ExportTarget.motion, .reanimated] {
            let zoom = try Self.lines(target, "zoom-icons")
            #expect(zoom.filter { $0 == "detail: { ...rest.detail, isClear: true }," }.count == 2)
            let dive = try Self.lines(target, "dive-deeper")
            #expect(dive.filter { $0.contains("isHidden: true") }.count == 1 && dive.contains("isClear: true,"))
        }
        // With reduced motion it fades in instead.
        let swift = try ExportTarget.uiKit.export(Seeds.subject("dive-deeper")).text
        let reduced = try #require(swift.components(separatedBy: "func addReducedLayers").last)
        #expect(reduced.contains("Destination = motion.add(motion.otherView)"))
        #expect(reduced.contains("motion.clearBackground(of: motion.otherView)") && !reduced.contains("isScreen: true"))
    }

    @Test func `show the same in Compose whichever screen is in front, and nothing of a motion that has ended`() throws
    {
        let lines = try Self.lines(.compose, "punch-out")
        #expect(lines.contains("moving = { it.copy(below = it.below.before(it.cover)) },"))
        #expect(lines.contains("moving = { it.copy(cover = it.cover.after) },"))
        #expect(lines.filter { $0 == "still = { it.copy(cover = it.cover.settled) }," }.count == 2)
        #expect(try !Self.lines(.compose, "expand").contains { $0.hasPrefix("moving") || $0.hasPrefix("still") })
    }

    /// Reanimated's plugin makes constants of functions, and copies what they mention where they are declared.
    @Test func `declare functions above those that mention them`() throws {
        for slug in Seeds.patterns {
            let text = try ExportTarget.reanimated.export(Seeds.subject(slug)).text
            let shared = try #require(ExportTarget.reanimated.sharing).text(nil, nil)
            for file in [text, shared] {
                var below = Set(file.matches(of: /\n(?:export )?(?:function|const) (\w+)/).map { String($0.1) })
                for block in file.split(separator: "\n\n") {
                    let heads = block.matches(of: /(?:^|\n)(?:export )?(?:function|const) (\w+)/).map { String($0.1) }
                    below.subtract(heads)
                    let mentioned = CodeSupport.words(in: String(block)).map(String.init)
                    #expect(heads.isEmpty || below.isDisjoint(with: mentioned), "\(slug): \(heads)")
                }
                #expect(below.isEmpty)
            }
        }
    }

    /// TypeScript's compiler complains about imports and constants that aren't used, if a project wants it to.
    @Test func `name only what they use, whatever members are called`() throws {
        for target in [ExportTarget.motion, .reanimated] {
            let sharing = try #require(target.sharing)
            let rows = try target.inFolder.export(Seeds.subject("list-insert")).text
            #expect(rows.contains("rest.row.map(") && rows.contains(" easeOut,"))
            #expect(!rows.contains("\n  row,\n") && !sharing.partsUsed(by: rows).contains("MotionRows"))
            let zoom = try target.inFolder.export(Seeds.subject("zoom-icons")).text
            #expect(zoom.contains("\n  row,\n") && zoom.contains("row("))
        }
        #expect(CodeSupport.words(in: "{ ...rest, a: row.b, c?.d } 1.dp") == ["rest", "row", "c", "1"])
        #expect(CodeSupport.words(in: "1.dp", members: true) == ["1", "dp"])
        let swift = "/**\n * a\n */\nb\n    * c.d(\n        e: 1)"
        #expect(CodeSupport.words(in: swift, members: true) == ["b", "c", "d", "d(", "c.d(", "d(e:", "1"])
    }

    @Test func `keep the directives of worklets for Reanimated only`() throws {
        for (target, isKept) in [(ExportTarget.typeScript, false), (.motion, false), (.reanimated, true)] {
            #expect(try target.export(Seeds.subject("expand")).text.contains("\"worklet\";") == isKept)
            #expect(try #require(target.sharing).text(nil, nil).contains("\"worklet\";") == isKept)
        }
    }

    @Test func `offer reduced variants, and timings, to Motion and Reanimated`() throws {
        let motion = try Self.lines(.motion, "punch-out")
        for line in [
            "isReduced: boolean | null = prefersReducedMotion(),", "pop: isReduced ? motion.reducedPop : motion.pop,",
            "): Record<\"push\" | \"pop\", MotionOperation<PunchOutLayers>> {",
        ] {
            #expect(motion.contains(line), "\(line)")
        }
        // A damping ratio of 0.8 is a bounce of 0.2; the other numbers are what UIKit solves for it over half a second.
        let spring = #"{"spring": {"dampingRatio": 0.8}}"#
        let bezier = #""cubic-bezier(0.2, 0, 0, 1)""#
        for (curve, target, expected) in [
            (spring, ExportTarget.motion, "expandCurve: { type: \"spring\", duration: 0.5, bounce: 0.2 },"),
            (
                spring, .reanimated,
                "expandCurve: { mass: 1, stiffness: 323.5894917400647, damping: 28.781749405735674 },"
            ),
            (bezier, .motion, "expandCurve: { duration: 0.5, ease: [0.2, 0, 0, 1] },"),
            (bezier, .reanimated, "expandCurve: { duration: 500, easing: Easing.bezier(0.2, 0, 0, 1) },"),
        ] {
            let words = [
                (#""expandDuration": 0.35"#, #""expandDuration": 0.5"#),
                (#""expandCurve": "easeIn""#, #""expandCurve": \#(curve)"#),
            ]
            let text = try target.export(Seeds.subject("expand", exchanging: words)).text
            #expect(text.contains("  \(expected)\n"), "\(expected)")
        }
    }

    @Test func `keep text in comments`() throws {
        let title = "a */ b /* c"
        for target in [ExportTarget.kotlin, .typeScript, .compose, .motion, .reanimated] {
            let text = try target.export(Seeds.subject("expand", titled: title)).text
            #expect(text.contains("The motion of a * / b / * c"))
        }
        #expect(try ExportTarget.swiftNumbers.export(Seeds.subject("expand", titled: title)).text.contains(title))
    }

    @Test func `share one file in a folder, with the parts that are used`() throws {
        for target in [ExportTarget.kotlin, .typeScript, .compose, .motion, .reanimated] {
            let sharing = try #require(target.sharing)
            let own = try target.inFolder.export(Seeds.subject("expand")).text
            let used = sharing.partsUsed(by: own)
            #expect(used.contains("MotionBezier") && !used.contains("MotionSpring") && !used.contains("MotionRows"))
            #expect(sharing.parts(of: sharing.text(used, nil)) == used)
            let zoom = try sharing.partsUsed(by: target.inFolder.export(Seeds.subject("zoom-icons")).text)
            #expect(zoom.isSuperset(of: ["MotionUIKitSpring", "MotionSpring", "MotionRows"]))
        }
    }

    @Test func `share one file of Swift, with the parts that are used`() throws {
        for target in [ExportTarget.swiftNumbers, .swiftUI] {
            let sharing = try #require(target.sharing)
            let own = try target.inFolder.export(Seeds.subject("expand")).text
            let used = sharing.partsUsed(by: own)
            let springs: Set = [
                "numbers/MotifEasingSpring", "numbers/MotifEasingUIKitSpring", "uikit/MotifFormulasLists",
            ]
            #expect(used.contains("numbers/MotifMovement") && used.isDisjoint(with: springs))
            #expect(used.contains("swiftui/MotifScreens") == (target.part == nil))
            #expect(sharing.parts(of: sharing.text(used, nil)) == used)
            let zoom = try sharing.partsUsed(by: target.inFolder.export(Seeds.subject("zoom-icons")).text)
            #expect(zoom.isSuperset(of: springs))
        }
    }

    @Test func `name a loss of several operations once`() throws {
        for target in [ExportTarget.compose, .motion, .reanimated] {
            let notes = try target.export(Seeds.subject("zoom-icons")).notes
            #expect(notes.count { $0.code == .motionRestarts } == 1)
        }
        let skipped = try ExportTarget.compose.export(Seeds.subject("punch-out")).notes
            .filter { $0.code == .reducedMotionSkipped }
        #expect(skipped.count == 1 && skipped[0].message.hasSuffix("push, pop"))
    }

    @Test func `have one unit for lengths`() throws {
        for (target, unit, others) in [
            (ExportTarget.compose, "dp", ["points", "pixels"]), (.motion, "pixels", ["points", "dp"]),
        ] {
            let text = try target.export(Seeds.subject("zoom-icons")).text
            #expect(text.contains("; \(unit).") && others.allSatisfy { !text.contains("; \($0).") })
        }
    }

    /// The table of a page, row by row: a pattern and the codes of each target.
    @Test func `have the differences that the page about parity lists`() throws {
        let page = try String(contentsOf: Seeds.root.appendingPathComponent("docs/platform-parity.md"), encoding: .utf8)
        for slug in Seeds.patterns + Seeds.everyday {
            let cells = try [ExportTarget.kotlin, .compose, .motion, .reanimated, .uiKit, .swiftUI, .css, .lottie].map {
                target -> String in
                var codes: [String] = []
                for note in try target.export(Seeds.subject(slug)).notes where !codes.contains(note.code.rawValue) {
                    codes.append(note.code.rawValue)
                }
                return codes.isEmpty ? "equal" : "equal except for " + codes.map { "`\($0)`" }.joined(separator: ", ")
            }
            let row = "| `\(slug)` | \(cells.joined(separator: " | ")) |"
            #expect(page.contains(row), "\(row)")
        }
    }
}
