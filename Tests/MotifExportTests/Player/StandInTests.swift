import Foundation
import MotifJSON
import Testing

@testable import MotifCore
@testable import MotifExport

/// Pictures and pages draw the same stand-ins for what an app would show in a layer.
@Suite struct `stand-ins` {
    /// One layer that is drawn as a look.
    private struct Case {
        let name: String
        let shapes: [SVGElement]
        let json: JSON
    }

    private static let sizes = [
        MotionSize(width: 393, height: 852), MotionSize(width: 852, height: 393), MotionSize(width: 320, height: 90),
        MotionSize(width: 56.5, height: 44), MotionSize(width: 3, height: 2),
    ]

    /// Every layer of a shipped pattern as every look, in several sizes, with and without other layers above it.
    private static func cases(_ slug: String) throws -> [Case] {
        let subject = try Seeds.subject(slug)
        let timeline = try subject.timeline(of: subject.operations[0])
        let stage = PreviewStage(timeline: timeline, screen: subject.screen.size)
        let looks: [(PreviewStage.Look, String)] = [(.page, "page"), (.glyph, "glyph"), (.tiles, "tiles")]
        return timeline.layers.flatMap { layer in
            looks.flatMap { look, word in
                sizes.flatMap { size in
                    [[], stage.obstacles(of: layer)].map { obstacles in
                        Case(
                            name: "\(slug) \(layer.name) as \(word) in \(size)",
                            shapes: LayerContents(layer: layer, look: look, size: size, obstacles: obstacles).elements,
                            json: [
                                "layer": .members([
                                    ("name", .string(layer.name)), ("role", .string(layer.role.rawValue)),
                                    ("image", .string(layer.image)), ("fill", layer.fill?.formulaValue.json),
                                ]),
                                "look": .string(word),
                                "size": ["width": .number(size.width), "height": .number(size.height)],
                                "obstacles": .array(
                                    obstacles.map {
                                        [
                                            "x": .number($0.x), "y": .number($0.y), "width": .number($0.width),
                                            "height": .number($0.height),
                                        ]
                                    }),
                            ])
                    }
                }
            }
        }
    }

    /// What the page draws for cases: for each a list of elements with their attributes and text.
    private static func drawn(_ cases: [Case]) throws -> [[JSON]] {
        let harness = """
            import { Contents } from "./contents.js";

            const show = ({ name, attributes, children }) => ({ name, attributes, text: children.join("") });
            const drawn = cases.map(({ layer, size, obstacles, look }) =>
              new Contents(layer, size, obstacles).shapes(look).map(show));
            console.log(JSON.stringify(drawn));
            """
        let bundle = ScriptBundle("harness.js") { name in
            name == "harness.js" ? harness : WebResource.named("player/\(name)")?.text ?? ""
        }.text
        let document = """
            const cases = \(JSON.array(cases.map(\.json)).canonical);
            {
              const make = name => ({
                name, attributes: {}, children: [],
                setAttribute(key, value) { this.attributes[key] = String(value); },
                append(...children) { this.children.push(...children); },
              });
              const table = JSON.stringify(\(StandIns.json.canonical));
              globalThis.document = {
                createElement: make, createElementNS: (_, name) => make(name),
                getElementById: () => ({ textContent: table }),
              };
            }

            """
        let output = try Node.output(of: document + bundle)
        return try JSONReader().read(Array(output.utf8)).array?.map { $0.array ?? [] } ?? []
    }

    /// Numbers and the text around them.
    private static func parts(_ value: String) -> (numbers: [Double], rest: String) {
        let number = /-?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/
        return (value.matches(of: number).compactMap { Double($0.output) }, value.replacing(number, with: "#"))
    }

    private static func isSame(_ one: String, _ other: String) -> Bool {
        // A color has no numbers.
        if one.hasPrefix("#") { return one == other }
        let (first, second) = (parts(one), parts(other))
        // Pictures round to two decimals.
        return first.rest == second.rest && first.numbers.count == second.numbers.count
            && zip(first.numbers, second.numbers).allSatisfy { abs($0 - $1) <= 0.0051 }
    }

    @Test(.enabled(if: Node.isThere), arguments: Seeds.patterns)
    func `are the same in pictures and on pages`(_ slug: String) throws {
        let cases = try Self.cases(slug)
        let drawn = try Self.drawn(cases)
        try #require(drawn.count == cases.count)
        for (sample, page) in zip(cases, drawn) {
            #expect(sample.shapes.map(\.name) == page.map { $0["name"]?.string }, "\(sample.name)")
            for (shape, element) in zip(sample.shapes, page) {
                #expect(shape.text == element["text"]?.string, "\(sample.name)")
                var attributes = element["attributes"]?.object ?? [:]
                // A picture's paths enclose nothing that could be filled.
                if shape.name == "path" { attributes["fill"] = nil }
                #expect(Set(shape.attributes.map(\.key)) == Set(attributes.members.map(\.key)), "\(sample.name)")
                for (name, value) in shape.attributes {
                    let other = attributes[name]?.string ?? ""
                    #expect(Self.isSame(value, other), "\(name) of \(sample.name): \(value) and \(other)")
                }
            }
        }
    }

    @Test func `leave out a title that another layer would cover`() throws {
        let subject = try Seeds.subject("expand")
        let layer = try #require(try subject.timeline(of: subject.operations[0]).layers.first)
        let size = MotionSize(width: 393, height: 852)
        func words(_ obstacle: MotionFrame) -> [String] {
            LayerContents(layer: layer, look: .page, size: size, obstacles: [obstacle]).marks.compactMap { mark in
                if case .text(let text, _, _, _, _, _) = mark { text } else { nil }
            }
        }
        // The title ends at 308 pt in DejaVu Sans.
        #expect(words(MotionFrame(x: 280, y: 80, width: 40, height: 40)).isEmpty)
        #expect(words(MotionFrame(x: 340, y: 80, width: 40, height: 40)) == ["Current screen"])
    }

    @Test func `fit layers of any size`() throws {
        let subject = try Seeds.subject("expand")
        let layer = try #require(try subject.timeline(of: subject.operations[0]).layers.first)
        for side in [0, 1e-300, 1e30, 1e308, .greatestFiniteMagnitude] {
            for look in [PreviewStage.Look.page, .glyph, .tiles, .label] {
                let size = MotionSize(width: side, height: side)
                #expect(LayerContents(layer: layer, look: look, size: size, obstacles: []).elements.count < 100)
            }
        }
    }

    @Test func `have every measure in use`() async {
        await #expect(processExitsWith: .failure) { _ = StandIns.list.nothing as Double }
    }
}
