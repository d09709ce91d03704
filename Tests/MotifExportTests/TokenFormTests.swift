import MotifJSON
import Testing

@testable import MotifCore
@testable import MotifExport

/// Small files in the forms that public ones have.
@Suite struct `a token file of another tool` {
    private func read(
        _ text: String, naming chosen: [(parameter: String, token: String)] = []
    ) throws -> TokenImport {
        try TokenImport(JSONReader().read(text), for: KindOfEverything.kind(), naming: chosen)
    }

    struct Form: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let text: String
        var chosen: [(parameter: String, token: String)] = []
    }

    /// Each gives 0.3 s to `time`, and a Bézier to `timing`.
    static let forms = [
        Form(
            testDescription: "names of its own, as Terrazzo writes them",
            text: #"""
                {"timing": {"$type": "duration", "moderate": {"$value": {"value": 300, "unit": "ms"}}},
                 "ease": {"$type": "cubicBezier", "out": {"$value": [0, 0, 0.2, 1]}}}
                """#,
            chosen: [("time", "timing.moderate"), ("timing", "ease.out")]),
        Form(
            testDescription: "durations as text, as Primer writes them",
            text: #"""
                {"base": {"duration": {"300": {"$value": "300ms", "$type": "duration"}},
                          "easing": {"easeOut": {"$value": "cubic-bezier(0, 0, 0.2, 1)", "$type": "cubicBezier"}}}}
                """#,
            chosen: [("time", "base.duration.300"), ("timing", "base.easing.easeOut")]),
        Form(
            testDescription: "value and type without a dollar sign, as Tokens Studio writes them",
            text: #"""
                {"global": {"motion": {"Time": {"value": "300ms", "type": "other"},
                                       "timing": {"value": "cubic-bezier(0, 0, 0.2, 1)", "type": "other"}}},
                 "$themes": [], "$metadata": {"tokenSetOrder": ["global"]}}
                """#),
        Form(
            testDescription: "values without types, as Style Dictionary writes them",
            text: #"""
                {"motion": {"_time": {"value": "{base.slow.value}", "comment": "Calm"},
                            "timing": {"value": "cubic-bezier(0, 0, 0.2, 1)"}},
                 "base": {"slow": {"value": "0.3s"}}}
                """#),
        Form(
            testDescription: "groups that extend another",
            text: #"""
                {"base": {"$type": "duration", "time": {"$value": "1s"},
                          "timing": {"$type": "cubicBezier", "$value": [0, 0, 0.2, 1]}},
                 "brand": {"$extends": "{base}", "time": {"$value": {"value": 0.3, "unit": "s"}}}}
                """#,
            chosen: [("time", "brand.time"), ("timing", "brand.timing")]),
        Form(
            testDescription: "pointers with percent signs",
            text: ##"""
                {"a/b~c d": {"$type": "duration", "$value": "300ms"},
                 "time": {"$ref": "#/a~1b~0c%20d"}, "timing": {"$type": "cubicBezier", "$value": [0, 0, 0.2, 1]}}
                """##),
    ]

    @Test(arguments: forms) func `is read`(form: Form) throws {
        let found = try read(form.text, naming: form.chosen)
        #expect(found.parameters["time"]?.json.canonical == "0.3")
        #expect(found.parameters["timing"]?.json.canonical == #"{"cubicBezier":[0,0,0.2,1]}"#)
        #expect(found.dropped.isEmpty)
    }

    @Test(arguments: ["some-gap", "some_gap", "Some Gap", "someGap"])
    func `may write a name in any case and with any separator`(name: String) throws {
        let kind = try JSONReader().read(KindOfEverything.text.replacing(#""gap""#, with: #""someGap""#))
        let tokens = try JSONReader().read(#"{"brand": {"\#(name)": {"$type": "dimension", "$value": "12px"}}}"#)
        let found = try TokenImport(tokens, for: Kind.read(kind))
        #expect(found.parameters["someGap"] == .length(12))
    }

    @Test func `reports the dropped duration of a transition`() throws {
        let text = #"""
            {"circ-in-slow": {"$type": "transition", "$value": {"duration": {"value": 1, "unit": "s"},
              "delay": {"value": 0, "unit": "ms"}, "timingFunction": [0.6, 0.04, 0.98, 0.335]}}}
            """#
        let curve = try read(text, naming: [("timing", "circ-in-slow")])
        #expect(curve.dropped == ["'circ-in-slow' also has a duration of 1s, which 'timing' can't hold"])
        let foreign = try read(
            text.replacing("\"$value\": {\"dur", with: "\"$extensions\": {\"com.figma\": 1}, \"$value\": {\"dur"),
            naming: [("time", "circ-in-slow")])
        #expect(foreign.dropped.contains { $0.contains("$extensions of com.figma, which a parameter doesn't have") })
        // The same token gives a duration where one is asked for.
        let both = try read(text, naming: [("timing", "circ-in-slow"), ("time", "circ-in-slow")])
        #expect(both.parameters["time"]?.json.canonical == "1")
    }

    @Test(arguments: [
        (
            #"{"a": {"time": {"$type": "duration", "$value": "1s"}}}"#, "a.tine",
            "There is no token 'a.tine'; did you mean 'a.time'?"
        ),
        (#"{"a": {"$extends": "{b}"}}"#, "a", "'b' isn't a group"),
        (#"{"a": {"$extends": "{b}"}, "b": {"$extends": "{a}"}}"#, "a", "Circular reference: b → a → b"),
    ]) func `with a problem is refused`(text: String, token: String, message: String) throws {
        #expect {
            try read(text, naming: [("time", token)])
        } throws: { error in
            (error as? Problems)?.problems.first?.message == message
        }
    }
}
