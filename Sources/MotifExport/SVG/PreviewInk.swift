import MotifCore
import MotifText

/// Colors of a preview.
enum PreviewInk {
    /// Behind everything.
    static let page = "#f5f6f8"
    /// Text on the page; 15:1.
    static let text: String = StandIns.ink.dark
    /// Secondary text on the page; 6:1.
    static let lesserText = "#5b616b"
    /// The device.
    static let device = "#1c1c1e"
    /// An empty screen.
    static let screen = "#e4e7ec"
    /// A layer without a color.
    static let panel: String = StandIns.ink.panel
    /// A part of a screen without a color, distinguishable from white.
    static let part: String = StandIns.ink.part
    /// A fine line around a panel.
    static let edge: KeyValuePairs = ["stroke": "#000", "stroke-opacity": svg(StandIns.ink.edgeOpacity)]
    /// The accent color of the moving parts of a page.
    static let accent = "#2457c5"

    /// The color of text on a fill: near black or white, whichever has more contrast.
    ///
    /// - Source: WCAG 2.2, contrast ratio; one of the two always has more than 4.5:1.
    static func ink(on fill: SRGBColor?) -> String {
        guard let fill else { return text }
        // White is assumed to show through.
        let light = luminance(fill) * fill.alpha + 1 - fill.alpha
        return (light + 0.05) / 0.061 > 1.05 / (light + 0.05) ? text : StandIns.ink.light
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
