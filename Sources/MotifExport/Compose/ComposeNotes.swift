import MotifCore
import MotifJSON
import MotifText

/// What Jetpack Compose does otherwise than a motion.
struct ComposeNotes {
    private(set) var notes: [ExportNote] = []

    /// - Throws: `Problems` of a timeline.
    init(_ subject: ExportSubject) throws(Problems) {
        for operation in subject.operations {
            let (standard, reduced) = try subject.timelines(of: operation)
            look(at: standard, operation)
            if standard.driver == .time {
                if reduced == nil {
                    add(
                        .reducedMotion,
                        "'\(operation)' has no reduced variant, and ends at once under Remove animations")
                } else {
                    let message = "Under Remove animations, '\(operation)' ends at once, without its reduced variant"
                    add(.reducedMotionSkipped, message)
                }
                add(.motionRestarts, "If '\(operation)' is interrupted, its way back takes the whole duration")
            }
        }
        for interaction in subject.motion.kind.interactions {
            add(.gesture, "The gesture '\(interaction.name)' is left to the app")
        }
    }

    private mutating func add(_ code: ExportNote.Code, _ message: String) {
        let note = ExportNote(code, message)
        if !notes.contains(note) { notes.append(note) }
    }

    private mutating func look(at timeline: Timeline, _ operation: String) {
        if let error = Self.roundingError(of: timeline) {
            let seconds = ExportNote.seconds(timeline.duration)
            add(
                .durationRounded,
                "'\(operation)' takes \(seconds); Compose has whole milliseconds, off by up to \(error)")
        }
        for layer in timeline.layers {
            let moving = Set(layer.motions.map(\.property))
            if !moving.isDisjoint(with: [.width, .height]) {
                add(.contentScaled, "The content of '\(layer.name)' is scaled instead of laid out in each size")
            }
            if layer.shadow != nil { add(.shadowOmitted, "The shadow of '\(layer.name)' isn't drawn") }
            if moving.contains(.lottieFrame) {
                add(.lottieFrame, "The frames of '\(layer.name)' in '\(operation)' are numbers that the app shows")
            }
        }
    }

    /// The largest change that a clock of whole milliseconds makes; `nil` if there is none.
    private static func roundingError(of timeline: Timeline) -> String? {
        let duration = timeline.duration
        let whole = Double(ComposeFile.milliseconds(duration)) / 1000
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
