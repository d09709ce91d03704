import Testing

@testable import MotifCore
@testable import MotifExport

/// The keyframes lead to what the timeline says.
@Suite struct `Lottie's geometry` {
    @Test(arguments: Seeds.patterns)
    func `fills the extent of every layer at every frame`(slug: String) throws {
        let subject = try Seeds.subject(slug)
        for operation in subject.operations {
            let timeline = try subject.timeline(of: operation)
            let clock = LottieClock(range: timeline.range)
            for layer in timeline.layers {
                let geometry = LottieGeometry(layer: layer, clock: clock)
                for frame in stride(from: 0, through: clock.end, by: 1) {
                    let extent = layer.extent(at: clock.time(frame))
                    let place = "\(operation), \(layer.name), frame \(frame)"
                    #expect(geometry.drawn(at: frame).isNear(extent), "\(place)")
                }
            }
        }
    }

    @Test func `bakes combined motion`() throws {
        let clock = LottieClock(range: 0...1)
        let quick = try motion(.scale, from: 1, to: 3, over: 0.5, .named(.easeIn))
        let slow = try motion(.scaleX, from: 1, to: 2, over: 1, .named(.linear))
        let (first, second) = (LottieKeys.channel(of: quick, clock), LottieKeys.channel(of: slow, clock))
        let product = LottieChannel.combining([first, second], clock, .product) { $0[0] * $0[1] }
        #expect(product.isBaked)
        #expect(product.keys.count == 61)
        #expect(product.keys.last?.value == 6)
        let one = LottieChannel.combining([first, .constant(2)], clock, .product) { $0[0] * $0[1] }
        #expect(!one.isBaked)
        #expect(one.keys.map(\.value) == [2, 6])
    }

    @Test func `keeps steps and straight lines as they are`() throws {
        let clock = LottieClock(range: 0...1)
        let stair = LottieKeys.channel(of: try motion(.opacity, from: 0, to: 1, over: 1, .steps(4, .end)), clock)
        #expect(stair.keys.map(\.frame) == [0, 15, 30, 45, 60])
        #expect(stair.keys.map(\.value) == [0, 0.25, 0.5, 0.75, 1])
        #expect(stair.keys.allSatisfy { $0.easing == .hold })
        let stops = [
            LinearStop(time: 0, progress: 0), LinearStop(time: 0.5, progress: 0.8),
            LinearStop(time: 0.5, progress: 0.2),
        ]
        let lines = LottieKeys.channel(
            of: try motion(.opacity, from: 0, to: 1, over: 1, .linear(stops + [LinearStop(time: 1, progress: 1)])),
            clock)
        #expect(lines.keys.map(\.frame) == [0, 29.999, 30, 60])
        #expect(lines.keys.map(\.value) == [0, 0.8, 0.2, 1])
    }

    @Test func `jumps if a segment doesn't begin where the last one ended`() throws {
        let clock = LottieClock(range: 0...2)
        let first = try motion(.opacity, from: 0, to: 1, over: 1, .named(.linear)).segments
        let timing = try CurveTiming(.named(.linear), duration: 1)
        let next = PropertyMotion.Segment(begin: 1, end: 2, from: 0.5, to: 0, timing: timing)
        let channel = LottieKeys.channel(of: PropertyMotion(property: .opacity, segments: first + [next]), clock)
        #expect(channel.keys.map(\.frame) == [0, 59.999, 60, 120])
        #expect(channel.keys.map(\.value) == [0, 1, 0.5, 0])
    }

    private func motion(
        _ property: LayerProperty, from: Double, to: Double, over seconds: Double, _ curve: Curve
    ) throws -> PropertyMotion {
        let timing = try CurveTiming(curve, duration: seconds)
        return PropertyMotion(
            property: property,
            segments: [PropertyMotion.Segment(begin: 0, end: seconds, from: from, to: to, timing: timing)])
    }
}

extension LottieGeometry {
    /// The rectangle that a player fills, from the keyframes alone.
    fileprivate func drawn(at frame: Double) -> MotionFrame {
        let (width, height) = (size.width.played(at: frame), size.height.played(at: frame))
        let (scaleX, scaleY) = (scale.x.played(at: frame) / 100, scale.y.played(at: frame) / 100)
        let x = position.x.played(at: frame) + (middle.x - anchor.x.played(at: frame)) * scaleX
        let y = position.y.played(at: frame) + (middle.y - anchor.y.played(at: frame)) * scaleY
        let (wide, high) = (abs(width * scaleX), abs(height * scaleY))
        return MotionFrame(x: x - wide / 2, y: y - high / 2, width: wide, height: high)
    }
}

extension LottieChannel {
    /// The number that a player has at a frame.
    fileprivate func played(at frame: Double) -> Double {
        guard let after = keys.firstIndex(where: { $0.frame > frame }) else { return keys.last?.value ?? start }
        guard after > 0 else { return start }
        let (from, to) = (keys[after - 1], keys[after])
        guard case .curve(let curve) = from.easing, let timing = try? CurveTiming(.cubicBezier(curve)) else {
            return from.value
        }
        return from.value + (to.value - from.value)
            * timing.progress(at: (frame - from.frame) / (to.frame - from.frame))
    }
}

extension MotionFrame {
    fileprivate func isNear(_ other: MotionFrame) -> Bool {
        [x - other.x, y - other.y, width - other.width, height - other.height].allSatisfy { abs($0) < 1e-6 }
    }
}
