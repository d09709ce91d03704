import MotifJSON
import Testing

@testable import MotifCore

extension ParameterDefinition {
    /// The definition of a field `value` of a type, with further keys: `"minimum": 0`.
    static func sample(_ type: String, _ keys: String = "") throws -> ParameterDefinition {
        let json = try JSON.read(#"{"name":"value","type":"\#(type)"\#(keys.isEmpty ? "" : "," + keys)}"#)
        return try ObjectReader.read(json) { read(&$0, as: .field) }
    }
}

@Suite struct ParameterValueTests {
    struct Case: CustomTestStringConvertible {
        let type: String
        let keys: String
        let value: String
        /// The canonical form, or the problems a line each.
        let result: String
        var testDescription: String { "\(type) \(keys) \(value)" }

        init(_ type: String, _ keys: String, _ value: String, _ result: String) {
            (self.type, self.keys, self.value, self.result) = (type, keys, value, result)
        }

        init(_ type: String, _ value: String, _ result: String) { self.init(type, "", value, result) }
    }

    static let numbers = [
        Case("duration", "0.35", "0.35"),
        Case("duration", #""350ms""#, "0.35"),
        Case("duration", #""0.35s""#, "0.35"),
        Case("duration", #"" 350 ms ""#, "0.35"),
        Case("duration", #""16.7ms""#, "0.0167"),
        Case("duration", #""1.1ms""#, "0.0011"),
        Case("duration", #""-1e2ms""#, "-0.1"),
        Case("duration", #"".5s""#, "0.5"),
        Case("duration", #""0s""#, "0"),
        Case("length", "12.5", "12.5"),
        Case("length", #""12pt""#, "12"),
        Case("angle", "90", "90"),
        Case("angle", #""90deg""#, "90"),
        Case("angle", #""-0.25turn""#, "-90"),
        Case("angle", #""90°""#, "90"),
        Case("angle", #""0.5rad""#, "28.64788975654116"),
        Case("number", "-1e300", "-1e+300"),
        Case("number", "-0", "0"),
        Case("number", "5e-324", "5e-324"),
        Case("fraction", "0", "0"),
        Case("fraction", "1", "1"),
        Case("fraction", #""7%""#, "0.07"),
        Case("integer", "3.0", "3"),
        Case("integer", "-9007199254740991", "-9007199254740991"),
    ]

    static let others = [
        Case("boolean", "false", "false"),
        Case("text", #""""#, #""""#),
        Case("text", #""e\u0301""#, #""e\#u{301}""#),
        Case("choice", #""cases":["left","right"]"#, #""right""#, #""right""#),
        Case("color", "\"#336699\"", #"{"alpha":1,"colorSpace":"srgb","components":[0.2,0.4,0.6]}"#),
        Case("color", "\"#369\"", #"{"alpha":1,"colorSpace":"srgb","components":[0.2,0.4,0.6]}"#),
        Case("color", "\"#369c\"", #"{"alpha":0.8,"colorSpace":"srgb","components":[0.2,0.4,0.6]}"#),
        Case("color", "\"#fFcC0033\"", #"{"alpha":0.2,"colorSpace":"srgb","components":[1,0.8,0]}"#),
        Case(
            "color", #"{"components":[0.1,1,0],"colorSpace":"srgb"}"#,
            #"{"alpha":1,"colorSpace":"srgb","components":[0.1,1,0]}"#),
        Case(
            "color", #"{"alpha":0,"components":[0,0,1],"colorSpace":"srgb"}"#,
            #"{"alpha":0,"colorSpace":"srgb","components":[0,0,1]}"#),
        Case("point", #"{"y":-2,"x":1.50}"#, #"{"x":1.5,"y":-2}"#),
        Case("size", #"{"width":0,"height":2}"#, #"{"height":2,"width":0}"#),
        Case("frame", #"{"x":20,"y":700,"width":56,"height":56}"#, #"{"height":56,"width":56,"x":20,"y":700}"#),
        Case("curve", #""ease-in""#, #""easeIn""#),
        Case("reference", #""documentType":"item""#, #""twitter""#, #""twitter""#),
        Case("reference", #""documentType":"item""#, #""item:twitter""#, #""twitter""#),
        Case("list", #""element":{"type":"duration"}"#, #"["350ms",1]"#, "[0.35,1]"),
        Case("list", #""element":{"type":"text"}"#, "[]", "[]"),
        Case("record", #""fields":[]"#, "{}", "{}"),
        Case("record", fields, #"{"turn":"0.5turn"}"#, #"{"label":"none","turn":180}"#),
        Case(
            "record", fields, #"{"turn":1,"label":"a","place":{"x":0,"y":0}}"#,
            #"{"label":"a","place":{"x":0,"y":0},"turn":1}"#),
    ]

    static let fields = #"""
        "fields":[{"name":"turn","type":"angle"},{"name":"label","type":"text","default":"none"},
        {"name":"place","type":"point","optional":true}]
        """#

    @Test(arguments: numbers + others) func `every spelling of a value has one canonical form`(_ example: Case) throws {
        let definition = try ParameterDefinition.sample(example.type, example.keys)
        let value = try definition.value(from: .read(example.value))
        #expect(value.json.canonical == example.result)
        #expect(try definition.value(from: value.json) == value)
    }

    static let aDuration = "a duration such as 0.35, '350ms' or '0.35s'"
    static let noNumbers = [
        Case("duration", #""fast""#, "syntax $: 'fast' is not \(aDuration)"),
        Case("duration", #""0,35s""#, "syntax $: '0,35s' is not \(aDuration)"),
        Case("duration", #""350px""#, "syntax $: '350px' is not \(aDuration)"),
        Case("duration", #""s""#, "syntax $: 's' is not \(aDuration)"),
        Case("duration", #""ms""#, "syntax $: 'ms' is not \(aDuration)"),
        Case("duration", #""e3s""#, "syntax $: 'e3s' is not \(aDuration)"),
        Case("duration", #""1es""#, "syntax $: '1es' is not \(aDuration)"),
        Case("duration", #""nans""#, "syntax $: 'nans' is not \(aDuration)"),
        Case("duration", #""infs""#, "syntax $: 'infs' is not \(aDuration)"),
        Case("duration", #""0x10s""#, "syntax $: '0x10s' is not \(aDuration)"),
        Case("duration", #""1_000ms""#, "syntax $: '1_000ms' is not \(aDuration)"),
        Case("duration", #""1 000ms""#, "syntax $: '1 000ms' is not \(aDuration)"),
        Case("duration", #""""#, "syntax $: '' is not \(aDuration)"),
        Case("duration", #""1e400s""#, "not-finite $: '1e400s' is too large; the largest number is 1.79e308"),
        Case(
            "duration", #""1e-9223372036854775808ms""#,
            "0"),
        Case("duration", #""0.35""#, "wrong-type $: Expected \(aDuration); found the text '0.35'"),
        Case("duration", #""-1""#, "wrong-type $: Expected \(aDuration); found the text '-1'"),
        Case("duration", "true", "wrong-type $: Expected \(aDuration); found true"),
        Case("duration", "null", "wrong-type $: Expected \(aDuration); found null"),
        Case("angle", #""90grad""#, "syntax $: '90grad' is not an angle such as 90, '90deg' or '0.25turn'"),
        Case("angle", #""1e308turn""#, "not-finite $: '1e308turn' is too large; the largest number is 1.79e308"),
        Case("length", #""12px""#, "syntax $: '12px' is not a length such as 12 or '12pt'"),
        Case("number", #""12pt""#, "syntax $: '12pt' is not a number"),
        Case("number", "[]", "wrong-type $: Expected a number; found a list"),
        Case("integer", "2.5", "wrong-type $: Expected a whole number; found 2.5"),
        Case("integer", #""3""#, "wrong-type $: Expected a whole number; found the text '3'"),
        Case("fraction", #""half""#, "syntax $: 'half' is not a number from 0 to 1, or '50%'"),
    ]

    static let ranges = [
        Case("duration", #""minimum":0,"maximum":2"#, "0", "0"),
        Case("duration", #""minimum":0,"maximum":2"#, "2", "2"),
        Case(
            "duration", #""minimum":0,"maximum":2"#, "2.5",
            "out-of-range $: 'value' is 2.5 s; it must be between 0 s and 2 s"),
        Case(
            "duration", #""minimum":0,"maximum":2"#, #""-1ms""#,
            "out-of-range $: 'value' is -0.001 s; it must be between 0 s and 2 s"),
        Case("duration", #""exclusiveMinimum":0"#, "5e-324", "5e-324"),
        Case(
            "duration", #""exclusiveMinimum":0"#, "0", "out-of-range $: 'value' is 0 s; it must be more than 0 s"),
        Case("length", #""minimum":1"#, "0.5", "out-of-range $: 'value' is 0.5 pt; it must be at least 1 pt"),
        Case("angle", #""maximum":90"#, "91", "out-of-range $: 'value' is 91°; it must be at most 90°"),
        Case("number", #""exclusiveMaximum":1"#, "0.9999999999999999", "0.9999999999999999"),
        Case("number", #""exclusiveMaximum":1"#, "1", "out-of-range $: 'value' is 1; it must be less than 1"),
        Case(
            "number", #""exclusiveMinimum":0,"exclusiveMaximum":1"#, "1",
            "out-of-range $: 'value' is 1; it must be more than 0 and less than 1"),
        Case(
            "number", #""minimum":0,"exclusiveMinimum":0,"maximum":3"#, "0",
            "out-of-range $: 'value' is 0; it must be more than 0 and at most 3"),
        Case(
            "fraction", "1.0000000000000002",
            "out-of-range $: 'value' is 1.0000000000000002; it must be between 0 and 1"),
        Case("fraction", #""120%""#, "out-of-range $: 'value' is 1.2; it must be between 0 and 1"),
        Case("fraction", #""minimum":0.5"#, "0.4", "out-of-range $: 'value' is 0.4; it must be between 0.5 and 1"),
        Case("integer", #""minimum":1"#, "0", "out-of-range $: 'value' is 0; it must be at least 1"),
        Case(
            "integer", "1e300",
            "out-of-range $: 'value' is 1e+300; it must be between -9007199254740991 and 9007199254740991"),
        Case(
            "list", #""element":{"type":"integer","minimum":1}"#, "[1,0,2,-1]",
            "out-of-range $[1]: This is 0; it must be at least 1\n"
                + "out-of-range $[3]: This is -1; it must be at least 1"),
        Case("size", #"{"width":-1,"height":2}"#, "out-of-range $.width: 'width' is -1 pt; it must be at least 0 pt"),
    ]

    static let names = [
        Case("boolean", #""true""#, "wrong-type $: Expected true or false; found text"),
        Case("text", "3", "wrong-type $: Expected text; found a number"),
        Case(
            "choice", #""cases":["left","right"]"#, #""lfet""#,
            "unknown-reference $: Unknown case 'lfet'. Did you mean 'left'?"),
        Case(
            "choice", #""cases":["left","right"]"#, #""up""#,
            "unknown-reference $: Unknown case 'up'; expected one of: left, right"),
        Case("choice", #""cases":["left","right"]"#, "1", "wrong-type $: Expected one of left, right; found a number"),
        Case(
            "reference", #""documentType":"item""#, #""Twitter""#,
            "bad-slug $: 'Twitter' is not a valid slug; \(ReferenceTests.rule). Did you mean 'twitter'?"),
        Case(
            "reference", #""documentType":"item""#, #""kind:expand""#,
            "wrong-type $: Expected the slug of an item; found a kind"),
        Case(
            "reference", #""documentType":"device""#, "3", "wrong-type $: Expected the slug of a device; found a number"
        ),
    ]

    static let objects = [
        Case("color", #""red""#, "syntax $: 'red' is not a color such as '#336699'"),
        Case("color", "\"#33669\"", "syntax $: '#33669' is not a color such as '#336699'"),
        Case("color", #""336699""#, "syntax $: '336699' is not a color such as '#336699'"),
        Case("color", "\"#33669g\"", "syntax $: '#33669g' is not a color such as '#336699'"),
        Case("color", "\"#+33669\"", "syntax $: '#+33669' is not a color such as '#336699'"),
        Case("color", "3", "wrong-type $: Expected a color such as '#336699'; found a number"),
        Case(
            "color", "{}",
            "missing $: 'colorSpace' is missing; it is 'srgb'\n"
                + "missing $: 'components' is missing; it is red, green and blue from 0 to 1"),
        Case(
            "color", #"{"colorSpace":"p3","components":[0,"a",2,0],"alpha":-1,"gamma":1}"#,
            "unknown-reference $.colorSpace: Unknown color space 'p3'; expected: srgb\n"
                + "out-of-range $.alpha: 'alpha' is -1; it must be between 0 and 1\n"
                + "out-of-range $.components: 'components' has 4 numbers; it must have 3\n"
                + "wrong-type $.components[1]: Expected a number; found text\n"
                + "out-of-range $.components[2]: 'component' is 2; it must be between 0 and 1\n"
                + "unknown-key $.gamma: Unknown key 'gamma'; known keys: colorSpace, alpha, components"),
        Case("point", "[1,2]", "wrong-type $: Expected a point: an object with x, y; found a list"),
        Case("frame", "null", "wrong-type $: Expected a frame: an object with x, y, width, height; found null"),
        Case(
            "point", #"{"x":"1","z":0}"#,
            "wrong-type $.x: Expected a number; found text\nmissing $: 'y' is missing\n"
                + "unknown-key $.z: Unknown key 'z'; known keys: x, y"),
        Case("curve", "3", "wrong-type $: Expected a timing curve; found a number"),
        Case("curve", #""esae""#, "bad-curve $: Unknown timing curve 'esae'. Did you mean 'ease'?"),
        Case("list", #""element":{"type":"text"}"#, "{}", "wrong-type $: Expected a list; found an object"),
        Case("record", fields, "[]", "wrong-type $: Expected an object; found a list"),
        Case(
            "record", fields, #"{"lable":"a","place":{"x":0}}"#,
            "missing $: 'turn' is missing; it is an angle\nmissing $.place: 'y' is missing\n"
                + "unknown-key $.lable: Unknown key 'lable'. Did you mean 'label'?"),
    ]

    @Test(arguments: noNumbers + ranges + names + objects)
    func `an invalid value is rejected with a requirement`(_ example: Case) throws {
        let definition = try ParameterDefinition.sample(example.type, example.keys)
        let json = try JSON.read(example.value)
        let (value, problems) = result { () throws(Problems) in try definition.value(from: json) }
        let lines = value.map { [$0.json.canonical] } ?? problems.map(\.line)
        #expect(lines.joined(separator: "\n") == example.result)
    }

    @Test func `a list can have 10000 elements`() throws {
        let definition = try ParameterDefinition.sample("list", #""element":{"type":"number"}"#)
        let longest = JSON.array(Array(repeating: 0, count: 10_000))
        #expect(try definition.value(from: longest).json == longest)
        let tooLong = JSON.array(Array(repeating: 0, count: 10_001))
        let problems = result { () throws(Problems) in try definition.value(from: tooLong) }.problems
        #expect(problems.map(\.line) == ["too-large $: 'value' has 10001 elements; the maximum is 10000"])
    }
}
