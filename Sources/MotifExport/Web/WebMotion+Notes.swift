import MotifCore

extension WebMotion {
    /// Notes about what a page doesn't represent exactly, in the order of the operations.
    var notes: [ExportNote] {
        var notes = timings.lines.compactMap(Self.note)
        if !variables.isEmpty {
            let names = variables.map { String($0.name.dropFirst("--motif-".count)) }.joined(separator: ", ")
            let browsers = "Chrome 85, Safari 16.4, Firefox 128"
            notes.append(
                ExportNote(
                    .registeredProperties, "Browsers need @property, or jump halfway (\(browsers)): \(names)"))
        }
        return notes + operations.flatMap { self.notes(of: $0) }
    }

    private func notes(of operation: Operation) -> [ExportNote] {
        var notes: [ExportNote] = []
        func add(_ code: ExportNote.Code, _ message: String) { notes.append(ExportNote(code, message)) }
        for layer in operation.timeline.layers {
            for motion in layer.motions where motion.property.variable == nil {
                let frames = "The frames of the Lottie animation '\(layer.image)' on '\(layer.name)'"
                add(.lottieFrame, "\(frames) in '\(operation.name)' need a Lottie player on the page")
            }
            let isStretched = [.scaleX, .scaleY].contains { layer.motion(of: $0) != nil }
            if layer.shape == .circle, isStretched {
                let reason = "becomes an ellipse when its width and height scale differently"
                add(.stretchedCircle, "The circle '\(layer.name)' \(reason)")
            }
        }
        if operation.driven != nil {
            let reason = "it sets the progress, or names a scroll timeline for browsers that support them"
            add(.scrollDriven, "The page drives '\(operation.name)': \(reason)")
        }
        for interaction in subject.motion.kind.interactions where interaction.operation == operation.name {
            let reason = "driving it by the gesture '\(interaction.name)' is up to the page"
            add(.gesture, "'\(operation.name)' runs by time; \(reason)")
        }
        if operation.reduced == nil {
            let reason = "The kind has no reduced-motion variant"
            add(.reducedMotion, "\(reason), so '\(operation.name)' always runs in full")
        }
        return notes
    }

    private static func note(on lines: WebTimings.Lines) -> ExportNote? {
        let timing = lines.timing
        let curve = "\(timing.curve.text) over \(ExportNote.seconds(timing.duration))"
        if timing.spring != nil {
            let (error, other) = (ExportNote.percent(lines.largestError), ExportNote.percent(lines.fallbackError))
            let reason = "browsers without linear() get a Bézier, off by up to \(other)"
            return ExportNote(.springLinear, "\(curve) becomes straight lines, off by up to \(error); \(reason)")
        }
        guard timing.progress(at: 0) != 0 || timing.progress(at: 1) != 1 else { return nil }
        let reason = "before and after its track a page keeps its first and last value"
        return ExportNote(.openCurve, "\(curve) doesn't run from 0 to 1; \(reason)")
    }
}
