import MotifSource
import Testing

@testable import MotifScan

/// Code as apps have it, each line with what it says: the classes of a sample of 269 places in 30 repositories.
@Suite struct FieldCodeTests {
    private static let rows: [(file: String, code: String, messages: [String])] = [
        // An operator that has no value here leaves the other keys as they are.
        (
            "a.ts",
            """
            import { useSpring } from "motion/react"
            useSpring(0, { stiffness: typeof d === "number" ? 250 : 400, damping: 30 })
            useSpring(0, { stiffness: list?.[0] ?? 250, damping: 30 })
            useSpring(0, { stiffness: n++, damping: 30 })
            useSpring(0, { stiffness: "k" in d ? 250 : d instanceof E ? 300 : 350, damping: 30 })
            """,
            [
                "2 unknown: spring(mass: 1, stiffness: 250, damping: 30, initialVelocity: 0)",
                "2 unknown: spring(mass: 1, stiffness: 400, damping: 30, initialVelocity: 0)",
                "3 dynamic: the stiffness is computed at run time",
                "3 unknown: spring(mass: 1, stiffness: 250, damping: 30, initialVelocity: 0)",
                "4 dynamic: the stiffness is computed at run time",
                "5 unknown: spring(mass: 1, stiffness: 250", "5 unknown: spring(mass: 1, stiffness: 300",
                "5 unknown: spring(mass: 1, stiffness: 350",
            ]
        ),
        // What a key can't say is dynamic, and never the library's default.
        (
            "a.tsx",
            """
            import { motion } from "motion/react"
            const a = <motion.a transition={{ duration: 0.3, ease: "linear", delay: n++ * 0.1 }} />
            const b = <motion.b transition={{ duration: 0.3, ease: "linear", delay: void 0 }} />
            const c = <motion.c transition={on && { duration: 0.3, ease: "linear" }} />
            const d = <motion.d transition={own ?? { duration: 0.3, ease: "linear" }} />
            const e = <motion.e transition={{ duration: 4, ease: "easeInOut", times: [0, 0.5, 1] }} />
            const f = <motion.f transition={{ type: "spring", duration: 0, bounce: 0 }} />
            const g = <motion.g transition={{ repeat: Number.POSITIVE_INFINITY, duration: 2, ease: "linear" }} />
            """,
            [
                "2 unknown: linear over 0.3 s (delay set at run time)",
                "3 unknown: linear over 0.3 s (delay set at run time)", "4 unknown: linear over 0.3 s is",
                "5 dynamic: the timing is 'own', which has no value", "5 unknown: linear over 0.3 s is",
                "6 partial: 4 s; the keyframes have their own times and curves", "7 system: nothing is animated",
                "8 unknown: linear over 2 s, forever",
            ]
        ),
        // A component without a transition has the library's; what spread attributes and variants say isn't known.
        (
            "a.tsx",
            """
            import { motion } from "motion/react"
            const a = <motion.div whileHover={{ scale: 1.05 }} />
            const b = <><motion.div layout /><motion.div layoutId="card" /></>
            const c = <motion.div animate="open" variants={variants} /> || <motion.p {...rest} animate={{ x: 1 }} />
            const d = <motion.div animate={{ x: 1, transition: { duration: 0.4, ease: "linear" } }} />
            const e = motion(Button)
            """,
            [
                "2 system: the system decides the timing", "3 system: the system decides the timing",
                "3 system: the system decides the timing", "5 unknown: linear over 0.4 s",
            ]
        ),
        // Layout animations, a curve's factory, and members by a text.
        (
            "a.tsx",
            """
            import { withTiming, withDecay, Easing, FadeIn, SlideInUp, BounceIn } from "react-native-reanimated"
            const times = { a: { duration: 120, easing: Easing.linear }, b: { duration: 140, easing: Easing.linear } }
            const ease = Easing.bezier(0.2, 0, 0, 1).factory()
            const enter = FadeIn.delay(100).duration(300).easing(Easing.linear)
            const b = <Animated.View exiting={SlideInUp.springify().mass(1).stiffness(90).damping(20)} />
            const c = <Animated.View entering={BounceIn} layout={FadeIn} />
            withTiming(1, times["a"])
            withTiming(1, times[on ? "a" : "b"])
            withTiming(1, { duration: 150, easing: ease })
            withDecay({ velocity: 3 })
            """,
            [
                "3 unknown: cubic-bezier(0.2, 0, 0, 1)", "4 unknown: linear over 0.3 s, delayed by 0.1 s",
                "5 unknown: spring(mass: 1, stiffness: 90, damping: 20", "6 partial: 0.6 s; several animations",
                "6 partial: 0.3 s; 'Easing.inOut(Easing.quad)'", "7 unknown: linear over 0.12 s",
                "8 unknown: linear over 0.12 s", "8 unknown: linear over 0.14 s",
                "9 unknown: cubic-bezier(0.2, 0, 0, 1) over 0.15 s", "10 system: the system decides the timing",
            ]
        ),
        // A function of the app's own can have the name of a unit.
        (
            "a.ts",
            """
            import { withTiming, Easing } from "react-native-reanimated"
            const clock = { seconds: (s) => s * 10, infinity: Infinity }
            withTiming(1, { duration: clock.seconds(2), easing: Easing.linear })
            """, ["3 dynamic: the duration is the result of 'seconds'"]
        ),
        // Styles in objects.
        (
            "a.tsx",
            """
            const a = <p style={{ transition: "opacity 200ms ease-in, transform 0.3s linear" }} />
            const b = <p style={{ transition: on ? "opacity 0.2s ease-out" : "none", animation: "spin 1s linear infinite" }} />
            const c = { animation: "slide_from_right", transition: "slide" }
            """,
            [
                "1 unknown: easeIn over 0.2 s (opacity)", "1 unknown: linear over 0.3 s (transform)",
                "2 unknown: easeOut over 0.2 s", "2 unknown: linear over 1 s, forever",
            ]
        ),
        // Longhands of styles, together with what is in front of them, and the style of an element.
        (
            "a.tsx",
            """
            const a = { transition: "opacity 200ms ease-in" }
            const b = { transition: "opacity 200ms ease-in", transitionDuration: "500ms" }
            const c = { transitionDuration: "500ms", transition: "opacity 200ms linear" }
            const d = { transitionProperty: "x", transitionDuration: "1s", transitionTimingFunction: "linear", transitionDelay: "2s" }
            const e = { transition: "opacity 200ms ease", transitionDuration: speed, a: { transitionDelay: "1s" } }
            el.style.transition = "opacity 200ms linear"; el.style.transition = own
            interface F { transitionDuration: "1s" }
            """,
            [
                "1 unknown: easeIn over 0.2 s", "2 unknown: easeIn over 0.5 s", "3 unknown: linear over 0.2 s",
                "4 unknown: linear over 1 s, delayed by 2 s", "5 dynamic: the timing is 'speed'",
                "5 partial", "6 unknown: linear over 0.2 s",
            ]
        ),
        // Milliseconds in a file that could be React Native's.
        (
            "a.ts",
            "const a = { transition: { duration: 300 } }, b = { transition: { duration: 0.3, ease: 'linear' } }",
            ["1 dynamic: the timing is in a file that imports neither", "1 unknown: linear over 0.3 s"]
        ),
        // Members of SwiftUI's type without a dot, a start that is delayed, and a transition of Core Animation.
        (
            "a.swift",
            """
            extension Animation {
                static var quick: Animation { easeIn(duration: 0.2) }
                static let slow = linear(duration: 2).delay(1)
            }
            func a() {
                animator.startAnimation(afterDelay: 0.4)
                let b = CATransition(); b.duration = 0.3; b.timingFunction = .init(name: .easeIn); layer.add(b, forKey: nil)
            }
            """,
            [
                "2 unknown: easeIn over 0.2 s", "3 unknown: linear over 2 s, delayed by 1 s", "6 partial",
                "7 unknown: easeIn over 0.3 s",
            ]
        ),
        // Names behind the prefix of a module.
        (
            "a.dart",
            """
            import 'package:flutter/material.dart' as m;
            m.Widget b() => m.AnimatedContainer(duration: const Duration(seconds: 1), curve: m.Curves.linear);
            void c() { FlushbarHelper.createError(duration: const Duration(seconds: 3)); }
            """, ["2 unknown: linear over 1 s"]
        ),
        // The result of a function that is one expression, unless a parameter decides it.
        (
            "a.swift",
            """
            func transitionDuration(using context: Context?) -> TimeInterval { return 0.31 }
            func scaled(_ time: Double) -> TimeInterval { time * 2 }
            func show() { UIView.animate(withDuration: transitionDuration(using: nil)) { } }
            func hide() { UIView.animate(withDuration: scaled(3)) { } }
            class Menu { let time = 0.37; func f() { go { [weak self] in UIView.animate(withDuration: self?.time ?? 0) { } } } }
            """,
            [
                "3 unknown: easeInOut over 0.31 s", "4 dynamic: the duration is the result of 'scaled'",
                "5 unknown: easeInOut over 0.37 s",
            ]
        ),
        (
            "a.kt",
            """
            private val Enter = fadeIn(tween(200, easing = LinearEasing))
            fun fast() = tween<Float>(110, easing = LinearEasing)
            val a by animateFloatAsState(1f, fast())
            val b = AnimatedVisibility(visible = on, enter = Enter, exit = Enter) { }
            val c by transition.animateDp(label = "c") { if (it) 8.dp else 4.dp }
            val d by transition.animateDp(transitionSpec = { tween(330, easing = LinearEasing) }) { 8.dp }
            val e by animateFloatAsState(1f, remember { tween(370, easing = LinearEasing) })
            val f = Modifier.animateItem(); val h by animateFloatAsState(1f, animationSpec = remember { tween(380) })
            val g = AnimatedContent(x, transitionSpec = { fadeIn(tween(220, easing = LinearEasing)) }) { }
            """,
            [
                "1 unknown: linear over 0.2 s", "2 unknown: linear over 0.11 s", "3 unknown: linear over 0.11 s",
                "5 system: the system decides the timing", "6 unknown: linear over 0.33 s",
                "7 unknown: linear over 0.37 s", "8 system: the system decides the timing",
                "8 unknown: cubic-bezier(0.4, 0, 0.2, 1) over 0.38 s", "9 unknown: linear over 0.22 s",
            ]
        ),
        // A transaction decides the curve of the animations in it, and their durations unless they have their own.
        (
            "a.swift",
            """
            func f() {
                CATransaction.begin()
                CATransaction.setAnimationDuration(0.25)
                CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeOut))
                let move = CABasicAnimation(keyPath: "position")
                layer.add(move, forKey: nil)
                let fade = CABasicAnimation(keyPath: "opacity")
                fade.duration = 0.3
                fade.timingFunction = .init(name: .linear)
                layer.add(fade, forKey: nil)
                CATransaction.commit()
                let late = CABasicAnimation(keyPath: "opacity")
                late.duration = 0.5
            }
            """,
            [
                "3 unknown: easeOut over 0.25 s", "5 unknown: easeOut over 0.25 s", "7 unknown: easeOut over 0.3 s",
                "12 unknown: linear over 0.5 s",
            ]
        ),
        // Names of Sass, getters and cascades of Dart.
        (
            "a.scss", "$fade_time-card: 200ms;\n.a { transition: opacity $fade-time_card ease-in }",
            ["2 unknown: easeIn over 0.2 s"]
        ),
        (
            "a.dart",
            """
            class R {
              Duration get time => const Duration(milliseconds: 210);
              build() => AnimatedOpacity(opacity: 1, duration: time);
              go() { controller..forward()..repeat(period: const Duration(milliseconds: 900), reverse: true); }
            }
            """, ["3 unknown: linear over 0.21 s", "4 unknown: linear over 0.9 s, forever, reversing"]
        ),
        ("a.swift", "UIView.modifyAnimations(withRepeatCount: 3, autoreverses: true) { }", ["1 partial"]),
    ]

