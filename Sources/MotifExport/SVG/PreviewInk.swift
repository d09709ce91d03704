import MotifCore
import MotifText

/// Colours of a preview.
enum PreviewInk {
    /// Behind everything.
    static let page = "#f5f6f8"
    /// Words on the page; 15:1.
    static let words = "#1c1c1e"
    /// Lesser words on the page; 6:1.
    static let lesserWords = "#5b616b"
    /// The device.
    static let device = "#1c1c1e"
    /// A screen without anything on it.
    static let screen = "#e4e7ec"
    /// Something to which the kind gives no colour.
    static let panel = "#ffffff"
    /// A part to which the kind gives no colour; it stands out from white.
    static let part = "#dde3ec"
    /// A fine line around what has no colour of its own.
    static let edge = [(name: "stroke", value: "#000"), (name: "stroke-opacity", value: ".2")]
    /// What moves on the page's own scales.
    static let accent = "#2457c5"

    /// The colour of words on a fill: near black or white, whichever stands out more.
    ///
    /// - Source: WCAG 2.2, contrast ratio; one of the two always has more than 4.5:1.
    static func ink(on fill: SRGBColor?) -> String {
        guard let fill else { return words }
        // What shows through is taken for white.
        let light = luminance(fill) * fill.alpha + 1 - fill.alpha
        return (light + 0.05) / 0.061 > 1.05 / (light + 0.05) ? words : "#ffffff"
    }

    /// Red, green and blue, `#rrggbb`.
    static func hex(_ color: SRGBColor) -> String {
        "#" + [color.red, color.green, color.blue].map { UInt8(($0 * 255).rounded()) }.hexadecimal()
    }

    private static func luminance(_ color: SRGBColor) -> Double {
        0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
    }

    /// Close enough to sRGB's own curve to choose between black and white.
    private static func linear(_ component: Double) -> Double {
        component * component * (0.75 + 0.25 * component)
    }
}
