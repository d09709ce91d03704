import MotifFormula
import MotifJSON
import Testing

@testable import MotifCore
@testable import MotifExport

@Suite struct `export to design tokens` {
    @Test(arguments: [("expand", TokenSnapshots.expand), ("punch-out", TokenSnapshots.punchOut)])
    func `has these bytes`(slug: String, expected: String) throws {
        let export = try TokenGroup.export(Seeds.subject(slug))
        #expect(export.text == expected)
        #expect(export.isExact)
    }

    @Test(arguments: Seeds.patterns) func `is imported as the same parameters`(slug: String) throws {
        let subject = try Seeds.subject(slug)
        let text = try TokenGroup.export(subject).text
        let found = try TokenImport(JSONReader().read(text), for: subject.motion.kind)
        #expect(found.parameters == subject.motion.pattern.parameters)
        #expect(found.unmatched.isEmpty)
    }

    /// UIKit's solver ends on 236.822 for a damping ratio of 1 over 0.6 s, as `motif curve` says too.
    @Test func `writes a spring as its nearest Bézier, with its exact numbers`() throws {
        let export = try TokenGroup.export(Seeds.subject("zoom-icons"))
        let token = try #require(JSONReader().read(export.text)["zoom-icons"]?["curve"])
        #expect(token["$type"] == "transition")
        #expect(token["$value"]?["duration"]?.canonical == #"{"unit":"s","value":0.6}"#)
        #expect(token["$value"]?["timingFunction"]?.canonical == "[0.2198,0.2729,0.0653,1.1031]")
        let own = try #require(token["$extensions"]?["dev.motif"])
        #expect(own["curve"]?.canonical == #"{"spring":{"dampingRatio":1,"initialVelocity":0}}"#)
        let stiffness = try #require(own["physical"]?["spring"]?["stiffness"]?.number)
        #expect(abs(stiffness - 236.822012) < 1e-5)
        let error = try #require(own["largestError"]?.number)
        #expect(abs(error - 0.013043) < 1e-6)
    }

    @Test func `reports motion that tokens can't represent`() throws {
        let notes = try TokenGroup.export(Seeds.subject("zoom-icons")).notes
        #expect(
            notes.map(\.code.rawValue) == ["tokens-spring", "tokens-spring", "tokens-extension", "tokens-extension"])
        #expect(
            notes.first?.message
                == "'curve' is a Bézier, off by up to 1.3%; the exact curve is in $extensions")
        #expect(notes.last?.message == "'items' is a list, which has no token type; it is in $extensions")
        let angle = try TokenGroup.export(Seeds.subject("peek-over-the-edge")).notes
        #expect(angle.map(\.message) == ["'angle' is an angle, which has no token type; it is in $extensions"])
    }

    @Test func `keeps every character, and the deprecation`() throws {
        let (title, reason) = ("\"Öffnen\" \\ مرحبا 👩‍🚀", "use “punch-out”\nנוצר")
        let pattern: JSON = [
            "type": "pattern", "slug": "odd", "kind": "shift-the-shape", "title": .string(title),
            "deprecated": .string(reason), "parameters": ["asset": .string(title)],
        ]
        let subject = try subject(pattern.canonical)
        let export = try TokenGroup.export(subject)
        let group = try #require(JSONReader().read(export.text)["odd"])
        #expect(group["$description"]?.string == title)
        #expect(group["$deprecated"]?.string == reason)
        let own = group["$extensions"]?["dev.motif"]
        #expect(own?["title"]?.string == title)
        #expect(own?["parameters"]?["asset"]?.string == title)
    }

    /// Every sort of parameter that the page of documents has, some in records, and each sort of curve.
    @Test(arguments: [
        #""easeOut""#, #"{"cubicBezier":[0.1,-0.5,0.9,1.5]}"#, #"{"position":"end","steps":4}"#,
        #"{"linear":[[0,0],[0.2,0.5],[1,1]]}"#, #"{"spring":{"bounce":0.3,"duration":0.4}}"#,
    ])
    func `restores values of every type`(curve: String) throws {
        let kind = try KindOfEverything.kind()
        let values = try JSONReader().read(#"{"timing":\#(curve),"time":0.0167}"#)
        let subject = try KindOfEverything.subject(values)
        let export = try TokenGroup.export(subject)
        let found = try TokenImport(JSONReader().read(export.text), for: kind)
        #expect(found.parameters == subject.motion.pattern.parameters)
        #expect(found.parameters["timing"]?.json.canonical == curve)
    }

    private func subject(_ pattern: String) throws -> ExportSubject {
        let size = MotionSize(width: 393, height: 852)
        let motion = try PatternMotion(pattern: pattern, kind: Seeds.motion("shift-the-shape").kind.json.canonical)
        let revision = try #require(RevisionNumber(1))
        return try ExportSubject(
            motion, revision: revision, screen: Screen(size: size), scene: motion.scene(on: size))
    }
}
