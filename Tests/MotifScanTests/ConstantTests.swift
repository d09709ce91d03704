import Foundation
import MotifCore
import MotifJSON
import MotifScan
import MotifSource
import MotifSpelling
import Testing

/// Names of constants have the values that a reader finds in the same files.
@Suite struct ConstantTests {
    /// Names that a platform gives to numbers and to whole configurations.
    @Test(arguments: [
        (
            "a.kt",
            """
            import androidx.compose.animation.core.Spring.StiffnessMediumLow
            import androidx.compose.animation.core.spring
            fun a() = use(spring<Float>(Spring.DampingRatioMediumBouncy, StiffnessMediumLow))
            """, Expected(.compose(0.5, 400))
        ),
        (
            "a.tsx",
            """
            import { SnappySpringConfig, withSpring } from 'react-native-reanimated'
            const a = () => { x.value = withSpring(1, SnappySpringConfig) }
            """, Expected(.physical(mass: 4, 900, 110))
        ),
        (
            "a.tsx",
            """
            import { withSpring } from 'react-native-reanimated'
            const SnappySpringConfig = { mass: 1, stiffness: 100, damping: 12 }
            const a = () => { x.value = withSpring(1, SnappySpringConfig) }
            """, Expected(.physical(100, 12))
        ),
    ]) func `a platform's own constants are known, unless the code declares them`(
        _ file: String, _ code: String, _ expected: Expected
    ) throws {
        let places = try CodeFolder([file: code]).scan().places.filter { $0.shape != "constant" }
        #expect(places.flatMap(\.readings).map { Expected($0).curve } == [expected.curve])
    }

    /// Files, and the durations of their places in order; 0 for one that isn't known.
    static let durations: [(files: [String: String], expected: [Double])] = [
        (
            [
                "A.swift": """
                UIView.animate(withDuration: 0.25, delay: .zero) { }
                UIView.animate(withDuration: 0.3, delay: TimeInterval.zero, options: .curveEaseIn) { }
                """
            ], [0.25, 0.3]
        ),
        (
            [
                "A.kt": """
                class A {
                    companion object { const val SLOW = 400 }
                    object Inner { const val FAST = 100 }
                    fun f() { run(tween<Float>(SLOW)); run(tween<Float>(Inner.FAST)) }
                }
                """,
                "B.kt": """
                class B { companion object Times { const val MID = 200 }; fun f() { run(tween<Float>(MID)) } }
                class C { companion object { const val SLOW = 900 } }
                fun f() {
                    run(tween<Float>(A.SLOW)); run(tween<Float>(A.Companion.SLOW)); run(tween<Float>(A.Inner.FAST))
                    run(tween<Float>(B.MID)); run(tween<Float>(B.Times.MID)); run(tween<Float>(C.SLOW))
                    run(tween<Float>(SLOW)); run(tween<Float>(A.GONE))
                }
                """,
            ], [0.4, 0.1, 0.2, 0.4, 0.4, 0.1, 0.2, 0.2, 0.9, 0, 0]
        ),
        (
            [
                "A.swift": "extension TimeInterval { static let sheet = 0.25 }",
                "B.swift": "UIView.animate(withDuration: .sheet) {}",
            ], [0.25]
        ),
        (
            [
                "A.swift":
                    "extension Double { static let sheet: Double = 1 / 4 }\nUIView.animate(withDuration: .sheet) {}"
            ], [0.25]
        ),
        (
            [
                "A.swift":
                    "enum Speed: Double { case slow = 0.5, fast = 0.1 }\nUIView.animate(withDuration: Speed.fast.rawValue) {}"
            ], [0.1]
        ),
        (
            [
                "A.swift":
                    "enum A { enum Speed: Double { case fast = 0.1 } }\nUIView.animate(withDuration: A.Speed.fast.rawValue * 2) {}"
            ], [0.2]
        ),
        (["a.ts": "const DUR = { fast: 300, slow: { more: 900 } }\nwithTiming(1, { duration: DUR.fast })"], [0.3]),
        (
            [
                "a.ts": "export const DUR = { slow: { more: 900 } } as const",
                "b.ts": "withTiming(1, { duration: DUR.slow.more })",
            ], [0.9]
        ),
        (["a.ts": "const DUR = Object.freeze({ fast: 300 })\nwithTiming(1, { duration: DUR.fast })"], [0.3]),
        (["a.kt": "fun f() { run(tween<Float>(AnimationConstants.DefaultDurationMillis * 2)) }"], [0.6]),
        (
            ["a.dart": "const kFast = Duration(milliseconds: 150);\nfinal a = AnimatedOpacity(duration: kFast * 2);"],
            [0.3]
        ),
        (
            ["a.dart": "const kSlow = Duration(milliseconds: 600);\nfinal a = AnimatedOpacity(duration: kSlow ~/ 2);"],
            [0.3]
        ),
        (["a.dart": "final a = AnimatedOpacity(duration: Duration(milliseconds: 600 ~/ 2));"], [0.3]),
        (
            [
                "a.dart":
                    "class T { static const fast = Duration(seconds: 1); }\nfinal a = AnimatedOpacity(duration: T.fast ~/ 4);"
            ], [0.25]
        ),
        (["A.swift": "func f() { let fast = 0.1\n let d = fast * 2\n UIView.animate(withDuration: d) {} }"], [0.2]),
        (["A.swift": "var fast = 0.3\nfunc f() { UIView.animate(withDuration: fast) {} }"], [0.3]),
        (["A.swift": "var fast = 0.3\nfunc f() { fast += 1\n UIView.animate(withDuration: fast) {} }"], [0]),
        (["A.swift": "func f() { var d = 0.3\n d *= 2\n UIView.animate(withDuration: d) {} }"], [0]),
    ]

