import MotifCore

/// The differences between a motion and frameworks that run it by a single clock.
struct FaceNotes {
    private(set) var notes: [ExportNote] = []

    /// - Parameters:
    ///   - restarts: A note on what happens to an interrupted operation.
    ///   - reduced: A note on the reduced variant of an operation, or on the lack of one.
    ///   - other: Notes on the timeline of an operation.
    /// - Throws: `Problems` of a timeline.
    init(
        _ subject: ExportSubject, restarts: (String) -> String,
        reduced: (_ operation: String, _ exists: Bool) -> ExportNote?, other: (Timeline) -> [ExportNote]
    ) throws(Problems) {
        for operation in subject.operations {
            let timelines = try subject.timelines(of: operation)
            other(timelines.standard).forEach { add($0) }
            for layer in timelines.standard.layers where layer.motion(of: .lottieFrame) != nil {
                let message = "The frames of '\(layer.name)' in '\(operation)' are numbers that the app shows"
                add(ExportNote(.lottieFrame, message))
            }
            guard timelines.standard.driver == .time else { continue }
            if let note = reduced(operation, timelines.reduced != nil) { add(note) }
            add(ExportNote(.motionRestarts, restarts(operation)))
        }
        Self.gestures(subject).forEach { add($0) }
    }

    /// Notes on the gestures of a kind.
    static func gestures(_ subject: ExportSubject) -> [ExportNote] {
        subject.motion.kind.interactions.map {
            ExportNote(.gesture, "The gesture '\($0.name)' is left to the app")
        }
    }

    private mutating func add(_ note: ExportNote) {
        if !notes.contains(note) { notes.append(note) }
    }
}
