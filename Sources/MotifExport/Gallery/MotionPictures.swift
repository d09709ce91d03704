import MotifCore

/// The pictures of all operations of a pattern: still, animated, and their curves.
struct MotionPictures {
    /// An operation with the names of its files.
    private struct Shown {
        let preview: SVGPreview
        let caption: String
        let mark: String
        let hasCurves: Bool
    }

    private let shown: [Shown]
    /// The size of all pictures except the curves.
    let size: MotionSize

    /// Creates pictures of every operation, and of the first one with reduced motion.
    ///
    /// - Throws: Problems of the timelines.
    init(_ subject: ExportSubject) throws(Problems) {
        size = PreviewFrame.bare(subject.screen.size)
        var shown: [Shown] = []
        for (index, operation) in subject.operations.enumerated() {
            let preview = try SVGPreview(subject, operation: operation)
            // By number, since names may differ only in case.
            let mark = index == 0 ? "" : "-\(index + 1)"
            shown.append(Shown(preview: preview, caption: preview.caption, mark: mark, hasCurves: true))
        }
        if let first = subject.operations.first, subject.motion.hasReducedVariant(of: first) {
            let preview = try SVGPreview(subject, operation: first, variant: .reduced)
            shown.append(Shown(preview: preview, caption: preview.caption, mark: "-reduced", hasCurves: false))
        }
        self.shown = shown
    }

    /// The files, beside the page.
    var files: [GalleryFile] {
        shown.flatMap { shown in
            [
                GalleryFile("still\(shown.mark).svg", shown.preview.bareStill().text),
                GalleryFile("preview\(shown.mark).svg", shown.preview.bareAnimation().text),
            ] + (shown.hasCurves ? [GalleryFile("curves\(shown.mark).svg", shown.preview.curves().text)] : [])
        }
    }

    /// Every operation with its caption.
    func stages(of title: String) -> HTML {
        let figures = shown.map { shown in
            let stage = GalleryStage(
                still: "still\(shown.mark).svg", preview: "preview\(shown.mark).svg", size: size,
                title: "\(title), \(shown.caption)", start: .playing)
            return HTML("figure", [:], stage.html, HTML("figcaption", [:], .words(shown.caption)))
        }
        return HTML("div", ["class": "stages"], figures)
    }

    /// The timing curves of every operation.
    var curves: HTML {
        let pictures = shown.filter(\.hasCurves).map { shown in
            HTML(
                "img",
                [
                    "src": "curves\(shown.mark).svg", "alt": "Timing curves of \(shown.caption)", "loading": "lazy",
                    "width": svg(CurvePlot.width),
                ])
        }
        return DocumentSections.section("curves", "Timing curves", HTML("div", ["class": "curves"], pictures))
    }
}

/// A picture that a page plays, with the button for it.
struct GalleryStage {
    let still: String
    let preview: String
    let size: MotionSize
    /// What the button plays, for screen readers.
    let title: String
    let start: Start

    /// The state of the picture when the page opens.
    enum Start {
        /// Still; it plays on hover.
        case still
        /// Playing, unless the user prefers reduced motion.
        case playing
    }

    /// The picture with its button.
    var html: HTML {
        let isPlaying = start == .playing
        // Alternative text would repeat the link or heading beside it.
        let picture = HTML(
            "img",
            [
                "class": isPlaying ? "playing" : nil, "src": isPlaying ? preview : still, "data-still": still,
                "data-preview": preview, "alt": "", "loading": "lazy", "decoding": "async", "width": svg(size.width),
                "height": svg(size.height),
            ])
        // A picture that plays would be printed as it happens to be.
        let printed = HTML(
            "img",
            [
                "class": "on-paper", "src": still, "alt": "", "width": svg(size.width), "height": svg(size.height),
            ])
        return HTML(
            "div", ["class": "stage"], picture, isPlaying ? printed : .nothing,
            HTML(
                "button",
                [
                    "class": "play", "type": "button", "aria-pressed": isPlaying ? "true" : "false",
                    "aria-label": "Play \(title)",
                ], HTML("span", ["aria-hidden": "true"])))
    }
}