    @Test(arguments: durations) func `a constant has its value`(_ files: [String: String], _ expected: [Double]) throws
    {
        let readings = try CodeFolder(files).scan().places.filter { $0.name == nil }.flatMap(\.readings)
        #expect(readings.map { $0.unknown.isEmpty ? $0.spelling?.duration ?? 0 : 0 } == expected)
    }

    @Test func `options and timing functions can be constants`() throws {
        let code = """
            let opts: UIView.AnimationOptions = [.curveEaseOut]
            let curve: CAMediaTimingFunction = .init(name: .easeOut)
            func f() { UIView.animate(withDuration: 0.3, delay: 0, options: opts, animations: {}) }
            func g() { let a = CABasicAnimation()
             a.duration = 0.2
             a.timingFunction = curve }
            """
        let readings = try CodeFolder(["A.swift": code]).scan().places.filter { $0.name == nil }.flatMap(\.readings)
        #expect(readings.map(Expected.init) == [Expected(.named(.easeOut), 0.3), Expected(.named(.easeOut), 0.2)])
    }

    /// Names that mean something in one language, and code of another that has the same words.
    static let languages: [(files: [String: String], expected: [Expected])] = [
        (
            ["a.css": ".a { transition: opacity 0.3s ease-in }", "b.ts": "export const opacity = [0.2, 0, 0, 1]"],
            [Expected(.named(.easeIn), 0.3)]
        ),
        (
            ["a.css": ".a { transition: width 0.3s linear }", "b.ts": "const width = 100, linear = 3"],
            [Expected(.named(.linear), 0.3)]
        ),
        (
            ["A.swift": "func f() { UIView.animate(withDuration: fast) {} }", "b.ts": "const fast = 3"],
            [Expected(unknown: ["duration"])]
        ),
        (["a.kt": "val a = tween<Float>(fast)", "B.swift": "let fast = 3"], [Expected(unknown: ["duration"])]),
        (
            [
                "a.scss": "$fast: 0.2s;",
                "b.css": ".a { transition: opacity var(--fast) linear; } :root { --fast: 0.4s }",
            ], [Expected(.named(.linear), 0.4)]
        ),
    ]

    @Test(arguments: languages) func `names are looked up in their own language`(
        _ files: [String: String], _ expected: [Expected]
    ) throws {
        let found = try CodeFolder(files).scan().places.flatMap(\.readings).map(Expected.init)
        if expected.first?.unknown.isEmpty == false {
            #expect(found.map(\.unknown) == expected.map(\.unknown))
        } else {
            #expect(found == expected)
        }
    }

    @Test(arguments: [
        ("UIView.animate(withDuration: missing) {}", DynamicReason.notFound("missing")),
        ("UIView.animate(withDuration: present) {}\nlet present = compute()", .call("compute")),
        (
            "enum A { static let present: Timer = { make() }() }\nUIView.animate(withDuration: A.present) {}",
            .parameter("A.present")
        ),
        ("UIView.animate(withDuration: Double(x / 30)) {}", .notFound("x")),
        ("func f(p: P) { UIView.animate(withDuration: p.time) {} }", .parameter("p.time")),
    ]) func `only a name that the files don't have isn't found`(_ code: String, _ reason: DynamicReason) throws {
        let reading = try #require(CodeFolder(["A.swift": code]).scan().places.first?.readings.first)
        #expect(reading.unknown.map(\.reason) == [reason])
    }

    @Test func `each file is read once, and constants that are used are places`() throws {
        let folder = try CodeFolder([
            "A.swift": "enum T {\n static let fast = 0.25\n static let other = 3.0 }",
            "B.swift": "func f() { UIView.animate(withDuration: T.fast) {}\n UIView.animate(withDuration: T.fast) {} }",
        ])
        let constants = folder.scan().constants
        #expect(constants.map(\.place.name) == ["T.fast"] && constants.map(\.uses) == [2])
        #expect(constants.first?.place.position.line == 2 && constants.first?.place.code == "0.25")
    }

