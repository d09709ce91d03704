import MotifCore

/// A picture that a page plays, with the button for it.
struct GalleryStage {
    let still: String
    let preview: String
    let size: MotionSize
    /// What the button plays, for those who do not see it.
    let title: String
    let start: Start

    /// What the picture is when the page opens.
    enum Start {
        /// At rest; pointing at it plays it.
        case still
        /// Playing, unless the user asked for less motion.
        case playing
    }

    /// The picture with its button.
    var html: HTML {
        let source = start == .still ? still : preview
        return HTML(
            "div", ["class": "stage"],
            HTML(
                "img",
                [
                    // No words here would be read after the link or heading that says the same.
                    "src": source, "data-still": still, "data-preview": preview, "alt": "",
                    "loading": "lazy", "decoding": "async", "width": svg(size.width), "height": svg(size.height),
                ]),
            HTML(
                "button",
                [
                    "class": "play", "type": "button", "aria-pressed": start == .still ? "false" : "true",
                    "aria-label": "Play \(title)",
                ], HTML("span", ["aria-hidden": "true"])))
    }
}
