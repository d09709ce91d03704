/// The change of one property of a layer over an operation.
public struct PropertyMotion: Sendable, Equatable {
    /// The property that moves.
    public let property: LayerProperty
    /// The segments, in order; at least one.
    public let segments: [Segment]

    /// A segment: a track with its formulas evaluated.
    public struct Segment: Sendable, Equatable {
        /// The start, in seconds or progress.
        public let begin: Double
        /// The end, in seconds or progress; more than `begin`.
        public let end: Double
        /// The value at the start.
        public let from: Double
        /// The value at the end.
        public let to: Double
        /// The timing curve.
        public let timing: CurveTiming

        /// A segment with these numbers; `end` must be more than `begin`.
        public init(begin: Double, end: Double, from: Double, to: Double, timing: CurveTiming) {
            (self.begin, self.end, self.from, self.to) = (begin, end, from, to)
            self.timing = timing
        }

        /// The least value on the way, to within what a picture shows.
        fileprivate var lowest: Double {
            let least = min(from, to)
            guard timing.mayOvershoot else { return least }
            // Rounding keeps the order, so the least value is at one of the extremes.
            let extremes = timing.extremes
            return min(least, from + (to - from) * extremes.lowerBound, from + (to - from) * extremes.upperBound)
        }

        /// The segment with linear timing, as a gesture drives it.
        var even: Segment {
            guard let timing = try? CurveTiming(.named(.linear), duration: end - begin) else { return self }
            return Segment(begin: begin, end: end, from: from, to: to, timing: timing)
        }
    }

    /// A motion with these segments, which must not overlap.
    public init(property: LayerProperty, segments: [Segment]) {
        self.property = property
        self.segments = segments
    }

    /// Returns the value at a time: before the first segment, its start; between two segments and after the last, the
    /// end of the one before. A size is never less than 0, even if a spring swings below it.
    ///
    /// - Parameter time: Seconds, or progress.
    /// - Complexity: O(n) in the number of segments; allocates nothing.
    public func value(at time: Double) -> Double {
        let value = unclampedValue(at: time)
        return value < 0 && property.isSize ? 0 : value
    }

    private func unclampedValue(at time: Double) -> Double {
        // With the pointer, nothing is copied; copying a segment would count its references and take as long as
        // evaluating it.
        segments.withUnsafeBufferPointer { segments in
            var current = 0
            while current + 1 < segments.count, segments[current + 1].begin <= time { current += 1 }
            let (begin, end) = (segments[current].begin, segments[current].end)
            if time < begin { return segments[current].from }
            if time >= end { return segments[current].to }
            let (from, to) = (segments[current].from, segments[current].to)
            // `self` keeps the solver alive.
            let solver = Unmanaged.passUnretained(segments[current].timing.solver)
            let progress = solver._withUnsafeGuaranteedRef { $0.progress(at: (time - begin) / (end - begin)) }
            return from + (to - from) * progress
        }
    }

    /// The value before the first segment.
    public var start: Double { segments.first?.from ?? 0 }

    /// The value after the last segment.
    public var end: Double { segments.last?.to ?? 0 }

    /// How far its curves and ends would take a size below 0; 0 for one that stays above it, and for all other
    /// properties.
    public var depthBelowZero: Double {
        guard property.isSize else { return 0 }
        return segments.reduce(0) { max($0, -$1.lowest) }
    }
}
