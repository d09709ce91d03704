/// Code as it is in apps that nobody chose: what it states, and what it doesn't.
extension ForeignCodeTests {
    static let fields: [(file: String, code: String, expected: [String])] = [
        // Kotlin computes with 32 bits if a number is a Float; all specifications have classes.
        (
            "a.kt",
            """
            val a = tween<Float>((350 * 0.7f).toInt(), easing = LinearEasing)
            val b = tween<Float>((0.29f * 100 + 0.5f).toInt(), easing = LinearEasing)
            val c = tween<Float>((0.29 * 100).toInt(), easing = LinearEasing)
            val d = FloatTweenSpec(310, 50, LinearEasing)
            val e = FloatSpringSpec(0.5f, 100f)
            val f = SnapSpec<Float>(delay = 100)
            """,
            [
                "1 unknown: linear over 0.245 s", "2 unknown: linear over 0.029 s", "3 unknown: linear over 0.028 s",
                "4 unknown: linear over 0.31 s, delayed by 0.05 s", "5 unknown: spring(mass: 1, stiffness: 100",
                "6 unknown: steps(1, start) over 0 s, delayed by 0.1 s",
            ]
        ),
        // A set of options, and what is passed in order to be changed.
        (
            "a.swift",
            """
            func a() {
                var options: UIView.AnimationOptions = []
                options.insert(.curveLinear)
                UIView.animate(withDuration: 0.2, delay: 0, options: options) { }
                var time = 0.3
                change(&time)
                UIView.animate(withDuration: time) { }
            }
            """,
            [
                "4 dynamic: the options are 'options', a variable", "7 dynamic: the duration is 'time', a variable",
            ]
        ),
        // Private variables that nothing assigns, or that something might.
        (
            "a.swift",
            """
            class A { private var a = 0.41; private lazy var b = 0.42; var c = 0.43; private(set) var d = 0.44
                func f() { go(a); go(self.b); go(c); go(d) } }
            struct B { @State private var e = 0.5; private var g = 0.6; private var h = 0.7
                func f() { go(e); go(g); go(h) }
                func slow() -> B { var copy = self; copy.g = 2; change(&copy.h); return copy } }
            func go(_ time: Double) { }
            """.replacing(/go\((self\.)?([a-h])\)/) {
                "UIView.animate(withDuration: \($0.output.1 ?? "")\($0.output.2)) { }"
            },
            [
                "2 unknown: easeInOut over 0.41 s", "2 unknown: easeInOut over 0.42 s",
                "2 dynamic: the duration is 'c'",
                "2 dynamic: the duration is 'd'", "4 dynamic: the duration is 'e'", "4 dynamic: the duration is 'g'",
                "4 dynamic: the duration is 'h'",
            ]
        ),
        (
            "a.swift",
            """
            class A { private var a = 0.1, b = 0.2; private var c = 0.3; private var d = 0.4; private var e = 0.5
                func f() { go(a); go(c); go(d); go(e); (e, _) = (1, 2); subject.assign(to: \\.c, on: self) } }
            let made = A(d: 3)
            struct B: Codable { private var g = 0.6; func f() { go(g) } }
            func go(_ time: Double) { }
            """.replacing(/go\(([a-h])\)/) { "UIView.animate(withDuration: \($0.output.1)) { }" },
            [
                "2 unknown: easeInOut over 0.1 s", "2 dynamic: the duration is 'c'", "2 dynamic: the duration is 'd'",
                "2 dynamic: the duration is 'e'", "4 dynamic: the duration is 'g'",
            ]
        ),
        (
            "a.kt",
            """
            class D {
                private var h: Int = 300
                    get() = field * 2
                private val i: Int = 330
                fun f() { tween<Float>(h, easing = LinearEasing); tween<Float>(i, easing = LinearEasing) }
            }
            """, ["5 dynamic: the duration is 'h'", "5 unknown: linear over 0.33 s"]
        ),
        // Patterns of parameters, and assignments that take things apart.
        (
            "a.ts",
            """
            import { animate } from "motion";
            const d = 0.3; let e = 0.4, g = 0.5, h = 0.6;
            function a([, d]) { animate(x, 1, { duration: d }); }
            [e] = [0.9]; ({ g } = o); h ||= 0.9;
            animate(x, 1, { duration: e }); animate(x, 1, { duration: g }); animate(x, 1, { duration: h });
            """,
            [
                "3 dynamic: the duration is 'd'", "5 dynamic: the duration is 'e'", "5 dynamic: the duration is 'g'",
                "5 dynamic: the duration is 'h'",
            ]
        ),
        (
            "a.dart",
            """
            class V extends State<X> {
              late final _c = AnimationController(vsync: this, duration: const Duration(milliseconds: 350));
              Animation f(AnimationController _c) => CurvedAnimation(parent: _c, curve: Curves.easeInOut);
            }
            """, ["2 partial: 0.35 s", "3 partial: easeInOut"]
        ),
        // The velocity of a gesture isn't a part of the spring that takes it over.
        (
            "a.swift",
            """
            func a(speed: CGFloat) {
                UIView.animate(withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: speed) { }
            }
            let b = UISpringTimingParameters(mass: 4, stiffness: 1300, damping: 180, initialVelocity: CGVector(dx: 1, dy: 2))
            """,
            [
                "2 unknown: spring(dampingRatio: 0.6) over 0.4 s (initial velocity set at run time) is not in the catalog",
                "4 partial",
            ]
        ),
        // What objects spread, and what the platform selects.
        (
            "a.tsx",
            """
            import { animate } from "motion";
            const soft = { type: "spring" as const, stiffness: 300, damping: 30 };
            animate(x, 5, { ...soft, delay: 0.1 });
            animate(x, 5, { ...soft, ...props.more });
            animate(x, 5, { ...{ type: "inertia" as const, bounceDamping: 40 }, max: 3 });
            """,
            [
                "3 unknown: spring(mass: 1, stiffness: 300, damping: 30, initialVelocity: 0), delayed by 0.1 s",
                "4 dynamic", "5 system",
            ]
        ),
        (
            "a.tsx",
            """
            import { Animated, Easing, Platform } from "react-native";
            const d = Platform.select({ ios: 250, android: 300, default: 100 });
            Animated.timing(x, { toValue: 1, duration: d, easing: Easing.linear }).start();
            Animated.timing(x, { toValue: 1, duration: Platform.select({ ios: 200, ...rest }), easing: Easing.linear }).start();
            """,
            [
                "3 unknown: linear over 0.25 s", "3 unknown: linear over 0.3 s", "3 unknown: linear over 0.1 s",
                "4 dynamic: the duration is the result of 'select'",
            ]
        ),
        // A duration of Reanimated means another spring in version 3.
        (
            "a.tsx",
            """
            import { withSpring, FadeIn } from "react-native-reanimated";
            import { useBottomSheetSpringConfigs } from "@gorhom/bottom-sheet";
            withSpring(1, { duration: 600, dampingRatio: 1 });
            FadeIn.springify().duration(600);
            useBottomSheetSpringConfigs({ mass: 1, stiffness: 500, damping: 80 });
            """,
            [
                "3 unknown: spring(mass: 4, stiffness: 755.37109375, damping: 109.93606096272505, initialVelocity: 0) "
                    + "(Reanimated 4) is not in the catalog",
                "4 unknown: spring(mass: 4, stiffness: 755.37109375", "5 unknown: spring(mass: 1, stiffness: 500",
            ]
        ),
        // Styles with values in their texts, which other files may import, and data with the names of properties.
        (
            "a.tsx",
            """
            import clsx from "clsx";
            const a = { transition: `all ${time} ease-out` };
            const b = { animation: `${spin} 2s linear infinite` };
            const c = { transitionDuration: `${time}ms`, transitionProperty: properties() };
            const d = { transition: `slide-${side}`, animation: `${name}-in` };
            const e = { animation: { prefixed: "-webkit-animation" }, transition: { standard: "transition" } };
            """,
            [
                "2 dynamic: the timing is 'time'", "3 unknown: linear over 2 s, forever",
                "4 dynamic: the timing is 'time'",
            ]
        ),
        // Data with a duration, and the durations of routes and controllers.
        (
            "a.dart",
            """
            final a = Debouncer(duration: const Duration(milliseconds: 300));
            final b = MediaItem(id: track.id, duration: Duration(milliseconds: track.durationMs));
            final c = Song(title: 'x', duration: Duration(minutes: 3));
            final d = FadeInUp(duration: const Duration(milliseconds: 10));
            final e = Own(duration: const Duration(milliseconds: 11), child: x);
            Route f(Duration time) => PageRouteBuilder(transitionDuration: time, pageBuilder: b);
            void g() {
              _controller.duration = const Duration(milliseconds: 250);
              _controller.duration = widget.time;
              player.duration = const Duration(seconds: 3);
            }
            """,
            [
                "4 partial: 0.01 s", "5 partial: 0.011 s", "6 dynamic: the timing is 'time', which is set at run time",
                "8 partial: 0.25 s", "9 dynamic: the timing is 'widget.time'",
            ]
        ),
        // A key with its value's name, keys in brackets, and what Motion's springs ignore.
        (
            "a.tsx",
            """
            import { motion, type Variants } from "framer-motion";
            import { Animated } from "react-native";
            const transition = { duration: 0.15, ease: "linear" };
            export const variants = { open: { opacity: 1, transition } } satisfies Variants;
            const a = <motion.p animate={{ opacity: 1, transition }} />;
            const b = <motion.p transition={{ duration: 0.6, ease: [0.175, 0.885, 0.32, 1.275], type: "spring" }} />;
            Animated["timing"](v, { toValue: 1 });
            Animated[type](v, { toValue: 1 });
            function f() { const { transition, z } = props; g(a, transition, b); }
            """,
            [
                "4 unknown: linear over 0.15 s", "5 unknown: linear over 0.15 s",
                "6 unknown: spring(dampingRatio: 0.7, initialVelocity: 0) over 0.6 s", "7 dynamic", "8 dynamic",
            ]
        ),
        (
            "a.tsx",
            """
            import { useState } from "react";
            const a = <p style={{ transition: on ? `filter ${time}ms linear` : "opacity 0.3s linear" }} />;
            const b = <p style={{ transition: "all var(--time) ease var(--delay)" }} />;
            const { transition, x } = useThing();
            const c = useMemo(() => ({ transition, x }), []);
            """, ["2 dynamic", "2 unknown: linear over 0.3 s", "3 dynamic: the value is the result of 'var'"]
        ),
        // Values of Motion that are labels of another library, with a conditional in one of them.
        (
            "a.tsx",
            """
            import { motion } from "motion/react";
            const a = <motion.p transition={{ x: { duration: 0.3 }, rotate: { duration: 0.2 } }} />;
            const b = <motion.p transition={{ x: { duration: 0.3 }, rotate: on ? { duration: 0.2 } : { duration: 1 } }} />;
            """,
            [
                "2 unknown: easeOut over 0.3 s (x)", "2 unknown: easeOut over 0.2 s (rotate)",
                "3 unknown: easeOut over 0.3 s (x)", "3 unknown: easeOut over 0.2 s (rotate)",
                "3 unknown: easeOut over 1 s (rotate)",
            ]
        ),
        (
            "a.scss", "$d: 250ms;\n.a { transition: height $d ease-in 0ms, opacity $d linear, }",
            ["2 equal: easeIn over 0.25 s", "2 unknown: linear over 0.25 s"]
        ),
        (
            "res/transition/a.xml",
            """
            <transitionSet xmlns:android="http://schemas.android.com/apk/res/android">
                <transition class="a.b.LiftOff" android:duration="300"
                    android:interpolator="@android:interpolator/fast_out_slow_in"/>
            </transitionSet>
            """, ["2 unknown: cubic-bezier(0.4, 0, 0.2, 1) over 0.3 s"]
        ),
        (
            "a.dart", "final a = box.scale(animate: true).animate(const Duration(milliseconds: 250), Curves.easeOut);",
            ["1 unknown: easeOut over 0.25 s"]
        ),
        // An easing without a curve is named where two timings would read the same.
        (
            "a.tsx",
            """
            import { animate } from "motion";
            animate(x, 1, { duration: 0.25, ease: "circOut" }); // motif: value:a
            """, ["2 drift: 0.25 s, circOut doesn't match value:a, which is easeIn over 0.25 s"]
        ),
        // Tailwind isn't another library whose objects these could be.
        (
            "a.tsx",
            """
            const a = <p className="flex transition-colors" />;
            const b = { transition: { duration: 0.2, ease: "linear" } };
            """, ["0 unread: Tailwind CSS", "2 unknown: linear over 0.2 s"]
        ),
        (
            "a.dart",
            """
            final a = NavigationBar(animationDuration: const Duration(milliseconds: 250), destinations: x);
            final b = FadeInImage(fadeInDuration: const Duration(milliseconds: 30), fadeInCurve: Curves.easeIn);
            final c = CurvedAnimation(parent: p, curve: const ElasticOutCurve(0.85), reverseCurve: Curves.easeOut);
            """,
            [
                "1 partial: 0.25 s", "2 partial: 0.03 s", "2 partial: easeIn",
                "3 partial: 'CurvedAnimation(parent: p, curve: const ElasticOutCurve(0.85)", "3 partial: easeOut",
            ]
        ),
        (
            "a.kt",
            """
            import androidx.compose.animation.core.*
            val a = Modifier.sharedBounds(rememberSharedContentState("a"), this@AnimatedContent)
            val b = Modifier.sharedElement(rememberSharedContentState("a"), animatedVisibilityScope = scope)
            """, ["2 system", "3 system"]
        ),
    ]

