import Foundation
import MotifCore
import MotifJSON
import MotifScan
import MotifSource
import MotifSpelling
import Testing

/// Where motion is found, and where it isn't.
@Suite struct PlaceTests {
    private func readings(_ code: String, file: String = "A.swift") throws -> [Expected] {
        try CodeFolder([file: code]).scan().places.flatMap(\.readings).map(Expected.init)
    }

    /// Positions in which a member with a leading dot is an animation.
    static let implicit: [(code: String, expected: [Expected])] = [
        (
            "var a: Animation { switch self { case .x: return .easeOut(duration: 0.1)\n default: return .snappy } }",
            [Expected(.named(.easeOut), 0.1), Expected(.bounce(0.5, 0.15))]
        ),
        (
            "var a: Animation { switch self { case .x: .easeOut(duration: 0.1)\n case .y: .bouncy } }",
            [Expected(.named(.easeOut), 0.1), Expected(.bounce(0.5, 0.3))]
        ),
        ("func make() -> Animation { .easeOut(duration: 0.2) }", [Expected(.named(.easeOut), 0.2)]),
        ("func make() -> Animation? { return .smooth }", [Expected(.bounce(0.5, 0))]),
        (
            "let a = [.easeOut(duration: 0.3), .easeIn(duration: 0.4)] as [Animation]",
            [Expected(.named(.easeOut), 0.3), Expected(.named(.easeIn), 0.4)]
        ),
        (
            "let a: [Animation] = [.easeOut(duration: 0.3), .bouncy]",
            [Expected(.named(.easeOut), 0.3), Expected(.bounce(0.5, 0.3))]
        ),
        ("func f(animation: Animation = .easeOut(duration: 0.2)) { }", [Expected(.named(.easeOut), 0.2)]),
        ("func f(animation: Animation? = .bouncy) { }", [Expected(.bounce(0.5, 0.3))]),
        ("transaction.animation = .easeOut(duration: 0.4)", [Expected(.named(.easeOut), 0.4)]),
        ("view.transaction { $0.animation = .bouncy }", [Expected(.bounce(0.5, 0.3))]),
        ("ball.ballAnimation(.easeOut(duration: 0.3))", [Expected(.named(.easeOut), 0.3)]),
    ]

    @Test(arguments: implicit) func `a member with a leading dot is found`(_ code: String, _ expected: [Expected])
        throws
    {
        #expect(try readings(code) == expected)
    }

    @Test(arguments: [
        "let a: Style = .bouncy", "f(.linear)",
        "enum Move { case easeOut(duration: Double) }\nrun(.easeOut(duration: 0.3))",
        "func f() -> Style { .smooth }", "view.style = .default", "switch a { case .spring: return .easeIn }",
    ]) func `a member of another type isn't an animation`(_ code: String) throws {
        #expect(try readings(code) == [])
    }

    /// Functions that an app declares itself, or imports from elsewhere.
    static let foreign: [(files: [String: String], name: String)] = [
        (
            [
                "A.swift": "import UIKit\nextension UIView { func withAnimation(_ f: () -> Void) { } }",
                "B.swift": "import UIKit\nfunc b() { withAnimation { } }",
            ], "withAnimation"
        ),
        (["A.swift": "func withAnimation(_ f: () -> Void) { }\nfunc b() { withAnimation { } }"], "withAnimation"),
        (
            ["A.swift": "class A { func withAnimation(_ f: () -> Void) { }\n func b() { withAnimation { } } }"],
            "withAnimation"
        ),
        (
            [
                "A.swift":
                    "extension UIView { static func animate(views: V, animations: A, duration: Double) { } }\nUIView.animate(views: v, animations: a, duration: 1.3)"
            ], "animate"
        ),
        (["a.ts": "import { animate } from './mine'\nanimate(el, { x: 1 }, { duration: 0.4 })"], "animate"),
        (["a.ts": "function animate(a, b, c) { }\nanimate(el, { x: 1 }, { duration: 0.4 })"], "animate"),
        (["a.kt": "import com.example.tween\nval a = tween<Float>(300)"], "tween"),
    ]

    @Test(arguments: foreign) func `an app's own function isn't the platform's`(
        _ files: [String: String], _ name: String
    ) throws {
        let found = try CodeFolder(files).scan().places.flatMap(\.readings)
        #expect(found.flatMap { $0.unknown.map(\.reason) } == [.foreign(name)])
    }