    @Test(arguments: [
        ("./motion", "web/motion.ts"), ("./motion.js", "web/motion.ts"), ("../web/motion", "web/motion.ts"),
        ("./motion", "web/motion/index.tsx"), ("../shared", "shared/index.js"),
    ])
    func `a name is that of the file it is imported from`(_ module: String, _ file: String) throws {
        let folder = try CodeFolder([
            "native/motion.ts": "export const EASE = Easing.bezier(0.2, 0, 0, 1);\nexport const FAST = 400;",
            file: "export const EASE = [0.2, 0, 0, 1];\nexport const FAST = 0.2;",
            "web/Card.tsx": """
            import { animate } from "motion";
            import { EASE as curve, FAST } from "\(module)";
            const EASE = "linear";
            animate(card, { opacity: 1 }, { duration: FAST, ease: curve });
            """,
        ])
        let places = folder.scan().places.filter { $0.file.hasSuffix("web/Card.tsx") }
        #expect(places.flatMap(\.readings).map(Expected.init) == [Expected(.cubic(0.2, 0, 0, 1), 0.2)])
        let code =
            "import { animate } from 'motion';\nimport { FAST } from '@app/motion';\nanimate(card, { x: 1 }, { duration: FAST });"
        try folder.write(Data(code.utf8), to: "web/Card.tsx")
        let other = folder.scan().places.filter { $0.file.hasSuffix("web/Card.tsx") }.flatMap(\.readings)
        #expect(other.flatMap(\.unknown).map(\.reason) == [.notFound("FAST")])
    }

    /// Declarations of one name in some files, and the duration that each file and another see; `nil` for none that is known.
    private static let views: [(declared: [String: String], seen: [String: Double?])] = [
        (["a": "static let t = 0.1"], ["a": 0.1, "z": 0.1]),
        (["a": "private static let t = 0.1"], ["a": 0.1, "z": nil]),
        (["a": "static let t = 0.1", "b": "static let t = 0.1"], ["a": 0.1, "b": 0.1, "z": 0.1]),
        (["a": "static let t = 0.1", "b": "static let t = 0.2"], ["a": 0.1, "b": 0.2, "z": nil]),
        (["a": "private static let t = 0.1", "b": "static let t = 0.2"], ["a": 0.1, "b": 0.2, "z": 0.2]),
        (["a": "static let t = 0.1", "b": "private static let t = 0.2"], ["a": 0.1, "b": 0.2, "z": 0.1]),
        (["a": "private static let t = 0.1", "b": "private static let t = 0.2"], ["a": 0.1, "b": 0.2, "z": nil]),
        (
            ["a": "static let t = 0.1", "b": "private static let t = 0.2", "c": "static let t = 0.3"],
            ["a": 0.1, "b": 0.2, "c": 0.3, "z": nil]
        ),
        (
            ["a": "private static let t = 0.1", "b": "static let t = 0.2", "c": "static let t = 0.2"],
            ["a": 0.1, "b": 0.2, "c": 0.2, "z": 0.2]
        ),
    ]

    @Test(arguments: views.indices, ["", "Outer."]) func `a file sees its own constant, and what everyone sees`(
        _ index: Int, _ outer: String
    ) throws {
        let (declared, seen) = Self.views[index]
        let files = Dictionary(
            uniqueKeysWithValues: seen.keys.map { name in
                let own = declared[name].map { "extension \(outer)T { \($0) }" } ?? ""
                return (name + ".swift", own + "\nlet a\(name) = Animation.linear(duration: T.t)")
            })
        let found = try CodeFolder(files).scan().places.map { ($0.file.suffix(7).first.map(String.init), $0) }
        for (name, seconds) in seen {
            let readings = found.filter { $0.0 == name }.flatMap(\.1.readings)
            #expect(readings.map { $0.spelling?.duration } == [seconds], "\(name) of \(declared)")
        }
    }

    static let resources: [(files: [String: String], expected: [Expected])] = [
        (
            [
                "res/interpolator/mine.xml":
                    "<?xml version=\"1.0\"?>\n<pathInterpolator android:controlX1=\"0.4\" android:controlY1=\"0\" android:controlX2=\"0.2\" android:controlY2=\"1\"/>",
                "res/animator/a.xml":
                    "<objectAnimator android:duration=\"300\" android:interpolator=\"@interpolator/mine\"/>",
            ], [Expected(.cubic(0.4, 0, 0.2, 1), 0.3), Expected(.cubic(0.4, 0, 0.2, 1))]
        ),
        (
            [
                "res/animator/a.xml": """
                <objectAnimator android:duration="490"><aapt:attr name="android:interpolator">
                <pathInterpolator android:controlX1="0.4" android:controlY1="0" android:controlX2="0.2" android:controlY2="1"/>
                </aapt:attr></objectAnimator>
                """
            ], [Expected(.cubic(0.4, 0, 0.2, 1), 0.49)]
        ),
        (
            [
                "res/animator/a.xml":
                    "<objectAnimator android:duration=\"300\" android:interpolator=\"@interpolator/none\"/>"
            ],
            [Expected(nil, 0.3, unknown: ["interpolator"])]
        ),
    ]

    @Test(arguments: resources) func `resources of Android are other files, or inline`(
        _ files: [String: String], _ expected: [Expected]
    ) throws {
        #expect(try CodeFolder(files).scan().places.flatMap(\.readings).map(Expected.init) == expected)
    }
}
