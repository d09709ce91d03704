import MotifFormula
import MotifJSON
import Testing

@testable import MotifCore

/// What keeps a sound kind from having a timeline in one scene.
@Suite struct `a timeline that cannot be` {
    struct Case: CustomTestStringConvertible, Sendable {
        let title: String
        var edits: [(place: String, value: JSON?)] = []
        var parameters: JSON = [:]
        var screen = MotionSize(width: 400, height: 800)
        var given: [String: FormulaValue] = [:]
        var operation: String?
        var variant = Timeline.Variant.standard
        let problems: [String]
        var testDescription: String { title }
    }

    static let cases = [
        Case(
            title: "no such operation", operation: "psuh",
            problems: ["unknown-reference $: Unknown operation 'psuh'. Did you mean 'push'?"]),
        Case(
            title: "the system's operation", operation: "dismiss",
            problems: [
                "unknown-reference $: 'dismiss' of kind:sample is run by the system; its motion is unknown"
            ]),
        Case(
            title: "no reduced variant", edits: [("reduced", nil)], variant: .reduced,
            problems: [
                "unknown-reference $: Kind 'sample' has no reduced-motion variant; its 'reduced' is missing"
            ]),
        Case(
            title: "a screen without width", screen: MotionSize(width: 0, height: 800),
            problems: ["out-of-range $: 'screen width' is 0 pt; it must be more than 0 pt and at most 100000 pt"]),
        Case(
            title: "a screen that is not a number", screen: MotionSize(width: .nan, height: 1e9),
            problems: [
                "out-of-range $: 'screen width' is not a finite number; it must be more than 0 pt and at most "
                    + "100000 pt",
                "out-of-range $: 'screen height' is 1000000000 pt; it must be more than 0 pt and at most 100000 pt",
            ]),
        Case(
            title: "no such scene input", given: ["sceen": .number(1)],
            problems: ["unknown-reference $: Unknown scene input 'sceen'. Did you mean 'screen'?"]),
        Case(
            title: "a scene input of another type", given: ["screen": .number(1)],
            problems: ["wrong-type $: Expected a size for 'screen'; found a number"]),
        Case(
            title: "a division by zero in a binding", edits: [("bindings[0].formula", "whole / (whole - 800)")],
            problems: [
                "bad-formula $.bindings[0].formula: '/' needs a divisor other than 0; '(whole - 800)' is 0 here "
                    + "(column 9 of 'whole / (whole - 800)')"
            ]),
        Case(
            title: "a span without length",
            edits: [("operations[0].tracks[0].duration", "whole - 800"), ("operations[0].tracks[1].duration", "-1")],
            problems: [
                "out-of-range $.operations[0].tracks[0].duration: 'duration' is 0 s; "
                    + "it must be more than 0 s and at most 3600 s",
                "out-of-range $.operations[0].tracks[1].duration: 'duration' is -1 s; "
                    + "it must be more than 0 s and at most 3600 s",
                "out-of-range $.operations[0].tracks[1].duration: 'duration' is -1 s; "
                    + "it must be more than 0 s and at most 3600 s",
            ]),
        Case(
            title: "a span of years", parameters: ["duration": 1e9],
            problems: [
                "out-of-range $.operations[0].tracks[0].duration: 'duration' is 1000000000 s; it must be more than "
                    + "0 s and at most 3600 s",
                "out-of-range $.operations[0].tracks[1].duration: 'duration' is 500000000 s; it must be more than "
                    + "0 s and at most 3600 s",
                "out-of-range $.operations[0].tracks[1].duration: 'duration' is 500000000 s; it must be more than "
                    + "0 s and at most 3600 s",
            ]),
        Case(
            title: "two elements of one name, in a list that a formula makes",
            edits: [
                ("parameters[2].element", ["type": "record", "fields": [["name": "name", "type": "text"]]]),
                ("parameters[2].default", [["name": "a"], ["name": "a"]]), ("layers[2].frame", "bounds(screen)"),
                ("layers[2].forEach", "count(cards) > 1 ? cards : cards"), ("operations[0].tracks[1]", nil),
            ],
            problems: ["exists $.layers[2].forEach: The element 'card.a' appears twice"]),
        Case(
            title: "more layers than memory should hold",
            edits: (1...5).map { number in
                let layer: JSON = [
                    "name": .string("more\(number)"), "role": "element", "forEach": "cards", "as": "width",
                    "frame": "frame(0, 0, width, 80)",
                ]
                return ("layers[\(2 + number)]", layer)
            },
            parameters: ["cards": .array((1...10_000).map { .number(Double($0)) })],
            problems: [
                "too-large $.layers[7].forEach: This repeats layers for 60000 elements in all; at most 50000 are taken"
            ]),
        Case(
            title: "tracks that overlap with these parameters",
            edits: [
                ("operations[1]", nil),
                ("operations[0].tracks[2]", KindSample.track("destination", "mask.diameter", begin: "1")),
            ],
            parameters: ["duration": 2],
            problems: [
                "overlap $.operations[0].tracks[2]: Two tracks of 'mask.diameter' on layer 'destination' overlap "
                    + "in 'push'"
            ]),
        Case(
            title: "a way that no number can hold",
            edits: [("operations[0].tracks[0].from", "-1.7e308"), ("operations[0].tracks[0].to", "1.7e308")],
            problems: [
                "not-finite $.operations[0].tracks[0].to: The values from -1.7e+308 to 1.7e+308 are too large"
            ]),
        Case(
            title: "a spring that UIKit cannot solve",
            edits: [
                ("operations[0].tracks[0].duration", "0.5"),
                ("operations[0].tracks[0].curve", ["spring": ["dampingRatio": 0.5, "initialVelocity": 3.5]]),
                ("operations[1]", nil),
            ],
            problems: ["bad-curve $.operations[0].tracks[0].curve: UIKit finds no spring with dampingRatio 0.5"]),
    ]

    @Test(arguments: cases)
    func `reports the reason`(item: Case) throws {
        let kind = try Kind.read(KindSample.json(item.edits))
        let json: JSON = [
            "type": "pattern", "slug": "one", "kind": "sample", "title": "One", "parameters": item.parameters,
        ]
        let motion = PatternMotion(try Pattern.read(json, kind: .found(kind)), of: kind)
        do throws(Problems) {
            let scene = try motion.scene(on: item.screen, given: item.given)
            _ = try motion.timeline(of: item.operation, in: scene, variant: item.variant)
            Issue.record("There is a timeline")
        } catch {
            let words = error.problems.map { "\($0.code.rawValue) \($0.path): \($0.message)" }
            #expect(words.count == item.problems.count)
            for (word, expected) in zip(words, item.problems) { #expect(word.hasPrefix(expected)) }
        }
    }
}
