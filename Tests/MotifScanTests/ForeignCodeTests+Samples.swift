/// Code of apps and sites, with names from other places, texts that are put together, and calls that decide nothing.
extension ForeignCodeTests {
    static let samples: [(file: String, code: String, expected: [String])] = [
        // Constants in templates and sums of texts, the names of animations, and longhand properties with values.
        (
            "a.tsx",
            """
            import { keyframes, style } from "@vanilla-extract/css";
            const MS = 250;
            const EASE = "ease-in";
            const fade = keyframes({ to: { opacity: 1 } });
            const a = <p style={{ transition: `opacity ${MS}ms ${EASE}` }} />;
            const b = <p style={{ transition: "opacity " + MS * 2 / 1000 + "s linear" }} />;
            const c = <p style={{ transition: on ? `all ${on ? 0.1 : 0.2}s linear` : "none" }} />;
            const d = style({ animationName: fade, animationDuration: "2s", animationTimingFunction: "linear" });
            const e = style({ animation: `${fade} 3s linear infinite` });
            const f = { animationName: fade, animationDuration: "2s", animationTimingFunction: CURVE };
            const g = { transition: "all 1s linear", transitionDelay: `${MS}ms` };
            element.style.transition = `transform ${MS}ms ${EASE}`;
            const h = style({ transition: ["color 0.25s ease-in", "all 2s linear"] });
            """,
            [
                "5 equal: easeIn over 0.25 s", "6 unknown: linear over 0.5 s", "7 unknown: linear over 0.1 s",
                "8 unknown: linear over 2 s",
                "9 unknown: linear over 3 s, forever", "10 dynamic: the timing is 'CURVE'",
                "11 unknown: linear over 1 s, delayed by 0.25 s", "12 equal: easeIn over 0.25 s",
                "13 equal: easeIn over 0.25 s", "13 unknown: linear over 2 s",
            ]
        ),
        // Durations of screens, which charts have, too.
        (
            "a.tsx",
            """
            import { Platform } from "react-native";
            const a = <Stack.Navigator screenOptions={{ animation: "fade", animationDuration: fast ? 300 : 350 }} />;
            const b = ({ route }) => ({ animationDuration: 250 });
            """, ["2 partial: 0.3 s", "2 partial: 0.35 s", "3 partial: 0.25 s"]
        ),
        ("a.tsx", "import { Line } from 'recharts';\nconst a = { animationDuration: 1000 };", []),
        // A spring that is set after a duration erases it, and one with a duration sets it.
        (
            "a.tsx",
            """
            import Animated, { FadeIn, SlideOutDown, SharedTransition } from "react-native-reanimated";
            const a = FadeIn.duration(300).springify().damping(10).stiffness(100).mass(1);
            const b = [FadeIn.springify(300), FadeIn.springify().duration(300)];
            const c = FadeIn.duration(300).springify();
            const d = SlideOutDown.damping(24).stiffness(180);
            const e = SharedTransition.duration(400);
            """,
            [
                "2 unknown: spring(mass: 1, stiffness: 100, damping: 10",
                "3 unknown: spring(mass: 4, stiffness: 3021.48",
                "3 unknown: spring(mass: 4, stiffness: 3021.48", "4 partial: 'FadeIn.duration(300).springify()'",
                "5 partial: 0.3 s; 'Easing.inOut(Easing.quad)'", "6 partial: 0.4 s",
            ]
        ),
        // Widgets of the app's own.
        (
            "a.dart",
            """
            const slow = Duration(milliseconds: 500);
            final a = SpFadeIn(duration: Durations.medium1, child: x);
            final b = SpFadeIn(duration: slow, child: x);
            final c = SpCrossFade(duration: theme.animation.long, child: x);
            Widget d() { final own = Durations.medium1; return SpFadeIn(duration: own, child: x); }
            final e = SpFadeIn(duration: 300, child: x);
            final f = Song(duration: track.duration, title: x);
            """,
            [
                "2 partial: 0.25 s", "3 partial: 0.5 s", "4 dynamic: the timing is 'theme.animation.long'",
                "5 partial: 0.25 s",
            ]
        ),
        // What the platform decides unless an argument does.
        (
            "a.swift",
            """
            Text("a").phaseAnimator([false, true], trigger: t) { view, phase in view.opacity(phase ? 1 : 0) }
            PhaseAnimator([0, 1], trigger: t) { phase in Text("a") }
            Text("a").phaseAnimator([0, 1]) { view, phase in view } animation: { _ in .easeIn(duration: 0.25) }
            """, ["1 system", "2 system", "3 equal: easeIn over 0.25 s"]
        ),
        (
            "a.kt",
            """
            import androidx.compose.animation.core.tween
            val a = Modifier.animateItem(fadeInSpec = null, fadeOutSpec = null)
            suspend fun f() {
                list.animateScrollToItem(3)
                pager.animateScrollToPage(2, animationSpec = tween(310, easing = LinearEasing))
                scroll.animateScrollTo(0, own)
            }
            """,
            ["2 system", "4 system", "5 unknown: linear over 0.31 s", "6 dynamic: the animationSpec is 'own'"]
        ),
        (
            "a.tsx",
            "import { motion } from 'framer-motion';\nconst a = <Box as={motion.div} animate={{ opacity: 1 }} />;",
            ["2 system"]
        ),
        (
            "a.tsx",
            """
            import { LayoutAnimation } from "react-native";
            const own = { duration: 250, update: { type: LayoutAnimation.Types.easeInEaseOut } };
            LayoutAnimation.configureNext(own);
            LayoutAnimation.configureNext({ duration: 300, create: { type: "linear", property: "opacity" } });
            """, ["3 partial: 0.25 s is a duration", "4 partial: 0.3 s is a duration"]
        ),
        // A mixin without arguments.
        (
            "a.scss",
            """
            @mixin transition($time: 250ms) { transition: all $time ease-in; }
            .a { @include transition; }
            .b { @include transition }
            .c { @include transition { color: red } @include other; }
            """,
            [
                "1 dynamic", "2 equal: easeIn over 0.25 s", "3 equal: easeIn over 0.25 s",
                "4 equal: easeIn over 0.25 s",
            ]
        ),
        // Getters of data, and styles without a timing.
        (
            "a.dart",
            """
            IntColumn get duration => integer()();
            Duration get transitionDuration => build(child: x);
            """, ["2 dynamic: the timing is the result of 'build'"]
        ),
        ("a.ts", "element.style.transition = 'none';\nelement.style.animation = '';", []),
        // Styles that other code makes, and themes.
        (
            "a.tsx",
            """
            const A = styled("p")(({ theme }) => ({ transition: theme.transitions.create("opacity", { duration: 2 }) }));
            const b = <Box sx={{ transition: (theme) => theme.transitions.create(["width"]) }} />;
            const c = <p style={{ transition: make("opacity") }} />;
            const text = "opacity 0.25s ease-in";
            const d = <p style={{ transition: on ? text : undefined }} />;
            """,
            [
                "1 dynamic: the timing is the result of 'create'", "2 dynamic",
                "3 dynamic: the timing is the result of 'make'",
                "5 equal: easeIn over 0.25 s",
            ]
        ),
        // Casts in front of brackets, and several of them.
        (
            "a.tsx",
            """
            import { motion } from "motion/react";
            const a = <motion.p exit={{ x: 1, transition: { duration: 0.31 } as T["transition"] }} />;
            const b = <motion.p transition={{ duration: 0.32 } as unknown as A | B} />;
            const c = <motion.p transition={{ duration: 0.33, ease: [0.2, 0, 0, 1] as T["ease"] }} />;
            """,
            [
                "2 unknown: easeOut over 0.31 s", "3 unknown: easeOut over 0.32 s",
                "4 unknown: cubic-bezier(0.2, 0, 0, 1) over 0.33 s",
            ]
        ),
        // Loops and conditions run in their transaction, and closures later; objects that a closure changes.
        (
            "a.swift",
            """
            func f() {
                CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(controlPoints: 0.7, 0, 0.2, 1))
                UIView.animate(withDuration: 0.2) { }
                for cell in cells { UIView.animate(withDuration: 0.21, delay: 0.1) { } }
                if let on,
                    let other = other(for: on) {
                    UIView.animate(withDuration: 0.22) { }
                } else {
                    cells.forEach { UIView.animate(withDuration: 0.23) { } }
                }
                CATransaction.setCompletionBlock { UIView.animate(withDuration: 0.24) { } }
                UIView.animate(withDuration: 0.25, delay: 0, options: .curveLinear) { }
                UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0) { }
                CATransaction.commit()
            }
            let a = configured(CABasicAnimation(keyPath: "path")) { $0.duration = 0.5 }
            let b = CABasicAnimation(keyPath: "path").then { $0.duration = 0.5 }
            """,
            [
                "2 unknown: cubic-bezier(0.7, 0, 0.2, 1) is", "3 unknown: cubic-bezier(0.7, 0, 0.2, 1) over 0.2 s",
                "4 unknown: cubic-bezier(0.7, 0, 0.2, 1) over 0.21 s, delayed by 0.1 s",
                "7 unknown: cubic-bezier(0.7, 0, 0.2, 1) over 0.22 s",
                "9 unknown: cubic-bezier(0.7, 0, 0.2, 1) over 0.23 s",
                "11 unknown: easeInOut over 0.24 s", "12 unknown: linear over 0.25 s", "13 dynamic: the options are",
                "16 dynamic", "17 dynamic",
            ]
        ),
        // Controllers by their names and functions, and durations that others set.
        (
            "a.dart",
            """
            class A { const A({this.duration = const Duration(seconds: 1)}); }
            class B {
              void a() {
                _c = AnimationController(duration: const Duration(milliseconds: 310), vsync: this);
                _a = CurvedAnimation(parent: _c, curve: Curves.easeIn);
                song.duration = x;
                final d = AnimationController(duration: const Duration(milliseconds: 320), vsync: this);
                CurvedAnimation(parent: d, curve: const Interval(0, 1, curve: Curves.easeIn));
              }
              void b(AnimationController d) { CurvedAnimation(parent: d, curve: Curves.easeIn); }
              void c() {
                _e = AnimationController(duration: const Duration(milliseconds: 330), vsync: this);
                _e.duration = x;
                CurvedAnimation(parent: _e, curve: Curves.easeIn);
              }
              B(AnimationController controller) : _f = controller..duration ??= const Duration(milliseconds: 340);
            }
            """,
            [
                "4 partial: 0.31 s", "5 unknown: easeIn over 0.31 s is", "7 partial: 0.32 s",
                "8 unknown: easeIn over 0.32 s is",
                "10 partial: easeIn is", "12 partial: 0.33 s", "14 partial: easeIn is", "16 partial: 0.34 s",
            ]
        ),
        // The platform's own durations, and the whole of an easing that isn't a curve.
        (
            "a.tsx",
            """
            import { LayoutAnimation } from "react-native";
            import { withTiming, Easing } from "react-native-reanimated";
            LayoutAnimation.easeInEaseOut();
            LayoutAnimation.configureNext(LayoutAnimation.Presets.spring);
            withTiming(1, { duration: 300, easing: Easing.inOut(Easing.circle) });
            withTiming(1, { duration: 300, easing: Easing.circle });
            withTiming(1, { duration: 300, easing: Easing.inOut(Easing.ease) });
            """,
            [
                "3 partial: 0.3 s; the system decides the curve", "4 partial: 0.7 s; the system decides the curve",
                "5 partial: 0.3 s; 'inOut(circle)'",
                "6 partial: 0.3 s; 'circle'",
                "7 partial: 0.3 s; 'inOut(easeIn)'",
            ]
        ),
        (
            "res/anim/a.xml",
            """
            <set><extend android:interpolator="@android:anim/linear_interpolator" android:duration="450"/></set>
            """, ["1 unknown: linear over 0.45 s"]
        ),
        // Long values are read as a whole, or not at all; an app's own extensions; numbers without a unit.
        (
            "a.kt",
            """
            val short = 100\(String(repeating: " + 20 * 2", count: 11))
            val long = 100\(String(repeating: " + 1", count: 100))
            val a = tween<Float>(short, easing = LinearEasing)
            val b = tween<Float>(long, easing = LinearEasing)
            fun Color.animateColor() = own(this)
            fun f() { primary.animateColor() }
            """,
            [
                "3 unknown: linear over 0.54 s", "4 dynamic: the duration is 'long'",
                "6 dynamic: the timing is set in 'animateColor'",
            ]
        ),
        (
            "a.dart",
            """
            const time = 1000;
            final a = OwnOptions(duration: time, child: x);
            final b = CurvedAnimation(parent: c, curve: const Interval(0, 0.4, curve: Curves.easeIn).flipped);
            class Song { Duration get duration => Duration(milliseconds: ms); }
            class Page { Duration get transitionDuration => const Duration(milliseconds: 200); }
            """, ["2 dynamic", "3 partial: easeOut, from 0.6 to 1 of its time", "5 partial: 0.2 s"]
        ),
        // Names of variants, and a style with its value's name.
        (
            "a.tsx",
            """
            import { motion } from "motion/react";
            const transition = { hidden: { opacity: 0, transition: { duration: 0.2, ease: "linear" } } };
            const a = <motion.p animate="visible" variants={transition} />;
            function B() { const [transition, set] = useState(""); return <p style={{ transition, color: red }} />; }
            """, ["2 unknown: linear over 0.2 s", "4 dynamic: the timing is 'transition'"]
        ),
        (
            "a.swift", "Text(\"a\").animation(.linear(duration: 1).delay(0.3).repeatForever().speed(2), value: x)",
            [
                "1 unknown: linear over 1 s, at speed 2, delayed by 0.15 s, forever, reversing, waiting 0.15 s before each run"
            ]
        ),
        // A call in the first statement of a function.
        (
            "a.kt", "suspend fun f() { list.animateTo(1f, tween(310, easing = LinearEasing)) }",
            ["1 unknown: linear over 0.31 s"]
        ),
        // A curve in a field, of a controller that a method creates.
        (
            "a.dart",
            """
            class A { late AnimationController c;
              late final a = CurvedAnimation(parent: c, curve: Curves.easeOut);
              void initState() { c = AnimationController(vsync: this, duration: const Duration(milliseconds: 1500)); } }
            """, ["2 unknown: easeOut over 1.5 s", "3 partial: 1.5 s"]
        ),
        // One of two conditions for reduced motion is enough only if both must hold.
        (
            "a.dart",
            """
            final a = AnimatedContainer(duration: x.disableAnimations || y ? time1 : const Duration(milliseconds: 180), curve: Curves.linear);
            final b = AnimatedContainer(duration: x.disableAnimations && y ? time1 : const Duration(milliseconds: 190), curve: Curves.linear);
            final c = AnimatedContainer(duration: !x.disableAnimations && y ? const Duration(milliseconds: 200) : time1, curve: Curves.linear);
            final d = AnimatedContainer(duration: !x.disableAnimations || y ? const Duration(milliseconds: 210) : time1, curve: Curves.linear);
            const time1 = Duration(milliseconds: 1);
            """,
            [
                "1 unknown: linear over 0.001 s", "1 unknown: linear over 0.18 s", "2 reduced: linear over 0.001 s",
                "2 unknown: linear over 0.19 s", "3 unknown: linear over 0.2 s", "3 unknown: linear over 0.001 s",
                "4 reduced: linear over 0.001 s", "4 unknown: linear over 0.21 s",
            ]
        ),
        // Calls with a lambda alone behind an operator, and animations that are remembered.
        (
            "a.kt",
            """
            val a = fadeIn(tween(100, easing = LinearEasing)) togetherWith slideOutVertically { -it }
            val b = fadeOut() + slideOutVertically { -it }
            val spec = remember { tween<Float>(200, easing = LinearEasing) }
            val c by animateFloatAsState(1f, spec)
            val d = remember(key) { val x = 1; tween<Float>(x) }
            """,
            [
                "1 unknown: linear over 0.1 s", "1 system", "2 system", "2 system", "3 unknown: linear over 0.2 s",
                "4 unknown: linear over 0.2 s", "5 unknown: cubic-bezier(0.4, 0, 0.2, 1) over 0.001 s",
            ]
        ),
        (
            "a.swift",
            """
            let a = UIViewPropertyAnimator(duration: 0, timingParameters: UISpringTimingParameters())
            let b = UIViewPropertyAnimator(duration: 0, curve: .linear)
            """, ["1 system: the system decides the timing", "2 system: nothing is animated"]
        ),
        // A conditional isn't a function with a type of its result, and values don't wait for their transition.
        (
            "a.tsx",
            """
            import { withTiming } from "react-native-reanimated";
            const FADE = 100;
            const A = ({ a }) => <V x={a ? cn(FADE) : undefined} y={withTiming(1, { duration: FADE, easing: Easing.linear })} />;
            const f = (a: number): Promise<void> => withTiming(1, { duration: a });
            """, ["3 unknown: linear over 0.1 s", "4 dynamic: the duration is 'a', which is set at run time"]
        ),
        (
            "a.tsx",
            """
            import { motion } from "motion/react";
            const a = { delay: 0.5, x: { duration: 0.4, ease: "linear" }, y: { duration: 1, delay: 2, ease: "linear" } };
            const B = () => <motion.p transition={a} />;
            const c = useMemo(() => ({ duration: 0.3, ease: "linear" }), []);
            const D = () => <motion.p transition={c} />;
            """,
            [
                "3 system", "3 unknown: linear over 0.4 s (x)",
                "3 unknown: linear over 1 s, delayed by 2 s (y)", "5 unknown: linear over 0.3 s",
            ]
        ),
        // Presets that a condition or the platform chooses, and expressions that begin with a statement's word.
        (
            "a.tsx",
            """
            import Animated, { FadeOut, FadeIn } from "react-native-reanimated";
            const a = <Animated.View exiting={ios ? FadeOut : undefined} />;
            const b = <Animated.View exiting={Platform.select({ ios: FadeOut, android: FadeIn })} />;
            export { FadeIn, FadeOut };
            """, ["2 partial: 0.3 s", "3 partial: 0.3 s", "3 partial: 0.3 s"]
        ),
        (
            "a.swift",
            """
            let a: Animation = switch kind { case .one: .linear(duration: 0.2) default: .easeIn(duration: 0.3) }
            withAnimation(a) { }
            """,
            [
                "1 unknown: linear over 0.2 s", "1 unknown: easeIn over 0.3 s",
                "2 dynamic: the animation is computed at run time",
            ]
        ),
    ]
}
