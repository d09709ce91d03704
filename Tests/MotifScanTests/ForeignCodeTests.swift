import MotifCatalog
import MotifCore
import MotifJSON
import MotifScan
import MotifSource
import Testing

/// Kinds of code that were found in other people's apps, and their findings.
@Suite struct ForeignCodeTests {
    /// A catalog whose value `a` is easeIn over 0.25 s, and whose value `b` has rounded numbers.
    private static let values = Result {
        let note = ChangeNote(author: "ana", date: Timestamp(millisecondsSince1970: 0))
        let catalog = try Catalog.inMemory(with: .nothing, as: note)
        try catalog.write(as: note) { writer in
            let values: [(String, Double, JSON)] = [
                ("a", 0.25, "easeIn"), ("b", 0.5, ["cubicBezier": [0.33333, 0, 0.66667, 0.33333]]),
            ]
            for (slug, duration, curve) in values {
                _ = try writer.create(
                    DocumentReference("value:\(slug)"),
                    document: ["valueType": "timing", "value": ["duration": .number(duration), "curve": curve]])
            }
        }
        return try catalog.read { try CatalogValues($0) }
    }

    private static let cases: [(file: String, code: String, expected: [String])] = [
        // Types aren't values.
        (
            "a.tsx",
            """
            import { motion } from "motion/react";
            type Props = { transition: { duration: number, ease: string } };
            interface A { transition: { delay: number }, animation: { duration: any } }
            const F = ({ transition }: { transition: { type: string, bounce: number } }) => null;
            class K { transition: { duration: number } = {}; }
            const c = { transition: { duration: 0.4, ease: "linear" } satisfies Transition };
            """, ["6 unknown: linear over 0.4 s is not in the catalog"]
        ),
        // The children of a list are found on their own lines, with their own links.
        (
            "a.tsx",
            """
            Animated.parallel([
              Animated.timing(x, { toValue: 1, duration: 250, easing: Easing.in(Easing.ease) }), // motif: value:a
              Animated.timing(y, { toValue: 1, duration: 150, easing: Easing.linear }),
            ]).start();
            """, ["2 linked: easeIn over 0.25 s is value:a", "3 unknown: linear over 0.15 s is not in the catalog"]
        ),
        (
            "a.tsx", "withSequence(\n  withTiming(1, { duration: 100, easing: Easing.linear }),\n  withSpring(0));",
            [
                "2 unknown: linear over 0.1 s is not in the catalog",
                "3 partial: 'withSpring(0)' (Reanimated) has no curve",
            ]
        ),
        // What a link doesn't pin doesn't hide the rest.
        (
            "a.swift", "UIView.animate(withDuration: 0.3, delay: 0.1 * Double(i), options: []) { a() }",
            ["1 unknown: easeInOut over 0.3 s (delay set at run time) is not in the catalog"]
        ),
        (
            "a.swift", "withAnimation(.easeIn(duration: 0.25).delay(pause)) { a() }",
            ["1 equal: easeIn over 0.25 s (delay set at run time) is value:a"]
        ),
        // A link to nothing isn't an accepted verdict.
        ("a.swift", "// motif: value:a\nprint()", ["1 unused-link: no motion follows this link to value:a"]),
        ("a.swift", "// motif:ignore all -- no\nlet x = 1", ["1 unused-ignore: no motion follows this comment"]),
        // A computed number equals one that the catalog has rounded.
        (
            "a.xml",
            """
            <!-- motif: value:b -->
            <alpha android:duration="500" android:interpolator="@android:anim/accelerate_interpolator"/>
            """,
            [
                "2 linked: cubic-bezier(0.3333333333333333, 0, 0.6666666666666666, 0.3333333333333333) over 0.5 s is value:b"
            ]
        ),
        // Equal timings of a list are one.
        (
            "a.css", ".a { transition: opacity 0.3s linear, color 0.3s linear } /* motif: value:a */",
            ["1 drift: linear over 0.3 s (opacity, color) doesn't match value:a, which is easeIn over 0.25 s"]
        ),
        (
            "a.css", ".a { transition: opacity 0.3s linear, color 0.2s linear } /* motif: value:a */",
            ["1 drift: linear over 0.3 s (opacity) and linear over 0.2 s (color) don't match value:a"]
        ),
        // Without a time, nothing is animated.
        (
            "a.swift",
            "UIView.animate(withDuration: animated ? 0.25 : 0, options: .curveEaseIn) { a() } // motif: value:a",
            ["1 linked: easeIn over 0.25 s is value:a", "1 system: nothing is animated"]
        ),
        (
            "a.css", "@media (prefers-reduced-motion) { .a { transition: none } }",
            ["1 reduced: nothing is animated; applies only with reduced motion"]
        ),
        // The expected type selects the extension.
        (
            "a.swift",
            """
            extension CAMediaTimingFunction { static let easeOut = CAMediaTimingFunction(controlPoints: 0.2, 0, 0, 1) }
            Text("a").animation(.easeOut, value: x)
            """,
            [
                "1 unknown: cubic-bezier(0.2, 0, 0, 1) is not in the catalog",
                "2 unknown: easeOut over 0.35 s",
            ]
        ),
        (
            "a.dart", "Duration get transitionDuration => const Duration(milliseconds: 300);",
            ["1 partial: 0.3 s is a duration without a curve"]
        ),
        // A variable with a type, and one that is assigned in a branch.
        (
            "a.swift",
            """
            func f() {
                let c: CABasicAnimation = CABasicAnimation(keyPath: "x")
                c.duration = 0.3
            }
            """, ["2 unknown: linear over 0.3 s is not in the catalog"]
        ),
        (
            "a.swift",
            """
            func f() {
                let c = CABasicAnimation(keyPath: "x")
                if isFast { c.duration = 0.3 }
            }
            """, ["2 dynamic: the duration is 'c.duration', which is assigned in another block"]
        ),
        // Resources that aren't scanned, and those of the system.
        (
            "a.xml", "<alpha android:duration=\"@android:integer/config_shortAnimTime\"/>",
            ["1 dynamic: the duration is '@android:integer/config_shortAnimTime', which the system sets"]
        ),
        (
            "a.xml", "<alpha android:duration=\"300\" android:interpolator=\"@interpolator/emph\"/>",
            ["1 dynamic: the interpolator is '@interpolator/emph', which has no value in the scanned files"]
        ),
        // The animations of a group last as long as the group.
        (
            "a.swift",
            """
            func f() {
                let t = CABasicAnimation(keyPath: "x")
                t.timingFunction = CAMediaTimingFunction(name: .easeIn)
                let g: CAAnimationGroup = CAAnimationGroup()
                g.animations = [t]
                g.duration = 0.25
            }
            """, ["2 equal: easeIn over 0.25 s is value:a", "4 partial: 0.25 s is a duration without a curve"]
        ),
        (
            "a.swift",
            """
            func f() {
                CATransaction.setAnimationDuration(0.25)
                CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))
            }
            """, ["2 equal: easeIn over 0.25 s is value:a"]
        ),
        // In TypeScript, a `let` can change; a method isn't a call; and what is spread can have any key.
        (
            "a.ts",
            """
            import { withTiming, withDelay, withSpring, Easing } from "react-native-reanimated"
            export function f(x, c, n) {
              let d = 200; d = 250
              withTiming(1, { duration: d, easing: Easing.linear })
              let e = 0; if (c) { e += n }
              withDelay(e, withTiming(1, { duration: 310, easing: Easing.linear }))
              let same = 310
              withTiming(1, { duration: same, easing: Easing.linear })
              withSpring(1, { ...x, velocity: 2 })
              withSpring(1, { stiffness: 350, damping: 36, ...x })
            }
            export class R { animate() { return 1 } }
            """,
            [
                "4 dynamic: the duration is 'd', a variable", "6 unknown: linear over 0.31 s (delay set at run time)",
                "8 unknown: linear over 0.31 s", "9 dynamic: the timing is 'x', which is set at run time",
                "10 dynamic: the timing is 'x', which is set at run time",
            ]
        ),
        // What follows a constant list, and every step of a sequence that repeats.
        (
            "a.tsx",
            """
            import { motion } from "motion/react"
            import { withRepeat, withSequence, withTiming, Easing } from "react-native-reanimated"
            const E = [0.1, 0, 0, 1] as const
            function make(i) { return { duration: i, ease: E } }
            const a = <motion.a transition={make(1)} />
            withRepeat(withSequence(withTiming(0, { duration: 310, easing: Easing.linear }),
              withTiming(1, { duration: 250, easing: Easing.in(Easing.ease) })), -1, true)
            """,
            [
                "5 dynamic: the timing is the result of 'make'",
                "6 equal: easeIn over 0.25 s, forever, reversing with the same curve (2) is value:a",
                "6 unknown: linear over 0.31 s, forever, reversing (1)",
            ]
        ),
        // A lambda behind a call isn't its animation.
        (
            "a.kt",
            """
            val a = slideInHorizontally { it / 8 }
            val b by animateFloatAsState(if (x) 1f else 0f) { done() }
            val c = slideInHorizontally(tween(310, easing = LinearEasing)) { it / 8 }
            """,
            [
                "1 system: the system decides the timing", "2 system: the system decides the timing",
                "3 unknown: linear over 0.31 s",
            ]
        ),
        // In milliseconds, unlike other durations of Motion.
        (
            "a.ts",
            """
            import { useSpring } from "motion/react"
            useSpring(m, { duration: 800, bounce: 0.2 })
            useSpring(m, { bounce: 0 })
            useSpring(m, { stiffness: 200, damping: 20, bounce: 0 })
            """,
            [
                "2 unknown: spring(dampingRatio: 0.8, initialVelocity: 0) over 0.8 s",
                "3 unknown: spring(dampingRatio: 1, initialVelocity: 0) over 0.8 s",
                "4 unknown: spring(mass: 1, stiffness: 200, damping: 20, initialVelocity: 0)",
            ]
        ),
        // In the other order; a function that is set after the commit belongs to another transaction.
        (
            "a.swift",
            """
            func f() {
                CATransaction.setAnimationTimingFunction(.init(name: .easeIn))
                CATransaction.setAnimationDuration(0.25)
                CATransaction.commit()
                CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
            }
            """, ["3 equal: easeIn over 0.25 s is value:a", "5 partial: linear is a curve without a duration"]
        ),
        // What is in an element that doesn't end may have its attributes.
        (
            "a.xml",
            """
            <set android:interpolator="@android:interpolator/linear">
                <alpha android:duration="310"/>
                <scale android:duration="250"
            """, ["1 dynamic: the timing is written in a way that motif doesn't read"]
        ),
        // An argument without a name, and what is imported under another name.
        (
            "a.kt", "suspend fun f() { a.animateTo(1f, keyframes { durationMillis = 375 }) }",
            ["1 partial: 'keyframes' (Jetpack Compose) has no curve. The keyframes have their own times and curves"]
        ),
        (
            "a.ts",
            """
            import { Animated, Easing as E } from "react-native"
            import { withTiming as go } from "react-native-reanimated"
            import { animate as mine } from "./mine"
            Animated.timing(x, { toValue: 1, duration: 250, easing: E.in(E.ease) })
            go(1, { duration: 310, easing: E.linear })
            mine(x, { a: 1 }, { duration: 1 })
            """,
            [
                "4 equal: easeIn over 0.25 s is value:a", "5 unknown: linear over 0.31 s",
                "6 dynamic: the timing is set in 'animate', which isn't the platform's function",
            ]
        ),
        // A parameter hides a constant, whatever its function looks like.
        (
            "a.ts",
            """
            const time = 250
            const f = (time) => withTiming(1, { duration: time })
            const g = time => { withTiming(1, { duration: time }) }
            const h = ({ time }: P): void => withTiming(1, { duration: time.fast })
            class A { i(time: number): void { withTiming(1, { duration: time }) } }
            function j() { const { time } = useTheme(); withTiming(1, { duration: time }) }
            function k() { if (time) { withTiming(1, { duration: time, easing: Easing.linear }) } }
            """,
            [
                "2 dynamic: the duration is 'time', which is set at run time",
                "3 dynamic: the duration is 'time', which is set at run time",
                "4 dynamic: the duration is 'time.fast', which is set at run time",
                "5 dynamic: the duration is 'time', which is set at run time",
                "6 dynamic: the duration is 'time', which is set at run time", "7 unknown: linear over 0.25 s",
            ]
        ),
        (
            "a.kt",
            "val time = 250\nfun f(time: Int = 3) = tween<Float>(time)\nval a = tween<Float>(time, easing = EaseIn)",
            ["2 dynamic: the duration is 'time', which is set at run time", "3 equal: easeIn over 0.25 s is value:a"]
        ),
        (
            "a.dart",
            """
            const time = Duration(milliseconds: 250);
            Widget f(Duration time) => AnimatedOpacity(duration: time, curve: Curves.easeIn);
            Widget g(Duration time) { return AnimatedOpacity(duration: time, curve: Curves.easeIn); }
            Widget h() { return AnimatedOpacity(duration: time, curve: Curves.easeIn); }
            """,
            [
                "2 dynamic: the duration is 'time', which is set at run time",
                "3 dynamic: the duration is 'time', which is set at run time", "4 equal: easeIn over 0.25 s is value:a",
            ]
        ),
        (
            "a.swift",
            """
            if case let .fade(time) = style { UIView.animate(withDuration: time) {} }
            if case .fade(let time) = style { UIView.animate(withDuration: time) {} }
            let (first, time) = pair; UIView.animate(withDuration: time) {}
            """,
            (1...3).map { "\($0) dynamic: the duration is 'time', which is set at run time" }
        ),
        // How long something is shown isn't motion, and neither is a call without numbers.
        ("a.dart", "showSnackBar(SnackBar(content: Text('a'), duration: Duration(seconds: 4)));", []),
        ("a.ts", "import { make } from './b'\nconst a = { transition: make('fade') }\nconst animate = () => {}\n", []),
        ("a.ts", "function animate() { }\nanimate()", []),
        (
            "a.dart", "final a = Fade(duration: Duration(microseconds: x));",
            ["1 dynamic: the duration is 'x', which has no value in the scanned files"]
        ),
        (
            "a.tsx", "import { Box } from './ui'\nconst a = <Box transition={{ duration: 1 }} />",
            ["2 dynamic: the timing is in a file that imports neither Motion nor React Native"]
        ),
        (
            "a.swift", "withAnimation(.timingCurve(.circularEaseIn, duration: 0.3)) {}",
            ["1 partial: 0.3 s; 'circularEaseIn' isn't a single cubic Bézier"]
        ),
        // The duration and the curve of a call that isn't known are one timing.
        (
            "a.dart", "position.moveTo(1, duration: const Duration(milliseconds: 250), curve: Curves.easeIn);",
            ["1 equal: easeIn over 0.25 s is value:a"]
        ),
        ("a.dart", "final c = AnimationController(vsync: this);", []),
        (
            "a.ts",
            "import { E } from './e'\nconst a = { transition: { x: { duration: 0.25, ease: 'linear' }, y: { duration: 1 } } }",
            ["2 unknown: linear over 0.25 s (x)", "2 unknown: easeOut over 1 s (y)"]
        ),
        (
            "a.ts",
            "import { withTiming } from 'react-native-reanimated'\nconst withSpring = go(a => a)\nwithSpring(1)",
            ["3 dynamic: the timing is set in 'withSpring', which isn't the platform's function of this name"]
        ),
        (
            "a.dart",
            "final a = AnimatedOpacity(duration: MediaQuery.disableAnimationsOf(c) ? Duration.zero : Duration(seconds: 9));",
            [
                "1 reduced: linear over 0 s; applies only with reduced motion",
                "1 unknown: linear over 9 s is not in the catalog",
            ]
        ),
        // A count that only the running app knows is an addition.
        (
            "a.ts",
            "import { animate } from 'motion'\nanimate(x, { a: 1 }, { duration: 0.3, ease: 'linear', repeat: n })",
            ["2 unknown: linear over 0.3 s (repeat count set at run time) is not in the catalog"]
        ),
        // Tags on a line are no regular expressions, and `/>/g` is one.
        (
            "a.tsx",
            "import { motion } from 'motion/react'\nconst a = <div><motion.i transition={{ duration: 0.2, ease: 'linear' }}></motion.i><motion.b transition={{ duration: 0.3, ease: 'linear' }}></motion.b> <motion.p transition={{ duration: 0.4, ease: 'linear' }}/><motion.u transition={{ duration: 0.6, ease: 'linear' }} /></div>\nconst c = a.replace(/>/g, '')",
            [
                "2 unknown: linear over 0.2 s", "2 unknown: linear over 0.3 s", "2 unknown: linear over 0.4 s",
                "2 unknown: linear over 0.6 s",
            ]
        ),
        // A method of the same class isn't the platform's function.
        (
            "a.kt", "class A {\n fun spring(property: String, to: Float) { }\n fun f() { spring(\"x\", 3f) }\n}",
            ["3 dynamic: the timing is set in 'spring', which isn't the platform's function of this name"]
        ),
    ]

    @Test(arguments: (cases + fields + samples + others + bindings).indices)
    func `foreign code is read as its platform reads it`(
        _ index: Int
    ) throws {
        let (file, code, expected) = (Self.cases + Self.fields + Self.samples + Self.others + Self.bindings)[index]
        let report = ScanReport(try CodeFolder([file: code]).scan(), try Self.values.get())
        let found = report.findings.map { "\($0.position?.line ?? 0) \($0.rule.rawValue): \($0.message)" }
        #expect(found.count == expected.count && zip(found, expected).allSatisfy { $0.hasPrefix($1) }, "\(found)")
    }

    @Test(arguments: unread.indices) func `motion that isn't read is noted`(_ index: Int) throws {
        let (file, code, kind) = Self.unread[index]
        #expect(try CodeFolder([file: code]).scan().unread.map(\.kind.rawValue) == [kind].compactMap(\.self))
    }
}
