import MotifCore

/// An item as a menu shows it: its colour with its first letter.
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