    @Test(arguments: [
        "class A { func withAnimation(_ f: () -> Void) { } }\nimport SwiftUI\nfunc b() { withAnimation { } }",
        "extension UIView { static func animate(withDuration d: Double, style: S) { } }\nfunc b() { UIView.animate(withDuration: 0.3) { } }",
    ]) func `a function of another type hides nothing`(_ code: String) throws {
        #expect(try CodeFolder(["A.swift": code]).scan().places.flatMap(\.readings).allSatisfy { $0.unknown.isEmpty })
    }

    /// Files of TypeScript, and what their transition is.
    static let imports: [(code: String, expected: [Expected])] = [
        (
            "import { motion } from 'framer-motion'\nconst a = { transition: { duration: 0.35, ease: 'linear' } }",
            [Expected(.named(.linear), 0.35)]
        ),
        (
            "import * as m from 'motion/react'\nconst a = { transition: { duration: 0.35, ease: 'linear' } }",
            [Expected(.named(.linear), 0.35)]
        ),
        (
            "import { Chart } from 'chart.js'\nconst a = { transition: { duration: 400 } }",
            [Expected(unknown: ["timing"])]
        ),
        (
            "import { MotiView } from 'moti'\nconst a = <MotiView transition={{ type: 'spring', delay: 200 }} />",
            [Expected(unknown: ["timing"])]
        ),
        (
            "import { MotiView } from 'moti'\nconst a = <MotiView transition={{ duration: 350, delay: 100 }} />",
            [Expected(unknown: ["timing"])]
        ),
    ]

    @Test(arguments: imports) func `imports choose the library`(_ code: String, _ expected: [Expected]) throws {
        #expect(try readings(code, file: "a.tsx") == expected)
    }

    @Test(arguments: [
        ("a.tsx", "const a = <div transition={{ duration: 0.2, ease: \"easeOut\", unheardOf: 1 }} />"),
        ("a.tsx", "const a = { transition: { unheardOf: 0.2 } }"),
    ]) func `a transition that can't be read isn't left out`(_ file: String, _ code: String) throws {
        #expect(try CodeFolder([file: code]).scan().places.count == 1)
    }

    /// Conditions, and whether their first and second value is for reduced motion.
    @Test(arguments: [
        ("reduceMotion", [true, false]), ("!reduceMotion", [false, true]), ("isOpen", [false, false]),
        ("UIAccessibility.isReduceMotionEnabled", [true, false]), ("reduce", [true, false]),
        ("accessibilityReduceMotion == false", [false, true]), ("shouldReduceMotion", [true, false]),
    ]) func `a branch for reduced motion is marked`(_ condition: String, _ expected: [Bool]) throws {
        let code = "withAnimation(\(condition) ? nil : .easeIn(duration: 0.4)) {}"
        let readings = try CodeFolder(["A.swift": code]).scan().places.flatMap(\.readings)
        #expect(readings.map(\.isReduced) == expected && readings.map(\.spelling?.isNone) == [true, false])
        let numbers = "UIView.animate(withDuration: \(condition) ? 0 : 0.35) {}"
        #expect(try CodeFolder(["A.swift": numbers]).scan().places.flatMap(\.readings).map(\.isReduced) == expected)
    }

    @Test(arguments: [
        ("a.tsx", "withTiming(1, { duration: useReducedMotion() ? 0 : 300 })"),
        ("a.kt", "val a = tween<Float>(if (reducedMotion) 0 else 300)"),
        ("a.dart", "final a = AnimatedOpacity(duration: Duration(milliseconds: context.disableAnimations ? 0 : 300));"),
    ]) func `every language has conditions for reduced motion`(_ file: String, _ code: String) throws {
        let readings = try CodeFolder([file: code]).scan().places.flatMap(\.readings)
        #expect(readings.map(\.isReduced) == [true, false] && readings.map { $0.spelling?.duration } == [0, 0.3])
    }

    @Test func `a second curve is a timing of its own`() throws {
        let code = "final a = CurvedAnimation(parent: p, curve: Curves.easeIn, reverseCurve: Curves.easeOut);"
        let readings = try CodeFolder(["a.dart": code]).scan().places.flatMap(\.readings)
        #expect(readings.map { $0.spelling?.curve } == [.named(.easeIn), .named(.easeOut)])
        #expect(readings.map(\.part) == [nil, "reverseCurve"])
    }

