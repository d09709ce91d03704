import MotifCore
import MotifJSON
import MotifScan
import MotifSource
import MotifSpelling
import Testing

/// Names in the code of apps mean what a person reads in them.
@Suite struct SwiftSnippetTests {
    @Test(arguments: Snippet.nothing.indices) func `nothing is found where nothing animates`(_ index: Int) throws {
        let snippet = Snippet.nothing[index]
        let places = try CodeFolder(["Code.swift": snippet.code]).scan().places
        #expect(places.map(\.code) == [], "\(snippet.source)")
    }

    @Test func `a team declares its own functions`() throws {
        let settings = try ScanSettings([
            "wrappers": [
                [
                    "call": "UISpringTimingParameters.init(decelerationRate:frequencyResponse:initialVelocity:)",
                    "means":
                        "Animation.spring(response: frequencyResponse, dampingFraction: log(decelerationRate) / (-4 * .pi * 0.001))",
                ],
                [
                    "call": "UIView.springAnimate(withDuration:)",
                    "means":
                        "UIView.animate(withDuration: withDuration, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0)",
                ],
            ]
        ])
        let code = """
            extension UIScrollView.DecelerationRate { enum fast { static let rawValue: CGFloat = 0.99 } }
            let a = UISpringTimingParameters(decelerationRate: UIScrollView.DecelerationRate.fast.rawValue, frequencyResponse: 0.25, initialVelocity: initialVelocity)
            func b() { UIView.springAnimate(withDuration: 0.4) { } }
            """
        let places = try CodeFolder(["Code.swift": code]).scan(settings).places
        let readings = places.flatMap(\.readings).map(Expected.init)
        try #require(readings.count == 2)
        guard case .spring(.response(let response, let fraction))? = readings[0].curve else {
            Issue.record("\(readings[0])")
            return
        }
        // ln 0.99 / (-4π / 1000)
        #expect(response == 0.25 && abs(fraction - 0.79978) < 1e-5)
        #expect(readings[1] == Expected(.uiKit(0.8), 0.4))
    }

    /// A default is only what a call omits, also where a language passes arguments by their positions.
    @Test(arguments: [
        ("appTween(millis = 500)", 0.5), ("appTween()", 0.3), ("appTween(500)", nil), ("plainTween(500)", 0.5),
    ]) func `an argument that a wrapper can't place isn't its default`(_ call: String, _ expected: Double?) throws {
        let settings: JSON = [
            "wrappers": [
                ["call": "appTween(millis:)", "means": "tween(durationMillis: millis)", "defaults": ["millis": "300"]],
                ["call": "plainTween(_:)", "means": "tween(durationMillis: _0)"],
            ]
        ]
        let code = "fun appTween(millis: Int = 300) = elsewhere(millis)\nfun f() = use(\(call))"
        let places = try CodeFolder(["A.kt": code]).scan(ScanSettings(settings)).places
        #expect(places.map { $0.spellings.first?.duration } == [expected])
    }

    @Test func `wrappers of one name are found by their types`() throws {
        let wrappers = (0..<20_000).map { index -> JSON in
            ["call": .string("T\(index).run(x:)"), "means": "Animation.easeIn(duration: x)"]
        }
        let code = (0..<500).map { "T\($0).run(x: 0.\($0 + 1))\nrun(y: 1)\n" }.joined()
        let places = try CodeFolder(["Code.swift": code]).scan(ScanSettings(["wrappers": .array(wrappers)])).places
        let durations = places.flatMap(\.readings).compactMap { $0.spelling?.duration }
        #expect(durations == (0..<500).map { Double("0.\($0 + 1)") })
    }

    @Test func `two constants with different values are ambiguous`() throws {
        let folder = try CodeFolder([
            "A.swift": "enum A { enum Times { static let fast = 0.1 } }",
            "B.swift": "enum B { enum Times { static let fast = 0.2 } }",
            "C.swift": "func c() { UIView.animate(withDuration: Times.fast) { } }",
        ])
        let reading = try #require(folder.scan().places.first?.readings.first)
        #expect(reading.unknown.map(\.reason) == [.ambiguous("Times.fast", 2)])
    }

    @Test func `an inherited constant comes before one of the file`() throws {
        let folder = try CodeFolder([
            "A.swift": "let fast = 0.1\nclass A { static let fast = 0.2 }\nprotocol P { }",
            "B.swift": "final class B: A { func b() { UIView.animate(withDuration: fast) { } } }",
            "C.swift": "final class C: P { func c() { UIView.animate(withDuration: fast) { } } }",
            "D.swift": "final class D: B { func d() { UIView.animate(withDuration: Self.fast) { } } }",
        ])
        #expect(folder.scan().places.flatMap(\.readings).map { $0.spelling?.duration } == [0.2, 0.1, 0.2])
    }

    @Test func `a constant of a final class is seen`() throws {
        let folder = try CodeFolder([
            "A.swift": "final class Times { static let fast = 0.1 }",
            "B.swift": "func b() { UIView.animate(withDuration: Times.fast) { } }",
        ])
        #expect(folder.scan().places.flatMap(\.readings).map { $0.spelling?.duration } == [0.1])
    }

