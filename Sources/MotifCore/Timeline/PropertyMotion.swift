/// How one property of one layer goes from value to value over an operation.
public struct PropertyMotion: Sendable, Equatable {
    /// What moves.
    public let property: LayerProperty
    /// Its ways, one after the other; at least one.
    public let segments: [Segment]

    /// One way: a track with its numbers worked out.
    public struct Segment: Sendable, Equatable {
        /// Where it begins: seconds, or progress.
        public let begin: Double
        /// Where it ends; more than `begin`.
        public let end: Double
        /// The value at the start.
        public let from: Double
        /// The value at the end.
        public let to: Double
        /// How it goes there.
        public let timing: CurveTiming

        /// A way with these numbers; `end` is more than `begin`.
        public init(begin: Double, end: Double, from: Double, to: Double, timing: CurveTiming) {
            (self.begin, self.end, self.from, self.to) = (begin, end, from, to)
            self.timing = timing
        }

        /// The same way at an even pace, as a gesture drives it.
        var even: Segment {
            guard let timing = try? CurveTiming(.named(.linear), duration: end - begin) else { return self }
            return Segment(begin: begin, end: end, from: from, to: to, timing: timing)
        }
    }

    /// A motion of these ways, which do not overlap.
    public init(property: LayerProperty, segments: [Segment]) {
        self.property = property
        self.segments = segments
    }

    /// The value at a time: before the first way its start, between two ways and after the last the end of the one
    /// before.
    ///
    /// - Parameter time: Seconds, or progress.
    /// - Complexity: O(n) in the ways; allocates nothing.
    public func value(at time: Double) -> Double {
        // Through the pointer nothing is copied; a copy of a curve would cost more than its value.
        segments.withUnsafeBufferPointer { segments in
            var current = 0
            while current + 1 < segments.count, segments[current + 1].begin <= time { current += 1 }
            let (begin, end) = (segments[current].begin, segments[current].end)
            if time < begin { return segments[current].from }
            if time >= end { return segments[current].to }
            let (from, to) = (segments[current].from, segments[current].to)
            return from + (to - from) * segments[current].timing.progress(at: (time - begin) / (end - begin))
        }
    }

    /// The value before the first way.
    public var start: Double { segments.first?.from ?? 0 }

    /// The value after the last way.
    public var end: Double { segments.last?.to ?? 0 }
}
