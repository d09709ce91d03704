import MotifJSON
import Testing

@testable import MotifCore

/// The parameters of the shipped kinds as the articles publish them; where an article gives no number, ours.
@Suite struct `the parameters of the shipped kinds` {
    struct Case: CustomTestStringConvertible, Sendable {
        let kind: String
        let defaults: [(name: String, type: String, value: JSON)]
        var testDescription: String { kind }
    }

    @Test(arguments: reveals + menus + pages)
    func `have the published names, types and defaults, and no others`(expected: Case) throws {
        let kind = try KindSeeds.kind(expected.kind)
        #expect(kind.parameters.map(\.name) == expected.defaults.map(\.name))
        for (parameter, published) in zip(kind.parameters, expected.defaults) {
            #expect(parameter.type.word == published.type, "\(published.name)")
            #expect(parameter.defaultValue?.json == published.value, "\(published.name)")
        }
    }

    @Test(arguments: (reveals + menus + pages).map(\.kind))
    func `are the values of the pattern with the kind's name`(slug: String) throws {
        let kind = try KindSeeds.kind(slug)
        let parameters = try #require(KindSeeds.json("patterns/\(slug)")["parameters"]?.object)
        #expect(parameters.keys.sorted() == kind.parameters.map(\.name).sorted())
        for parameter in kind.parameters { #expect(parameters[parameter.name] == parameter.defaultValue?.json) }
    }

    @Test func `of the published call of expand are 0.4 s and 0.1 s`() throws {
        let parameters = try #require(KindSeeds.json("patterns/expand-sign-in")["parameters"])
        let expected: JSON = [
            "expandDuration": 0.4, "presentDuration": 0.1, "thresholdScale": 2, "expandCurve": "easeIn",
            "presentCurve": "easeInOut",
        ]
        #expect(parameters == expected)
    }

    static let calm: JSON = ["spring": ["dampingRatio": 1, "initialVelocity": 0]]
    static let lively: JSON = ["spring": ["dampingRatio": 1, "initialVelocity": 0.5]]

    static let reveals = [
        Case(
            kind: "expand",
            defaults: [
                ("expandDuration", "duration", 0.35), ("presentDuration", "duration", 0.35),
                ("thresholdScale", "number", 2), ("expandCurve", "curve", "easeIn"),
                ("presentCurve", "curve", "easeInOut"),
            ]),
        Case(
            kind: "mask-reveal",
            defaults: [
                ("duration", "duration", 1), ("curve", "curve", "easeIn"), ("startDiameter", "length", 4),
                ("endDiameterFactor", "number", 1.2),
            ]),
        Case(
            kind: "punch-out",
            defaults: [
                ("duration", "duration", 1), ("curve", "curve", "easeIn"), ("startDiameter", "length", 4),
                ("endDiameterFactor", "number", 1.2), ("outset", "length", 40),
                ("shadowColor", "color", ["alpha": 1, "colorSpace": "srgb", "components": [0, 0, 0]]),
                ("shadowOpacity", "fraction", 1), ("shadowRadius", "length", 6),
                ("shadowOffset", "point", ["x": 0, "y": 0]),
            ]),
    ]

    static let menus = [
        Case(
            kind: "zoom-icons",
            defaults: [
                ("duration", "duration", 0.6), ("curve", "curve", calm), ("zoomedScale", "number", 15),
                ("backgroundScale", "number", 0.8), ("controlsDuration", "duration", 0.6),
                ("controlsCurve", "curve", calm), ("controlsDelay", "duration", 0.2),
                ("backButtonOffset", "record", ["hidden": -64, "shown": 0]),
                ("summaryOffset", "record", ["hidden": -200, "shown": 80]), ("rows", "list", [2, 3]),
                ("topInset", "length", 100), ("rowSpacing", "length", 40), ("itemSize", "length", 100),
                ("itemSpacing", "length", 10),
                ("items", "list", ["twitter", "facebook", "youtube", "vimeo", "instagram"]),
            ])
    ]

    static let pages = [
        Case(
            kind: "dive-deeper",
            defaults: [
                ("duration", "duration", 0.5), ("curve", "curve", lively),
                (
                    "elements", "list",
                    [
                        [
                            "name": "image", "initialFrame": ["x": 16, "y": 120, "width": 361, "height": 220],
                            "finalFrame": ["x": 0, "y": 0, "width": 393, "height": 320],
                        ],
                        [
                            "name": "title", "initialFrame": ["x": 32, "y": 300, "width": 200, "height": 28],
                            "finalFrame": ["x": 20, "y": 340, "width": 280, "height": 40],
                        ],
                    ]
                ),
                ("progressLimit", "fraction", 0.9), ("finishThreshold", "fraction", 0.1),
            ]),
        Case(kind: "peek-over-the-edge", defaults: [("angle", "angle", 90), ("perspective", "length", 500)]),
        Case(
            kind: "connect-the-dots",
            defaults: [
                ("duration", "duration", 0.5), ("curve", "curve", lively), ("parallaxFactor", "number", 0.3),
            ]),
        Case(
            kind: "shift-the-shape",
            defaults: [
                ("duration", "duration", 0.3), ("curve", "curve", "easeInOut"), ("asset", "text", "tab-icon"),
                ("startFrame", "number", 0), ("endFrame", "number", 60),
            ]),
    ]
}