    @Test func `properties with the same timing are one timing`() throws {
        let same = "{ type: 'tween', duration: 0.2, ease: 'linear' }"
        let code = "const a = { transition: { x: \(same), y: \(same), opacity: { duration: 1, ease: 'easeIn' } } }"
        let readings = try CodeFolder(["a.ts": code]).scan().places.flatMap(\.readings)
        #expect(readings.map(\.part) == ["x, y", "opacity"])
        #expect(readings.map { $0.spelling?.duration } == [0.2, 1])
    }

    /// Transitions that are stated elsewhere, with their reasons.
    private static let elsewhere: [(code: String, reasons: [String])] = [
        ("<motion.a transition={lib} />", ["the timing is 'lib', which has no value in the scanned files"]),
        ("<motion.a transition={make(3)} />", ["the timing is the result of 'make'"]),
        ("const A = ({ t }) => <motion.a transition={t} />", ["the timing is 't', which is set at run time"]),
        ("<motion.a transition={all[0]} />", ["the timing is computed at run time"]),
        (
            "<motion.a animate={{ x: 1, transition: lib.fast }} />",
            [
                "the timing is 'lib.fast', which has no value in the scanned files"
            ]
        ),
        (
            "<motion.a transition={{ opacity: lib, x: { duration: 0.2, ease: 'linear' } }} />",
            [
                "the timing is 'lib', which has no value in the scanned files",
                "linear over 0.2 s (x) is not in the catalog",
            ]
        ),
        (
            "<motion.a transition={open ? lib : { duration: 0.2, ease: 'linear' }} />",
            [
                "the timing is 'lib', which has no value in the scanned files",
                "linear over 0.2 s is not in the catalog",
            ]
        ),
        // Types, new names, and objects of other meanings.
        ("type A = { transition: Transition }; function f({ transition: own }) { }", []),
        ("const transition = { type, bounce }; <p to={{ transition: 'slide' }} />", []),
        ("import { b } from 'react-native'; const a = { transition: lib }", []),
    ]

    @Test(arguments: elsewhere.indices) func `a transition that is stated elsewhere is never left out`(_ index: Int)
        throws
    {
        let row = Self.elsewhere[index]
        let code = row.code.hasPrefix("import") ? row.code : "import { motion } from 'motion/react'\n" + row.code
        let report = ScanReport(try CodeFolder(["a.tsx": code]).scan(), CatalogValues())
        #expect(report.findings.map(\.message) == row.reasons, "\(row.code)")
    }

    @Test func `a transition of another file that is scanned is read`() throws {
        let files = [
            "a.tsx":
                "import { motion } from 'motion/react'; import { fast } from './b'\n<motion.a transition={fast} />",
            "b.ts": "export const fast = { duration: 0.2, ease: 'linear' }",
            "c.ts": "export const fast = { duration: 9 }",
        ]
        let readings = try CodeFolder(files).scan().places.flatMap(\.readings).map(Expected.init)
        #expect(readings == [Expected(.named(.linear), 0.2)])
    }

    @Test func `a controller gives its duration to the curves that it drives`() throws {
        let code = """
            class A extends State<B> {
              void initState() {
                _c = AnimationController(vsync: this, duration: const Duration(milliseconds: 300));
                a = CurvedAnimation(parent: _c, curve: Curves.easeIn, reverseCurve: Curves.easeOut);
                b = CurvedAnimation(parent: widget.animation, curve: Curves.easeIn);
              }
            }
            class C extends State<D> { final a = CurvedAnimation(parent: _c, curve: Curves.easeIn); }
            """
        let (easeIn, easeOut) = (Curve.named(.easeIn), Curve.named(.easeOut))
        let own = [Expected(nil, 0.3), Expected(easeIn, 0.3), Expected(easeOut, 0.3)]
        #expect(try readings(code, file: "a.dart") == own + [Expected(easeIn), Expected(easeIn)])
        // What changes isn't its duration.
        let changed = code + "\nvoid f() { _c.duration = time; }"
        #expect(try readings(changed, file: "a.dart").prefix(2) == [Expected(nil, 0.3), Expected(easeIn)])
    }

