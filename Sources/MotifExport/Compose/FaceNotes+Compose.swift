import MotifCore
import MotifJSON
import MotifText

extension FaceNotes {
    /// The differences between a motion and its export to Jetpack Compose.
    static let compose = FaceNotes(
        reduced: { operations, exist in
            exist
                ? ExportNote(
                    .reducedMotionSkipped,
                    "With Remove animations on, operations end at once, without reduced variants: \(operations)")
                : ExportNote(
                    .reducedMotion,
                    "Without reduced variants, operations end at once with Remove animations on: \(operations)")
        }
    ) { timeline in
        let shadows = timeline.layers.filter { $0.shadow != nil }
        return rounded(timeline) + scaled(timeline)
            + shadows.map { ExportNote(.shadowOmitted, "The shadow of '\($0.name)' isn't drawn") }
    }

    /// The largest change that a clock of whole milliseconds makes, if any.
    private static func rounded(_ timeline: Timeline) -> [ExportNote] {
        let duration = timeline.duration
        let whole = (duration * 1000).rounded() / 1000
        guard timeline.driver == .time, whole > 0, abs(whole - duration) > 1e-9 else { return [] }
        var worst = 0.0
        for motion in timeline.layers.flatMap(\.motions) {
            for step in 0...100 {
                let time = whole * Double(step) / 100
                worst = max(worst, abs(motion.value(at: time * duration / whole) - motion.value(at: time)))
            }
        }
        let error = JSONNumber.text(worst.rounded(decimals: 4))
        let reason = "Compose rounds to whole milliseconds, off by up to \(error)"
        let seconds = ExportNote.seconds(duration)
        return [ExportNote(.durationRounded, "'\(timeline.operation)' takes \(seconds); \(reason)")]
    }
}