    /// Files whose motion isn't read, and files that only look like them.
    static let unread: [(file: String, code: String, kind: String?)] = [
        (
            "a.kt", "import android.view.View\nclass A : View(c) { fun f() { animate().alpha(1f).duration = 300 } }",
            "View.animate()"
        ),
        ("a.kt", "import android.view.View\nfun animate() { go() }", nil),
        ("a.kt", "import android.view.A\nval a = animate()\n  .alpha(1f)", "View.animate()"),
        ("a.kt", "import android.animation.ValueAnimator\nval a = ValueAnimator()", "android.animation"),
        ("a.kt", "import androidx.transition.TransitionManager\nval a = TransitionManager.go(x)", "android.transition"),
        ("a.swift", "import SceneKit\nlet a = SCNAction.scale(to: 0.4, duration: 0.1)", "SceneKit"),
        ("a.swift", "import SceneKit\nlet a = SCNNode()", nil),
        (
            "a.kt", "import androidx.dynamicanimation.animation.SpringForce\nval a = SpringForce()",
            "androidx.dynamicanimation"
        ),
        ("a.swift", "import Motion\nlayer.animate(.duration(0.25))", "CosmicMind's Motion"),
        ("tailwind.config.ts", "export default { theme: { animation: { a: 'a 2s linear' } } };", "Tailwind CSS"),
        ("a.swift", "import SpriteKit\nlet a = SKAction.fadeIn(withDuration: 1)", "SpriteKit"),
        ("a.ts", "import Konva from 'konva';\nnew Konva.Tween({ node, duration: 0.3 }).play();", "Konva"),
        ("a.m", "[UIView animateWithDuration:0.3 animations:^{}];", "Objective-C"), ("a.m", "x = [1 2];", nil),
        ("a.tsx", "const a = <p className='flex transition-colors' />;", "Tailwind CSS"),
        ("a.css", ".a { @apply flex duration-300; }", "Tailwind CSS"),
        ("a.css", "@theme { --animate-spin: spin 1s linear infinite; }", "Tailwind CSS"),
        ("a.css", ".a { @apply flex; } .b { transition: duration-x 1s ease-in; }", nil),
        ("a.ts", "const a = { transition: `all ${time} ease-out` };", nil),
        ("a.ts", "element.style.transition = `transition-all ${time}`;", nil),
        ("a.kt", "import android.view.animation.AlphaAnimation\nval a = AlphaAnimation(0.8f, 0f)", "android.animation"),
        ("a.kt", "import android.animation.AnimatorSet\nval a = AnimatorSet()", "android.animation"),
        ("a.kt", "import android.view.animation.LinearInterpolator\nval a = LinearInterpolator()", nil),
        (
            "a.kt", "import com.google.android.material.transition.MaterialFadeThrough\nval a = MaterialFadeThrough()",
            "android.transition"
        ),
        ("a.java", "/** Runs the Animator. */ enum A { X(\"interpolator\") }", nil),
        ("a.java", "ObjectAnimator.ofFloat(view, \"alpha\", 1f).start();", "Java"),
        (
            "a.swift", "import RealityKit\nbox.move(to: a, relativeTo: nil, duration: 5, timingFunction: .easeIn)",
            "RealityKit"
        ),
        (
            "a.tsx", "import * as A from 'react-native-animatable';\nconst a = <A.View duration={650} />;",
            "react-native-animatable"
        ),
        ("a.html", "<i class='icon animated'></i><div class='animation-main'></div>", nil),
        ("a.html", "<style>a { animation-name: x; animation-duration: 1s }</style>", "HTML"),
    ]
}
