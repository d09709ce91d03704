import MotifJSON
import Testing

@testable import MotifCore

@Suite struct ParameterDefinitionTests {
    struct Case: CustomTestStringConvertible {
        let json: String
        /// The problems, a line each.
        let problems: String
        var testDescription: String { json }

        init(_ json: String, _ problems: String) { (self.json, self.problems) = (json, problems) }
    }

    static let types =
        "duration, length, angle, number, fraction, integer, boolean, text, choice, color, point, size, frame, "
        + "curve, reference, record, list"

    static let parameters = [
        Case("5", "wrong-type $: Expected an object; found a number"),
        Case(
            "{}",
            "missing $: 'name' is missing; it is the name in formulas\n"
                + "missing $: 'type' is missing; it is one of \(types)"),
        Case(
            #"{"name":"a","type":"text"}"#,
            "missing $: 'default' is missing; it is the value of patterns that don't set one"),
        Case(
            #"{"name":"","type":"number","default":1}"#,
            "missing $.name: 'name' is empty; it is the name in formulas"),
        Case(
            #"{"name":"1st","type":"number","default":1}"#,
            "syntax $.name: '1st' is not a valid name; use a letter, then letters and digits"),
        Case(
            #"{"name":"fade-in","type":"number","default":1}"#,
            "syntax $.name: 'fade-in' is not a valid name; use a letter, then letters and digits"),
        Case(#"{"name":3,"type":"number","default":1}"#, "wrong-type $.name: Expected text; found a number"),
        Case(
            #"{"name":"a","type":"duratoin","default":1,"minimum":0,"cases":[],"fields":[],"element":{}}"#,
            "unknown-reference $.type: Unknown type 'duratoin'. Did you mean 'duration'?"),
        Case(
            #"{"name":"a","type":"matrix","default":1}"#,
            "unknown-reference $.type: Unknown type 'matrix'; expected one of: "
                + ParameterType.names.joined(separator: ", ")),
        Case(
            #"{"name":"a","type":"number","default":1,"cases":["b"]}"#,
            "unknown-key $.cases: Unknown key 'cases'; known keys: name, type, minimum, maximum, exclusiveMinimum, "
                + "exclusiveMaximum, summary, default"),
        Case(
            #"{"name":"a","type":"text","default":"","minimum":1}"#,
            "unknown-key $.minimum: Unknown key 'minimum'; known keys: name, type, summary, default"),
        Case(
            #"{"name":"a","type":"number","default":1,"optional":true}"#,
            "unknown-key $.optional: Unknown key 'optional'; known keys: name, type, minimum, maximum, "
                + "exclusiveMinimum, "
                + "exclusiveMaximum, summary, default"),
        Case(
            #"{"name":"a","type":"number","defualt":1}"#,
            "missing $: 'default' is missing; it is the value of patterns that don't set one\n"
                + "unknown-key $.defualt: Unknown key 'defualt'. Did you mean 'default'?"),
        Case(
            #"{"name":"a","type":"number","default":1,"summary":2}"#,
            "wrong-type $.summary: Expected text; found a number"),
        Case(
            #"{"name":"a","type":"duration","default":"3s","maximum":2}"#,
            "out-of-range $.default: 'a' is 3 s; it must be at most 2 s"),
        Case(
            #"{"name":"a","type":"duration","default":0,"exclusiveMinimum":0}"#,
            "out-of-range $.default: 'a' is 0 s; it must be more than 0 s"),
        Case(
            #"{"name":"a","type":"choice","cases":["left"],"default":"lft"}"#,
            "unknown-reference $.default: Unknown case 'lft'. Did you mean 'left'?"),
        Case(
            #"{"name":"a","type":"number","default":1,"minimum":"0"}"#,
            "wrong-type $.minimum: Expected a number; found text"),
    ]

    static let fields = [
        Case(#"{"name":"a","type":"number"}"#, ""),
        Case(#"{"name":"a","type":"number","optional":true}"#, ""),
        Case(#"{"name":"a","type":"number","minimum":1,"maximum":1}"#, ""),
        Case(
            #"{"name":"a","type":"number","optional":"yes"}"#,
            "wrong-type $.optional: Expected true or false; found text"),
        Case(
            #"{"name":"a","type":"number","minimum":2,"maximum":1}"#,
            "out-of-range $: No number is between the minimum and the maximum"),
        Case(
            #"{"name":"a","type":"number","exclusiveMinimum":1,"maximum":1}"#,
            "out-of-range $: No number is between the minimum and the maximum"),
        Case(
            #"{"name":"a","type":"fraction","minimum":2}"#,
            "out-of-range $: No number from 0 to 1 is between the minimum and the maximum"),
        Case(
            #"{"name":"a","type":"integer","minimum":0.2,"maximum":0.8}"#,
            "out-of-range $: No whole number is between the minimum and the maximum"),
        Case(
            #"{"name":"a","type":"integer","exclusiveMinimum":0,"exclusiveMaximum":1}"#,
            "out-of-range $: No whole number is between the minimum and the maximum"),
        Case(#"{"name":"a","type":"integer","exclusiveMinimum":0,"maximum":1}"#, ""),
        Case(#"{"name":"a","type":"choice"}"#, "missing $: 'cases' is missing; it is the list of choices"),
        Case(
            #"{"name":"a","type":"choice","cases":[]}"#,
            "missing $.cases: 'cases' is empty; it is the list of choices"),
        Case(#"{"name":"a","type":"choice","cases":"b"}"#, "wrong-type $.cases: Expected a list; found text"),
        Case(
            #"{"name":"a","type":"choice","cases":["b","b"," ",3]}"#,
            "exists $.cases[1]: The case 'b' appears twice\n"
                + "missing $.cases[2]: The case is empty; it is a name\n"
                + "wrong-type $.cases[3]: Expected text; found a number"),
        Case(
            #"{"name":"a","type":"reference"}"#,
            "missing $: 'documentType' is missing; it is the type of document that it names"),
        Case(
            #"{"name":"a","type":"reference","documentType":"itm"}"#,
            "unknown-reference $.documentType: Unknown document type 'itm'. Did you mean 'item'?"),
        Case(
            #"{"name":"a","type":"record"}"#,
            "missing $: 'fields' is missing; it is the definitions of its fields"),
        Case(
            #"{"name":"a","type":"record","fields":[{"name":"b","type":"text"},{"name":"b","type":"size"},1]}"#,
            "exists $.fields[1].name: The field 'b' appears twice\n"
                + "wrong-type $.fields[2]: Expected an object; found a number"),
        Case(
            #"{"name":"a","type":"list"}"#,
            "missing $: 'element' is missing; it is the definition of its elements"),
        Case(
            #"{"name":"a","type":"list","element":{"name":"b","type":"text","default":""}}"#,
            "unknown-key $.element.default: Unknown key 'default'; known keys: type, summary\n"
                + "unknown-key $.element.name: Unknown key 'name'; known keys: type, summary"),
        Case(
            #"{"name":"a","type":"list","element":{"type":"record","fields":[{"name":"b","type":"txt"}]}}"#,
            "unknown-reference $.element.fields[0].type: Unknown type 'txt'. Did you mean 'text'?"),
    ]

    @Test(arguments: parameters) func `a parameter of a kind has a name, a type and a default`(_ example: Case) throws {
        try check(example, as: .parameter)
    }

    @Test(arguments: fields) func `a field has the keys that its type requires`(_ example: Case) throws {
        try check(example, as: .field)
    }

    private func check(_ example: Case, as role: ParameterDefinition.Role) throws {
        #expect(try problems(example.json, as: role).map(\.line).joined(separator: "\n") == example.problems)
    }

    private func problems(_ text: String, as role: ParameterDefinition.Role) throws -> [Problem] {
        let json = try JSON.read(text)
        return result { () throws(Problems) in
            try ObjectReader.read(json) { ParameterDefinition.read(&$0, as: role) }
        }.problems
    }

    @Test func `lists can be nested at most eight levels deep`() throws {
        func nested(_ depth: Int) -> String {
            depth == 0
                ? #"{"name":"a","type":"text"}"#
                : #"{"name":"a","type":"record","fields":[\#(nested(depth - 1))]}"#
        }
        try check(Case(nested(8), ""), as: .field)
        let path = "$" + String(repeating: ".fields[0]", count: 9)
        try check(Case(nested(9), "too-deep \(path): Nested more than 8 levels deep"), as: .field)
    }

    @Test func `a record has at most 256 fields`() throws {
        func record(_ count: Int) -> String {
            let fields = (0..<count).map { #"{"name":"f\#($0)","type":"text"}"# }
            return #"{"name":"a","type":"record","fields":[\#(fields.joined(separator: ","))]}"#
        }
        try check(Case(record(256), ""), as: .field)
        try check(Case(record(257), "too-large $.fields: 'fields' has 257 elements; the maximum is 256"), as: .field)
    }

    @Test func `a definition's canonical form has canonical defaults, in fields too`() throws {
        let json = try JSON.read(
            #"""
            {"name":"steps","type":"list","default":[{"wait":"100ms"}],"element":{"type":"record","fields":[
            {"name":"wait","type":"duration"},{"name":"curve","type":"curve","default":"ease-in"}]}}
            """#)
        let definition = try ObjectReader.read(json) { ParameterDefinition.read(&$0, as: .parameter) }
        #expect(
            definition.canonicalJSON(of: json).canonical
                == #"{"default":[{"curve":"easeIn","wait":0.1}],"element":{"fields":[{"name":"wait","type":"duration"},"#
                + #"{"default":"easeIn","name":"curve","type":"curve"}],"type":"record"},"name":"steps","type":"list"}"#
        )
    }
}
