import MotifCore

/// The differences between a motion and a framework that runs it by a single clock.
struct FaceNotes: Sendable {
    /// The consequence of an interruption.
    var restarts = "If an operation is interrupted, reversing it takes the whole duration"
    /// A note on the reduced variants of operations, or on operations without any.
    var reduced: @Sendable (_ operations: String, _ exist: Bool) -> ExportNote? = { operations, exist in
        let always = "Without reduced variants, operations always run in full: \(operations)"
        return exist ? nil : ExportNote(.reducedMotion, always)
    }
    /// Notes on the timeline of an operation.
    let timeline: @Sendable (Timeline) -> [ExportNote]

    /// The notes on a pattern.
    ///
    /// - Throws: `Problems` of a timeline.
    func notes(_ subject: ExportSubject) throws(Problems) -> [ExportNote] {
        var notes: [ExportNote] = []
        var timed: [Bool: [String]] = [:]
        for operation in subject.operations {
            let timelines = try subject.timelines(of: operation)
            for note in timeline(timelines.standard) { notes.add(note) }
            for layer in timelines.standard.layers where layer.motion(of: .lottieFrame) != nil {
                let message = "The frames of '\(layer.name)' in '\(operation)' are numbers that the app shows"
                notes.add(ExportNote(.lottieFrame, message))
            }
            if timelines.standard.driver == .time { timed[timelines.reduced != nil, default: []].append(operation) }
        }
        for exist in [true, false] {
            if let note = timed[exist].flatMap({ reduced(ExportNote.listed($0), exist) }) { notes.add(note) }
        }
        if !timed.isEmpty { notes.add(ExportNote(.motionRestarts, restarts)) }
        return notes
    }

    /// Layers whose content doesn't follow their size.
    static func scaled(_ timeline: Timeline) -> [ExportNote] {
        timeline.layers.filter { $0.motion(of: .width) != nil || $0.motion(of: .height) != nil }.map {
            ExportNote(.contentScaled, "The content of '\($0.name)' is scaled instead of laid out in each size")
        }
    }
}
