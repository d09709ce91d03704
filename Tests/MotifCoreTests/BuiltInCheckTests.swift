import MotifFormula
import MotifJSON
import Testing

@testable import MotifCore

/// Each check that every kind has, on a kind that is sound but for the one thing.
@Suite struct `a built-in check` {
    struct Case: CustomTestStringConvertible, Sendable {
        let title: String
        var edits: [(place: String, value: JSON?)] = []
        var parameters: JSON = [:]
        /// `check: message`, for all that does not hold.
        let found: [String]
        var testDescription: String { title }
    }

    /// On 400 × 800 points the sample's mask ends with 800 points across; the corner is √(200² + 400²) = 447.21 away.
    static let short = "no-jump: the mask of 'destination' is 47.214 pt short of a corner when 'push' ends"
    static let covering: (place: String, value: JSON?) = ("operations[0].tracks[0].to", "2 * whole")

    static let cases = [
        Case(title: "finds a mask that leaves a corner", edits: [("operations[1]", nil)], found: [short]),
        Case(title: "holds where it covers", edits: [covering, ("operations[1]", nil)], found: []),
        Case(
            title: "finds a mask that is still there after the way back",
            edits: [covering, ("layers[1].role", ["push": "source", "pop": "destination"])],
            found: ["no-jump: the mask of 'destination' is 445.21 pt short of a corner when 'pop' ends"]),
        Case(
            title: "finds a track that begins before its operation",
            edits: [covering, ("operations[0].tracks[1].begin", "-0.25"), ("operations[1]", nil)],
            found: ["tracks-inside: 'width' of 'card.0' runs from -0.25 to 0.25; 'push' ranges from 0 to 1"]),
        Case(
            title: "finds what takes longer than is comfortable",
            edits: [covering, ("operations[1]", nil)], parameters: ["duration": 1.5],
            found: ["comfortable-duration: 'push' lasts 1.5 s; at most 1 s is comfortable"]),
        Case(
            title: "finds operations without a reduced variant",
            edits: [covering, ("reduced", nil), ("operations[1]", nil)],
            found: ["reduced-motion: 'push' has no reduced-motion variant"]),
        Case(
            title: "finds a formula without a value, at its place",
            edits: [covering, ("operations[0].tracks[0].from", "1 / (whole - 800)"), ("operations[1]", nil)],
            found: [
                "finite-values: $.operations[0].tracks[0].from: '/' needs a divisor other than 0; '(whole - 800)' is "
                    + "0 here (column 5 of '1 / (whole - 800)')"
            ]),
        Case(
            title: "finds a spring that is still far from its end",
            edits: [
                covering, ("operations[1]", nil),
                (
                    "operations[0].tracks[1].curve",
                    ["spring": ["mass": 1, "stiffness": 100, "damping": 1, "initialVelocity": 0]]
                ),
            ],
            // 1 − p(0.5) = e^(−0.25) · (cos ωd·0.5 + (0.5 / ωd) · sin ωd·0.5) with ωd = √99.75, on a track of 0.5 s
            found: [
                "spring-residual: the spring of 'width' of 'card.0' is 17.879% away from its target when its "
                    + "track in 'push' ends"
            ]),
        Case(
            title: "finds a size that a spring takes below zero",
            edits: [
                covering, ("operations[1]", nil), ("operations[0].tracks[1].to", "0"),
                ("operations[0].tracks[1].duration", "duration"),
                (
                    "operations[0].tracks[1].curve",
                    ["spring": ["mass": 1, "stiffness": 400, "damping": 12, "initialVelocity": 0]]
                ),
            ],
            // 20 pt · e^(−6 t) at t = π / √364, where the spring turns
            found: ["no-negative-size: 'width' of 'card.1' falls to -7.446 pt in 'push'; a size below 0 is drawn as 0"]
        ),
        Case(
            title: "finds a screen with the same role on the way back",
            edits: [covering, ("layers[1].role", "destination")],
            found: [
                "no-jump: the mask of 'destination' is 445.21 pt short of a corner when 'pop' ends",
                "no-fixed-role: 'destination' is the destination in 'pop' too; give it a role for each operation",
            ]),
    ]

    @Test(arguments: cases)
    func `covers all operations`(item: Case) throws {
        let kind = try Kind.read(KindSample.json(item.edits))
        let json: JSON = [
            "type": "pattern", "slug": "one", "kind": "sample", "title": "One", "parameters": item.parameters,
        ]
        let motion = PatternMotion(try Pattern.read(json, kind: .found(kind)), of: kind)
        let results = CheckRun(motion).results(on: [Screen(size: MotionSize(width: 400, height: 800))])
        let found = results.filter { $0.failed > 0 }.map { "\($0.check): \($0.worst?.message ?? "")" }
        #expect(found == item.found)
    }

    @Test func `is about what the curve does, while the value of the size stays at zero`() throws {
        let spring = Curve.spring(.physical(mass: 1, stiffness: 400, damping: 12, initialVelocity: 0))
        let timing = try CurveTiming(spring, duration: 1)
        let segment = PropertyMotion.Segment(begin: 0, end: 1, from: 20, to: 0, timing: timing)
        let turn = Double.pi / 364.squareRoot()
        let hole = PropertyMotion(property: .holeDiameter, segments: [segment])
        #expect(hole.value(at: turn) == 0)
        #expect(abs(hole.depthBelowZero - 7.4465) < 0.01)
        let place = PropertyMotion(property: .translationX, segments: [segment])
        #expect(abs(place.value(at: turn) + 7.4465) < 0.001)
        #expect(place.depthBelowZero == 0)
    }

    @Test func `that is accepted doesn't fail the run`() throws {
        let kind = try KindSeeds.kind("mask-reveal")
        let json: JSON = [
            "type": "pattern", "slug": "one", "kind": "mask-reveal", "title": "One",
            "accepts": [["check": "covers-screen", "reason": "portrait phones only"]],
        ]
        let pattern = try Pattern.read(json, kind: .found(kind))
        let tablet = Screen(size: MotionSize(width: 768, height: 1024))
        let result = try #require(CheckRun(PatternMotion(pattern, of: kind)).results(on: [tablet]).first)
        #expect(result.failed == 1)
        #expect(result.acceptedReason == "portrait phones only")
        #expect(!result.fails)
    }
}
