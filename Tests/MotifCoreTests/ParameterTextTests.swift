import MotifJSON
import Testing

@testable import MotifCore

@Suite struct ParameterTextTests {
    typealias Case = ParameterValueTests.Case

    static let frame = #"{"height":56,"width":56,"x":20,"y":700}"#
    static let taken = [
        Case("duration", "0.35", "0.35"),
        Case("duration", "350ms", "0.35"),
        Case("duration", " 0.35 s", "0.35"),
        Case("duration", #""350ms""#, "0.35"),
        Case("number", "-.5e1", "-5"),
        Case("number", "+2", "2"),
        Case("integer", "3", "3"),
        Case("angle", "45°", "45"),
        Case("fraction", "50%", "0.5"),
        Case("boolean", "true", "true"),
        Case("text", " 350ms ", #"" 350ms ""#),
        Case("text", "", #""""#),
        Case("text", #"{"a":1}"#, #""{\"a\":1}""#),
        Case("choice", #""cases":["a b","1"]"#, "1", #""1""#),
        Case("color", "#336699", #"{"alpha":1,"colorSpace":"srgb","components":[0.2,0.4,0.6]}"#),
        Case(
            "color", #" {"colorSpace":"srgb","components":[0,0,0]}"#,
            #"{"alpha":1,"colorSpace":"srgb","components":[0,0,0]}"#),
        Case("point", "20, -7.5", #"{"x":20,"y":-7.5}"#),
        Case("size", "393,852", #"{"height":852,"width":393}"#),
        Case("size", "393x852", #"{"height":852,"width":393}"#),
        Case("size", "393 × 852 pt", #"{"height":852,"width":393}"#),
        Case("frame", "20,700,56,56", frame),
        Case("frame", "20pt, 700pt, 56, 56", frame),
        Case("frame", #"{"x":20,"y":700,"width":56,"height":56}"#, frame),
        Case("curve", "easeIn", #""easeIn""#),
        Case("curve", "cubic-bezier(.42, 0, 1, 1)", #"{"cubicBezier":[0.42,0,1,1]}"#),
        Case("curve", "spring(dampingRatio: 0.8)", #"{"spring":{"dampingRatio":0.8,"initialVelocity":0}}"#),
        Case("curve", #"{"steps":2}"#, #"{"position":"end","steps":2}"#),
        Case("reference", #""documentType":"item""#, "twitter", #""twitter""#),
        Case("list", #""element":{"type":"integer"}"#, "2, 3", "[2,3]"),
        Case("list", #""element":{"type":"integer"}"#, "[2,3]", "[2,3]"),
        Case("list", #""element":{"type":"integer"}"#, "", "[]"),
        Case("list", #""element":{"type":"text"}"#, "a,b c", #"["a","b c"]"#),
        Case(
            "list", #""element":{"type":"curve"}"#, "easeIn, steps(2, end)",
            #"["easeIn",{"position":"end","steps":2}]"#),
        Case(
            "list", #""element":{"type":"record","fields":[{"name":"a","type":"duration"}]}"#,
            #"{"a":"1ms"}, {"a":2}"#, #"[{"a":0.001},{"a":2}]"#),
        Case("list", #""element":{"type":"point"}"#, #"[{"x":1,"y":2}]"#, #"[{"x":1,"y":2}]"#),
        Case("record", #""fields":[{"name":"a","type":"angle"}]"#, #"{"a":"1turn"}"#, #"{"a":360}"#),
    ]

    static let refused = [
        Case("duration", "", "syntax $: '' is not \(ParameterValueTests.aDuration)"),
        Case("duration", "nan", "syntax $: 'nan' is not \(ParameterValueTests.aDuration)"),
        Case("duration", "0x10", "syntax $: '0x10' is not \(ParameterValueTests.aDuration)"),
        Case("duration", "1e400", "not-finite $: '1e400' is too large; the largest number is 1.79e308"),
        Case("number", "inf", "syntax $: 'inf' is not a number"),
        Case("number", "1_000", "syntax $: '1_000' is not a number"),
        Case("integer", "2.5", "wrong-type $: Expected a whole number; found 2.5"),
        Case("boolean", "yes", "syntax $: 'yes' is not true or false"),
        Case("point", "20", "syntax $: '20' is not a point such as '393,852': x, y"),
        Case("point", "20x30", "syntax $: '20x30' is not a point such as '393,852': x, y"),
        Case("size", "1,2,3", "syntax $: '1,2,3' is not a size such as '393x852': width, height"),
        Case("frame", "20,700", "syntax $: '20,700' is not a frame such as '20,700,56,56': x, y, width, height"),
        Case("frame", "1,2,,4", "syntax $: '1,2,,4' is not a frame such as '20,700,56,56': x, y, width, height"),
        Case("frame", "0,0,-1,1", "out-of-range $.width: 'width' is -1 pt; it must be at least 0 pt"),
        Case("color", "{", "syntax $: The text ends inside an object that starts at 1:1"),
        Case("record", #""fields":[]"#, "a", "syntax $: 'a' is not a record in JSON"),
        Case("list", #""element":{"type":"integer"}"#, "2,3,", "syntax $[2]: '' is not a whole number"),
        Case("list", #""element":{"type":"boolean"}"#, "true,no", "syntax $[1]: 'no' is not true or false"),
        Case("list", #""element":{"type":"point"}"#, "1,2", "syntax $: '1,2' is not a list in JSON: '[…, …]'"),
        Case("list", #""element":{"type":"text"}"#, "[a", "syntax $: Expected a value or ']', found 'a'"),
    ]

    @Test(arguments: taken + refused)
    func `plain text is a value in the command line's notation`(_ example: Case) throws {
        let definition = try ParameterDefinition.sample(example.type, example.keys)
        let (value, problems) = result { () throws(Problems) in try definition.value(fromText: example.value) }
        let lines = value.map { [$0.json.canonical] } ?? problems.map(\.line)
        #expect(lines.joined(separator: "\n") == example.result)
    }

    static let shown = [
        Case("duration", "0.35", "0.35 s"),
        Case("length", "-4", "-4 pt"),
        Case("angle", "90", "90°"),
        Case("number", "1e21", "1e+21"),
        Case("fraction", "0.5", "0.5"),
        Case("integer", "3", "3"),
        Case("boolean", "true", "true"),
        Case("text", #""a b""#, "a b"),
        Case("choice", #""cases":["left"]"#, #""left""#, "left"),
        Case("color", "\"#336699\"", "#336699"),
        Case("color", "\"#33669900\"", "#33669900"),
        Case("color", #"{"colorSpace":"srgb","components":[0.255,0.557,0.91]}"#, "sRGB 0.255 0.557 0.91"),
        Case("color", #"{"colorSpace":"srgb","components":[0,0,0],"alpha":0.5}"#, "sRGB 0 0 0 0.5"),
        Case("point", #"{"x":1,"y":-2.5}"#, "1, -2.5 pt"),
        Case("size", #"{"width":393,"height":852}"#, "393 × 852 pt"),
        Case("frame", frame, "20, 700 · 56 × 56 pt"),
        Case("curve", #""ease-in""#, "easeIn"),
        Case("curve", #"{"steps":2}"#, "steps(2, end)"),
        Case("reference", #""documentType":"item""#, #""twitter""#, "twitter"),
        Case("list", #""element":{"type":"duration"}"#, "[1,0.5]", "1 s, 0.5 s"),
        Case("list", #""element":{"type":"duration"}"#, "[]", "none"),
        Case("record", ParameterValueTests.fields, #"{"turn":90}"#, "{turn 90°; label none}"),
    ]

    @Test(arguments: shown) func `a value is shown with its unit`(_ example: Case) throws {
        let definition = try ParameterDefinition.sample(example.type, example.keys)
        #expect(try definition.value(from: .read(example.value)).text == example.result)
    }

    static let ranges = [
        Case("duration", "", "-"), Case("integer", "", "-"), Case("fraction", "", "from 0 to 1"),
        Case("duration", #""minimum":0"#, "", "at least 0 s"),
        Case("angle", #""exclusiveMinimum":-90,"maximum":90"#, "", "over -90°, up to 90°"),
        Case("fraction", #""exclusiveMinimum":0"#, "", "over 0, up to 1"),
    ]

    @Test(arguments: ranges) func `a range is described in words`(_ example: Case) throws {
        #expect(try ParameterDefinition.sample(example.type, example.keys).rangeInWords ?? "-" == example.result)
    }
}
