import MotifCore
import MotifJSON
import Testing

@testable import MotifStore

/// A checked document and its text have the same rows: what a save writes is what `verify` and a pull expect.
@Suite struct IndexedTextTests {
    /// A type of parameter, and JSON of a value.
    static let values: [(ParameterType, JSON)] = [
        (.duration, "250ms"), (.length, -0.0), (.angle, "0.25turn"), (.number, 1e21), (.number, 0.1),
        (.fraction, "50%"), (.integer, -3), (.boolean, true), (.boolean, false), (.text, "a \"b\"\n\u{E9}"),
        (.text, ""),
        (.choice(["left", "right"]), "left"), (.color, "#336699"), (.point, ["y": 1, "x": -2.5]),
        (.size, ["width": 3, "height": 4]), (.frame, ["x": 1, "y": 2, "width": 3, "height": 4]), (.curve, "ease-out"),
        (.curve, ["cubicBezier": [0.42, 0, 1, 1]]), (.curve, ["spring": ["dampingRatio": 0.5]]),
        (.reference(.item), "twitter"), (.list(ParameterDefinition(name: "", type: .length)), ["3pt", 4]),
        (.list(ParameterDefinition(name: "", type: .length)), []),
        (
            .record([ParameterDefinition(name: "b", type: .length), ParameterDefinition(name: "a", type: .text)]),
            ["b": "3pt", "a": "x"]
        ),
    ]

    @Test(arguments: values)
    func `a value has the row and the text of its JSON`(type: ParameterType, json: JSON) throws {
        let value = try ParameterDefinition(name: "", type: type).value(from: json)
        #expect(SQLValue(value) == SQLValue(value.json))
        var bytes: [UInt8] = []
        value.writeCanonical(into: &bytes)
        #expect(String(decoding: bytes, as: UTF8.self) == value.json.canonical)
    }

    @Test(
        arguments: [
            [
                "type": "item", "slug": "twitter", "title": "Twitter", "color": "#336699", "summary": "S",
                "tags": ["b", "a"],
            ],
            ["type": "item", "slug": "twitter", "title": "T", "color": "#336699", "deprecated": "why"],
            ["type": "item", "slug": "twitter", "title": "T", "color": "#336699", "deprecated": false],
            [
                "type": "device", "slug": "phone", "title": "Phone", "family": "phone", "deprecated": true,
                "screen": ["width": 393, "height": 852],
            ],
        ] as [JSON])
    func `a document has the rows of its text`(json: JSON) throws {
        let document = try Document(json)
        #expect(IndexedText(document) == IndexedText(canonical: document.canonical))
    }

    @Test(arguments: ["", "[]", "{}", #"{"slug":"a","title":"A"}"#, #"{"type":"film","slug":"a","title":"A"}"#])
    func `a text that isn't a document has no rows`(text: String) {
        #expect(IndexedText(canonical: Array(text.utf8)) == nil)
    }
}