    @Test func `private constants of other files aren't seen`() throws {
        let folder = try CodeFolder([
            "A.swift":
                "private enum Times { static let fast = 0.1 }\nfunc a() { UIView.animate(withDuration: Times.fast) { } }",
            "B.swift":
                "private enum Times { static let fast = 0.2 }\nfunc b() { UIView.animate(withDuration: Times.fast) { } }",
        ])
        #expect(folder.scan().places.flatMap(\.readings).map { $0.spelling?.duration } == [0.1, 0.2])
    }

    /// Names that mean something else than a constant of the same name.
    static let shadowed = [
        "func f(fast: Double) { UIView.animate(withDuration: fast) { } }",
        "struct S { let fast: Double\n func f() { UIView.animate(withDuration: fast) { } } }",
        "struct S { var fast = 0.5\n func f() { UIView.animate(withDuration: fast) { } } }",
        "func f() { var fast = 0.5\n fast = 2\n UIView.animate(withDuration: fast) { } }",
        "func f() { items.forEach { fast in UIView.animate(withDuration: fast) { } } }",
        "func f() { for fast in times { UIView.animate(withDuration: fast) { } } }",
        "func f() { if let fast = time { UIView.animate(withDuration: fast) { } } }",
        "func f() { let fast = time()\n UIView.animate(withDuration: fast) { } }",
    ]

    @Test(arguments: shadowed) func `a nearer name hides a constant`(_ code: String) throws {
        let folder = try CodeFolder(["A.swift": "let fast = 0.3", "B.swift": code])
        let reading = try #require(folder.scan().places.first?.readings.first)
        #expect(reading.unknown.map(\.part) == ["duration"])
    }

    @Test func `a variable that something assigns is not a constant`() throws {
        let code = "enum T { static var fast = 0.1\n static var slow = 0.5 }\nfunc f() { T.fast = 1 }\n"
        let uses = "func g() { UIView.animate(withDuration: T.fast) { }\n UIView.animate(withDuration: T.slow) { } }"
        let places = try CodeFolder(["A.swift": code + uses]).scan().places
        #expect(places.flatMap(\.readings).map { $0.spelling?.duration } == [nil, 0.5])
    }

    @Test func `an assignment to something else of the same name leaves a constant alone`() throws {
        let folder = try CodeFolder([
            "A.swift": "enum T { static var fast = 0.1 }\nfunc a() { UIView.animate(withDuration: T.fast) { } }",
            "B.swift": "func b(_ view: Row) { view.fast = 2\n var fast = 0.5\n fast = 3\n U.fast = 4 }",
            "C.swift": "class C: D { func c() { fast = 1\n self.fast = 2\n row?.fast = 3 } }",
        ])
        #expect(folder.scan().places.flatMap(\.readings).map { $0.spelling?.duration } == [0.1])
    }

    @Test(arguments: ["T.fast = 1", "fast = 1", "type(of: self).fast = 1", "self.fast = 1"])
    func `any other assignment may be to a constant`(_ assignment: String) throws {
        let folder = try CodeFolder([
            "A.swift": "enum T { static var fast = 0.1 }\nfunc a() { UIView.animate(withDuration: T.fast) { } }",
            "B.swift": "class B: C { static func b() { \(assignment) } }\nextension C: T { }",
        ])
        #expect(folder.scan().places.flatMap(\.readings).map { $0.spelling?.duration } == [nil])
    }

    @Test func `what a view contains isn't a constant of its name`() throws {
        let code = """
            extension Animation { static let quick: Animation = .easeIn(duration: 0.1) }
            struct Row: View {
                var body: some View { title.animation(.quick, value: isOpen) }
                var more: some View { Button { withAnimation { open() } } label: { icon } }
            }
            """
        let places = try CodeFolder(["A.swift": code]).scan().places
        #expect(places.map(\.name) == ["Animation.quick", nil, nil])
        #expect(places.map(\.position.line) == [1, 3, 4])
    }

    @Test func `an assignment in a branch isn't known`() throws {
        let code = """
            func f() {
                let a = CABasicAnimation(keyPath: "x")
                a.duration = 0.2
                if slow { a.duration = 0.5 }
                layer.add(a, forKey: nil)
            }
            """
        let readings = try CodeFolder(["A.swift": code]).scan().places.flatMap(\.readings)
        #expect(readings.map(Expected.init).map(\.unknown) == [["duration"]])
    }

    @Test func `places have their lines, declarations, and code`() throws {
        let code =
            "struct Menu {\n    // é\n    func show() {\n        UIView.animate(\n            withDuration: 0.2) { }\n    }\n}\n"
        let place = try #require(CodeFolder(["A.swift": code]).scan().places.first)
        #expect(place.position.line == 4 && place.position.column == 9)
        #expect(place.scope == "Menu.show()" && place.shape == "UIView.animate(withDuration:)")
        #expect(place.code == "UIView.animate( withDuration: 0.2)")
    }
}
