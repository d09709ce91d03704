import MotifSource
import Testing

@testable import MotifScan

/// Names that mean something else than a constant or a function of the same name in other code: a wrong value is worse
/// than none.
@Suite struct HiddenNameTests {
    private static let rows: [(file: String, code: String, messages: [String])] = [
        // What hides a function, and functions that can't be told apart.
        (
            "a.swift",
            """
            func d() -> Double { 0.3 }
            class A { func go(d: () -> Double) { UIView.animate(withDuration: d()) { } } }
            func b() { let d = { 0.4 }; UIView.animate(withDuration: d()) { } }
            func c() { func d() -> Double { work() }; UIView.animate(withDuration: d()) { } }
            func e() { if let d { UIView.animate(withDuration: d()) { } } }
            class F { lazy var d = make(); func go() { UIView.animate(withDuration: d()) { } } }
            func g() { UIView.animate(withDuration: d()) { } }
            """,
            (2...6).map { "\($0) dynamic: the duration is the result of 'd'" } + ["7 unknown: easeInOut over 0.3 s"]
        ),
        (
            "a.swift",
            """
            extension Animation { static func easeOut() -> Animation { .linear(duration: 0.9) } }
            let a: Animation = .easeOut(duration: 0.3)
            class B { func time() -> Double { 0.3 }; func go() { UIView.animate(withDuration: time()) { } } }
            class C: B { override func time() -> Double { 0.5 } }
            func late(by x: Int, to y: Int) -> Double { 0.6 }
            func h() { UIView.animate(withDuration: late(by: 1, to: 2)) { }; UIView.animate(withDuration: late(1)) { } }
            """,
            [
                "1 unknown: linear over 0.9 s", "2 unknown: easeOut over 0.3 s",
                "3 dynamic: the duration is the result of 'time'", "6 unknown: easeInOut over 0.6 s",
                "6 dynamic: the duration is the result of 'late'",
            ]
        ),
        (
            "a.kt",
            """
            fun m(x: Int) = 100
            fun m(y: Long) = 300
            val a = tween<Float>(m(9), easing = LinearEasing)
            fun <T> MutableState<T>.animateTo(v: T, spec: Spec = SpringSpec()) { }
            class Crossfade(val a: Int)
            """, ["3 dynamic: the duration is the result of 'm'", "4 unknown: spring"]
        ),
        // What a loop or a 'catch' sets, with braces and without.
        (
            "a.kt",
            """
            import androidx.compose.animation.core.*
            private val duration = 700
            fun a() { for (duration in listOf(100, 200)) { go(tween<Float>(duration)) } }
            fun b() { for ((i, duration) in list.withIndex()) go(tween<Float>(duration)) }
            fun c() { try { } catch (duration: Exception) { go(tween<Float>(duration)) } }
            fun d() { for (i in list) go(i); go(tween<Float>(duration)) }
            """,
            (3...5).map { "\($0) dynamic: the duration is 'duration', which is set at run time" }
                + ["6 unknown: cubic-bezier(0.4, 0, 0.2, 1) over 0.7 s"]
        ),
        (
            "a.ts",
            """
            import { withTiming, Easing } from "react-native-reanimated"
            const ms = 300
            for (const ms of [1, 2]) { withTiming(1, { duration: ms, easing: Easing.linear }) }
            for (const ms in list) withTiming(1, { duration: ms, easing: Easing.linear })
            for (let i = 0; i < 3; i++) { withTiming(1, { duration: ms, easing: Easing.linear }) }
            try { } catch (ms) { withTiming(1, { duration: ms, easing: Easing.linear }) }
            withTiming(1, { duration: ms, easing: Easing.linear })
            """,
            [
                "3 dynamic: the duration is 'ms'", "4 dynamic: the duration is 'ms'", "5 unknown: linear over 0.3 s",
                "6 dynamic: the duration is 'ms'", "7 unknown: linear over 0.3 s",
            ]
        ),
        (
            "a.swift",
            """
            let time = 0.7
            func a() { for (time, x) in pairs { UIView.animate(withDuration: time) { } } }
            func b() { for time in times { UIView.animate(withDuration: time) { } } }
            func c() { for x in times { UIView.animate(withDuration: time) { } } }
            """,
            [
                "2 dynamic: the duration is 'time'", "3 dynamic: the duration is 'time'",
                "4 unknown: easeInOut over 0.7 s",
            ]
        ),
        // Members of a parameter, of an object that changes, and of one that spreads another.
        (
            "a.tsx",
            """
            import { motion } from "motion/react"
            const U = { fast: { duration: 0.9 } }; const o = { d: 0.5 }; const s = { d: 0.21, ...other }
            let c = { d: 0.25 }; let n = 0.5
            o.d = 0.7; c = { d: 0.28 }; n++
            const F = ({ U }) => <motion.a transition={{ duration: U.fast.duration, ease: "linear" }} />
            const G = <motion.a transition={{ duration: o.d, ease: "linear" }} />
            const H = <motion.a transition={{ duration: c.d, ease: "linear" }} />
            const I = <motion.a transition={{ duration: n, ease: "linear" }} />
            const J = <motion.a transition={{ duration: s.d, ease: "linear" }} />
            const K = <motion.a transition={{ duration: 0.8, ["duration"]: 0.2, ease: "linear" }} />
            """,
            [
                "5 dynamic: the duration is 'U.fast.duration'", "6 dynamic: the duration is 'o.d', a variable",
                "7 dynamic: the duration is 'c.d'", "8 dynamic: the duration is 'n', a variable",
                "9 dynamic: the duration is 's.d'", "10 unknown: linear over 0.2 s",
            ]
        ),
        // A component and a layout animation of the app's own, and texts that other keys change.
        (
            "a.tsx",
            """
            import Animated from "react-native-reanimated"
            import { FadeIn } from "./animations"
            const a = <Animated.View entering={FadeIn.duration(300)} />
            const b = { transition: "opacity 200ms ease", transitionDuration: "500ms" }
            const c = { animation: "Wait 5s" }
            interface D { transition: "slide 1s" }
            """,
            [
                "3 dynamic: the timing is set in 'FadeIn', which isn't the platform's function of this name",
                "4 unknown: default over 0.5 s",
            ]
        ),
        // A period is another time than the controller's duration.
        (
            "a.dart",
            """
            class A {
              final c = AnimationController(vsync: this, duration: const Duration(milliseconds: 200));
              void go() { c.repeat(period: const Duration(seconds: 4)); }
              final d = CurvedAnimation(parent: c, curve: Curves.easeOut);
            }
            """,
            ["2 partial: 0.2 s", "3 unknown: linear over 4 s, forever", "4 partial: easeOut is a curve without"]
        ),
        // What a transaction does to animations that other code changes, or that are added later, isn't known.
        (
            "a.swift",
            """
            func f() {
                CATransaction.setAnimationDuration(0.3)
                let a = CABasicAnimation(keyPath: "x"); configure(a); layer.add(a, forKey: nil)
                layer.add(CABasicAnimation(keyPath: "x").with(duration: 0.8), forKey: nil)
                let b = CABasicAnimation(keyPath: "x")
                CATransaction.commit()
                layer.add(b, forKey: nil)
            }
            func g() { UIView.setAnimationDuration(0.3); let c = CABasicAnimation(keyPath: "x"); layer.add(c, forKey: nil) }
            func h() {
                CATransaction.setAnimationTimingFunction(own)
                UIView.animate(withDuration: 0.3) { }
            }
            """,
            [
                "2 partial: 0.3 s", "3 partial: linear", "4 dynamic", "5 partial: linear", "9 partial: 0.3 s",
                "9 partial: linear", "11 dynamic", "12 dynamic: the timing function is 'own'",
            ]
        ),
        // Objects that change, in any of their entries, also in another file than their own.
        (
            "a.ts",
            """
            import { withTiming, Easing } from "react-native-reanimated"
            const a = { x: { duration: 300, easing: Easing.linear } }; a.x.duration = 500; withTiming(1, a.x)
            const b = { duration: 300, easing: Easing.linear }; b["duration"] = 500; withTiming(1, b)
            const c = { duration: 300, easing: Easing.linear }; Object.assign(c, own); withTiming(1, c)
            const d = { duration: 300, easing: Easing.linear }; d.duration++; withTiming(1, d)
            function e() { const f = { duration: 300, easing: Easing.linear }; f.duration += 1; withTiming(1, f) }
            const g = { duration: 300, easing: Easing.linear }; other.duration = 500; withTiming(1, g)
            """,
            ["a.x", "b", "c", "d", "f"].enumerated().map {
                "\($0 + 2) dynamic: the configuration is '\($1)', a variable"
            } + ["7 unknown: linear over 0.3 s"]
        ),
        // Properties that another type overrides.
        (
            "a.swift",
            """
            class A { var d: Double { 0.3 }; func go() { UIView.animate(withDuration: d) { } } }
            class B: A { override var d: Double { 0.5 }; func stop() { UIView.animate(withDuration: d) { } } }
            """, ["1 dynamic: the duration is 'd', which is set", "2 unknown: easeInOut over 0.5 s"]
        ),
        (
            "a.kt",
            """
            open class A(x: Int) { open val d = 300; fun go() { x(tween<Float>(d, easing = LinearEasing)) } }
            class B(x: Int) : A(x) { override val d = 500 }
            val time = 700
            class C @Inject constructor(val time: Int) { fun f() = go(tween<Float>(time, easing = LinearEasing)) }
            class D { constructor(time: Int) { go(tween<Float>(time, easing = LinearEasing)) } }
            class E(val time: Int)
            fun E.f() { go(tween<Float>(time, easing = LinearEasing)) }
            fun F.f() { go(tween<Float>(time, easing = LinearEasing)) }
            """,
            ["1 dynamic: the duration is 'd', which is set"]
                + [4, 5, 7].map { "\($0) dynamic: the duration is 'time', which is set" } + [
                    "8 unknown: linear over 0.7 s"
                ]
        ),
        (
            "a.dart",
            """
            class A { final d = const Duration(seconds: 1);
              b() => AnimatedContainer(duration: d, curve: Curves.linear); }
            class B extends A { @override final d = const Duration(seconds: 2); }
            class C extends D { Duration get e => const Duration(seconds: 3); }
            class F extends C { b() => AnimatedContainer(duration: e, curve: Curves.linear); }
            class AnimatedOpacity extends G { }
            g() => AnimatedOpacity(duration: const Duration(seconds: 3), curve: Curves.linear);
            """,
            [
                "2 dynamic: the duration is 'd', which is set", "5 unknown: linear over 3 s",
                // What a widget of the app's own is given.
                "7 unknown: linear over 3 s",
            ]
        ),
        // A modifier of the app's own, a branch of the compiler, and what changes an animation after its creation.
        (
            "a.swift",
            """
            let a = Animation.easeIn(duration: 0.4).slow()
            func b() {
            #if DEBUG
                let d = 3.0
            #else
                let d = 0.3
            #endif
                UIView.animate(withDuration: d) { }
                let c = CABasicAnimation(keyPath: "x"); c.duration = 0.3; c.duration *= 2; layer.add(c, forKey: nil)
                let e = CABasicAnimation(keyPath: "x"); e.duration = 0.3; e.repeatDuration = 4; layer.add(e, forKey: nil)
                let f = CABasicAnimation(keyPath: "x"); f.duration = 0.4; f.speed = 2; f.beginTime = CACurrentMediaTime() + 0.5
            }
            """,
            [
                "1 dynamic: the timing is easeIn over 0.4 s, changed by the app's own 'slow'",
                "8 dynamic: the duration is 'd', which is set",
                "9 dynamic: the duration is computed", "10 unknown: linear over 0.3 s (repeat count set at run time)",
                "11 unknown: linear over 0.4 s, at speed 2, delayed by 0.5 s",
            ]
        ),
        // What a setter gets, a name in the app's own extension, and a cast in front of an assignment.
        (
            "a.swift",
            """
            let d = 0.3
            var x: Double { get { 1 } set(d) { UIView.animate(withDuration: d) { } } }
            class A { subscript(d: Double) -> Int { UIView.animate(withDuration: d) { }; return 1 } }
            extension Animation { static func bouncy(duration: Double) -> Animation { .linear(duration: 3) } }
            func go() { withAnimation(.bouncy(duration: 0.3)) { }; UIView.animate(withDuration: d) { } }
            """,
            [
                "2 dynamic: the duration is 'd'", "3 dynamic: the duration is 'd'", "4 unknown: linear over 3 s",
                "5 dynamic: the animation is the result of 'bouncy'", "5 unknown: easeInOut over 0.3 s",
            ]
        ),
        (
            "a.ts",
            """
            import { withTiming, Easing } from "react-native-reanimated"
            const a = { duration: 300, easing: Easing.linear }; (a as any).duration = 500; withTiming(1, a)
            const b = { duration: 300, easing: Easing.linear }; b!.duration = 500; withTiming(1, b)
            """, ["2 dynamic: the configuration is 'a', a variable", "3 dynamic: the configuration is 'b', a variable"]
        ),
        // Attributes of other namespaces, and queries of which one alone is about motion.
        (
            "a.xml",
            """
            <alpha xmlns:android="a" xmlns:tools="t" tools:duration="900" android:duration="300"
                app:interpolator="@android:anim/accelerate_interpolator"
                android:interpolator="@android:anim/linear_interpolator" />
            """, ["1 unknown: linear over 0.3 s"]
        ),
        (
            "a.css",
            """
            @media (prefers-reduced-motion: reduce), (max-width: 600px) { .a { transition: opacity 0.2s linear } }
            @media (prefers-reduced-motion: reduce) { .b { transition: opacity 0.1s linear } }
            """, ["1 unknown: linear over 0.2 s", "2 reduced"]
        ),
    ]

