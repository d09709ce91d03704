import MotifPublishing

/// The form of a preview, by the extension of its file.
enum PreviewForm: Hashable {
    /// An SVG picture that plays.
    case picture
    /// A page with a player.
    case page
    /// One frame as PNG.
    case image
    /// An animation of frames.
    case animation(Renderer.Format)

    private static let forms: [(ending: String, form: Self)] = [
        (".svg", .picture), (".html", .page), (".png", .image), (".gif", .animation(.gif)),
        (".apng", .animation(.apng)),
    ]

    /// `.svg, .html, .png, .gif or .apng`
    static var endings: String {
        let endings = forms.map(\.ending)
        return endings.dropLast().joined(separator: ", ") + " or " + (endings.last ?? "")
    }

    /// The form for the name of a file; `nil` if it has another extension.
    init?(fileName: String) {
        let name = fileName.lowercased()
        guard let found = Self.forms.first(where: { name.hasSuffix($0.ending) }) else { return nil }
        self = found.form
    }

    /// The pixels per point unless others are named; `nil` for forms without pixels.
    var standardScale: Double? {
        switch self {
        case .picture, .page: nil
        case .image: 2
        case .animation: 0.5
        }
    }

    /// Whether the form has several frames.
    var isAnimation: Bool {
        if case .animation = self { true } else { false }
    }
}
