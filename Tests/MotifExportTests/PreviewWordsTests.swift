import Testing

@testable import MotifCore
@testable import MotifExport

@Suite struct `words of a preview` {
    @Test func `are names as people write them`() {
        #expect(PreviewWords.title(of: "backButton") == "Back button")
        #expect(PreviewWords.title(of: "cell.twitter") == "Twitter")
        #expect(PreviewWords.initial(of: "icon-twitter") == "T")
        #expect(PreviewWords.initial(of: "") == "")
    }

    @Test func `fit, or end with an ellipsis`() {
        #expect(PreviewWords.lines("one two three", width: 60, size: 10, most: 3) == ["one two", "three"])
        #expect(PreviewWords.lines("one two three", width: 60, size: 10, most: 1) == ["one two …"])
        #expect(PreviewWords.fitting("motion", width: 20, size: 10) == "m…")
    }

    @Test func `stand out from their fill`() {
        #expect(PreviewInk.ink(on: Color(hex: "#FFCC00")) == "#1c1c1e")
        #expect(PreviewInk.ink(on: Color(hex: "#5856D6")) == "#ffffff")
        #expect(PreviewInk.ink(on: Color(hex: "#00000000")) == "#1c1c1e")
    }

    @Test func `have few steps on an axis`() {
        #expect(AxisSteps(0...0.7, about: 8).values.map { svgWords($0) }.suffix(2) == ["0.6", "0.7"])
        #expect(AxisSteps(0...10, about: 6).values == [0, 2, 4, 6, 8, 10])
    }
}
