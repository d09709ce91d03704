import Foundation
import Testing

@testable import MotifCore
@testable import MotifExport

@Suite struct `an SVG preview` {
    private static func previews(_ slug: String) throws -> [SVGPreview] {
        let subject = try Seeds.subject(slug)
        return try subject.operations.flatMap { operation in
            try Timeline.Variant.allCases.map { try SVGPreview(subject, operation: operation, variant: $0) }
        }
    }

    @Test(arguments: Seeds.patterns)
    func `is XML without a script, small, and the same every time`(slug: String) throws {
        for (preview, again) in zip(try Self.previews(slug), try Self.previews(slug)) {
            let pictures = [preview.animation(), preview.film(frames: 6), preview.curves()]
            #expect(pictures == [again.animation(), again.film(frames: 6), again.curves()])
            for picture in pictures {
                let reading = SVGReading(picture.text)
                #expect(reading.problem == nil)
                #expect(reading.elements.first?.name == "svg")
                #expect(reading.words["title"]?.isEmpty == false)
                #expect(!picture.text.contains("<script"))
                #expect(picture.text.utf8.count < 60_000)
            }
        }
    }

    @Test(arguments: Seeds.patterns)
    func `moves every layer like the timeline`(slug: String) throws {
        for preview in try Self.previews(slug) {
            let reading = SVGReading(preview.animation().text)
            let loop = PreviewLoop(preview.timeline)
            if reading.duration > 0 { #expect(abs(reading.duration - loop.duration) < 0.001) }
            for layer in preview.timeline.layers where reading.elements.contains(where: { $0.layer == layer.name }) {
                for part in [0, 0.25, 0.5, 0.75, 1] {
                    // Just past the end: a spring that is cut short has jumped.
                    let second = loop.start + part * preview.timeline.duration + (part == 1 ? 1e-4 : 0)
                    let time = preview.timeline.range.lowerBound + part * preview.timeline.duration
                    Self.expect(layer, in: reading, at: time, share: second / loop.duration)
                }
            }
        }
    }

    private static func expect(_ layer: TimelineLayer, in reading: SVGReading, at time: Double, share: Double) {
        func number(_ name: String, with attribute: String, _ key: String, _ index: Int = 0) -> Double? {
            guard let element = reading.element(name, with: attribute, of: layer.name) else { return nil }
            let values = reading.values(of: element, at: share)[key]
            return values.flatMap { $0.indices.contains(index) ? $0[index] : nil }
        }
        func near(_ drawn: Double?, _ value: Double, _ tolerance: Double, _ what: String) {
            #expect(
                abs((drawn ?? .infinity) - value) <= tolerance, "\(layer.name) \(what) at \(time): \(drawn ?? .nan)")
        }
        near(number("g", with: "data-layer", "opacity") ?? 1, layer.value(of: .opacity, at: time), 0.01, "opacity")
        if layer.mask != nil {
            near(number("circle", with: "r", "r"), layer.value(of: .maskDiameter, at: time) / 2, 0.25, "mask")
        }
        if layer.hole != nil {
            near(number("circle", with: "r", "r"), layer.value(of: .holeDiameter, at: time) / 2, 0.25, "hole")
        }
        if layer.motion(of: .rotationY) != nil { return }
        let (scaleX, scaleY) = (
            number("g", with: "transform", "scale") ?? 1, number("g", with: "transform", "scale", 1)
        )
        if layer.motion(of: .scale) != nil { near(scaleX, layer.value(of: .scale, at: time), 0.01, "scale") }
        // Four numbers of half a point at most make an edge.
        let extent = layer.extent(at: time)
        guard reading.element("rect", with: "width", of: layer.name) != nil, layer.fill != nil else { return }
        let form = ["x", "y", "width", "height"].map { number("rect", with: "fill-opacity", $0) ?? rect($0) }
        func rect(_ key: String) -> Double {
            let rects = reading.elements.filter { $0.layer == layer.name && $0.name == "rect" }
            let own = rects.first { $0.attributes["fill"] != "#fff" && $0.attributes["fill"] != nil }
            return own.flatMap { reading.values(of: $0, at: share)[key]?.first } ?? .infinity
        }
        let x = number("g", with: "transform", "translate") ?? .infinity
        let y = number("g", with: "transform", "translate", 1) ?? .infinity
        near(x + form[0] * scaleX, extent.x, 1, "left edge")
        near(y + form[1] * (scaleY ?? 1), extent.y, 1, "top edge")
        near(form[2] * scaleX, extent.width, 1, "width")
        near(form[3] * (scaleY ?? 1), extent.height, 1, "height")
    }

