import MotifJSON
import Testing

@testable import MotifCore

@Suite struct CurveTests {
    struct Case: CustomTestStringConvertible {
        let text: String
        let canonical: String
        /// As it is written back.
        let written: String
        var testDescription: String { text }

        init(_ text: String, _ canonical: String, _ written: String? = nil) {
            (self.text, self.canonical, self.written) = (text, canonical, written ?? text)
        }
    }

    /// Names and functions of CSS Easing Functions 1 and 2, names of Core Animation.
    static let texts = [
        Case("linear", #""linear""#),
        Case("easeIn", #""easeIn""#),
        Case("easeOut", #""easeOut""#),
        Case("easeInOut", #""easeInOut""#),
        Case("default", #""default""#),
        Case(" ease ", #""default""#, "default"),
        Case("ease-in", #""easeIn""#, "easeIn"),
        Case("ease-out", #""easeOut""#, "easeOut"),
        Case("ease-in-out", #""easeInOut""#, "easeInOut"),
        Case("step-start", #"{"position":"start","steps":1}"#, "steps(1, start)"),
        Case("step-end", #"{"position":"end","steps":1}"#, "steps(1, end)"),
        Case("cubic-bezier(.42, 0, 1, 1)", #"{"cubicBezier":[0.42,0,1,1]}"#, "cubic-bezier(0.42, 0, 1, 1)"),
        Case("cubic-bezier( 0,-2.5,1,1e1 )", #"{"cubicBezier":[0,-2.5,1,10]}"#, "cubic-bezier(0, -2.5, 1, 10)"),
        Case("steps(4)", #"{"position":"end","steps":4}"#, "steps(4, end)"),
        Case("steps(4, start)", #"{"position":"start","steps":4}"#),
        Case("steps(4, jump-start)", #"{"position":"start","steps":4}"#, "steps(4, start)"),
        Case("steps(4, jump-end)", #"{"position":"end","steps":4}"#, "steps(4, end)"),
        Case("steps(1, jump-both)", #"{"position":"both","steps":1}"#),
        Case("steps(2, jump-none)", #"{"position":"none","steps":2}"#),
        Case("linear(0, 1)", #"{"linear":[[0,0],[1,1]]}"#, "linear(0 0%, 1 100%)"),
        Case("linear(0, 0.5 20%, 1)", #"{"linear":[[0,0],[0.2,0.5],[1,1]]}"#, "linear(0 0%, 0.5 20%, 1 100%)"),
        Case(
            "linear(0, 20% 40% .5, 1)", #"{"linear":[[0,0],[0.2,0.5],[0.4,0.5],[1,1]]}"#,
            "linear(0 0%, 0.5 20%, 0.5 40%, 1 100%)"),
        Case(
            "linear(0, 0.1, 0.2, 1 75%, 1)", #"{"linear":[[0,0],[0.25,0.1],[0.5,0.2],[0.75,1],[1,1]]}"#,
            "linear(0 0%, 0.1 25%, 0.2 50%, 1 75%, 1 100%)"),
        Case("linear(0 50%, 1 20%)", #"{"linear":[[0.5,0],[0.5,1]]}"#, "linear(0 50%, 1 50%)"),
        Case("linear(0, 1 150%, 2)", #"{"linear":[[0,0],[1.5,1],[1.5,2]]}"#, "linear(0 0%, 1 150%, 2 150%)"),
        Case("linear(0 -10%, 1)", #"{"linear":[[-0.1,0],[1,1]]}"#, "linear(0 -10%, 1 100%)"),
        Case("linear(0\t0%,\n1 7.5%)", #"{"linear":[[0,0],[0.075,1]]}"#, "linear(0 0%, 1 7.5%)"),
        Case("linear(0 7%, 1 1e-9%)", #"{"linear":[[0.07,0],[0.07,1]]}"#, "linear(0 7%, 1 7%)"),
        Case("linear(0 1e-9%, 1 1e30%)", #"{"linear":[[1e-11,0],[1e+28,1]]}"#, "linear(0 1e-9%, 1 1e30%)"),
    ]

    @Test(arguments: texts) func `a curve is read in the notation of CSS`(_ example: Case) throws {
        let curve = try Curve(example.text)
        #expect(curve.json.canonical == example.canonical)
        #expect(curve.text == example.written)
        #expect(try Curve(curve.text) == curve)
        #expect(try Curve(curve.json) == curve)
    }

    static let objects = [
        Case(#"{"cubicBezier":[0.42,0,1,1]}"#, #"{"cubicBezier":[0.42,0,1,1]}"#),
        Case(#"{"steps":3}"#, #"{"position":"end","steps":3}"#),
        Case(#"{"steps":3,"position":"jump-both"}"#, #"{"position":"both","steps":3}"#),
        Case(#"{"linear":[[0,0],[0.5,2],[0.5,0],[1,1]]}"#, #"{"linear":[[0,0],[0.5,2],[0.5,0],[1,1]]}"#),
        Case(#""steps(3, start)""#, #"{"position":"start","steps":3}"#),
    ]

    @Test(arguments: objects) func `and in JSON`(_ example: Case) throws {
        #expect(try Curve(JSON.read(example.text)).json.canonical == example.canonical)
    }

    static let names =
        "linear, easeIn, easeOut, easeInOut, default, cubic-bezier(…), steps(…), linear(…), spring(…)"
    static let stop = "is not a stop of a linear curve; write a number and up to two percentages: '0.5 20%'"
    static let twoStops = "A linear curve must have at least two stops, in the order of their times"
    static let slips = [
        Case("", "Unknown timing curve ''; expected one of: \(names)"),
        Case("cubic-bezier(.2,0,0,1", "The timing curve 'cubic-bezier(.2,0,0,1' is missing its closing parenthesis"),
        Case(
            "spring(damping: 0.7)",
            "A spring with 'damping' also needs 'mass' and 'stiffness'. Did you mean 'dampingRatio'?"),
        Case("bounce", "Unknown timing curve 'bounce'; expected one of: \(names)"),
        Case("wobble(1)", "Unknown timing curve 'wobble(1)'; expected one of: \(names)"),
        Case("EaseIn", "Unknown timing curve 'EaseIn'. Did you mean 'easeIn'?"),
        Case("easeinout", "Unknown timing curve 'easeinout'. Did you mean 'easeInOut'?"),
        Case("cubicBezier(0, 0, 1, 1)", "Unknown timing curve 'cubicBezier(0, 0, 1, 1)'. Did you mean 'cubic-bezier'?"),
        Case("steps(max(1, 2))", "Unknown timing curve 'steps(max(1, 2))'. Did you mean 'steps'?"),
        Case("cubic-bezier()", "'cubic-bezier' needs four numbers"),
        Case("cubic-bezier(0.42 0 1 1)", "'0.42 0 1 1' in a timing curve is not a number"),
        Case("cubic-bezier(0, 0, 1)", "'cubic-bezier' needs four numbers"),
        Case("cubic-bezier(0, , 1, 1)", "'' in a timing curve is not a number"),
        Case("cubic-bezier(0, nan, 1, 1)", "'nan' in a timing curve is not a number"),
        Case("cubic-bezier(0, inf, 1, 1)", "'inf' in a timing curve is not a number"),
        Case("cubic-bezier(0, 0x10, 1, 1)", "'0x10' in a timing curve is not a number"),
        Case("cubic-bezier(0, 1_000, 1, 1)", "'1_000' in a timing curve is not a number"),
        Case("cubic-bezier(0, e5, 1, 1)", "'e5' in a timing curve is not a number"),
        Case("cubic-bezier(0, 1e400, 1, 1)", "'1e400' in a timing curve is too large; the largest number is 1.79e308"),
        Case("cubic-bezier(-0.1, 0, 1, 1)", "The time of a control point is -0.1; it must be between 0 and 1"),
        Case("cubic-bezier(0, 0, 1.5, 1)", "The time of a control point is 1.5; it must be between 0 and 1"),
        Case("steps()", "'steps' needs a number of steps and a position"),
        Case("steps(1, end, 2)", "'steps' needs a number of steps and a position"),
        Case("steps(0)", "The number of steps is 0; it must be a whole number from 1 to 1000000"),
        Case("steps(2.5)", "The number of steps is 2.5; it must be a whole number from 1 to 1000000"),
        Case("steps(1e300)", "The number of steps is 1e+300; it must be a whole number from 1 to 1000000"),
        Case("steps(1, jump-none)", "The number of steps is 1; it must be a whole number from 2 to 1000000"),
        Case("steps(4, middle)", "Unknown position of steps 'middle'; expected one of: start, end, none, both"),
        Case("steps(4, )", "Unknown position of steps ''; expected one of: start, end, none, both"),
        Case("linear()", twoStops),
        Case("linear(0)", twoStops),
        Case("linear(0, a)", "'a' in a timing curve is not a number"),
        Case("linear(0, 20%)", "'20%' \(stop)"),
        Case("linear(0, 1 10% 20% 30%)", "'1 10% 20% 30%' \(stop)"),
        Case("linear(0, 10% 1 20%)", "'10% 1 20%' \(stop)"),
        Case("linear(0, 1 20 %)", "'1 20 %' \(stop)"),
        Case("linear(0, 1 1e400%)", "'1 1e400%' \(stop)"),
        Case("linear(0, , 1)", "'' \(stop)"),
    ]

    @Test(arguments: slips) func `text that isn't a curve is rejected with a suggestion`(_ slip: Case) throws {
        let error = try #require(throws: CurveError.self) { try Curve(slip.text) }
        #expect(error.message == slip.canonical)
    }

    static let forms = "A timing curve must have exactly one of: cubicBezier, steps, linear, spring"
    static let objectSlips = [
        Case("3", "wrong-type $: Expected a timing curve; found a number"),
        Case("{}", "bad-curve $: \(forms)"),
        Case(#"{"steps":1,"linear":[]}"#, "bad-curve $: \(forms)"),
        Case(#"{"easing":1}"#, "bad-curve $: \(forms)"),
        Case(#"{"sprng":{}}"#, "unknown-key $.sprng: Unknown key 'sprng'. Did you mean 'spring'?"),
        Case(#"{"steps":2,"postion":"end"}"#, "unknown-key $.postion: Unknown key 'postion'. Did you mean 'position'?"),
        Case(#"{"cubicBezier":3}"#, "wrong-type $.cubicBezier: Expected a list; found a number"),
        Case(
            #"{"cubicBezier":[0,0,1]}"#,
            "bad-curve $.cubicBezier: A cubic Bézier must have four numbers: x1, y1, x2, y2"),
        Case(
            #"{"cubicBezier":[0,"a",1,1]}"#,
            "bad-curve $.cubicBezier: A cubic Bézier must have four numbers: x1, y1, x2, y2"),
        Case(
            #"{"cubicBezier":[2,0,1,1]}"#,
            "bad-curve $.cubicBezier: The time of a control point is 2; it must be between 0 and 1"),
        Case(#"{"steps":"4"}"#, "wrong-type $.steps: Expected a number; found text"),
        Case(#"{"steps":4,"position":1}"#, "wrong-type $.position: Expected text; found a number"),
        Case(
            #"{"steps":4,"position":"centre"}"#,
            "bad-curve $.position: Unknown position of steps 'centre'; expected one of: start, end, none, both"),
        Case(
            #"{"steps":-1}"#,
            "bad-curve $.steps: The number of steps is -1; it must be a whole number from 1 to 1000000"),
        Case(#"{"linear":{}}"#, "wrong-type $.linear: Expected a list; found an object"),
        Case(
            #"{"linear":[[0,0],[1],[1,1]]}"#,
            "bad-curve $.linear[1]: A stop of a linear curve must be a pair of numbers: time, progress"),
        Case(#"{"linear":[[0.5,0],[0.4,1]]}"#, "bad-curve $.linear: \(twoStops)"),
    ]

    @Test(arguments: objectSlips) func `a problem of a curve in JSON has its path`(_ slip: Case) throws {
        let json = try JSON.read(slip.text)
        let problems = try #require(throws: Problems.self) { try Curve(json) }
        #expect(problems.problems.map(\.line) == [slip.canonical])
    }

    @Test func `named curves have the control points of Core Animation`() {
        let points = NamedCurve.allCases.map { [$0.controlPoints.x1, $0.controlPoints.y1, $0.controlPoints.x2] }
        #expect(points == [[0, 0, 1], [0.42, 0, 1], [0, 0, 0.58], [0.42, 0, 0.58], [0.25, 0.1, 0.25]])
    }

    @Test(arguments: [
        ("linear", "linear"), ("default", "ease"), ("easeIn", "ease-in"), ("easeOut", "ease-out"),
        ("ease-in-out", "ease-in-out"), ("cubic-bezier(.2, 0, 0, 1)", "cubic-bezier(0.2, 0, 0, 1)"),
        ("steps(3, none)", "steps(3, jump-none)"), ("linear(0, 1)", "linear(0 0%, 1 100%)"),
        ("spring(dampingRatio: 1)", nil),
    ]) func `CSS has its own names for them`(_ text: String, _ css: String?) throws {
        #expect(try Curve(text).css == css)
    }

    @Test func `control points have their names in Core Animation`() throws {
        for name in NamedCurve.allCases { #expect(NamedCurve(name.controlPoints) == name) }
        #expect(NamedCurve(CubicBezier(x1: 0.2, y1: 0, x2: 0, y2: 1)) == nil)
        #expect(try Curve("ease").controlPoints == CubicBezier(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1))
        #expect(try Curve("steps(2)").controlPoints == nil)
    }
}
