import MotifJSON
import Testing

@testable import MotifCore
@testable import MotifExport

@Suite struct `design tokens as shared values` {
    private func read(_ text: String, group: [String] = []) throws -> TokenDocuments {
        try TokenDocuments(JSONReader().read(text), group: group)
    }

    @Test func `have the types of tokens, and are aliases where these are`() throws {
        let found = try read(
            #"""
            {"time": {"$type": "duration", "slow": {"$value": {"value": 0.4, "unit": "s"}},
                      "calm": {"$ref": "#/time/slow"}, "also": {"$value": "{time.calm}", "$deprecated": "Use calm"}},
             "space": {"gutterWide": {"$type": "dimension", "$value": {"value": 12, "unit": "px"}}},
             "dim": {"$type": "number", "$root": {"$value": 0.25}, "half": {"$value": "{dim.$root}"}},
             "red": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 0, 0]}},
             "ease": {"$type": "cubicBezier", "out": {"$value": [0, 0, 0.2, 1]}},
             "show": {"$type": "transition", "$value": {"duration": "{time.slow}", "timingFunction": "{ease.out}",
                      "delay": {"value": 0, "unit": "ms"}}},
             "appear": {"$value": "{show}"},
             "part": {"$type": "number", "$value": {"$ref": "#/red/$value/components/0"}},
             "font": {"$type": "fontFamily", "$value": "Inter"}}
            """#)
        func text(_ slug: String) -> String? {
            found.documents.first { $0["slug"]?.string == slug }.map {
                ($0["valueType"]?.string ?? "") + " " + ($0["value"]?.canonical ?? "")
            }
        }
        #expect(text("time-slow") == "duration 0.4")
        #expect(text("time-calm") == #"duration {"value":"time-slow"}"#)
        #expect(text("time-also") == #"duration {"value":"time-calm"}"#)
        #expect(text("space-gutter-wide") == "length 12")
        #expect(text("dim") == "number 0.25")
        #expect(text("dim-half") == #"number {"value":"dim"}"#)
        #expect(text("red") == #"color {"alpha":1,"colorSpace":"srgb","components":[1,0,0]}"#)
        #expect(text("ease-out") == #"curve {"cubicBezier":[0,0,0.2,1]}"#)
        #expect(text("show") == #"timing {"curve":{"value":"ease-out"},"duration":{"value":"time-slow"}}"#)
        #expect(text("appear") == #"timing {"value":"show"}"#)
        #expect(text("part") == "number 1")
        #expect(found.documents.count == 11)
        #expect(found.documents.first { $0["slug"] == "time-also" }?["deprecated"] == "Use calm")
        #expect(found.ignored == ["font"])
    }

    @Test func `lose the group that is read from their names, and aliases of what isn't read`() throws {
        let text = #"""
            {"base": {"slow": {"$type": "duration", "$value": "400ms"}},
             "brand": {"motion": {"slow": {"$value": "{base.slow}"}, "slower": {"$value": "{brand.motion.slow}"}}}}
            """#
        let found = try read(text, group: ["brand", "motion"])
        #expect(
            found.documents.map { ($0["slug"]?.string ?? "") + " " + ($0["value"]?.canonical ?? "") }
                == [#"slow 0.4"#, #"slower {"value":"slow"}"#])
    }

    @Test func `can be read from older files, and say what they lose`() throws {
        let old = try read(#"{"d": {"value": "300ms", "type": "time"}, "e": {"value": "{d.value}", "type": "time"}}"#)
        #expect(old.documents.map { $0["value"]?.canonical } == ["0.3", #"{"value":"d"}"#])
        let delayed = try read(
            #"""
            {"t": {"$type": "transition", "$value": {"duration": {"value": 1, "unit": "s"},
                   "delay": {"value": 20, "unit": "ms"}, "timingFunction": [0, 0, 1, 1]}}}
            """#)
        #expect(delayed.dropped == ["'t' also has a delay of 20ms, which 'curve' can't hold"])
    }

    @Test(arguments: [
        (
            #"{"aB": {"$type": "duration", "$value": "1s"}, "a": {"b": {"$type": "duration", "$value": "2s"}}}"#,
            "'aB' and 'a.b' are both 'value:a-b'; specify the group to read"
        ),
        (#"{"日本": {"$type": "duration", "$value": "1s"}}"#, "'日本' has no Latin letter or digit for a name"),
        (#"{"a": {"$type": "duration", "$value": "{b}"}, "b": {"$value": "{a}"}}"#, "Circular reference: a → b → a"),
        (#"{"a": {"$type": "duration", "$value": "{gone}"}}"#, "'gone' does not refer to a token: 'gone' not found"),
        (
            #"{"a": {"$type": "color", "$value": {"colorSpace": "lab", "components": [0, 0, 0]}}}"#,
            "Unknown color space 'lab'; expected: srgb"
        ),
        ("[1]", "Expected a group of tokens; found a list"),
    ])
    func `are refused with all that is wrong`(text: String, message: String) {
        let problems = #expect(throws: Problems.self) { try read(text) }
        #expect(problems?.problems.first?.message == message)
    }
}
