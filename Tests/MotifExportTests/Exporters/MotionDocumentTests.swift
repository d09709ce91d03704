import Foundation
import MotifFormula
import Testing

@testable import MotifCore
@testable import MotifExport

@Suite struct `a motion document` {
    static let sizes = [
        MotionSize(width: 393, height: 852), MotionSize(width: 1032, height: 1376), MotionSize(width: 568, height: 320),
    ]

    /// The document of a subject, as a program reads it.
    private func document(_ subject: ExportSubject) throws -> JSON {
        try JSONReader().read(try MotionDocument(subject).json.canonical)
    }

    @Test(arguments: Seeds.patterns)
    func `matches its schema`(slug: String) throws {
        let document = try document(Seeds.subject(slug))
        #expect(SchemaReading.problems(document, MotionDocument.schema) == [])
        guard case .object(var object) = document else { return }
        object["layers"] = nil
        object["extra"] = 1
        let broken = SchemaReading.problems(.object(object), MotionDocument.schema)
        #expect(broken.sorted() == ["$.extra: unknown", "$.layers: required"])
    }

    @Test(arguments: ["motion-document", "exporter-answer"])
    func `has its schema among the documentation`(name: String) throws {
        let file = Seeds.root.appendingPathComponent("docs/schemas/\(name).json")
        let schema = name == "motion-document" ? MotionDocument.schema : ExporterAnswer.schema
        let text = schema.pretty + "\n"
        if ProcessInfo.processInfo.environment["RECORD"] == "1" {
            try text.write(to: file, atomically: true, encoding: .utf8)
            Issue.record("Recorded \(name); run again without RECORD")
            return
        }
        #expect(try String(contentsOf: file, encoding: .utf8) == text)
    }

