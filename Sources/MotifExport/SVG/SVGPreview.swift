public import MotifCore
import MotifText

/// SVG pictures of an operation: animated, as a film strip, or of its timing curves.
///
///     let preview = try SVGPreview(subject, operation: "push")
///     preview.animation().text    // plays in a browser, without a script
///
/// The same motion always results in the same bytes.
public struct SVGPreview: Sendable {
    let stage: PreviewStage
    let title: String
    let summary: String
    private let identity: String
    private let screenshots: Screenshots

    /// Creates the pictures of one operation.
    ///
    /// - Parameters:
    ///   - subject: The pattern on its screen.
    ///   - operation: The name of an operation (default: the subject's first).
    ///   - variant: The standard or the reduced-motion variant.
    /// - Throws: Errors of the timeline; `unknown-reference` if there is no reduced-motion variant.
    public init(
        _ subject: ExportSubject, operation: String? = nil, variant: Timeline.Variant = .standard
    ) throws(Problems) {
        let timeline = try subject.timeline(of: operation, variant: variant)
        stage = PreviewStage(
            timeline: timeline, screen: subject.screen.size, pictures: subject.pictures(of: timeline))
        screenshots = subject.screenshots
        title = subject.motion.pattern.metadata.title
        summary = subject.motion.pattern.metadata.summary
        let inputs = subject.scene.inputs.map { "\($0.name) \($0.value.json.canonical)" }
        identity = ([subject.reference, timeline.operation, variant.rawValue] + inputs).joined(separator: "\n")
    }

    /// The prefix of all names in a picture. Pages hold several pictures, and names are those of the page.
    ///
    /// - Parameter picture: The sort of picture, such as `film`.
    func prefix(of picture: String) -> String {
        "m" + String("\(identity)\n\(picture)".utf8.fnv1a & 0xFFFF_FFFF, radix: 36) + "-"
    }

    var timeline: Timeline { stage.timeline }

    /// `present, reduced · 0.7 s`
    var caption: String {
        let variant = timeline.variant == .reduced ? ", reduced" : ""
        let ends = "\(svgText(timeline.range.lowerBound)) to \(svgText(timeline.range.upperBound))"
        let extent = timeline.driver == .time ? "\(svgText(timeline.duration)) s" : "progress \(ends)"
        return "\(timeline.operation)\(variant) · \(extent)"
    }

    /// The layers from back to front, and the screen that clips them.
    ///
    /// - Parameters:
    ///   - prefix: The prefix of all names of the file.
    ///   - mark: The prefix of the screen's own names, since a file can hold several screens.
    func screenElement(prefix: String, mark: String = "", left: Double, top: Double) -> SVGElement {
        let size = stage.screen
        let layers = timeline.layers.enumerated().compactMap { index, layer in
            LayerDrawing(
                geometry: LayerGeometry(layer: layer), stage: stage, mark: "\(prefix)\(mark)l\(index)", prefix: prefix
            ).element()
        }
        let ground = SVGElement.rectangle(0, 0, size.width, size.height, fill: PreviewInk.screen)
        let screen = SVGElement("g", ["clip-path": "url(#\(prefix)screen)"], [ground] + layers)
        // The edge covers the screen, since browsers round a clip by up to a pixel.
        let edge = SVGElement.rectangle(
            -5, -5, size.width + 10, size.height + 10, radius: PreviewFrame.radius + 5, fill: "none"
        ).with(["stroke": PreviewInk.device, "stroke-width": "10"])
        return SVGElement("g", ["transform": "translate(\(svg(left)) \(svg(top)))"], [screen, edge])
    }

    /// The pictures of screens that layers show, each once. They are written as they are, since they need no escaping.
    func pictureDefinitions(prefix: String) -> String {
        let shown = Set(stage.pictures.values.map(\.screen))
        let images = ScreenName.allCases.filter(shown.contains).compactMap { screen in
            screenshots.pictures[screen].map { picture in
                "<image id=\"\(prefix)\(screen.rawValue)\" width=\"\(picture.header.width)\" "
                    + "height=\"\(picture.header.height)\" href=\"\(picture.dataAddress)\"/>"
            }
        }
        return images.isEmpty ? "" : "<defs>\(images.joined())</defs>\n"
    }

