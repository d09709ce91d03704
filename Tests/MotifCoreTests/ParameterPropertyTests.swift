import MotifJSON
import SeededRandom
import Testing

@testable import MotifCore

extension SeededGenerator {
    mutating func number() -> Double {
        let any = Double(bitPattern: next())
        return Bool.random(using: &self) && any.isFinite ? any : Double.random(in: -1000...1000, using: &self)
    }

    mutating func fraction() -> Double { Double.random(in: 0...1, using: &self) }

    mutating func pick<Value>(_ values: [Value]) -> Value { values[Int.random(in: values.indices, using: &self)] }
}

@Suite struct ParameterPropertyTests {
    static let types = ParameterType.names

    @Test(arguments: types) func `the canonical form is canonical`(type: String) throws {
        var generator = SeededGenerator(seed: 7)
        for _ in 0..<200 {
            let definition = self.definition(type, depth: 2, &generator)
            let value = self.value(of: definition, &generator)
            let once = try definition.value(from: value)
            #expect(try definition.value(from: once.json) == once)
            #expect(try JSON.read(once.json.canonical) == once.json)
            #expect(!once.text.isEmpty || type == "text" || type == "list")
        }
    }

    @Test func `the text of a curve is read back as the same curve`() throws {
        var generator = SeededGenerator(seed: 11)
        for _ in 0..<2000 {
            let curve = try Curve(curve(&generator))
            #expect(try Curve(curve.text) == curve, "\(curve.text)")
        }
    }

    @Test func `any text is a curve or has problems`() {
        var generator = SeededGenerator(seed: 13)
        let parts = [
            "linear", "steps", "spring", "cubic-bezier", "(", ")", ",", "%", " ", "1", "-", "e", ".", "mass:", "é",
        ]
        for _ in 0..<5000 {
            let text = (0..<Int.random(in: 0..<9, using: &generator)).map { _ in generator.pick(parts) }.joined()
            do throws(CurveError) { _ = try Curve(text) } catch { #expect(!error.message.isEmpty) }
        }
    }

    @Test(arguments: types) func `any text and any JSON is a value or has problems`(type: String) {
        var generator = SeededGenerator(seed: 17)
        let parts = [
            "1", ",", "-", ".", "e", "ms", "{", "}", "\"", "[", "]", "x", ":", "#", "9999999", " ", "true", "é",
        ]
        for _ in 0..<500 {
            let definition = self.definition(type, depth: 1, &generator)
            let text = (0..<Int.random(in: 0..<9, using: &generator)).map { _ in generator.pick(parts) }.joined()
            let (value, problems) = result { () throws(Problems) in try definition.value(fromText: text) }
            #expect((value == nil) == !problems.isEmpty, "\(text)")
            let other = self.definition(generator.pick(Self.types), depth: 1, &generator)
            let json = self.value(of: other, &generator)
            let (foreign, found) = result { () throws(Problems) in try definition.value(from: json) }
            #expect((foreign == nil) == !found.isEmpty)
        }
    }

    private func definition(_ word: String, depth: Int, _ generator: inout SeededGenerator) -> ParameterDefinition {
        let simple = Self.types.filter { depth > 0 || !["record", "list"].contains($0) }
        let type: ParameterType =
            switch word {
            case "duration": .duration
            case "length": .length
            case "angle": .angle
            case "number": .number
            case "fraction": .fraction
            case "integer": .integer
            case "boolean": .boolean
            case "choice": .choice(["left", "right", "b c"])
            case "color": .color
            case "point": .point
            case "size": .size
            case "frame": .frame
            case "curve": .curve
            case "reference": .reference(generator.pick(DocumentType.allCases))
            case "record":
                .record(
                    ["a", "b", "c"].map { name in
                        let field = definition(generator.pick(simple), depth: depth - 1, &generator)
                        return ParameterDefinition(name: name, type: field.type, isOptional: name == "c")
                    })
            case "list": .list(definition(generator.pick(simple), depth: depth - 1, &generator))
            default: .text
            }
        return ParameterDefinition(name: "value", type: type)
    }

    /// A value in one of its spellings.
    private func value(of definition: ParameterDefinition, _ generator: inout SeededGenerator) -> JSON {
        func number(_ units: [String]) -> JSON {
            let number = Double.random(in: -1000...1000, using: &generator)
            return Bool.random(using: &generator)
                ? .number(generator.number()) : .string(JSONNumber.text(number) + generator.pick(units))
        }
        func side() -> JSON { .number(Double.random(in: 0...1000, using: &generator)) }
        switch definition.type {
        case .duration: return number(["ms", "s", " s"])
        case .length: return number(["pt"])
        case .angle: return number(["deg", "turn", "rad", "°"])
        case .number: return .number(generator.number())
        case .fraction: return .number(generator.fraction())
        case .integer: return .number(Double(Int.random(in: -1_000_000...1_000_000, using: &generator)))
        case .boolean: return .boolean(Bool.random(using: &generator))
        case .text: return .string(generator.pick(["", "a", "é\u{301}", "\"\n"]))
        case .choice(let cases): return .string(generator.pick(cases))
        case .color:
            let components = JSON.array((0..<3).map { _ in .number(generator.fraction()) })
            return generator.pick([
                "#0189aF", "#fff", "#12345678", ["colorSpace": "srgb", "components": components],
                ["colorSpace": "srgb", "components": components, "alpha": .number(generator.fraction())],
            ])
        case .point: return ["x": .number(generator.number()), "y": .number(generator.number())]
        case .size: return ["width": side(), "height": side()]
        case .frame: return ["x": .number(generator.number()), "y": 0, "width": side(), "height": side()]
        case .curve: return curve(&generator)
        case .reference(let type): return .string(generator.pick(["a-b", "\(type.rawValue):expand"]))
        case .record(let fields):
            let given = fields.filter { !$0.isOptional || Bool.random(using: &generator) }
            return .object(JSONObject(given.map { ($0.name, value(of: $0, &generator)) }))
        case .list(let element):
            return .array((0..<Int.random(in: 0..<4, using: &generator)).map { _ in value(of: element, &generator) })
        }
    }

    private func curve(_ generator: inout SeededGenerator) -> JSON {
        func positive() -> JSON { .number(Double.random(in: 0.01...200, using: &generator)) }
        switch Int.random(in: 0..<8, using: &generator) {
        case 0: return .string(generator.pick(["linear", "ease-in", "easeInOut", "ease", "step-start"]))
        case 1:
            return [
                "cubicBezier": [
                    .number(generator.fraction()), .number(generator.number()), .number(generator.fraction()),
                    .number(generator.number()),
                ]
            ]
        case 2:
            let count = Double(Int.random(in: 2...1_000_000, using: &generator))
            return ["steps": .number(count), "position": .string(generator.pick(StepPosition.allCases).rawValue)]
        case 3, 4:
            let times = (0..<Int.random(in: 2..<6, using: &generator)).map { _ in
                generator.pick([generator.fraction(), generator.number(), (generator.fraction() * 100).rounded() / 100])
            }
            return ["linear": .array(times.sorted().map { [.number($0), .number(generator.number())] })]
        case 5: return ["spring": ["dampingRatio": .number(max(0.01, generator.fraction()))]]
        case 6: return ["spring": ["mass": positive(), "stiffness": positive(), "damping": positive()]]
        default: return ["spring": ["response": positive(), "dampingFraction": positive()]]
        }
    }
}