    @Test func `names ways back, and what is left to the system`() throws {
        let punch = try document(Seeds.subject("punch-out"))
        #expect(punch["operations"]?.array?.map { $0["reverses"]?.string } == [nil, "push"])
        #expect(punch["system"]?.array == [])
        #expect(try document(Seeds.subject("expand"))["system"]?.array == ["dismiss"])
        #expect(
            try document(Seeds.subject("punch-out", operation: "pop"))["operations"]?.array?.first?["reverses"]
                == "push")
    }

    /// Computes every value of every property from the document's segments and curves.
    @Test(arguments: Seeds.patterns)
    func `has the whole motion of each operation and variant`(slug: String) throws {
        for size in Self.sizes {
            let subject = try Seeds.subject(slug, on: size)
            let document = try document(subject)
            let operations = document["operations"]?.array ?? []
            #expect(operations.map { $0["name"]?.string } == subject.operations)
            for (name, operation) in zip(subject.operations, operations) {
                let (standard, reduced) = try subject.timelines(of: name)
                try expect(operation["standard"], of: document, isMotionOf: standard)
                if let reduced { try expect(operation["reduced"], of: document, isMotionOf: reduced) }
                #expect((operation["reduced"] == nil) == (reduced == nil))
            }
        }
    }

    private func expect(_ motion: JSON?, of document: JSON, isMotionOf timeline: Timeline) throws {
        let motion = try #require(motion)
        #expect(motion["begin"]?.number == timeline.range.lowerBound)
        #expect(motion["end"]?.number == timeline.range.upperBound)
        let layers = motion["layers"]?.array ?? []
        #expect(layers.map { $0["name"]?.string } == timeline.layers.map(\.name))
        for (layer, expected) in zip(layers, timeline.layers) {
            #expect(layer["frame"]?["width"]?.number == expected.frame.width)
            #expect(layer["mask"]?["diameter"]?.number == expected.mask?.diameter)
            let motions = layer["motions"]?.array ?? []
            #expect(motions.count == expected.motions.count)
            for (motion, property) in zip(motions, expected.motions) {
                #expect(motion["property"]?.string == property.property.rawValue)
                let segments = try (motion["segments"]?.array ?? []).map { try segment($0, of: document) }
                let read = PropertyMotion(property: property.property, segments: segments)
                for step in 0...100 {
                    let time = timeline.range.lowerBound + timeline.duration * Double(step) / 100
                    let (found, wanted) = (read.value(at: time), property.value(at: time))
                    #expect(abs(found - wanted) <= 1e-9 * max(1, abs(wanted)), "\(expected.name) at \(time)")
                }
            }
        }
    }

    /// A segment from its numbers and the normal form of its curve, whatever the pattern has.
    private func segment(_ json: JSON, of document: JSON) throws -> PropertyMotion.Segment {
        func number(_ key: String) throws -> Double { try #require(json[key]?.number) }
        let (begin, end) = (try number("begin"), try number("end"))
        let curve = try #require(document["curves"]?.array?[Int(try number("curve"))])
        let type = try #require(curve["type"]?.string)
        var form: JSON = .object(JSONObject([(type, curve[type] ?? .null)]))
        if type == "spring" {
            let names = ["mass", "stiffness", "damping", "initialVelocity"]
            form = ["spring": .object(JSONObject(names.map { ($0, curve["spring"]?[$0] ?? .null) }))]
        } else if type == "steps" {
            form = ["steps": curve["steps"] ?? .null, "position": curve["position"] ?? .null]
        }
        let timing = try CurveTiming(try Curve(form), duration: end - begin)
        return PropertyMotion.Segment(
            begin: begin, end: end, from: try number("from"), to: try number("to"), timing: timing)
    }

    @Test func `has formulas as text and as a tree that mean what the values are`() throws {
        let document = try document(Seeds.subject("expand-covering"))
        let binding = try #require(document["bindings"]?.array?.first)
        let formula = try Formula(try #require(binding["formula"]?["text"]?.string))
        #expect(binding["formula"]?["syntax"] == formula.syntax.json)
        #expect(binding["value"] != nil)
        let track = try #require(document["operations"]?.array?.first?["standard"]?["tracks"]?.array?.first)
        #expect(track["curve"] == ["parameter": "expandCurve"])
        #expect(track["duration"]?["text"] == "expandDuration")
        let curve = try #require(document["curves"]?.array?.first)
        #expect(curve["parameters"] == ["expandCurve"])
        #expect(curve["nearestBezier"] == ["cubicBezier": [0.42, 0, 1, 1], "error": 0])
    }

    @Test func `has parameters with units, inputs, gestures, and the source`() throws {
        let document = try document(Seeds.subject("dive-deeper", operation: "present"))
        let parameters = document["parameters"]?.array ?? []
        #expect(parameters.contains { $0["unit"] == "s" })
        #expect(parameters.allSatisfy { $0["value"] != nil })
        #expect(document["operations"]?.array?.count == 1)
        let gesture = try #require(document["operations"]?.array?.first?["gestures"]?.array?.first)
        #expect(gesture["progress"]?["text"]?.string?.contains("translation") == true)
        #expect(document["pattern"]?["revision"] == 1)
        #expect(document["pattern"]?["source"]?["title"] != nil)
        #expect(document["inputs"]?.array?.isEmpty == false)
    }

    /// UIKit's ζ 0.8 over 0.5 s is stiffness 323.589492 and damping 28.781749: `springs-mpmath`.
    @Test func `has the physical numbers of a spring, and what to write where there are none`() throws {
        let curve = try Curve("spring(dampingRatio: 0.8)")
        var curves = DocumentCurves()
        #expect(curves.index(of: try CurveTiming(curve, duration: 0.5), named: ["a"]) == 0)
        #expect(curves.index(of: try CurveTiming(curve, duration: 0.5), named: ["a", "b"]) == 0)
        #expect(curves.index(of: try CurveTiming(curve, duration: 0.25), named: []) == 1)
        #expect(curves.index(of: try CurveTiming(.steps(3, .end)), named: []) == 2)
        let json = curves.json(fitting: FittedCurves())
        let spring = try #require(json.array?.first?["spring"])
        #expect(abs(try #require(spring["stiffness"]?.number) - 323.589492) < 1e-6)
        #expect(abs(try #require(spring["damping"]?.number) - 28.781749) < 1e-6)
        #expect(abs(try #require(spring["response"]?.number) - 0.349287) < 1e-6)
        #expect(json.array?.first?["parameters"] == ["a", "b"])
        let lines = try #require(json.array?.first?["lines"])
        #expect(try #require(lines["error"]?.number) <= 0.0005)
        #expect(lines["stops"]?.array?.last == [1, 1])
        #expect(json.array?[2]["lines"] == nil && json.array?[2]["steps"] == 3)
    }
}
