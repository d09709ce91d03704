import MotifCore

/// The differences between a motion and frameworks that run it by a single clock.
struct FaceNotes {
    private(set) var notes: [ExportNote] = []

    /// - Parameters:
    ///   - restarts: What happens to an interrupted operation.
    ///   - reduced: What happens to the reduced variants of operations, or without any.
    ///   - other: Notes on the timeline of an operation.
    /// - Throws: `Problems` of a timeline.
    init(
        _ subject: ExportSubject,
        restarts: String = "If an operation is interrupted, reversing it takes the whole duration",
        reduced: (_ operations: String, _ exist: Bool) -> ExportNote?, other: (Timeline) -> [ExportNote]
    ) throws(Problems) {
        var timed: [Bool: [String]] = [:]
        for operation in subject.operations {
            let timelines = try subject.timelines(of: operation)
            for note in other(timelines.standard) { notes.add(note) }
            for layer in timelines.standard.layers where layer.motion(of: .lottieFrame) != nil {
                let message = "The frames of '\(layer.name)' in '\(operation)' are numbers that the app shows"
                notes.add(ExportNote(.lottieFrame, message))
            }
            if timelines.standard.driver == .time { timed[timelines.reduced != nil, default: []].append(operation) }
        }
        for exist in [true, false] {
            if let operations = timed[exist], let note = reduced(ExportNote.listed(operations), exist) {
                notes.add(note)
            }
        }
        if !timed.isEmpty { notes.add(ExportNote(.motionRestarts, restarts)) }
        notes += Self.gestures(subject)
    }

    /// Layers whose content doesn't follow their size.
    static func scaled(_ timeline: Timeline) -> [ExportNote] {
        timeline.layers.filter { $0.motion(of: .width) != nil || $0.motion(of: .height) != nil }.map {
            ExportNote(.contentScaled, "The content of '\($0.name)' is scaled instead of laid out in each size")
        }
    }

    /// A note on operations without reduced variants.
    static func unreduced(_ operations: String, _ exist: Bool) -> ExportNote? {
        exist
            ? nil
            : ExportNote(.reducedMotion, "Without reduced variants, operations always run in full: \(operations)")
    }

    /// Notes on the gestures of a kind.
    static func gestures(_ subject: ExportSubject) -> [ExportNote] {
        subject.motion.kind.interactions.map {
            ExportNote(.gesture, "The gesture '\($0.name)' is left to the app")
        }
    }
}
