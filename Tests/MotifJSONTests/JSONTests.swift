import MotifJSON
import Testing

@Suite struct JSONTests {
    @Test func `literals, properties and subscripts`() {
        let value: JSON = ["a": [1, 2.5, "x", true, .null], "b": ["c": "d"]]
        #expect(value["a"]?.array?.map(\.number) == [1, 2.5, nil, nil, nil])
        #expect(value["a"]?.array?.map(\.string) == [nil, nil, "x", nil, nil])
        #expect(value["a"]?.array?.map(\.boolean) == [nil, nil, nil, true, nil])
        #expect(value["b"]?["c"] == "d")
        #expect(value["b"]?["e"] == nil)
        #expect(value["a"]?["c"] == nil)
        #expect(value.object?.keys == ["a", "b"])
    }

    @Test func `canonically equivalent texts are different values and keys`() {
        let composed = "\u{E9}"
        let decomposed = "e\u{301}"
        #expect(composed == decomposed)
        #expect(JSON.string(composed) != .string(decomposed))
        #expect(JSON.string("\u{212B}") != .string("\u{C5}"))
        #expect(JSON.object([composed: 1]) != .object([decomposed: 1]))
        #expect(JSONPath.root.appending(key: composed) != JSONPath.root.appending(key: decomposed))
        var object: JSONObject = [composed: 1, decomposed: 2]
        #expect(object.count == 2)
        object[composed] = nil
        #expect(object[composed] == nil)
        #expect(object[decomposed] == 2)
    }

    @Test func `the order of values matters, and the order of members doesn't`() {
        #expect(["a": 1, "b": 2] as JSON == ["b": 2, "a": 1])
        #expect([1, 2] as JSON != [2, 1])
        #expect(0 as JSON == -0.0)
        #expect(1 as JSON != true)
    }

    @Test func `a missing key has no value, however many keys there are`() {
        let object = JSONObject((0..<20).map { ("key\($0)", .null) })
        #expect(object["key7"] == .null)
        #expect(object["key20"] == .none)
    }

    @Test func `of two members with the same key, the later one wins`() {
        #expect(JSONObject([("a", 1), ("b", 2), ("a", 3)]).members.map(\.value) == [3, 2])
    }

    @Test(arguments: [3, 8, 9, 40]) func `members are set, replaced and removed in their order`(count: Int) {
        var object = JSONObject()
        for number in (0..<count).shuffled() { object["key\(number)"] = .number(Double(number)) }
        #expect(object.count == count)
        #expect(object.keys == object.keys.sorted())
        for number in 0..<count { #expect(object["key\(number)"] == .number(Double(number))) }
        object["key2"] = "two"
        #expect(object["key2"] == "two")
        for number in 0..<count { object["key\(number)"] = nil }
        object["none"] = nil
        #expect(object.isEmpty)
        #expect(object == JSONObject())
    }

    @Test func `the pretty text is indented, with short arrays on one line`() {
        let value: JSON = [
            "b": [1, 2.5, "x", .null], "a": ["y": [], "x": [:]], "c": [[0, 1], [1, 2]], "d": [["e": true]],
        ]
        #expect(
            value.pretty == """
                {
                  "a": {
                    "x": {},
                    "y": []
                  },
                  "b": [1, 2.5, "x", null],
                  "c": [
                    [0, 1],
                    [1, 2]
                  ],
                  "d": [
                    {
                      "e": true
                    }
                  ]
                }
                """)
    }

    @Test func `an array stays on a line of 100 columns, comma included`() {
        // `  "a": ["…"],` has 12 columns besides the text; 'é' is one column of two bytes.
        let fits = String(repeating: "é", count: 88)
        let line = JSON.object(["a": [.string(fits)], "b": 1]).pretty.split(separator: "\n")[1]
        #expect(line.count == 100)
        #expect(JSON.object(["a": [.string(fits + "x")], "b": 1]).pretty.hasPrefix("{\n  \"a\": [\n    \"é"))
        #expect(JSON.array([.string(String(repeating: "x", count: 96)), 1]).pretty.split(separator: "\n").count == 4)
    }

    @Test func `a value is indented to its level`() {
        var bytes = Array("  \"list\": ".utf8)
        (["a": [1]] as JSON).writePretty(into: &bytes, levels: 1)
        #expect(String(decoding: bytes, as: UTF8.self) == "  \"list\": {\n    \"a\": [1]\n  }")
    }
}
