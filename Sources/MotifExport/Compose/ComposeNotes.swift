import MotifCore
import MotifJSON
import MotifText

/// The differences between a motion and its export to Jetpack Compose.
enum ComposeNotes {
    /// - Throws: `Problems` of a timeline.
    static func notes(_ subject: ExportSubject) throws(Problems) -> [ExportNote] {
        try FaceNotes(
            subject,
            reduced: { operations, exist in
                exist
                    ? ExportNote(
                        .reducedMotionSkipped,
                        "With Remove animations on, operations end at once, without reduced variants: \(operations)")
                    : ExportNote(
                        .reducedMotion,
                        "Without reduced variants, operations end at once with Remove animations on: \(operations)")
            }, other: look
        ).notes
    }

    private static func look(at timeline: Timeline) -> [ExportNote] {
        var notes: [ExportNote] = []
        if let error = roundingError(of: timeline) {
            let seconds = ExportNote.seconds(timeline.duration)
            let reason = "Compose rounds to whole milliseconds, off by up to \(error)"
            notes.append(ExportNote(.durationRounded, "'\(timeline.operation)' takes \(seconds); \(reason)"))
        }
        let shadows = timeline.layers.filter { $0.shadow != nil }
        return notes + FaceNotes.scaled(timeline)
            + shadows.map { ExportNote(.shadowOmitted, "The shadow of '\($0.name)' isn't drawn") }
    }

    /// The largest change that a clock of whole milliseconds makes; `nil` if there is none.
    private static func roundingError(of timeline: Timeline) -> String? {
        let duration = timeline.duration
        let whole = (duration * 1000).rounded() / 1000
        guard timeline.driver == .time, whole > 0, abs(whole - duration) > 1e-9 else { return nil }
        var worst = 0.0
        for motion in timeline.layers.flatMap(\.motions) {
            for step in 0...100 {
                let time = whole * Double(step) / 100
                worst = max(worst, abs(motion.value(at: time * duration / whole) - motion.value(at: time)))
            }
        }
        return "\(JSONNumber.text(worst.rounded(decimals: 4)))"
    }
}