    /// The clip of every screen.
    func screenClip(prefix: String) -> SVGElement {
        let size = stage.screen
        let form = SVGElement.rectangle(0, 0, size.width, size.height, radius: PreviewFrame.radius, fill: "#fff")
        return SVGElement("clipPath", ["id": prefix + "screen"], [form])
    }

    /// Notes about what the pictures don't represent exactly.
    var notes: [ExportNote] {
        let moving = Set(timeline.layers.flatMap { $0.motions.map(\.property) })
        let flat = "A rotation out of the plane is drawn as a smaller width or height, without perspective"
        let blur = "A shadow keeps its largest blur radius, since style sheets can't animate it in SVG"
        let all: [(properties: Set<LayerProperty>, note: ExportNote)] = [
            ([.rotationX, .rotationY], ExportNote(.flatRotation, flat)),
            ([.shadowRadius], ExportNote(.shadowRadius, blur)), ([.lottieFrame], .lottieFrames),
        ]
        return all.filter { !$0.properties.isDisjoint(with: moving) }.map(\.note)
    }
}

extension ExportNote {
    /// The contents of a Lottie animation aren't drawn.
    static let lottieFrames = ExportNote(
        .lottie, "The frames of a Lottie animation are not drawn, only the first letter of its name")
}

/// The measures of the file around a picture.
enum PreviewFrame {
    /// Radius of a screen's corners.
    static let radius = 36.0
    /// The width of a device's edge.
    static let edge = 10.0
    static let fonts = "system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif"

    /// The size of a picture of a device alone.
    static func bare(_ screen: MotionSize) -> MotionSize {
        MotionSize(width: screen.width + 2 * edge, height: screen.height + 2 * edge)
    }
}

extension SVGPreview {
    /// The mode of pictures that move.
    var moving: SVGWriter.Mode { .moving(KeyframeFit(timeline), end: timeline.range.upperBound) }

    /// A picture as a file.
    ///
    /// - Parameters:
    ///   - sort: The sort of picture, such as `film`.
    ///   - mode: The source of the values of moving attributes.
    ///   - size: Its size in its own units.
    ///   - pixels: Its default size in pixels, along its longer side.
    ///   - detail: The end of its title.
    ///   - summary: Its description.
    ///   - isPlot: Whether it shows no screens.
    ///   - target: The identifier with which a moving one runs for everybody.
    ///   - body: Writes its elements, whose names begin with a prefix.
    func picture(
        _ sort: String, _ mode: SVGWriter.Mode, _ size: MotionSize, pixels: Double, detail: String = "",
        summary: String = "", isPlot: Bool = false, target: String? = nil,
        body: (inout SVGWriter, _ prefix: String) -> [String]
    ) -> MotionExport {
        let prefix = prefix(of: sort)
        var writer = SVGWriter(mode, prefix: prefix)
        let body = body(&writer, prefix).joined(separator: "\n")
        let style = writer.definitions + writer.style(duration: PreviewLoop(timeline).duration, target: target)
        let definitions = (isPlot ? "" : pictureDefinitions(prefix: prefix)) + style
        let scale = pixels / max(size.width, size.height, 1)
        let (wide, high) = (svg((size.width * scale).rounded()), svg((size.height * scale).rounded()))
        let description = summary.isEmpty ? "" : "<desc id=\"\(prefix)d\">\(Escaping.markup(summary))</desc>\n"
        let labels = summary.isEmpty ? "\(prefix)t" : "\(prefix)t \(prefix)d"
        let fonts = Escaping.markup(PreviewFrame.fonts)
        let text = """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(svg(size.width)) \(svg(size.height))" \
            width="\(wide)" height="\(high)" role="img" aria-labelledby="\(labels)" font-family="\(fonts)">
            <title id="\(prefix)t">\(Escaping.markup("\(title), \(caption)\(detail)"))</title>
            \(description)\(definitions)\(body)
            </svg>

            """
        return MotionExport(text, notes: isPlot ? [] : notes)
    }
}
