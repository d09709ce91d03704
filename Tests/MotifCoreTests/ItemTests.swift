import MotifJSON
import Testing

@testable import MotifCore

@Suite struct ItemTests {
    typealias Case = DocumentTests.Case

    static let cases = [
        Case("{}", ""),
        Case(#"{"image":"icon-twitter","summary":"Short messages"}"#, ""),
        Case(#"{"color":null}"#, "missing $: 'color' is missing; it is what the item is filled with"),
        Case(#"{"color":"blue"}"#, "syntax $.color: 'blue' is not a colour such as '#336699'"),
        Case(
            #"{"color":{"colorSpace":"srgb","components":[0,0,2]}}"#,
            "out-of-range $.color.components[2]: 'component' is 2; it goes from 0 to 1"),
        Case(#"{"image":3}"#, "wrong-type $.image: This takes text, not a number"),
        Case(
            #"{"title":"","color":"12","imgae":"a"}"#,
            "missing $.title: 'title' is empty; it is what readers see first\n"
                + "syntax $.color: '12' is not a colour such as '#336699'\n"
                + "unknown-key $.imgae: Unknown key 'imgae'. Did you mean 'image'?"),
    ]

    @Test(arguments: cases) func `an item has a colour and perhaps an image`(_ example: Case) throws {
        let (item, problems) = try Item.read(DocumentSample.json(DocumentSample.item, example.edits))
        #expect(problems.map(\.line).joined(separator: "\n") == example.problems)
        #expect((item == nil) == !problems.isEmpty)
    }

    @Test func `its colour is stored as components`() throws {
        let json = try DocumentSample.json(DocumentSample.item, ##"{"color":"#33669980","image":"a"}"##)
        let item = try #require(Item.read(json).0)
        #expect(item.color == SRGBColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 128 / 255.0))
        #expect(item.image == "a")
        #expect(SRGBColor(json: item.json["color"] ?? .null) == item.color)
        #expect(Item.read(item.json).0 == item)
    }

    @Test func `a colour has components from 0 to 1`() {
        #expect(SRGBColor(red: 0, green: 0, blue: 1.1) == nil)
        #expect(SRGBColor(red: -0.1, green: 0, blue: 1) == nil)
        #expect(SRGBColor(red: .nan, green: 0, blue: 1) == nil)
        #expect(SRGBColor(hex: "#０３６") == nil)
        #expect(SRGBColor(hex: "") == nil)
        #expect(SRGBColor(json: .null) == nil)
    }
}
