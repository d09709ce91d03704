import MotifJSON
import Testing

@testable import MotifCore
@testable import MotifExport

@Suite struct `import of design tokens` {
    private func read(_ text: String, group: [String] = []) throws -> TokenImport {
        try TokenImport(JSONReader().read(text), for: KindOfEverything.kind(), group: group)
    }

    @Test func `reads files of other tools, with aliases and group types`() throws {
        let found = try read(
            ##"""
            {"base": {"quick": {"$type": "duration", "$value": {"value": 16.7, "unit": "ms"}},
                      "a/b": {"$type": "number", "$value": 0.25},
                      "blue": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0.4, 0.8]}}},
             "motion": {"$type": "cubicBezier", "$description": "Ours",
                        "timing": {"$value": [0.3, 0, 0.1, 1.5]},
                        "time": {"$value": "{semantic.time-of-all}"},
                        "dim": {"$ref": "#/base/a~1b"},
                        "shift": {"$type": "dimension", "x": {"$value": {"value": 3, "unit": "px"}},
                                  "y": {"$value": {"value": {"$ref": "#/motion/shift/x/$value/value"}, "unit": "px"}}},
                        "tint": {"$root": {"$type": "color", "$value": {"colorSpace": "srgb", "alpha": 0.5,
                          "components": [{"$ref": "#/base/blue/$value/components/1"}, 0, 1], "hex": "#6600ff"}}}},
             "semantic": {"time-of-all": {"$value": "{base.quick}"}}}
            """##)
        #expect(
            JSON.object(found.parameters.json).canonical
                == #"{"dim":0.25,"shift":{"x":3,"y":3},"time":0.0167,"#
                + #""timing":{"cubicBezier":[0.3,0,0.1,1.5]},"#
                + #""tint":{"alpha":0.5,"colorSpace":"srgb","components":[0.4,0,1]}}"#)
        #expect(found.unmatched == ["base.a/b", "base.blue", "base.quick", "semantic.time-of-all"])
    }

    @Test func `reads the Bézier of a transition, and prefers an edited one to the exact spring`() throws {
        let own = #""$extensions":{"dev.motif":{"parameter":"timing","cubicBezier":[0.1,0,0.2,1],"curve":"easeIn"}}"#
        func transition(_ points: String) -> String {
            #"{"a":{"$type":"transition",\#(own),"$value":{"duration":{"value":1,"unit":"s"},"#
                + #""delay":{"value":0,"unit":"ms"},"timingFunction":\#(points)}}}"#
        }
        #expect(try read(transition("[0.1,0,0.2,1]")).parameters["timing"] == .curve(.named(.easeIn)))
        #expect(
            try read(transition("[0.1,0,0.3,1]")).parameters["timing"]?.json.canonical
                == #"{"cubicBezier":[0.1,0,0.3,1]}"#)
    }

    @Test func `reads one group if two set a parameter, and skips other kinds`() throws {
        let text = #"""
            {"a": {"gap": {"$type": "dimension", "$value": {"value": 1, "unit": "px"}}},
             "b": {"gap": {"$type": "dimension", "$value": {"value": 2, "unit": "px"}}},
             "c": {"$extensions": {"dev.motif": {"kind": "expand"}}, "gap": {"$type": "number", "$value": 3}}}
            """#
        let found = try read(text, group: ["b"])
        #expect(JSON.object(found.parameters.json).canonical == #"{"gap":2}"#)
        #expect(found.unmatched == ["c"])
    }

    struct Case: CustomTestStringConvertible {
        let text: String
        let path: String
        let message: String
        var testDescription: String { message }

        /// A file with this one token.
        init(_ name: String, _ token: String, _ path: String, _ message: String) {
            self.init(#"{"\#(name)": {\#(token)}}"#, path, message)
        }

        init(_ text: String, _ path: String, _ message: String) {
            (self.text, self.path, self.message) = (text, path, message)
        }
    }

    static let cases = [
        Case(
            #"{"a": {"$extensions": {"dev.motif": {"parameters": {"rows": [0]}}}}}"#,
            #"$.a["$extensions"]["dev.motif"].parameters.rows[0]"#, "This is 0; it must be at least 1"),
        Case(
            #"{"a": {"$extensions": {"dev.motif": {"parameters": {"bouncey": true}}}}}"#,
            #"$.a["$extensions"]["dev.motif"].parameters.bouncey"#,
            "Unknown parameter 'bouncey'. Did you mean 'bouncy'?"),
        Case(
            #"{"a": {"shift": {"x": {"$type": "dimension", "$value": {"value": 1, "unit": "px"}}}}}"#, "$.a.shift",
            "'y' is missing"),
        Case("[]", "$", "Expected a group of tokens; found a list"),
        Case(#"{"time": 3}"#, "$.time", "Expected a token or a group; found a number"),
        Case("time", #""$value": "{b.c}""#, "$.time", "There is no token 'b.c'"),
        Case("time", #""$value": "{time.x""#, "$.time", "'{time.x' is not an alias such as '{group.token}'"),
        Case("time", #""$ref": "x""#, "$.time", "'x' is not a pointer such as '#/group/token'"),
        Case(
            #"{"time": {"$value": "{b}"}, "b": {"$value": "{c}"}, "c": {"$value": "{b}"}}"#, "$.time",
            "Circular reference: b → c → b"),
        Case(
            #"{"time": {"$type": "duration", "$value": "{g}"}, "g": {}}"#, "$.time", "'g' is a group, not a token"),
        Case(##"{"time": {"$ref": "#/g"}, "g": {}}"##, "$.time", "'g' is a group, not a token"),
        Case(##"{"time": {"$ref": "#/g/$value"}, "g": {}}"##, "$.time", "'g' is a group, not a token"),
        Case(
            "time", #""$value": 1"#,
            "$.time", "'$type' is missing; it is the type of the token or of its group"),
        Case("time", #""$type": "duration""#, "$.time", "'$value' is missing; it is the value of the token"),
        Case("time", #""$type": 3, "$value": 1"#, #"$.time["$type"]"#, "Expected text; found a number"),
        Case(
            "time", #""$type": "dimension", "$value": 1"#,
            "$.time", "'time' accepts a duration; this token has the type 'dimension'"),
        Case(
            "label", #""$type": "number", "$value": 1"#,
            "$.label",
            "'label' accepts no token, since there is no token type for a text; this token has the type 'number'"),
        Case(
            "time", #""$type": "duration", "$value": 350"#,
            #"$.time["$value"]"#, #"Expected an object such as {"value": 350, "unit": "ms"}; found a number"#),
        Case(
            "time", #""$type": "duration", "$value": {"value": 1, "unit": "h"}"#,
            #"$.time["$value"].unit"#, "Unknown unit 'h'; expected one of: ms, s"),
        Case(
            "time", #""$type": "duration", "$value": {"value": "1", "unit": "s"}"#,
            #"$.time["$value"].value"#, "Expected a number; found text"),
        Case(
            "time", #""$type": "duration", "$value": {"value": 2001, "unit": "ms"}"#,
            #"$.time["$value"]"#, "'time' is 2.001 s; it must be between 0 s and 2 s"),
        Case(
            "gap", #""$type": "dimension", "$value": {"value": 1, "unit": "rem"}"#,
            #"$.gap["$value"].unit"#,
            "'1rem' depends on the reader's text size, and a length doesn't; use px (1rem is often 16px)"),
        Case(
            "tint", #""$type": "color", "$value": {"colorSpace": "oklch", "components": [0.5, 0.1, 1]}"#,
            #"$.tint["$value"].colorSpace"#, "Unknown color space 'oklch'; expected: srgb"),
        Case(
            "tint", #""$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, "none"]}"#,
            #"$.tint["$value"].components[2]"#, "Expected a number; found text"),
        Case(
            "tint", ##""$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 1], "hex": "#00f"}"##,
            #"$.tint["$value"].hex"#, "'#00f' is not a color such as '#336699'"),
        Case(
            "timing", #""$type": "cubicBezier", "$value": [0, 1, 2]"#,
            #"$.timing["$value"]"#, "A cubic Bézier must have four numbers: x1, y1, x2, y2"),
        Case(
            "timing", #""$type": "transition", "$value": {"duration": {"value": 1, "unit": "s"}}"#,
            #"$.timing["$value"]"#, "'timingFunction' is missing; it is a cubic Bézier"),
        Case(
            "copies", #""$type": "number", "$value": 1.5"#, #"$.copies["$value"]"#, "Expected a whole number; found 1.5"
        ),
        Case(
            "a.b", "",
            #"$["a.b"]"#, "'a.b' is not a valid token name; it must not contain '.', '{' or '}', or start with '$'"),
        Case(
            "$time", #""$value": 1"#, ##"$["$time"]"##,
            "Unknown key '$time'; known keys: $schema, $type, $description, $extensions, $extends, $deprecated, $root"),
        Case(
            "a", #""$value": 1, "b": {}"#,
            "$.a.b", "'b' is inside a token; only a group, which has no '$value', can contain tokens"),
        Case(
            "a", ##""$value": 1, "$ref": "#/b""##, "$.a",
            "A token must have either '$value' or '$ref', not both"),
        Case(
            "a", #""$extends": "{b}""#,
            #"$.a["$extends"]"#, "'b' isn't a group"),
        Case(
            #"{"a": {"gap": {"$type": "dimension", "$value": {"value": 1, "unit": "px"}}}, "gap": {"$value": "{a.gap}"}}"#,
            "$.gap", "'gap' and 'a.gap' both set 'gap'; specify the group to read"),
    ]

    @Test(arguments: cases) func `reports problems with their positions`(_ test: Case) throws {
        let error = try #require(throws: Problems.self) { try read(test.text) }
        #expect(error.problems.map(\.message) == [test.message])
        #expect(error.problems.map(\.path.description) == [test.path])
    }

    @Test func `limits chains of references`() throws {
        let doubling = (1...40).map { #""t\#($0)": {"$value": ["{t\#($0 - 1)}", "{t\#($0 - 1)}"]}"# }
        let text =
            #"{"t0": {"$type": "cubicBezier", "$value": 1}, "timing": {"$type": "cubicBezier", "#
            + #""$value": "{t40}"}, "# + doubling.joined(separator: ", ") + "}"
        let error = try #require(throws: Problems.self) { try read(text) }
        #expect(error.problems.map(\.code) == [.tooLarge])
        let chain = (1...100).map { #""t\#($0)": {"$value": "{t\#($0 - 1)}"}"# }.joined(separator: ", ")
        let long = try #require(throws: Problems.self) { try read(#"{"timing": {"$value": "{t100}"}, \#(chain)}"#) }
        #expect(long.problems.map(\.code) == [.tooDeep])
    }
}
