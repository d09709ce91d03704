import MotifJSON
import Testing

@testable import MotifCore

@Suite struct `a value that a program sets` {
    @Test(arguments: [
        ("duration", ParameterValue.seconds(0.5), ParameterValue.duration(0.5)),
        ("duration", .milliseconds(350), .duration(0.35)), ("duration", 2, .duration(2)),
        ("duration", "350ms", .duration(0.35)), ("length", .points(12), .length(12)), ("length", 12.5, .length(12.5)),
        ("angle", .degrees(90), .angle(90)), ("integer", 3, .integer(3)), ("boolean", true, .boolean(true)),
        ("curve", "ease-in", .curve(.named(.easeIn))), ("text", "350ms", .text("350ms")),
    ])
    func `is read in the unit of the parameter`(type: String, value: ParameterValue, expected: ParameterValue) throws {
        #expect(try ParameterDefinition.sample(type).value(value) == expected)
    }

    @Test(arguments: [
        ("duration", ParameterValue.points(12), "wrong-type $: Expected a duration; found a length"),
        ("length", .seconds(1), "wrong-type $: Expected a length; found a duration"),
        ("number", .degrees(1), "wrong-type $: Expected a number; found an angle"),
        ("text", .seconds(1), "wrong-type $: Expected a text; found a duration"),
        ("integer", 2.5, "wrong-type $: Expected a whole number; found 2.5"),
        ("boolean", 1, "wrong-type $: Expected true or false; found a number"),
    ])
    func `in another unit or of another type is rejected`(type: String, value: ParameterValue, problem: String) throws {
        let definition = try ParameterDefinition.sample(type)
        #expect(result { () throws(Problems) in try definition.value(value) }.problems.map(\.line) == [problem])
    }

    @Test func `in a list has the unit of its elements`() throws {
        let list = try ParameterDefinition.sample("list", #""element":{"type":"duration"}"#)
        #expect(try list.value([.seconds(1), "200ms", 3]) == .list([.duration(1), .duration(0.2), .duration(3)]))
        #expect(throws: Problems.self) { try list.value([.seconds(1), .points(1)]) }
    }

    @Test func `differs by its Unicode scalars`() {
        #expect(ParameterValue.text("é") != .text("e\u{301}"))
        #expect(ParameterValue.number(1) != .integer(1))
    }
}
