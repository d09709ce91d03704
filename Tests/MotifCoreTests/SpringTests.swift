import MotifJSON
import Testing

@testable import MotifCore

@Suite struct SpringTests {
    struct Case: CustomTestStringConvertible {
        let text: String
        let json: String
        let canonical: String
        var testDescription: String { text }
    }

    static let springs = [
        Case(
            text: "spring(dampingRatio: 0.8)", json: #"{"dampingRatio":0.8}"#,
            canonical: #"{"dampingRatio":0.8,"initialVelocity":0}"#),
        Case(
            text: "spring(initialVelocity: -2, dampingRatio: 1)", json: #"{"dampingRatio":1,"initialVelocity":-2}"#,
            canonical: #"{"dampingRatio":1,"initialVelocity":-2}"#),
        Case(
            text: "spring(mass:1,stiffness:120,damping:12)", json: #"{"mass":1,"stiffness":120,"damping":12}"#,
            canonical: #"{"damping":12,"initialVelocity":0,"mass":1,"stiffness":120}"#),
        Case(
            text: "spring(duration: 0.5, bounce: -0.25)", json: #"{"duration":0.5,"bounce":-0.25}"#,
            canonical: #"{"bounce":-0.25,"duration":0.5}"#),
        Case(
            text: "spring( response: .5, dampingFraction: 1.5 )", json: #"{"response":0.5,"dampingFraction":1.5}"#,
            canonical: #"{"dampingFraction":1.5,"response":0.5}"#),
    ]

    @Test(arguments: springs) func `a spring keeps the form in which it was authored`(_ example: Case) throws {
        let curve = try Curve(example.text)
        #expect(curve.json.canonical == #"{"spring":\#(example.canonical)}"#)
        #expect(try Curve(curve.text) == curve)
        #expect(try Curve(["spring": .read(example.json)] as JSON) == curve)
    }

    struct Slip: CustomTestStringConvertible {
        let source: String
        let message: String
        var testDescription: String { source }

        init(_ source: String, _ message: String) { (self.source, self.message) = (source, message) }
    }

    static let forms =
        "A spring must have exactly one of these groups of numbers: dampingRatio, initialVelocity"
        + " · mass, stiffness, damping, initialVelocity · duration, bounce · response, dampingFraction"
    static let textSlips = [
        Slip("spring()", forms),
        Slip("spring(initialVelocity: 1)", forms),
        Slip("spring(mass: 1, duration: 1)", forms),
        Slip("spring(duration: 1, bounce: 0, initialVelocity: 1)", forms),
        Slip("spring(0.8)", "'0.8' has no name; write the numbers of a spring as 'dampingRatio: 0.8'"),
        Slip(
            "spring(dampingRatio=1)",
            "'dampingRatio=1' has no name; write the numbers of a spring as 'dampingRatio: 0.8'"),
        Slip("spring(dampingRatio: a)", "'a' in a timing curve is not a number"),
        Slip("spring(mass: 1)", "A spring's 'stiffness' is missing"),
        Slip("spring(mass: 1, mass: 2)", "A spring's 'mass' appears twice"),
        Slip("spring(damping_ratio: 1)", "A spring has no number 'damping_ratio'. Did you mean 'dampingRatio'?"),
        Slip("spring(k: 1)", "A spring has no number 'k'; expected one of these groups" + forms.drop { $0 != ":" }),
        Slip("spring(dampingRatio: 0)", "A spring's 'dampingRatio' is 0; it must be more than 0 and at most 1"),
        Slip("spring(dampingRatio: 1.1)", "A spring's 'dampingRatio' is 1.1; it must be more than 0 and at most 1"),
        Slip("spring(duration: 1, bounce: 1)", "A spring's 'bounce' is 1; it must be more than -1 and less than 1"),
        Slip(
            "spring(mass: 0, stiffness: 1, damping: 1)", "A spring's 'mass' is 0; it must be more than 0"),
    ]

    @Test(arguments: textSlips) func `problems of a spring in text are reported`(_ slip: Slip) throws {
        let error = try #require(throws: CurveError.self) { try Curve(slip.source) }
        #expect(error.message == slip.message)
    }

    static let objectSlips = [
        Slip("3", "wrong-type $.spring: Expected an object; found a number"),
        Slip("{}", "bad-curve $.spring: \(forms)"),
        Slip(#"{"mass":1,"response":1}"#, "bad-curve $.spring: \(forms)"),
        Slip(
            #"{"dampingRato":1}"#,
            "unknown-key $.spring.dampingRato: Unknown key 'dampingRato'. Did you mean 'dampingRatio'?"),
        Slip(#"{"duration":1}"#, "missing $.spring: 'bounce' is missing"),
        Slip(#"{"duration":1,"bounce":"a"}"#, "wrong-type $.spring.bounce: Expected a number; found text"),
        Slip(
            #"{"duration":0,"bounce":0}"#,
            "out-of-range $.spring.duration: 'duration' is 0; it must be more than 0"),
        Slip(
            #"{"duration":1,"bounce":0,"mass2":1}"#,
            "unknown-key $.spring.mass2: Unknown key 'mass2'; known keys: duration, bounce"),
    ]

    @Test(arguments: objectSlips) func `and problems in its JSON`(_ slip: Slip) throws {
        let json: JSON = ["spring": try .read(slip.source)]
        let problems = try #require(throws: Problems.self) { try Curve(json) }
        #expect(problems.problems.map(\.line) == [slip.message])
    }

    @Test func `thousands of unknown names are reported in linear time`() throws {
        let names = (0..<20_000).map { ("n\($0)", JSON.number(1)) }
        let json: JSON = ["spring": .object(JSONObject(names))]
        let problems = try #require(throws: Problems.self) { try Curve(json) }
        #expect(problems.problems.count == 20_000)
    }
}
