import MotifFormula
import Testing

@Suite struct MeaningProblemTests {
    struct Case: CustomTestStringConvertible {
        let source: String
        let errors: [String]

        init(_ source: String, _ errors: String...) {
            self.source = source
            self.errors = errors
        }

        var testDescription: String { source }
    }

    static let names = [
        Case(
            "max(1, 2) + tresholdScale",
            "1:13: Unknown name 'tresholdScale'. Did you mean 'thresholdScale'?\n"
                + "  max(1, 2) + tresholdScale\n              ^~~~~~~~~~~~~"),
        Case("frobnicate", "1:1: Unknown name 'frobnicate'\n  frobnicate\n  ^~~~~~~~~~"),
        Case(
            "clamp + 1",
            "1:1: 'clamp' is a function and needs its arguments: clamp(number, number, number)\n"
                + "  clamp + 1\n  ^~~~~"),
        Case("maxx(1)", "1:1: Unknown function 'maxx'. Did you mean 'max'?\n  maxx(1)\n  ^~~~"),
        Case("progress(1)", "1:1: Unknown function 'progress'\n  progress(1)\n  ^~~~~~~~"),
        Case("view.widht", "1:6: 'view' has no member 'widht'. Did you mean 'width'?\n  view.widht\n       ^~~~~"),
        Case("screen.x", "1:8: 'screen' has no member 'x'\n  screen.x\n         ^"),
        Case(
            "element.titel",
            "1:9: 'element' has no member 'titel'. Did you mean 'title'?\n  element.titel\n          ^~~~~"),
        Case("name == expand", "1:9: Put text in single quotes: 'expand'\n  name == expand\n          ^~~~~~"),
        Case(
            "name != punch-out-2 && open",
            "1:9: Put text in single quotes: 'punch-out-2'\n  name != punch-out-2 && open\n          ^~~~~~~~~~~"),
        Case(
            "name == tresholdScale",
            "1:9: Unknown name 'tresholdScale'. Did you mean 'thresholdScale'?\n"
                + "  name == tresholdScale\n          ^~~~~~~~~~~~~"),
        Case("tags.count", "1:1: 'tags' is a list of text, which has no members\n  tags.count\n  ^~~~"),
        Case("(1 + 2).x", "1:1: '(1 + 2)' is a number, which has no members\n  (1 + 2).x\n  ^~~~~~~"),
    ]

    static let operators = [
        Case("1 + tags", "1:5: '+' needs numbers; 'tags' is a list of text\n  1 + tags\n      ^~~~"),
        Case("'a' + 1", "1:1: '+' needs numbers; 'a' is text\n  'a' + 1\n  ^~~"),
        Case("-view", "1:2: '-' needs a number; 'view' is a frame\n  -view\n   ^~~~"),
        Case("!progress", "1:2: '!' needs a boolean; 'progress' is a number\n  !progress\n   ^~~~~~~~"),
        Case("open && 1", "1:9: '&&' needs booleans; '1' is a number\n  open && 1\n          ^"),
        Case(
            "name == 1",
            "1:1: '==' needs two values of one type; 'name' is text and '1' is a number\n  name == 1\n"
                + "  ^~~~~~~~~"),
        Case(
            "name < 1",
            "1:1: '<' needs two values of one type; 'name' is text and '1' is a number\n  name < 1\n"
                + "  ^~~~~~~~"),
        Case("view < 1", "1:1: '<' needs numbers or texts; 'view' is a frame\n  view < 1\n  ^~~~"),
        Case("1 >= open", "1:6: '>=' needs numbers or texts; 'open' is a boolean\n  1 >= open\n       ^~~~"),
        Case("'a' in name", "1:8: 'in' needs a list on its right; 'name' is text\n  'a' in name\n         ^~~~"),
        Case(
            "1 in tags",
            "1:1: 'in' needs a value of the list's type; '1' is a number and 'tags' is a list of text\n  1 in "
                + "tags\n  ^~~~~~~~~"
        ),
        Case(
            "progress ? 1 : 2",
            "1:1: '?' needs a boolean before it; 'progress' is a number\n  progress ? 1 : 2\n  ^~~~~~~~"),
        Case(
            "open ? 1 : 'b'",
            "1:1: '? :' needs two values of one type; '1' is a number and 'b' is text\n"
                + "  open ? 1 : 'b'\n  ^~~~~~~~~~~~~~"),
        Case("view[0]", "1:1: '[ ]' needs a list; 'view' is a frame\n  view[0]\n  ^~~~"),
        Case("tags['a']", "1:6: '[ ]' needs a number as index; 'a' is text\n  tags['a']\n       ^~~"),
        Case(
            "start + 1",
            "1:1: 'start' may be missing; add '??' and a default value\n  start + 1\n  ^~~~~"),
        Case(
            "element.center.x",
            "1:1: 'element.center' may be missing; add '??' and a default value\n"
                + "  element.center.x\n  ^~~~~~~~~~~~~~"),
        Case(
            "note == 'a'",
            "1:1: 'note' may be missing; add '??' and a default value\n  note == 'a'\n  ^~~~"),
        Case(
            "start ?? 'a'",
            "1:1: '??' needs two values of one type; 'start' is a number and 'a' is text\n"
                + "  start ?? 'a'\n  ^~~~~~~~~~~~"),
        Case(
            "progress ?? 1",
            "1:1: 'progress' is never missing; remove '??' and the value after it\n  progress ?? 1\n  ^~~~~~~~"),
    ]

