import MotifFormula
import Testing

@Suite struct FormulaTemplateTests {
    static func text(_ source: String) throws -> String {
        try FormulaTemplate(source).checked(in: Samples.scope).text(in: Samples.values)
    }

    static let texts = [
        ("", ""), ("plain", "plain"), ("{progress}", "0.5"), ("a {1 + 1} b {name} c", "a 2 b expand c"),
        ("{open}", "true"), ("{{}", "{}"), ("{{{1}}", "{1}"), ("a } b", "a } b"), ("{'}'}", "}"),
        ("{'it''s }'}!", "it's }!"),
        ("größe {1}{2} 🎈", "größe 12 🎈"), ("{document.size}", "7"), ("{note ?? 'none'}", "none"),
        ("{12}", "12"), ("{1 / 3}", "0.33"), ("{2 / 3}", "0.67"), ("{0.125}", "0.13"), ("{-0.125}", "-0.13"),
        ("{0.1}", "0.1"), ("{100.005 * 2}", "200.01"), ("{-0.001}", "0"), ("{1.999}", "2"), ("{0.04}", "0.04"),
        ("{123456789.5}", "123456789.5"), ("{1e20}", "1e+20"), ("{1e12}", "1000000000000"),
    ]

    @Test(arguments: texts) func `formulas in a text are replaced by their values`(_ source: String, _ text: String)
        throws
    {
        #expect(try Self.text(source) == text)
    }

    @Test func `the message of the mask-reveal check has the missing distance`() throws {
        let template = try FormulaTemplate(
            "the circle ends {farthest(center(bounds(screen)), screen) - endDiameter / 2} pt short of the corner")
        let checked = try template.checked(in: ["screen": .size, "endDiameter": .number])
        let values: FormulaValues = [
            "screen": .size(MotionSize(width: 768, height: 1024)), "endDiameter": .number(1228.8),
        ]
        // 640 − 614.4
        #expect(try checked.text(in: values) == "the circle ends 25.6 pt short of the corner")
        #expect(template.names == ["screen", "endDiameter"])
        #expect(checked.names == template.names)
    }

    static let refusals = [
        ("ö {1 +}", ["1:7: Expected a value at the end\n  ö {1 +}\n        ^"]),
        ("a {", ["1:3: The formula that starts here needs a closing '}'; write '{{' for a brace\n  a {\n    ^"]),
        ("a {}", ["1:4: The formula is empty\n  a {}\n     ^"]),
        (
            "ö {abc} {name + 1}",
            [
                "1:4: Unknown name 'abc'\n  ö {abc} {name + 1}\n     ^~~",
                "1:10: '+' needs numbers; 'name' is text\n  ö {abc} {name + 1}\n           ^~~~",
            ]
        ),
        ("{view}", ["1:2: Only a number, text or boolean can be inserted here; 'view' is a frame\n  {view}\n   ^~~~"]),
        ("{note}", ["1:2: 'note' may be missing; add '??' and a default value\n  {note}\n   ^~~~"]),
        (
            "{1} {1 / zero}",
            ["1:10: '/' needs a divisor other than 0; 'zero' is 0 here\n  {1} {1 / zero}\n           ^~~~"]
        ),
        (
            "{document}",
            ["1:2: 'document' is a record here; it must be a number, text or boolean\n  {document}\n   ^~~~~~~~"]
        ),
    ]

    @Test(arguments: refusals) func `an error is shown within the whole text`(
        _ source: String, _ rendered: [String]
    ) {
        do {
            _ = try Self.text(source)
            Issue.record("no refusal")
        } catch let error as FormulaError {
            #expect([error.rendered] == rendered)
        } catch let errors as FormulaErrors {
            #expect(errors.errors.map(\.rendered) == rendered)
        } catch {
            Issue.record(error)
        }
    }

    @Test func `a template has the size of a formula`() throws {
        #expect(throws: Never.self) { try FormulaTemplate(String(repeating: "a", count: 4096)) }
        let error = try #require(throws: FormulaError.self) {
            try FormulaTemplate(String(repeating: "a", count: 4097))
        }
        #expect(error.kind == .syntax(.tooLong(bytes: 4097)))
    }
}
