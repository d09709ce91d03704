import MotifCore

/// The pictures of all operations of a pattern: at rest, moving, and their curves.
struct MotionPictures {
    /// An operation with the names of its files.
    private struct Shown {
        let preview: SVGPreview
        let caption: String
        let mark: String
        let hasCurves: Bool
    }

    private let shown: [Shown]
    /// The size of each but the curves.
    let size: MotionSize

    /// Pictures of every operation, and of the first as it is for people who asked for less motion.
    ///
    /// - Throws: What making a timeline throws.
    init(_ subject: ExportSubject) throws(Problems) {
        size = PreviewFrame.bare(subject.screen.size)
        var shown: [Shown] = []
        for (index, operation) in subject.operations.enumerated() {
            let preview = try SVGPreview(subject, operation: operation)
            // By number, since names may differ by nothing but capitals.
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

    /// Every operation with its words.
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