    @Test func `shares no name with another picture, since a page has one set of names`() throws {
        let pattern = /(?:id|class)="([^"]+)"|@keyframes ([\w\-]+)/
        var taken: Set<String> = []
        for slug in ["expand", "punch-out"] {
            for preview in try Self.previews(slug) {
                let pictures = [
                    preview.animation(), preview.film(frames: 2), preview.bareAnimation(), preview.bareStill(),
                    preview.curves(),
                ]
                for picture in pictures {
                    let found = picture.text.matches(of: pattern).flatMap { match in
                        (match.1 ?? match.2 ?? "").split(separator: " ").map(String.init)
                    }
                    let names = Set(found).subtracting(["play"])
                    #expect(!names.isEmpty)
                    #expect(names.isDisjoint(with: taken))
                    taken.formUnion(names)
                }
            }
        }
    }

    @Test func `doesn't show invisible layers, not even faintly`() throws {
        let preview = try SVGPreview(Seeds.subject("expand"))
        let reading = SVGReading(preview.animation().text)
        let loop = PreviewLoop(preview.timeline)
        let destination = try #require(reading.element("g", with: "data-layer", of: "destination"))
        // The destination fades in from 0.35 s on.
        for step in 0...34 {
            let share = (loop.start + Double(step) / 100) / loop.duration
            let opacity = try #require(reading.values(of: destination, at: share)["opacity"]?.first)
            #expect(opacity <= 0.001, "at \(Double(step) / 100) s")
        }
    }

    @Test func `escapes characters with a meaning in XML and keeps every script`() throws {
        let titles = ["</script><b>\"it's\" & more", "مرحبا בעולם", "👩‍👩‍👧 😀 motion", "]]> \u{1}\u{FFFE}"]
        for title in titles {
            let subject = try Seeds.subject("expand", titled: title)
            let preview = try SVGPreview(subject)
            for picture in [preview.animation(), preview.film(frames: 2), preview.curves()] {
                let reading = SVGReading(picture.text)
                #expect(reading.problem == nil)
                let kept = title.replacing("\u{1}", with: "\u{FFFD}").replacing("\u{FFFE}", with: "\u{FFFD}")
                #expect(reading.words["title"]?.hasPrefix(kept + ", present") == true)
                #expect(!picture.text.contains("</script"))
            }
        }
    }

    @Test func `plays forward and back if scrolling drives it`() throws {
        let preview = try SVGPreview(Seeds.subject("connect-the-dots"), operation: "swipe")
        let loop = PreviewLoop(preview.timeline)
        #expect(loop.end - loop.start == 2)
        #expect(loop.time(at: loop.start) == -1)
        #expect(loop.time(at: loop.end) == 1)
        #expect(abs(loop.time(at: (loop.back ?? 0) + 1)) < 1e-9)
        #expect(loop.time(at: loop.duration) == -1)
    }

    @Test func `reports what it can't draw`() throws {
        #expect(try SVGPreview(Seeds.subject("expand")).animation().isExact)
        #expect(try SVGPreview(Seeds.subject("peek-over-the-edge")).notes.map(\.code.rawValue) == ["flat-rotation"])
        #expect(try SVGPreview(Seeds.subject("shift-the-shape")).notes.map(\.code.rawValue) == ["lottie"])
        let svg = try #require(ExportTarget.named("svg"))
        #expect(try svg.export(Seeds.subject("punch-out")).notes.map(\.code.rawValue) == ["other-operations"])
    }

    @Test func `has the requested number of frames`() throws {
        let reading = SVGReading(try SVGPreview(Seeds.subject("expand")).film(frames: 8).text)
        #expect(reading.elements.count { $0.attributes["data-layer"] == "view" } == 8)
        let words = try #require(reading.words["text"])
        #expect(words.hasSuffix("0.7 s") && words.contains("0 s"))
    }

    @Test func `has frames where the motion is`() throws {
        // The circle of zoom-icons reaches half its size after 0.1 s, a sixth of its time; the whole takes 0.8 s.
        let preview = try SVGPreview(Seeds.subject("zoom-icons"), operation: "push")
        let times = preview.timeline.filmTimes(count: 6)
        #expect(times.first == 0 && times.last == 0.8)
        #expect(times.count { $0 > 0 && $0 < 0.16 } >= 2, "\(times)")
        let circle = try #require(preview.timeline.layer(named: "circle"))
        let sizes = times.map { circle.value(of: .scale, at: $0) / 15 }
        #expect(sizes.contains { $0 > 0.15 && $0 < 0.6 }, "no frame has the circle halfway: \(sizes)")
    }

    @Test(arguments: Seeds.patterns) func `has frames at different times in order`(slug: String) throws {
        for preview in try Self.previews(slug) {
            for count in [2, 3, 6, 24] {
                let times = preview.timeline.filmTimes(count: count)
                #expect(times.count == count)
                #expect(times.first == preview.timeline.range.lowerBound)
                #expect(times.last == preview.timeline.range.upperBound)
                #expect(zip(times, times.dropFirst()).allSatisfy { $0 < $1 }, "\(times)")
            }
        }
    }

    @Test func `spreads the frames evenly if the motion is even`() throws {
        // Gestures drive linearly, from -1 to 1.
        let preview = try SVGPreview(Seeds.subject("connect-the-dots"), operation: "swipe")
        let times = preview.timeline.filmTimes(count: 3)
        #expect(abs(times[1]) < 0.11, "\(times)")
    }

    @Test func `casts shadows in the color space in which all engines agree`() throws {
        let reading = SVGReading(try SVGPreview(Seeds.subject("punch-out")).animation().text)
        let filters = reading.elements.filter { $0.name == "filter" }
        #expect(filters.map { $0.attributes["color-interpolation-filters"] } == ["sRGB"])
    }

    @Test func `plots tracks with the same curve once`() throws {
        let reading = SVGReading(try SVGPreview(Seeds.subject("zoom-icons")).curves().text)
        #expect(reading.words["text"]?.contains("Time in seconds") == true)
        #expect(reading.words["text"]?.contains("+ 14 more") == true)
        #expect(reading.elements.count { $0.attributes["stroke-width"] == "3" } == 4)
    }
}
