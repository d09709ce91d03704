import MotifCore

/// A color to look at.
enum GallerySwatch {
    /// A small field of the color.
    static func html(_ color: SRGBColor) -> HTML {
        HTML(
            "svg", ["class": "swatch", "viewBox": "0 0 16 16", "width": "16", "height": "16", "aria-hidden": "true"],
            HTML(
                "rect",
                [
                    "width": "16", "height": "16", "rx": "4", "fill": PreviewInk.hex(color),
                    "fill-opacity": color.alpha == 1 ? nil : svg(color.alpha),
                ]))
    }
}
