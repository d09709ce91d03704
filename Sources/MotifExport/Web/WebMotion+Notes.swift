import MotifCore

extension WebMotion {
    /// What a page says otherwise than the motion, or not at all, each once, in the order of the operations.
    var notes: [ExportNote] {
        var notes = timings.lines.flatMap(Self.notes)
        for operation in operations {
            for layer in operation.timeline.layers {
                notes += layer.motions.filter { $0.property.variable == nil }.map { motion in
                    ExportNote(
                        "lottie-frame", .omitted,
                        "The frames of the Lottie animation '\(layer.image)' on '\(layer.name)' in "
                            + "'\(operation.name)' are for a player of the page's own")
                }
                notes += Self.stretched(layer)
            }
            if operation.driven != nil {
                notes.append(
                    ExportNote(
                        "scroll-driven", .omitted,
                        "What drives '\(operation.name)' is the page's: it sets the progress, or gives a scroll "
                            + "timeline to browsers that have them"))
            }
            for interaction in subject.motion.kind.interactions where interaction.operation == operation.name {
                notes.append(
                    ExportNote(
                        "gesture", .omitted,
                        "'\(operation.name)' runs by time; the gesture '\(interaction.name)' that can drive it is the "
                            + "page's"))
            }
            if operation.reduced == nil {
                notes.append(
                    ExportNote(
                        "reduced-motion", .omitted,
                        "The kind has no variant for reduced motion, so '\(operation.name)' always runs as designed"))
            }
        }
        return notes
    }

    private static func notes(of lines: WebTimings.Lines) -> [ExportNote] {
        let curve = "\(lines.timing.curve.text) over \(WebText.number(lines.timing.duration)) s"
        guard lines.timing.spring != nil else {
            let isOpen = lines.timing.progress(at: 0) != 0 || lines.timing.progress(at: 1) != 1
            guard isOpen else { return [] }
            return [
                ExportNote(
                    "open-curve", .approximated,
                    "\(curve) does not go from 0 to 1; before and after its track a page keeps its first and last "
                        + "value")
            ]
        }
        return [
            ExportNote(
                "spring-linear", .approximated,
                "\(curve) is straight lines, at most \(percent(lines.largestError)) of the way off; browsers without "
                    + "linear() get a Bézier, at most \(percent(lines.fallbackError)) off")
        ]
    }

    private static func stretched(_ layer: TimelineLayer) -> [ExportNote] {
        let isStretched = [.scaleX, .scaleY].contains { layer.motion(of: $0) != nil }
        guard layer.shape == .circle, isStretched else { return [] }
        return [
            ExportNote(
                "stretched-circle", .approximated,
                "The circle '\(layer.name)' becomes an ellipse where its width and height scale differently")
        ]
    }

    private static func percent(_ share: Double) -> String {
        WebText.number((share * 10_000).rounded() / 100) + " %"
    }
}
