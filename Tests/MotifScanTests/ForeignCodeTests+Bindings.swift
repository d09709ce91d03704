extension ForeignCodeTests {
    /// Names that code binds, values with alternatives, and what drives a curve.
    static let bindings: [(file: String, code: String, expected: [String])] = [
        // The initializers and the body of a constructor see its parameters.
        (
            "a.dart",
            """
            const time = Duration(milliseconds: 700);
            class A extends B { A({super.key, required Duration time}) : super(duration: time, curve: Curves.linear); }
            class C { C({required Duration time}) : _map = {}, _a = 1 { c = AnimationController(duration: time); } }
            class D { D(Duration time) : super(); final a = on ? f(time) : g(time);
              Widget b() => AnimatedOpacity(opacity: 1, duration: time); }
            """,
            [
                "2 dynamic: the duration is 'time', which is set at run time",
                "3 dynamic: the duration is 'time', which is set at run time", "5 unknown: linear over 0.7 s",
            ]
        ),
        (
            "a.kt",
            """
            private const val time = 300
            class A(time: Int) : Base(
                tween<Float>(time))
            class B { constructor(time: Int) : this(tween<Float>(time)) { f() } }
            class C(name: String)
            val d = tween<Float>(time)
            """,
            [
                "3 dynamic: the duration is 'time', which is set at run time",
                "4 dynamic: the duration is 'time', which is set at run time",
                "6 unknown: cubic-bezier(0.4, 0, 0.2, 1) over 0.3 s",
            ]
        ),
        // Patterns, generators, and names behind a comma.
        (
            "a.dart",
            """
            const time = Duration(milliseconds: 500);
            void a(o) { if (o case Duration time) f(AnimatedOpacity(duration: time)); }
            void b(o) { switch (o) { case [Duration time]: f(AnimatedOpacity(duration: time)); } }
            void c(o) { if (o case (int y, Duration time)) f(AnimatedOpacity(duration: time)); }
            void d(o) { Duration? z, time; f(AnimatedOpacity(duration: time)); }
            Iterable<Widget> e(Duration time) sync* { yield AnimatedOpacity(duration: time); }
            class F { final Duration a, time; Widget b() => AnimatedOpacity(duration: time); }
            void g(o) { switch (o) { case 1: Duration own = time; f(AnimatedOpacity(duration: own)); } }
            Widget h() => AnimatedOpacity(duration: time);
            """,
            (2...7).map { "\($0) dynamic: the duration is 'time', which is set at run time" } + [
                "8 unknown: linear over 0.5 s", "9 unknown: linear over 0.5 s",
            ]
        ),
        // Functions of the app's own that extend a type of the platform's.
        (
            "a.kt",
            """
            suspend inline fun <T, V : AnimationVector> MutableState<T>.animateTo(a: T, b: TwoWayConverter<T, V>) { }
            suspend fun f() { state.animateTo(IntOffset.Zero, IntOffset.VectorConverter) }
            """, ["2 dynamic: the timing is set in 'animateTo', which isn't the platform's function of this name"]
        ),
        (
            "a.kt",
            """
            suspend fun f() { state.animateTo(1f, tween(100, easing = LinearEasing)); state.animateScrollToItem(n, 10) }
            val a = t.animateFloat(0f, 1f, infiniteRepeatable(tween(600, easing = LinearEasing), initialStartOffset = StartOffset(9 * n)))
            """,
            [
                "1 unknown: linear over 0.1 s", "1 system",
                "2 unknown: linear over 0.6 s, forever (delay set at run time)",
            ]
        ),
        // Classes of the app's own with the names of Flutter's, and private variables.
        (
            "a.dart",
            """
            class Interval { Interval({this.start}); double? start;
              factory Interval.of(Map json) { return Interval(start: json['s']); } }
            class AnimatedScale extends Widget { const AnimatedScale({super.key, required this.duration}); }
            Widget a() => AnimatedScale(end: 2, duration: const Duration(seconds: 2), curve: Curves.linear);
            class B { Duration _time = const Duration(milliseconds: 300); int _ms = 400, _n = 1; int _own = 5;
              B({this._own}); Duration time = const Duration(seconds: 1);
              Widget c() => AnimatedOpacity(duration: _time);
              Widget d() => AnimatedOpacity(duration: Duration(milliseconds: _own));
              Widget e() => AnimatedOpacity(duration: time, curve: Curves.easeIn); }
            Widget f() => AnimatedSize(duration: w.d ?? const Duration(seconds: 3), curve: w.c ?? Curves.easeIn);
            """,
            [
                "4 unknown: linear over 2 s", "7 unknown: linear over 0.3 s", "8 dynamic: the duration is '_own'",
                "9 dynamic: the duration is 'time', a variable; the rest is easeIn",
                "10 dynamic: the duration is 'w.d'", "10 unknown: easeIn over 3 s",
            ]
        ),
        // What is known of a timing.
        (
            "a.scss",
            """
            .a { transition: opacity 0.2s $unknown 0.1s; }
            .b { transition: opacity $unknown 0.1s; }
            .c { @include transition; }
            """,
            [
                "1 dynamic: the value is '$unknown', which has no value in the scanned files; the rest is 0.2 s, delayed by 0.1 s",
                "2 dynamic: the value is '$unknown', which has no value in the scanned files",
                "3 dynamic: the value is the result of 'transition'",
            ]
        ),
        (
            "a.tsx",
            """
            import { motion } from "motion/react";
            const A = <motion.p animate={{ x: 1, transition: { delay: 0.1 } }} />;
            const B = ({ d }) => <motion.p transition={{ ...d, duration: 0.3 }} animate={{ x: 1 }} />;
            """, ["2 system: the system decides the timing, delayed by 0.1 s", "3 dynamic: the timing is 'd'"]
        ),
        // What code computes itself, and a cascade.
        (
            "a.dart",
            """
            final a = 1.0 - const Interval(0.2, 1.0).transform(t);
            void b() { _controller ..duration = const Duration(milliseconds: 300) ..forward(from: 0); }
            extension C on ScrollController {
              void to(double x) { animateTo(x, duration: const Duration(milliseconds: 500), curve: Curves.linear); } }
            void d() { list.animateToItem(duration: (x) => const Duration(seconds: 1), curve: (x) => Curves.linear); }
            Widget e() => Own(curve: Curves.easeIn, reverseCurve: Curves.easeOut,
              duration: const Duration(milliseconds: 250), reverseDuration: const Duration(milliseconds: 100));
            """,
            [
                "2 partial: 0.3 s", "4 unknown: linear over 0.5 s", "5 unknown: linear over 1 s",
                "6 equal: easeIn over 0.25 s", "6 unknown: easeOut over 0.1 s (reverseCurve)",
            ]
        ),
        // The controller of a tween.
        (
            "a.dart",
            """
            class A { void initState() { _c = AnimationController(vsync: this, duration: const Duration(seconds: 3));
            _a = _c.drive(Tween<double>(begin: 1, end: 0).chain(CurveTween(curve: Curves.easeOut)));
            _b = CurveTween(curve: Curves.easeIn).animate(_c);
            _d = Tween<double>(begin: 0, end: 1).chain(CurveTween(curve: Curves.linear)).animate(_c);
            _e = CurveTween(curve: Curves.easeIn).animate(other); } }
            """,
            [
                "1 partial: 3 s", "2 unknown: easeOut over 3 s", "3 unknown: easeIn over 3 s",
                "4 unknown: linear over 3 s", "5 partial: easeIn",
            ]
        ),
        // The value of a variable, or another one.
        (
            "a.tsx",
            """
            import { motion, MotionConfig } from "motion/react";
            const A = ({ d }) => <motion.p animate={{ x: 1 }} transition={{ duration: d || 0.3, ease: "linear" }} />;
            const B = () => <MotionConfig transition={{ duration: 2, ease: "linear" }}><motion.p layout /></MotionConfig>;
            const C = () => <><MotionConfig reducedMotion="user"><motion.p layout /></MotionConfig><motion.p layout /></>;
            const D = () => <Accordion slots={{ transition: { unmountOnExit: true } }} />;
            """,
            [
                "2 dynamic: the duration is 'd', which is set at run time", "2 unknown: linear over 0.3 s",
                "3 unknown: linear over 2 s", "4 system", "4 system",
            ]
        ),
        (
            "a.dart", "Widget a(Duration? d) => AnimatedOpacity(duration: d ?? const Duration(seconds: 2));",
            ["1 dynamic: the duration is 'd'", "1 unknown: linear over 2 s"]
        ),
        ("a.js", "element.style.transition = 'opacity ' + t + 'ms ease-out';", ["1 dynamic: the timing is 't'"]),
        // A curve that is the same from its end, and another one.
        (
            "a.css",
            """
            .a { animation: x 1s linear infinite; animation-direction: var(--way, normal); } .r { --way: reverse; }
            .b { animation: x 1s ease-in infinite; animation-direction: var(--way, normal); }
            """,
            [
                "1 unknown: linear over 1 s, forever (direction set at run time)",
                "2 dynamic: the direction of the curve is '--way'",
            ]
        ),
        // Android's overshoots are cubic Béziers.
        (
            "res/anim/a.xml",
            """
            <set xmlns:android="http://schemas.android.com/apk/res/android" android:shareInterpolator="false">
            <scale android:duration="200" android:interpolator="@android:anim/overshoot_interpolator" />
            <alpha android:duration="200" android:interpolator="@android:interpolator/anticipate" />
            <alpha android:duration="200" android:interpolator="@android:interpolator/anticipate_overshoot" />
            </set>
            """,
            [
                "2 unknown: cubic-bezier(0.333", "3 unknown: cubic-bezier(0.333", "4 partial: 0.2 s",
            ]
        ),
    ]
}
