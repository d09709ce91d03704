import MotifFormula
import Testing

@Suite struct EvaluationProblemTests {
    struct Case: CustomTestStringConvertible {
        let source: String
        let rendered: String

        init(_ source: String, _ rendered: String) {
            self.source = source
            self.rendered = rendered
        }

        var testDescription: String { source }
    }

    static let cases = [
        Case("1 / zero", "1:5: '/' needs a divisor other than 0; 'zero' is 0 here\n  1 / zero\n      ^~~~"),
        Case("1 % (1 - 1)", "1:5: '%' needs a divisor other than 0; '(1 - 1)' is 0 here\n  1 % (1 - 1)\n      ^~~~~~~"),
        Case("sqrt(-1)", "1:1: 'sqrt(-1)' has no finite value here\n  sqrt(-1)\n  ^~~~~~~~"),
        Case("1 + 1e308 * 10", "1:5: '1e308 * 10' has no finite value here\n  1 + 1e308 * 10\n      ^~~~~~~~~~"),
        Case("1e308 + 1e308", "1:1: '1e308 + 1e308' has no finite value here\n  1e308 + 1e308\n  ^~~~~~~~~~~~~"),
        Case(
            "center(frame(1e308, 0, 1.7e308, 0)).x",
            "1:1: 'center(frame(1e308, 0, 1.7e308, 0))' has no finite value here\n"
                + "  center(frame(1e308, 0, 1.7e308, 0)).x\n  ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~"),
        Case("rows[2]", "1:6: 'rows' has no element 2; it has 2 elements, counted from 0\n  rows[2]\n       ^"),
        Case("rows[-1]", "1:6: '-1' is -1 here; it must be a whole number of at least 0\n  rows[-1]\n       ^~"),
        Case("rows[0.5]", "1:6: '0.5' is 0.5 here; it must be a whole number of at least 0\n  rows[0.5]\n       ^~~"),
        Case(
            "rows[1e300]",
            "1:6: '1e300' is 1e+300 here; it must be a whole number of at least 0\n  rows[1e300]\n       ^~~~~"),
        Case(
            "row(5, rows)",
            "1:5: 'rows' has no item 5; it has 5 items, counted from 0\n  row(5, rows)\n      ^"),
        Case("max(none)", "1:5: 'max' needs at least 1 number; 'none' is empty here\n  max(none)\n      ^~~~"),
        Case(
            "clamp(2, 3, 1)",
            "1:1: The lower bound of 'clamp' is 3 here, which is more than the upper bound, 1\n  clamp(2, 3, 1)\n "
                + " ^~~~~~~~~~~~~~"
        ),
        Case(
            "document.slug + 1",
            "1:1: 'document.slug' is text here; it must be a number\n  document.slug + 1\n"
                + "  ^~~~~~~~~~~~~"),
        Case(
            "document.sise + 1",
            "1:1: 'document.sise' is missing here; add '??' and a default value\n"
                + "  document.sise + 1\n  ^~~~~~~~~~~~~"),
        Case(
            "document.slug < 1",
            "1:17: '1' is a number here; it must be text\n  document.slug < 1\n                  ^"),
        Case(
            "document < 1",
            "1:1: 'document' is a record here; it must be a number or text\n  document < 1\n  "
                + "^~~~~~~~"),
        Case(
            "document.slug.x",
            "1:1: 'document.slug' is text here; it must be a value with 'x'\n  document.slug.x\n  ^~~~~~~~~~~~~"),
        Case(
            "open && document",
            "1:9: 'document' is a record here; it must be a boolean\n  open && document\n          ^~~~~~~~"),
        Case(
            "count(document)",
            "1:7: 'document' is a record here; it must be a list\n  count(document)\n        ^~~~~~~~"
        ),
    ]

    @Test(arguments: cases) func `a part without a value is shown with its position`(_ example: Case) {
        #expect(Samples.errors(example.source) == [example.rendered])
    }

    static let givenValues: [(FormulaValues, String)] = [
        ([:], "1:1: 'a' has no value here"),
        (["a": .text("b")], "1:1: 'a' is text here; it must be a number"),
        (["a": .missing], "1:1: 'a' is missing here; add '??' and a default value"),
        (["a": .number(.nan)], "1:1: 'a' has no finite value here"),
        (["a": .number(.infinity)], "1:1: 'a' has no finite value here"),
    ]

    @Test(arguments: givenValues) func `a name without its value is an error`(
        _ values: FormulaValues, _ message: String
    ) throws {
        let formula = try Formula("a + 1").checked(in: ["a": .number])
        let error = try #require(throws: FormulaError.self) { try formula.value(in: values) }
        #expect("\(error)" == message)
    }

    @Test func `an infinite number in a list or a record is found when it is read`() throws {
        let scope: FormulaScope = ["list": .list(.number), "record": .record(["x": .number])]
        let values: FormulaValues = ["list": .list([.number(.nan)]), "record": .record(["x": .number(.infinity)])]
        for source in ["list[0]", "sum(list)", "min(list)", "record.x"] {
            let formula = try Formula(source).checked(in: scope)
            let error = try #require(throws: FormulaError.self) { try formula.value(in: values) }
            #expect(error.message.hasSuffix("has no finite value here"))
        }
    }
}