    static let calls = [
        Case("max()", "1:1: 'max' needs at least 1 number\n  max()\n  ^~~"),
        Case(
            "min(1, name)", "1:8: Argument 2 of 'min' must be a number; 'name' is text\n  min(1, name)\n         ^~~~"),
        Case(
            "max(tags)",
            "1:5: Argument 1 of 'max' must be a number; 'tags' is a list of text\n  max(tags)\n      "
                + "^~~~"),
        Case(
            "max(rows, 1)",
            "1:5: Argument 1 of 'max' must be a number; 'rows' is a list of numbers\n  max(rows, 1)\n      ^~~~"),
        Case(
            "clamp(1, 2)",
            "1:1: 'clamp' needs 3 arguments, not 2: clamp(number, number, number)\n  clamp(1, 2)\n  ^~~~~~~~~~~"),
        Case("abs(1, 2)", "1:1: 'abs' needs 1 argument, not 2: abs(number)\n  abs(1, 2)\n  ^~~~~~~~~"),
        Case(
            "center(screen)",
            "1:8: Argument 1 of 'center' must be a frame; 'screen' is a size\n  center(screen)\n         ^~~~~~"),
        Case(
            "sum(tags)",
            "1:5: Argument 1 of 'sum' must be a list of numbers; 'tags' is a list of text\n  sum(tags)\n      ^~~~"),
        Case("count(1)", "1:7: Argument 1 of 'count' must be a list of values; '1' is a number\n  count(1)\n        ^"),
        Case(
            "abs(start)",
            "1:5: 'start' may be missing; add '??' and a default value\n  abs(start)\n      ^~~~~"),
    ]

    @Test(arguments: names + operators + calls) func `type errors are reported`(_ example: Case) {
        #expect(Samples.errors(example.source) == example.errors)
    }

    @Test func `all type errors are reported, each once`() {
        #expect(
            Samples.errors("abc + maxx(view.widht, -name) > 'a'") == [
                "1:1: Unknown name 'abc'\n  abc + maxx(view.widht, -name) > 'a'\n  ^~~",
                "1:1: '>' needs two values of one type; 'abc + maxx(view.widht, -name)' is a number and 'a' is text\n"
                    + "  abc + maxx(view.widht, -name) > 'a'\n  ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~",
                "1:7: Unknown function 'maxx'. Did you mean 'max'?\n  abc + maxx(view.widht, -name) > 'a'\n"
                    + "        ^~~~",
                "1:17: 'view' has no member 'widht'. Did you mean 'width'?\n"
                    + "  abc + maxx(view.widht, -name) > 'a'\n                  ^~~~~",
                "1:25: '-' needs a number; 'name' is text\n  abc + maxx(view.widht, -name) > 'a'\n"
                    + "                          ^~~~",
            ])
    }

    struct Expectation: CustomTestStringConvertible {
        let source: String
        let type: FormulaType
        let errors: [String]

        var testDescription: String { "\(source) as \(type)" }
    }

    static let expectations = [
        Expectation(
            source: "tags", type: .number,
            errors: ["1:1: 'tags' is a list of text; it must be a number\n  tags\n  ^~~~"]),
        Expectation(
            source: "start", type: .number,
            errors: ["1:1: 'start' may be missing; add '??' and a default value\n  start\n  ^~~~~"]),
        Expectation(source: "progress", type: .optional(.number), errors: []),
        Expectation(source: "start", type: .optional(.number), errors: []),
        Expectation(source: "none", type: .list(.any), errors: []),
        Expectation(source: "document.size", type: .number, errors: []),
        Expectation(source: "element", type: .record(["title": .text]), errors: []),
        Expectation(source: "element", type: .record(["title": .text, "more": .optional(.text)]), errors: []),
        Expectation(
            source: "element", type: .record(["more": .text]),
            errors: ["1:1: 'element' is a record; it must be a record\n  element\n  ^~~~~~~"]),
        Expectation(source: "1 + abc", type: .text, errors: ["1:5: Unknown name 'abc'\n  1 + abc\n      ^~~"]),
    ]

    @Test(arguments: expectations) func `a formula is accepted if its type fits`(_ example: Expectation) {
        #expect(Samples.errors(example.source, as: example.type) == example.errors)
    }
}
