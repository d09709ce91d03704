import Testing

@testable import MotifCore
@testable import MotifExport

@Suite struct `words of a preview` {
    @Test func `are names in plain language`() {
        #expect(PreviewText.title(of: "backButton") == "Back button")
        #expect(PreviewText.title(of: "cell.twitter") == "Twitter")
        #expect(PreviewText.initial(of: "icon-twitter") == "T")
        #expect(PreviewText.initial(of: "") == "")
    }

    @Test func `fit, or end with an ellipsis`() {
        #expect(PreviewText.lines("one two three", width: 60, size: 10, most: 3) == ["one two", "three"])
        #expect(PreviewText.lines("one two three", width: 60, size: 10, most: 1) == ["one two …"])
        #expect(PreviewText.fitting("motion", width: 20, size: 10) == "m…")
    }

    /// - Source: DejaVu Sans 2.37, measured with FreeType; Linux without another font for `system-ui` takes it.
    @Test(arguments: [
        ("fade opacity, phantom.image center.x, phantom.image center.y + 6 more", 41.29, 37.05),
        ("menu scale, menu opacity, cell.facebook scale + 14 more", 32.27, 29.02),
        ("spring(dampingRatio: 1, initialVelocity: 0) · 0.2 to 0.8", 30.19, 26.46),
        ("Expand, full coverage · present · 0.7 s", 21.44, 19.02),
    ]) func `fit in a wide font too`(text: String, bold: Double, plain: Double) {
        #expect(PreviewText.width(of: text, size: PreviewText.boldShare) >= bold)
        #expect(PreviewText.width(of: text, size: PreviewText.plainShare) >= plain)
    }

    @Test func `are cut in one pass, however long they are`() {
        let word = String(repeating: "m", count: 300_000)
        #expect(PreviewText.lines(word, width: 60, size: 10, most: 3) == ["mmmmmmmm…"])
        let words = Array(repeating: "motion", count: 100_000).joined(separator: " ")
        #expect(PreviewText.lines(words, width: 60, size: 10, most: 1) == ["motion moti…"])
    }

    @Test func `have enough contrast with their fill`() {
        #expect(PreviewInk.ink(on: SRGBColor(hex: "#FFCC00")) == "#1c1c1e")
        #expect(PreviewInk.ink(on: SRGBColor(hex: "#5856D6")) == "#ffffff")
        #expect(PreviewInk.ink(on: SRGBColor(hex: "#00000000")) == "#1c1c1e")
    }

    @Test func `have few ticks on an axis`() {
        #expect((0...0.7).steps(about: 8).map { svgText($0) }.suffix(2) == ["0.6", "0.7"])
        #expect((0...10).steps(about: 6) == [0, 2, 4, 6, 8, 10])
    }
}
