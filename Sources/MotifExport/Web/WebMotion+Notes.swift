import MotifCore

extension WebMotion {
    /// Notes about what a page doesn't represent exactly, in the order of the operations.
    var notes: [ExportNote] {
        var notes = timings.lines.flatMap(Self.notes)
        if !variables.isEmpty {
            let names = variables.map { String($0.name.dropFirst("--motif-".count)) }.joined(separator: ", ")
            notes.append(
                ExportNote(
                    .registeredProperties, .required,
                    "Browsers need @property, or jump halfway (Chrome 85, Safari 16.4, Firefox 128): \(names)"))
        }
        for operation in operations {
            for layer in operation.timeline.layers {
                notes += layer.motions.filter { $0.property.variable == nil }.map { motion in
                    ExportNote(
                        .lottieFrame, .omitted,
                        "The frames of the Lottie animation '\(layer.image)' on '\(layer.name)' in "
                            + "'\(operation.name)' need a Lottie player on the page")
                }
                notes += Self.stretched(layer)
            }
            if operation.driven != nil {
                notes.append(
                    ExportNote(
                        .scrollDriven, .omitted,
                        "The page drives '\(operation.name)': it sets the progress, or names a scroll timeline for "
                            + "browsers that support them"))
            }
            for interaction in subject.motion.kind.interactions where interaction.operation == operation.name {
                notes.append(
                    ExportNote(
                        .gesture, .omitted,
                        "'\(operation.name)' runs by time; driving it by the gesture '\(interaction.name)' is up to "
                            + "the page"))
            }
            if operation.reduced == nil {
                notes.append(
                    ExportNote(
                        .reducedMotion, .omitted,
                        "The kind has no reduced-motion variant, so '\(operation.name)' always runs in full"))
            }
        }
        return notes
    }

    private static func notes(of lines: WebTimings.Lines) -> [ExportNote] {
        let curve = "\(lines.timing.curve.text) over \(ExportNote.seconds(lines.timing.duration))"
        guard lines.timing.spring != nil else {
            let isOpen = lines.timing.progress(at: 0) != 0 || lines.timing.progress(at: 1) != 1
            guard isOpen else { return [] }
            return [
                ExportNote(
                    .openCurve, .approximated,
                    "\(curve) doesn't run from 0 to 1; before and after its track a page keeps its first and last "
                        + "value")
            ]
        }
        return [
            ExportNote(
                .springLinear, .approximated,
                "\(curve) becomes straight lines, off by up to \(ExportNote.percent(lines.largestError)); browsers "
                    + "without linear() get a Bézier, off by up to \(ExportNote.percent(lines.fallbackError))")
        ]
    }

    private static func stretched(_ layer: TimelineLayer) -> [ExportNote] {
        let isStretched = [.scaleX, .scaleY].contains { layer.motion(of: $0) != nil }
        guard layer.shape == .circle, isStretched else { return [] }
        return [
            ExportNote(
                .stretchedCircle, .approximated,
                "The circle '\(layer.name)' becomes an ellipse when its width and height scale differently")
        ]
    }
}
