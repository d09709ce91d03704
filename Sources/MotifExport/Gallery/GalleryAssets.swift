/// The files that all pages of a gallery share: style sheets, scripts and the icon.
package enum GalleryAssets {
    /// The files.
    ///
    /// - Throws: `ScriptBundle.Failure`, which is a bug in `web/player`.
    package static func files() throws -> [GalleryFile] { try made.get() }

    private static let made = Result {
        let resources = ["gallery.css", "gallery.js"].compactMap(WebResource.named)
        return resources.map { GalleryFile("assets/\($0.name)", $0.text) }
            + [
                GalleryFile(PlayerResources.stylePath, PlayerResources.style),
                GalleryFile(PlayerResources.scriptPath, try PlayerResources.script.get()), GalleryMark.file,
            ]
    }
}

/// The icon of a gallery: a timing curve between its two ends.
package enum GalleryMark {
    /// The path of its file.
    package static let path = "assets/icon.svg"

    private static let curve = "M5 19C15 19 9 5 19 5"

    /// The icon within a page, in the color of the text around it.
    package static var html: HTML {
        HTML(
            "svg", ["viewBox": "0 0 24 24", "width": "24", "height": "24", "aria-hidden": "true"],
            HTML("path", ["d": curve, "fill": "none", "stroke": "currentColor", "stroke-width": "2.5"]),
            HTML("circle", ["cx": "5", "cy": "19", "r": "3", "fill": "currentColor"]),
            HTML("circle", ["cx": "19", "cy": "5", "r": "3", "fill": "currentColor"]))
    }

    /// The icon as a file.
    package static var file: GalleryFile {
        let stroke = PreviewInk.accent
        return GalleryFile(
            path,
            """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="\(stroke)">\
            <path d="\(curve)" fill="none" stroke="\(stroke)" stroke-width="2.5"/>\
            <circle cx="5" cy="19" r="3"/><circle cx="19" cy="5" r="3"/></svg>

            """)
    }
}
