import Foundation
import MotifJSON
import SamplePictures
import Testing

@testable import MotifCore
@testable import MotifExport

@Suite struct `an app's own screens` {
    static func screenshots(
        current: SamplePicture? = .red, next: SamplePicture? = .lime, parts: [String: Screenshots.Part] = [:]
    ) throws -> Screenshots {
        var pictures: [ScreenName: Screenshot] = [:]
        if let current { pictures[.current] = try Screenshot(current.bytes, named: "current") }
        if let next { pictures[.next] = try Screenshot(next.bytes, named: "next") }
        return Screenshots(pictures, parts: parts)
    }

    /// The layer that shows each screen, in every operation of the shipped kinds: read from their articles, not from the
    /// code. A way back shows the same screens in the same layers.
    static let layers: [(String, String, current: String?, next: String?)] = [
        ("punch-out", "push", "cover", "below"), ("punch-out", "pop", "cover", "below"),
        ("expand", "present", "source", "destination"), ("zoom-icons", "push", "menu", "detail"),
        ("zoom-icons", "pop", "menu", "detail"), ("connect-the-dots", "open", "source", "miniature"),
        ("connect-the-dots", "close", "source", "miniature"), ("connect-the-dots", "swipe", "page", nil),
        ("dive-deeper", "present", "source", "destination"), ("dive-deeper", "dismiss", "source", "destination"),
        ("peek-over-the-edge", "scroll", "leaving", "entering"), ("shift-the-shape", "switch", "leaving", "entering"),
        ("mask-reveal", "push", "source", "destination"),
    ]

    @Test(arguments: layers) func `are shown by the layers that are screens, also on the way back`(
        slug: String, operation: String, current: String?, next: String?
    ) throws {
        let subject = try Seeds.subject(slug, operation: operation).showing(Self.screenshots())
        let text = try SVGPreview(subject).animation().text
        let reading = SVGReading(text)
        #expect(reading.problem == nil)
        for (screen, layer, picture) in [("current", current, SamplePicture.red), ("next", next, .lime)] {
            let uses = reading.elements.filter { $0.attributes["href"]?.hasSuffix("-\(screen)") == true }
            #expect(uses.compactMap(\.layer) == [layer].compactMap { $0 }, "\(screen)")
            let images = reading.elements.filter {
                $0.name == "image" && $0.attributes["id"]?.hasSuffix(screen) == true
            }
            #expect(images.count == (layer == nil ? 0 : 1))
            if let image = images.first {
                #expect(image.attributes["href"] == "data:image/png;base64,\(picture.base64)")
                #expect(image.attributes["width"] == "4" && image.attributes["height"] == "8")
            }
        }
    }

    @Test func `fill their layers, cut off at the bottom`() throws {
        let reading = SVGReading(try SVGPreview(Seeds.subject("expand").showing(Self.screenshots())).animation().text)
        let views = reading.elements.filter { $0.name == "svg" && $0.layer != nil }
        #expect(views.map(\.layer) == ["source", "destination"])
        for view in views {
            #expect(view.attributes["width"] == "393" && view.attributes["height"] == "852")
            #expect(view.attributes["viewBox"] == "0 0 4 8")
            #expect(view.attributes["preserveAspectRatio"] == "xMidYMin slice")
        }
    }

    @Test func `leave stand-ins where there is no picture`() throws {
        let subject = try Seeds.subject("expand").showing(Self.screenshots(next: nil))
        let text = try SVGPreview(subject).animation().text
        #expect(text.contains("Next screen") && !text.contains("Current screen"))
        #expect(try !SVGPreview(Seeds.subject("expand")).animation().text.contains("<image"))
    }

