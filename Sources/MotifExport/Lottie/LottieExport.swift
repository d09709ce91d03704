import MotifCore
import MotifFormula
import MotifJSON

/// Exports one operation of a pattern as a Lottie file with 60 frames per second and layers from front to back.
///
/// The layers of the motion are layers of the file, in screen coordinates. Cubic Béziers, steps and straight
/// lines are keyframes with the same easing. The operation and every track have markers, and so does the final frame
/// for reduced motion. Fills are slots, so that an app can set its own colors.
///
/// - Source: The Lottie specification 1.0.1; the keys that lottie-ios requires beyond it (`v`, `st` of a layer, `r` of
///   a rectangle).
struct LottieExport {
    private let subject: ExportSubject
    private let timeline: Timeline
    private let clock: LottieClock

    /// Exports the subject's first operation.
    ///
    /// - Throws: Errors of the timeline; `out-of-range` if a range of progress has too many frames.
    static func export(_ subject: ExportSubject) throws(Problems) -> MotionExport {
        let timeline = try subject.timeline()
        let times = timeline.segments.flatMap { [$0.segment.begin, $0.segment.end] }
        let (first, last) = (times.min() ?? 0, times.max() ?? 0)
        let extent = max(last, timeline.range.upperBound) - min(first, timeline.range.lowerBound)
        guard extent <= maximumExtent else {
            let maximum = JSONNumber.text(maximumExtent)
            let range = "must be at most \(maximum) in a Lottie file, which has 60 frames per unit"
            throw Problems(
                .outOfRange(label: timeline.operation, value: JSONNumber.text(extent), range: range))
        }
        return LottieExport(subject: subject, timeline: timeline, clock: LottieClock(range: timeline.range)).file()
    }

    /// The maximum length in seconds or units of progress: twice that of a time-driven track.
    private static let maximumExtent = 7200.0

    private func file() -> MotionExport {
        let notes = LottieNotes()
        for other in subject.operations.dropFirst() { notes.add(.operationsOmitted, other) }
        if subject.motion.hasReducedVariant(of: timeline.operation) {
            notes.add(.reducedMotionOmitted, timeline.operation)
        }
        let size = subject.screen.size
        if size.width != size.width.rounded() || size.height != size.height.rounded() {
            notes.add(.sizeRounded, "\(subject.screen)")
        }
        let stage = PreviewStage(timeline: timeline, screen: size)
        let parts = timeline.layers.enumerated().map { index, layer in
            LottieLayer(
                geometry: LottieGeometry(layer: layer, clock: clock), index: timeline.layers.count - index,
                subject: subject, stage: stage, notes: notes
            ).parts()
        }
        let slots = parts.compactMap(\.slot).map { slot in
            (slot.name, LottieValue.object([("p", ["a": 0, "k": slot.value])]))
        }
        let file: LottieValue = [
            "v": "5.7.0", "fr": .number(LottieClock.rate), "ip": 0, "op": .number(clock.outPoint),
            "w": .number(size.width.rounded(.up)), "h": .number(size.height.rounded(.up)),
            "nm": .text("\(subject.reference) · \(timeline.operation)"), "ddd": 0, "meta": ["g": "motif"],
            "assets": .list(parts.flatMap(\.assets)), "layers": .list(parts.reversed().map(\.layer)),
            "markers": .list(markers()), "slots": .object(slots),
        ]
        return MotionExport(file.pretty, notes: notes.notes)
    }

    /// The markers: the operation, the final frame for reduced motion, and every track by its layer and property.
    private func markers() -> [LottieValue] {
        // Players look up markers by name.
        var names = UniqueNames(separator: " ")
        func marker(_ name: String, from begin: Double, to end: Double) -> LottieValue {
            ["cm": .text(names.free(name)), "tm": .number(begin), "dr": .number(end - begin)]
        }
        var markers = [
            marker(timeline.operation, from: 0, to: clock.end),
            marker("reduced motion", from: clock.end, to: clock.outPoint),
        ]
        for (layer, property, segment) in timeline.segments {
            let (begin, end) = (clock.frame(segment.begin), clock.frame(segment.end))
            markers.append(marker("\(layer.name).\(property.rawValue)", from: begin, to: end))
        }
        return markers
    }
}

extension ExportTarget {
    /// Lottie, for lottie-ios, lottie-android, lottie-web and other players.
    public static let lottie = ExportTarget(
        name: "lottie", summary: "A Lottie animation of one operation at 60 frames per second", fileExtension: "json"
    ) { subject, _ in
        try LottieExport.export(subject)
    }
}
