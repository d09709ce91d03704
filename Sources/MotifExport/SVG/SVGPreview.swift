public import MotifCore
import MotifFormula

/// Pictures of an operation, as SVG: moving, as a strip of frames, or its timing curves.
///
///     let preview = try SVGPreview(subject, operation: "push")
///     preview.animation().text    // plays in a browser, without a script
///
/// The same motion gives the same bytes.
public struct SVGPreview: Sendable {
    let stage: PreviewStage
    let title: String
    let summary: String
    let screen: Screen

    /// Pictures of one operation.
    ///
    /// - Parameters:
    ///   - subject: The pattern on its screen.
    ///   - operation: The name of an operation (default: the subject's first).
    ///   - variant: The standard or the reduced-motion variant.
    /// - Throws: Errors of the timeline; `unknown-reference` if there is no reduced-motion variant.
    public init(
        _ subject: ExportSubject, operation: String? = nil, variant: Timeline.Variant = .standard
    ) throws(Problems) {
        guard let operation = operation ?? subject.operations.first else {
            throw Problems(.rule(.unknownReference, "\(subject.reference) has no operation with tracks"))
        }
        let timeline = try subject.timeline(of: operation, variant: variant)
        stage = PreviewStage(timeline: timeline, screen: subject.screen.size)
        title = subject.motion.pattern.metadata.title
        summary = subject.motion.pattern.metadata.summary
        screen = subject.screen
    }

    var timeline: Timeline { stage.timeline }

    /// `present, reduced · 0.7 s`
    var caption: String {
        let variant = timeline.variant == .reduced ? ", reduced" : ""
        let ends = "\(svgWords(timeline.range.lowerBound)) to \(svgWords(timeline.range.upperBound))"
        let extent = timeline.driver == .time ? "\(svgWords(timeline.duration)) s" : "progress \(ends)"
        return "\(timeline.operation)\(variant) · \(extent)"
    }

    /// The layers, back to front, and the screen that they are cut to.
    ///
    /// - Parameter mark: Goes before every name, so that several screens go into one file.
    func screenElement(mark: String, left: Double, top: Double) -> SVGElement {
        let size = stage.screen
        let layers = timeline.layers.enumerated().compactMap { index, layer in
            LayerDrawing(layer, on: stage, mark: "\(mark)l\(index)").element()
        }
        let ground = SVGElement.rectangle(0, 0, size.width, size.height, fill: PreviewInk.screen)
        let screen = SVGElement("g", [(name: "clip-path", value: "url(#screen)")], [ground] + layers)
        // The edge lies over the screen, since browsers round a cut by up to a pixel.
        let edge = SVGElement.rectangle(
            -5, -5, size.width + 10, size.height + 10, radius: PreviewFrame.radius + 5, fill: "none"
        ).with((name: "stroke", value: PreviewInk.device), (name: "stroke-width", value: "10"))
        return SVGElement(
            "g", [(name: "transform", value: "translate(\(svg(left)) \(svg(top)))")], [screen, edge])
    }

    /// The cut of every screen.
    var screenClip: SVGElement {
        let size = stage.screen
        let form = SVGElement.rectangle(0, 0, size.width, size.height, radius: PreviewFrame.radius, fill: "#fff")
        return SVGElement("clipPath", [(name: "id", value: "screen")], [form])
    }

    /// What the pictures say otherwise than the motion.
    var notes: [ExportNote] {
        let moving = Set(timeline.layers.flatMap { $0.motions.map(\.property) })
        var notes: [ExportNote] = []
        if !moving.isDisjoint(with: [.rotationX, .rotationY]) {
            let words = "A turn out of the plane is drawn by what is left of the width or height, without perspective"
            notes.append(ExportNote("flat-rotation", .approximated, words))
        }
        if moving.contains(.shadowRadius) {
            let words = "A shadow keeps its largest blur radius, which SVG cannot move in a style sheet"
            notes.append(ExportNote("shadow-radius", .approximated, words))
        }
        if moving.contains(.lottieFrame) {
            notes.append(.lottieFrames)
        }
        return notes
    }
}

extension ExportNote {
    /// That what a Lottie animation shows is not drawn.
    static let lottieFrames = ExportNote(
        "lottie", .omitted, "Frames of a Lottie animation are not drawn, only its letter")
}

/// A number in words on a picture, with at most three decimals.
func svgWords(_ number: Double) -> String {
    let text = svg(number, decimals: 3)
    return text.hasPrefix(".") ? "0" + text : text.hasPrefix("-.") ? "-0" + text.dropFirst() : text
}
