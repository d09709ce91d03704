import Foundation
import Testing

@testable import MotifExport

@Suite struct `the style sheet of pages` {
    @Test func `has the colors of its pictures`() throws {
        let sheet = try #require(WebResource.named("player/player.css")?.text)
        let light = sheet.prefix { $0 != "@" }
        let inks = [
            ("page", PreviewInk.page), ("panel", PreviewInk.panel), ("words", PreviewInk.text),
            ("lesser", PreviewInk.lesserText), ("accent", PreviewInk.accent),
        ]
        for (name, ink) in inks { #expect(light.contains("--\(name): \(ink);")) }
    }

    /// - Source: WCAG 2.2, 1.4.3: words of any size need 4.5:1.
    @Test(arguments: ["light", "dark"]) func `has text with enough contrast`(scheme: String) throws {
        let sheet = SiteAssets.text(SiteAssets.style)
        let roots = sheet.components(separatedBy: ":root {").dropFirst().map { $0.prefix { $0 != "}" } }
        let sets = roots.map { root in
            root.matches(of: /--([a-z-]+): #([0-9a-f]{6});/).map { (String($0.1), Int($0.2, radix: 16) ?? 0) }
        }
        // Those of pages, light and dark, then those that pages share with the player.
        try #require(sets.count == 4)
        let light = Dictionary(sets[0] + sets[2]) { $1 }
        let inks = scheme == "light" ? light : light.merging(sets[1] + sets[3]) { $1 }
        for (words, grounds) in [
            ("words", ["page", "panel", "stage"]), ("lesser", ["page", "panel", "stage"]),
            ("accent", ["page", "panel", "stage", "tint"]), ("accent-words", ["accent"]), ("good", ["good-tint"]),
            ("warning", ["warning-tint"]), ("bad", ["bad-tint"]),
        ] {
            for ground in grounds {
                let (first, second) = (
                    Self.luminance(try #require(inks[words])), Self.luminance(try #require(inks[ground]))
                )
                let contrast = (max(first, second) + 0.05) / (min(first, second) + 0.05)
                #expect(contrast >= 4.5, "\(words) on \(ground): \(contrast)")
            }
        }
    }

    private static func luminance(_ color: Int) -> Double {
        zip([16, 8, 0], [0.2126, 0.7152, 0.0722]).reduce(0) { sum, part in
            let component = Double(color >> part.0 & 0xFF) / 255
            return sum + part.1 * (component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4))
        }
    }
}
