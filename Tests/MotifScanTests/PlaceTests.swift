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
        ("a.tsx", "import styled from 'styled-components'\nstyled.div`transition: all 1s`", [.styledComponents]),
        ("a.tsx", "import styled from 'styled-components'\nstyled.div`color: red`", []),
        ("a.tsx", "import { css } from '@emotion/react'\ncss`animation: a 1s`", [.emotion]),
        ("a.tsx", "import { useSpring } from '@react-spring/web'", [.reactSpring]),
        ("a.tsx", "import { MotiView } from 'moti'", [.moti]), ("a.ts", "import gsap from 'gsap'", [.gsap]),
        ("a.tsx", "<a className=\"flex hover:duration-300\">", [.tailwind]), ("a.tsx", "<a className=\"flex\">", []),
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
