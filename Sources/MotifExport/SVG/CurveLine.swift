import MotifCore

/// A line of a plot: tracks that go the same way at the same time.
struct CurveLine {
    let begin: Double
    let end: Double
    let timing: CurveTiming
    var tracks: [String]

    /// The lines of a timeline, in the order of its tracks.
    static func all(of timeline: Timeline) -> [CurveLine] {
        var lines: [CurveLine] = []
        for layer in timeline.layers {
            for motion in layer.motions {
                for segment in motion.segments {
                    let name = "\(layer.name) \(motion.property.rawValue)"
                    let same = lines.firstIndex {
                        $0.begin == segment.begin && $0.end == segment.end && $0.timing == segment.timing
                    }
                    if let same {
                        if lines[same].tracks.last != name { lines[same].tracks.append(name) }
                    } else {
                        let line = CurveLine(
                            begin: segment.begin, end: segment.end, timing: segment.timing, tracks: [name])
                        lines.append(line)
                    }
                }
            }
        }
        return lines
    }

    /// Its corners: times of the operation, and how far it has come.
    var points: [(time: Double, progress: Double)] {
        timing.linearStops(within: 0.0008).map { (begin + $0.time * (end - begin), $0.progress) }
    }

    /// `spring(…) · 0.2 to 0.8`
    var words: String { "\(timing.curve.text) · \(svgWords(begin)) to \(svgWords(end))" }

    /// `circle scale, circle center.x + 3 more`
    var trackWords: String {
        let shown = tracks.prefix(3).joined(separator: ", ")
        return tracks.count > 3 ? "\(shown) + \(tracks.count - 3) more" : shown
    }
}