    @Test(arguments: rows.indices) func `code of apps is read as their platforms read it`(_ index: Int) throws {
        let row = Self.rows[index]
        let report = ScanReport(try CodeFolder([row.file: row.code]).scan(), CatalogValues())
        let found = report.findings.map { "\($0.position?.line ?? 0) \($0.rule.rawValue): \($0.message)" }
        let isSame = zip(found, row.messages).allSatisfy { $0.hasPrefix($1) }
        #expect(found.count == row.messages.count && isSame, "\(found)")
    }

    @Test func `texts with times aren't classes of Tailwind, and what isn't read is noted`() throws {
        let files = [
            "a.tsx": "const a = { transition: 'opacity 200ms ease-in', other: 'flex ease-in 0.3s' }",
            "b.kt": "import android.animation.ObjectAnimator\nfun f() { ObjectAnimator.ofFloat(v, \"x\", 1f).start() }",
            "c.kt": "import android.view.View\nfun f(v: View) { v.animate().alpha(0f).setDuration(300) }",
            "d.swift": "import AppKit\nNSAnimationContext.runAnimationGroup { $0.duration = 0.3 }",
        ]
        let found = try CodeFolder(files).scan().unread.map(\.kind.rawValue)
        #expect(found == ["android.animation", "View.animate()", "NSAnimationContext"])
    }
}