    /// zoom-icons' detail is clear and doesn't move: its picture would hide the motion.
    @Test(arguments: [("push", 0.0, 1.0), ("pop", 1.0, 0.0)])
    func `a clear screen that stays is only seen at rest`(operation: String, atStart: Double, atEnd: Double) throws {
        let subject = try Seeds.subject("zoom-icons", operation: operation).showing(Self.screenshots())
        let preview = try SVGPreview(subject)
        let reading = SVGReading(preview.animation().text)
        let detail = try #require(reading.element("g", with: "data-layer", of: "detail"))
        let loop = PreviewLoop(preview.timeline)
        func opacity(_ second: Double) -> Double? {
            reading.values(of: detail, at: second / loop.duration)["opacity"]?.first ?? 1
        }
        #expect(opacity(0.1) == atStart && opacity(loop.duration - 0.1) == atEnd)
        for part in [0.1, 0.5, 0.9] { #expect(opacity(loop.start + part * (loop.end - loop.start)) == 0) }
    }

    @Test func `elements show parts of them`() throws {
        let part = Screenshots.Part(of: .current, frame: MotionFrame(x: 1, y: 2, width: 2, height: 3))
        let subject = try Seeds.subject("zoom-icons", operation: "push")
            .showing(Self.screenshots(parts: ["icon": part, "cell.twitter": part, "unknown": part]))
        let reading = SVGReading(try SVGPreview(subject).animation().text)
        let shown = reading.elements.filter { $0.attributes["viewBox"] == "1 2 2 3" }
        #expect(Set(shown.compactMap(\.layer)).isSubset(of: ["icon", "cell.twitter"]) && !shown.isEmpty)
        #expect(shown.allSatisfy { $0.attributes["preserveAspectRatio"] == "xMidYMid slice" })
        #expect(reading.element("text", with: "x", of: "icon") == nil)
        // A part of a picture that isn't there leaves the stand-in.
        let without = try Seeds.subject("zoom-icons", operation: "push")
            .showing(Self.screenshots(current: nil, parts: ["icon": part]))
        #expect(SVGReading(try SVGPreview(without).animation().text).element("text", with: "x", of: "icon") != nil)
    }

    @Test func `a film strip has each picture once`() throws {
        let film = try SVGPreview(Seeds.subject("expand").showing(Self.screenshots())).film(frames: 8).text
        #expect(SVGReading(film).problem == nil)
        #expect(film.components(separatedBy: "base64,").count == 3)
        #expect(film.components(separatedBy: "<use ").count > 8)
    }

    @Test func `a card shows them if they are small`() throws {
        let small = try Self.screenshots()
        #expect(small.forCard == small)
        let bytes = SamplePicture.red.bytes
        let large = try Screenshot(
            bytes + [UInt8](repeating: 0, count: Screenshots.maximumCardBytes - bytes.count + 1), named: "")
        #expect(Screenshots([.current: large]).forCard == Screenshots())
    }

    @Test func `a page contains them, and may load nothing else`() throws {
        let page = PlayerPage(subject: try Seeds.subject("punch-out").showing(Self.screenshots())).text
        #expect(page.contains("data:image/png;base64,\(SamplePicture.red.base64)"))
        #expect(page.contains("default-src &#39;none&#39;; img-src data:; "))
        let plain = PlayerMotion(try Seeds.subject("punch-out")).json
        #expect(plain["screenshots"] == nil && plain["layers"]?.array?.first?["screen"] == nil)
    }

    /// What layers show in a page is what they show in a picture, at the start, in the middle, and at the end.
    @Test(arguments: Seeds.patterns) func `are the same in pictures and pages`(slug: String) throws {
        let part = Screenshots.Part(of: .next, frame: MotionFrame(x: 1, y: 2, width: 2, height: 3))
        let parts = ["icon": part, "phantom": part, "view": part, "thumbnails": part]
        let subject = try Seeds.subject(slug).showing(Self.screenshots(parts: parts))
        let harness = """
            import { lookOf, opacityOf } from "./geometry.js";
            import { Contents } from "./contents.js";
            import { makeTimeline, sceneValues } from "./timeline.js";
            const parameters = read => Object.fromEntries(motion.parameters.map(one => [one.name, read(one)]));
            const values = sceneValues(motion, parameters(one => one.formulaValue ?? one.value), screen, motion.given);
            const show = ({ name, attributes, children }) => ({ name, attributes, children: children.map(show) });
            console.log(JSON.stringify(motion.operations.map(operation => {
              const timeline = { ...makeTimeline(motion, operation, "standard", values, parameters(one => one.value)), screen };
              const [low, high] = timeline.range;
              return timeline.layers.filter(layer => lookOf(layer, timeline) === "picture").map(layer => ({
                name: layer.name,
                opacities: [low, (low + high) / 2, high].map(time => opacityOf(layer, timeline, time)),
                drawing: show(new Contents(layer, { width: 30, height: 40 }, []).drawing("picture")),
              }));
            })));
            """
        let bundle = ScriptBundle("harness.js") { name in
            name == "harness.js" ? harness : WebResource.named("player/\(name)")?.text ?? ""
        }.text
        let size = subject.screen.size
        let document = """
            const motion = \(PlayerMotion(subject).json.canonical);
            const screen = { width: \(size.width), height: \(size.height) };
            {
              const make = name => ({
                name, attributes: {}, children: [],
                setAttribute(key, value) { this.attributes[key] = String(value); },
                append(...children) { this.children.push(...children); },
              });
              const table = JSON.stringify(\(StandIns.json.canonical));
              globalThis.document = {
                createElement: make, createElementNS: (_, name) => make(name), getElementById: () => ({ textContent: table }),
              };
            }

            """
        let drawn = try JSONReader().read(Array(Node.output(of: document + bundle).utf8)).array ?? []
        #expect(drawn.count == subject.operations.count)
        var count = 0
        for (operation, layers) in zip(subject.operations, drawn.map { $0.array ?? [] }) {
            let timeline = try subject.timeline(of: operation)
            let pictures = subject.pictures(of: timeline)
            let stage = PreviewStage(timeline: timeline, screen: size, pictures: pictures)
            let shown = timeline.layers.filter { pictures[$0.name] != nil }
            #expect(layers.map { $0["name"]?.string } == shown.map(\.name), "\(operation)")
            for (layer, found) in zip(shown, layers) {
                let picture = try #require(pictures[layer.name])
                let times = [stage.range.lowerBound, (stage.range.lowerBound + stage.range.upperBound) / 2]
                for (time, opacity) in zip(times + [stage.range.upperBound], found["opacities"]?.array ?? []) {
                    #expect(abs((opacity.number ?? -1) - stage.opacity(of: layer, at: time)) < 1e-6, "\(layer.name)")
                }
                let drawing = found["drawing"]
                let frame = picture.frame
                let box = [frame.x, frame.y, frame.width, frame.height].map { svg($0) }.joined(separator: " ")
                #expect(drawing?["attributes"]?["viewBox"] == .string(box))
                let fit = picture.isScreen ? "xMidYMin slice" : "xMidYMid slice"
                #expect(drawing?["attributes"]?["preserveAspectRatio"] == .string(fit))
                let image = drawing?["children"]?.array?.first?["attributes"]
                let address = try #require(subject.screenshots.pictures[picture.screen]).dataAddress
                #expect(image?["href"] == .string(address))
                count += 1
            }
        }
        #expect(count > 0)
    }
}
