import MotifJSON
import Testing

@testable import MotifCore

@Suite struct ItemTests {
    typealias Case = DocumentTests.Case

    static let cases = [
        Case("{}", ""),
        Case(#"{"image":"icon-twitter","summary":"Short messages"}"#, ""),
        Case(#"{"color":null}"#, "missing $: 'color' is missing; it is the item's color"),
        Case(#"{"color":"blue"}"#, "syntax $.color: 'blue' is not a color such as '#336699'"),
        Case(
            #"{"color":{"colorSpace":"srgb","components":[0,0,2]}}"#,
            "out-of-range $.color.components[2]: 'component' is 2; it must be between 0 and 1"),
        Case(#"{"image":3}"#, "wrong-type $.image: Expected text; found a number"),
        Case(
            #"{"title":"","color":"12","imgae":"a"}"#,
            "missing $.title: 'title' is empty; it is the name that people see\n"
                + "syntax $.color: '12' is not a color such as '#336699'\n"
                + "unknown-key $.imgae: Unknown key 'imgae'. Did you mean 'image'?"),
    ]

    @Test(arguments: cases) func `an item has a color and optionally an image`(_ example: Case) throws {
        let json = try DocumentSample.json(DocumentSample.item, example.edits)
        let problems = result { () throws(Problems) in try ObjectReader.read(json, Item.read) }.problems
        #expect(problems.map(\.line).joined(separator: "\n") == example.problems)
    }

    @Test func `its color is stored as components`() throws {
        let json = try DocumentSample.json(DocumentSample.item, ##"{"color":"#33669980","image":"a"}"##)
        let item = try ObjectReader.read(json, Item.read)
        #expect(item.color == SRGBColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 128 / 255.0))
        #expect(item.image == "a")
        #expect(try SRGBColor(#require(item.json["color"])) == item.color)
        #expect(try ObjectReader.read(item.json, Item.read) == item)
    }

    @Test func `a color has components from 0 to 1`() {
        #expect(SRGBColor(red: 0, green: 0, blue: 1.1) == nil)
        #expect(SRGBColor(red: -0.1, green: 0, blue: 1) == nil)
        #expect(SRGBColor(red: .nan, green: 0, blue: 1) == nil)
        #expect(SRGBColor(hex: "#０３６") == nil)
        #expect(SRGBColor(hex: "") == nil)
    }
}