    @Test func `a call with a duration and a curve that aren't written there is dynamic or evaluated`() throws {
        let code = """
            const kTime = Duration(milliseconds: 250);
            const kCurve = Curves.easeIn;
            void f(Route route) {
              sheet.moveTo(1, duration: route.time, curve: route.curve ?? Curves.easeOut);
              Panel(duration: kTime, curve: kCurve);
              Panel(duration: base * 2, curve: Curves.easeIn);
            }
            """
        #expect(
            try readings(code, file: "a.dart") == [
                Expected(unknown: ["duration", "curve"]), Expected(.named(.easeOut), unknown: ["duration"]),
                Expected(.named(.easeIn), 0.25),
                Expected(.named(.easeIn), unknown: ["duration"]),
            ])
    }

    @Test func `an animator that continues states only its curve`() throws {
        let code = """
            animator?.continueAnimation(withTimingParameters: curve, durationFactor: 1 - progress)
            animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
            """
        let unknown = Expected(unknown: ["timing"])
        #expect(try readings(code).map(\.unknown) == [unknown.unknown, []] && readings(code).allSatisfy(\.isSystem))
    }

    @Test func `Flutter's named constructors are found`() throws {
        let code = """
            final a = SpringDescription.withDampingRatio(mass: 1, stiffness: 500, ratio: 0.6);
            final b = SpringDescription.withDurationAndBounce(duration: Duration(milliseconds: 450), bounce: 0.1);
            """
        #expect(try readings(code, file: "a.dart").map { $0.curve != nil && $0.unknown.isEmpty } == [true, true])
    }

    /// Files whose motion isn't read.
    static let unread: [(file: String, code: String, kinds: [UnreadFile.Kind])] = [
        ("a.vue", "<style>.a { transition: opacity 1s }</style>", [.vue]), ("a.vue", "<p>text</p>", []),
        ("a.svelte", "<p transition:fade>", [.svelte]), ("A.java", "ObjectAnimator.ofFloat(v, \"x\", 1)", [.java]),
        ("A.java", "class A { }", []),
        ("A.java", "v.startAnimation(new AlphaAnimation(0, 1));", [.java]),
        ("a.vue", "<div class='flex duration-300'/>", [.vue]),
        ("a.tsx", "import styled from 'styled-components'\nstyled.div`transition: all 1s`", [.template]),
        ("a.tsx", "import styled from 'styled-components'\nstyled.div`color: red`", []),
        ("a.tsx", "import { css } from '@emotion/react'\ncss`animation: a 1s`", [.template]),
        ("a.ts", "createStyles(({ css }) => ({ a: css`\n  transition: color 100ms ${t.easeOut};\n` }))", [.template]),
        ("a.ts", "const text = `select transition from ${table}`", []),
        ("a.tsx", "import { useSpring } from '@react-spring/web'", [.reactSpring]),
        ("a.tsx", "import { MotiView } from 'moti'", [.moti]), ("a.ts", "import gsap from 'gsap'", [.gsap]),
        ("a.tsx", "<a className=\"flex hover:duration-300\">", [.tailwind]), ("a.tsx", "<a className=\"flex\">", []),
        ("a.tsx", "<a className={cn('flex transition-opacity duration-300', x)}>", [.tailwind]),
        ("a.tsx", "<a className={`flex ${x} animate-spin`}>", [.tailwind]),
        ("a.ts", "const names = ['ease-in', 'all 0.3s ease-in-out', 'delay-500']", []),
        ("a.dart", "import 'package:flutter_animate/flutter_animate.dart';", [.flutterAnimate]),
    ]

    @Test(arguments: unread) func `a file with motion that isn't read is named`(
        _ file: String, _ code: String, _ kinds: [UnreadFile.Kind]
    ) throws {
        #expect(try CodeFolder([file: code]).scan().unread.map(\.kind) == kinds)
    }

    @Test func `each file with unread motion is one note, and counted`() throws {
        let folder = try CodeFolder(["a.vue": "<style>.a { transition: opacity 1s }</style>", "b.vue": "<p>text</p>"])
        let report = ScanReport(folder.scan(), CatalogValues())
        #expect(report.findings.map(\.rule) == [.unread] && report.findings.allSatisfy { $0.isShown() })
        #expect(report.findings.map(\.message) == ["Vue is not read, so the motion in this file is not compared"])
        #expect(report.counts == [.unread: 1] && report.timingCount == 0)
    }

    @Test func `a file that is named is never passed over`() throws {
        let folder = try CodeFolder(["page.vue": "<p>text</p>", "notes.txt": "text"])
        let scan = Scan(SourceFiles(["page.vue", "notes.txt"].map { folder.url.path + "/" + $0 }))
        #expect(scan.unread.map(\.kind) == [.other, .vue])
    }
}
