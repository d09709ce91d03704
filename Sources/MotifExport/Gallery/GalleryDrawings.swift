import MotifCore

/// A color sample.
enum GallerySwatch {
    /// A small square of the color.
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

/// A small picture of a timing curve, for a line of text.
enum CurveGlyph {
    /// The curve over its own time; empty if it has no values without a duration.
    static func html(_ curve: Curve) -> HTML {
        guard let timing = try? CurveTiming(curve, duration: 1) else { return .nothing }
        let stops = timing.linearStops(within: 0.01)
        let values = stops.map(\.progress)
        let (low, high) = (min(0, values.min() ?? 0), max(1, values.max() ?? 1))
        let points = stops.map { "\(svg(2 + 28 * $0.time)) \(svg(18 - 16 * ($0.progress - low) / (high - low)))" }
        return HTML(
            "svg", ["class": "glyph", "viewBox": "0 0 32 20", "width": "32", "height": "20", "aria-hidden": "true"],
            HTML(
                "path",
                [
                    "d": "M" + points.joined(separator: "L"), "fill": "none", "stroke": "currentColor",
                    "stroke-width": "2",
                ]))
    }
}

/// An item as in a menu: its color with its first letter.
struct ItemTile {
    let item: Item

    /// The tile.
    var html: HTML {
        let letter = item.metadata.title.first.map { String($0).uppercased() } ?? ""
        return HTML(
            "svg", ["class": "tile", "viewBox": "0 0 64 64", "width": "64", "height": "64", "aria-hidden": "true"],
            HTML("rect", ["width": "64", "height": "64", "rx": "14", "fill": PreviewInk.hex(item.color)]),
            HTML(
                "text",
                [
                    "x": "32", "y": "42", "font-size": "28", "font-weight": "600", "text-anchor": "middle",
                    "fill": PreviewInk.ink(on: item.color),
                ], .words(letter)))
    }
}

/// A device's screen, drawn to scale.
struct DeviceOutline {
    let device: Device
    let orientation: Orientation
    /// The number of pixels for each point of the screen.
    let scale: Double

    /// The drawing.
    var html: HTML {
        let size = Screen(device, held: orientation).size
        let (width, height) = (size.width * scale, size.height * scale)
        return HTML(
            "svg",
            [
                "class": "outline", "viewBox": "0 0 \(svg(width + 4)) \(svg(height + 4))", "width": svg(width + 4),
                "height": svg(height + 4), "aria-hidden": "true",
            ],
            HTML(
                "rect",
                [
                    "x": "2", "y": "2", "width": svg(width), "height": svg(height),
                    "rx": svg((device.family == .phone ? 40 : 18) * scale),
                ]))
    }
}
