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
        _ subject: ExportSubject, restarts: String,
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

    /// Notes on the gestures of a kind.
    static func gestures(_ subject: ExportSubject) -> [ExportNote] {
        subject.motion.kind.interactions.map {
            ExportNote(.gesture, "The gesture '\($0.name)' is left to the app")
        }
    }
}
