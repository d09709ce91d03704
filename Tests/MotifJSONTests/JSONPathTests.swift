import MotifJSON
import Testing

@Suite struct JSONPathTests {
    @Test(
        arguments: [
            ([], "$"),
            ([.key("parameters"), .key("duration")], "$.parameters.duration"),
            ([.key("items"), .index(2)], "$.items[2]"),
            ([.key("a b"), .key("_x9")], "$[\"a b\"]._x9"),
            (
                [.key("9x"), .key(""), .key("covers-screen"), .key("\"")],
                "$[\"9x\"][\"\"][\"covers-screen\"][\"\\\"\"]"
            ),
        ] as [([JSONPath.Element], String)])
    func `a path is written in the usual notation`(elements: [JSONPath.Element], text: String) {
        #expect(JSONPath(elements).description == text)
    }

    static let text = """
        {
          "a": [10, {"b": "x"}, [[], {"c": 1}]],
          "\\u0062": {"a": {"k": 1}, "z": [0]}, "é": {"b": true}
        }
        """

    @Test(
        arguments: [
            ([], "1:1"),
            ([.key("a")], "2:8"),
            ([.key("a"), .index(0)], "2:9"),
            ([.key("a"), .index(1), .key("b")], "2:19"),
            ([.key("a"), .index(2), .index(1), .key("c")], "2:36"),
            ([.key("a"), .index(1), .key("none")], "2:13"),
            ([.key("b"), .key("a"), .key("k")], "3:25"),
            ([.key("b"), .key("z"), .index(0)], "3:35"),
            ([.key("é"), .key("b")], "3:51"),
            ([.key("none")], "1:1"),
            ([.key("a"), .index(9)], "2:8"),
            ([.key("none"), .key("b")], nil),
            ([.key("a"), .key("b")], "2:8"),
            ([.key("a"), .index(0), .key("b")], nil),
        ] as [([JSONPath.Element], String?)])
    func `a path leads to its position, and one of a missing member to its object`(
        elements: [JSONPath.Element], position: String?
    ) {
        #expect(JSONPath(elements).position(in: Array(Self.text.utf8))?.description == position)
    }

    @Test func `positions advance, and one in a part is one in the whole`() {
        #expect(TextPosition(line: 2, column: 9) < TextPosition(line: 3, column: 1))
        #expect(TextPosition(line: 2, column: 9) < TextPosition(line: 2, column: 10))
        let start = TextPosition(line: 7, column: 3)
        #expect(TextPosition(line: 1, column: 4).inText(from: start).description == "7:6")
        #expect(TextPosition(line: 2, column: 4).inText(from: start).description == "8:4")
    }
}
