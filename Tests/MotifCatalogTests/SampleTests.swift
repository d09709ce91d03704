import MotifCatalog
import MotifCore
import MotifFormula
import MotifJSON
import Testing

@Suite struct `a sample` {
    private func sample(
        _ reference: String, in catalog: Catalog? = nil, _ change: (inout SampleRequest) -> Void = { _ in }
    ) throws -> SampledMotion {
        var request = SampleRequest(try DocumentReference(reference))
        change(&request)
        return try (catalog ?? Sample.catalog()).read { try $0.sample(request) }
    }

    @Test func `has frames at the frame rate and one at the end`() throws {
        let rate: FrameRate = 4
        let sample = try sample("expand") { $0.frames = .every(rate) }
        #expect(Array(sample.times) == [0, 0.25, 0.5, 0.7])
        #expect(sample.times.count == 4)
        #expect(sample.movingValues.map(\.layer) == ["view", "destination"])
        #expect(sample.movingValues.map(\.motion.property) == [.scale, .opacity])
    }

    @Test func `has a screen, whatever devices the catalog has`() throws {
        let catalog = try Sample.catalog()
        #expect(try sample("expand", in: catalog).screen.device?.text == "iphone-15")
        let note = Sample.note
        try catalog.write(as: note) { _ = try $0.delete([Sample.name("device:iphone-15")]) }
        #expect(try sample("expand", in: catalog).screen.device?.text == "galaxy-s24")
        try catalog.write(as: note) { writer in
            _ = try writer.delete(try writer.devices().map(\.metadata.name))
        }
        let screen = try sample("expand", in: catalog) { $0.orientation = .landscape }.screen
        #expect(screen.device == nil)
        #expect(screen.size == MotionSize(width: 852, height: 393))
    }

    @Test func `accepts times in any order, and holds values outside the operation`() throws {
        let times: [InputValue] = [.text("350ms"), .json(99), .text("-1")]
        let sample = try sample("expand") { $0.frames = .at(times) }
        #expect(Array(sample.times) == [0.35, 99, -1])
        // (852 + 742) / 56 + 2; easeIn has just ended.
        let end = (852 + 742) / 56.0 + 2
        #expect(sample.times.map { sample.movingValues[0].motion.value(at: $0) } == [end, end, 1])
    }

    @Test func `is linear if a gesture drives it`() throws {
        let sample = try sample("dive-deeper") { $0.frames = .driven(to: 0.4) }
        // 0.4 of 0.5 s: the fade is at 0.4, and the image's center is at 0.4 between 230 and 160.
        #expect(Array(sample.times) == [0.2])
        #expect(sample.frame(at: 0.2)["layers"]?["fade"] == ["opacity": 0.4])
        #expect(sample.frame(at: 0.2)["layers"]?["phantom.image"]?["center.y"] == 202)
        #expect(sample.metadata["progress"] == 0.4)
    }

    /// What a pan makes of dive-deeper on 393 × 852: min(|min(y / 852, 0)|, 0.9), finished from above 0.1.
    struct Pan: CustomTestStringConvertible {
        let y: Double
        let progress: Double
        let finishes: Bool

        var testDescription: String { "\(y)" }
    }

    @Test(arguments: [
        Pan(y: -200, progress: 200 / 852.0, finishes: true), Pan(y: -85, progress: 85 / 852.0, finishes: false),
        Pan(y: -86, progress: 86 / 852.0, finishes: true), Pan(y: -1000, progress: 0.9, finishes: true),
        Pan(y: 50, progress: 0, finishes: false),
    ]) func `is at the progress of a pan`(_ pan: Pan) throws {
        let gesture = GestureSample(translation: MotionPoint(x: 0, y: pan.y))
        let sample = try sample("dive-deeper") { $0.frames = .gesture(gesture) }
        #expect(
            sample.metadata["interaction"] == [
                "name": "pan", "progress": .number(pan.progress), "finishes": .boolean(pan.finishes),
            ])
        let opacity = sample.timeline.layer(named: "fade")?.value(of: .opacity, at: pan.progress / 2)
        #expect(abs((opacity ?? -1) - pan.progress) < 1e-12)
    }

    @Test func `of a scroll-driven operation accepts progress of its own range`() throws {
        let sample = try sample("connect-the-dots") {
            $0.operation = "swipe"
            $0.frames = .driven(to: -0.5)
        }
        #expect(sample.frame(at: -0.5)["layers"]?["page"] == ["translation.x": 196.5])
        #expect(sample.metadata["range"] == [-1, 1])
        for wrong in [-1.5, .nan, .infinity] {
            #expect(throws: Problems.self) {
                try self.sample("connect-the-dots") {
                    $0.operation = "swipe"
                    $0.frames = .driven(to: wrong)
                }
            }
        }
    }

    @Test func `written frame by frame is the same object`() throws {
        for reference in ["zoom-icons", "peek-over-the-edge"] {
            let sample = try sample(reference) { $0.variant = .reduced }
            var object = sample.metadata
            object["frames"] = .array(sample.times.map { sample.frame(at: $0) })
            for (layout, whole) in [
                (SampledMotion.Layout.pretty, JSON.object(object).pretty),
                (.compact, JSON.object(object).canonical),
            ] {
                var bytes: [UInt8] = []
                try sample.write(layout) { bytes += $0 }
                #expect(String(decoding: bytes, as: UTF8.self) == whole)
            }
        }
    }

    @Test func `of an old revision uses the kind of its time`() throws {
        let catalog = try Sample.catalog(.nothing)
        try catalog.write(as: Sample.note) { writer in
            _ = try writer.create(Sample.name("kind:fade"), Sample.document(Sample.kind()))
            _ = try writer.create(Sample.name("soft"), Sample.document(Sample.pattern("soft")))
        }
        var kind = try #require(Sample.kind().object)
        kind["operations"] = [
            [
                "name": "push", "driver": "time",
                "tracks": [
                    [
                        "layer": "destination", "property": "opacity", "from": "0.5", "to": "1", "duration": "duration",
                        "curve": "linear",
                    ]
                ],
            ]
        ]
        try catalog.write(as: Sample.note) { writer in
            _ = try writer.update(Sample.name("kind:fade"), Sample.document(.object(kind)))
            _ = try writer.update(Sample.name("soft"), Sample.set([("duration", "1")]))
        }
        let (old, new) = (try sample("soft@1", in: catalog), try sample("soft", in: catalog))
        #expect(old.metadata["kindRevision"] == 1)
        #expect(old.timeline.range == 0...0.5)
        #expect(old.movingValues.first?.motion.start == 0)
        #expect(new.metadata["kindRevision"] == 2)
        #expect(new.timeline.range == 0...1)
        #expect(new.movingValues.first?.motion.start == 0.5)
    }
}