    @Test(arguments: rows.indices) func `a name that something else has isn't a constant`(_ index: Int) throws {
        try expect(Self.rows[index])
    }

    @Test(arguments: declarations.indices) func `a name that any declaration has isn't a constant`(_ index: Int) throws
    {
        try expect(Self.declarations[index])
    }

    private func expect(_ row: (file: String, code: String, messages: [String])) throws {
        let report = ScanReport(try CodeFolder([row.file: row.code]).scan(), CatalogValues())
        let found = report.findings.map { "\($0.position?.line ?? 0) \($0.rule.rawValue): \($0.message)" }
        let isSame = zip(found, row.messages).allSatisfy { $0.hasPrefix($1) }
        #expect(found.count == row.messages.count && isSame, "\(found)")
    }

    /// Values that another file decides.
    private static let folders: [(files: [String: String], messages: [String])] = [
        (
            [
                "a.ts": "export const d = 300", "b.ts": "export const d = 500",
                "c.ts": """
                import { withTiming, Easing } from "react-native-reanimated"
                import { d } from "./b"
                import { d as e } from "./a"
                import { f } from "./gone"
                withTiming(1, { duration: e, easing: Easing.linear })
                withTiming(1, { duration: d, easing: Easing.linear })
                withTiming(1, { duration: f, easing: Easing.linear })
                """, "other.ts": "export const f = 700",
            ],
            ["5 dynamic: the duration is 'e'", "6 unknown: linear over 0.5 s", "7 dynamic: the duration is 'f'"]
        ),
        (
            [
                "a.kt": """
                package app
                import androidx.compose.animation.core.*
                import app.motion.Times
                import lib.Others
                val a = tween<Float>(Times.fast, easing = LinearEasing)
                val b = tween<Float>(Others.fast, easing = LinearEasing)
                """,
                "b.kt": """
                package app.motion
                object Times { val fast = 300 }
                object Others { val fast = 500 }
                """,
            ], ["5 unknown: linear over 0.3 s", "6 dynamic: the duration is 'Others.fast'"]
        ),
        // What types of another language assign or inherit.
        (
            [
                "a.swift": """
                class Base { static var d = 0.3; static let e = 0.4 }
                UIView.animate(withDuration: Base.d) { }
                UIView.animate(withDuration: Base.e) { }
                """,
                "b.dart": "class Menu extends Base { final d = const Duration(seconds: 1); final e = d; }",
                "c.ts": "d = 5",
            ], ["2 unknown: easeInOut over 0.3 s", "3 unknown: easeInOut over 0.4 s"]
        ),
        (
            [
                "_v.scss": "$d: 0.3s !default;",
                "a.scss": "@use 'v' with ($d: 1s);\n.a { transition: opacity v.$d linear }",
            ], ["2 dynamic: the value is '$d', a variable"]
        ),
        (
            [
                "res/values/numbers.xml": "<resources><item name=\"t\" type=\"integer\">300</item></resources>",
                "res/anim/a.xml":
                    "<alpha android:duration=\"@integer/t\" android:interpolator=\"@android:anim/linear_interpolator\" />",
            ], ["1 unknown: linear over 0.3 s"]
        ),
    ]

    @Test(arguments: folders.indices) func `a name means what its own file imports`(_ index: Int) throws {
        let row = Self.folders[index]
        let report = ScanReport(try CodeFolder(row.files).scan(), CatalogValues())
        let found = report.findings.filter { $0.constant == nil }.map {
            "\($0.position?.line ?? 0) \($0.rule.rawValue): \($0.message)"
        }
        let isSame = zip(found, row.messages).allSatisfy { $0.hasPrefix($1) }
        #expect(found.count == row.messages.count && isSame, "\(found)")
    }
}
