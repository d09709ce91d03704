import MotifCore

@testable import MotifSpelling

extension SpellingTables {
    /// Spellings of whole timings: repetitions, pauses, parts of a time, clamped springs, combined options, and keys that
    /// don't change anything.
    static let timings: [SpellingCase] = [
        .init(
            .swiftUI, ".easeIn(duration: 0.3).delay(0.1).repeatForever(autoreverses: false)", .named(.easeIn), 0.3,
            delay: 0.1,
            repeats: .init(count: nil, autoreverses: false, pause: 0.1, waitsAtStart: true), notes: [.delayRepeats]),
        // Twice as fast, the pause as well.
        .init(
            .swiftUI, ".easeIn(duration: 0.4).delay(0.2).repeatCount(2, autoreverses: false).speed(2)", .named(.easeIn),
            0.2, delay: 0.1, repeats: .init(count: 2, autoreverses: false, pause: 0.1, waitsAtStart: true)),
        // k = (2π/0.5)², c = 4π·0.8/0.5.
        .init(
            .swiftUI, ".interpolatingSpring(Spring(response: 0.5, dampingRatio: 0.8), initialVelocity: 5)",
            .physical(1, 157.91367041742973, 20.106192982974676, 5)),
        // UIView.AnimationOptions has 1 << 16, 2 << 16, and 3 << 16 for easeIn, easeOut, and linear.
        .init(
            .uiKit,
            "UIView.animate(withDuration: 0.3, delay: 0, options: [.curveEaseIn, .curveEaseOut], animations: f)",
            .named(.linear), 0.3, delay: 0, notes: [.combined]),
        .init(
            .uiKit,
            "UIView.animate(withDuration: 0.3, delay: 0, options: [.curveEaseOut, .curveLinear], animations: f)",
            .named(.linear), 0.3, delay: 0, notes: [.combined]),
        .init(
            .uiKit,
            "UIView.animate(withDuration: 0.3, delay: 0, options: [.curveEaseInOut, .curveEaseIn], animations: f)",
            .named(.easeIn), 0.3, delay: 0, notes: [.combined]),
        // Without `repeat`, once there and back.
        .init(
            .uiKit, "UIView.animate(withDuration: 0.3, delay: 0, options: [.autoreverse], animations: f)",
            .named(.easeInOut), 0.3, delay: 0, repeats: .times(2, autoreverses: true)),
        // Of Core Animation, each of two cycles is there and back.
        .init(
            .coreAnimation,
            "CABasicAnimation(keyPath: \"opacity\", duration: 1, repeatCount: 2, autoreverses: true)", .named(.linear),
            1, repeats: .times(4, autoreverses: true)),
        .init(
            .motion,
            "{duration: 0.2, ease: 'easeOut', staggerChildren: 0.1, delayChildren: 0.3, when: 'beforeChildren', "
                + "onComplete: done, from: 0, inherit: true}", .named(.easeOut), 0.2),
        .init(.motion, "{type: 'keyframes', duration: 0.2, ease: 'easeIn'}", .named(.easeIn), 0.2),
        .init(.motion, "{duration: 0.2, ease: 'easeIn', times: [0, 0.3, 1]}", nil, 0.2, notes: [.keyframes]),
        .init(
            .motion, "{duration: 0.2, ease: 'easeIn', repeat: 2, repeatType: 'mirror', repeatDelay: 0.1}",
            .named(.easeIn), 0.2,
            repeats: .init(count: 3, autoreverses: true, isMirrored: true, pause: 0.1)),
        .init(
            .motion, "{duration: 0.2, ease: 'easeIn', repeat: Infinity, repeatType: 'reverse'}", .named(.easeIn), 0.2,
            repeats: .forever(autoreverses: true)),
        .init(.motion, "{duration: 0.2, ease: 'easeIn', repeatType: 'reverse'}", .named(.easeIn), 0.2),
        .init(.motion, "animate(element, {opacity: 1}, {duration: 0.4, ease: 'easeIn'})", .named(.easeIn), 0.4),
        .init(
            .motion, "animate(element, {x: 100}, {type: 'spring', stiffness: 300, damping: 20})",
            .physical(1, 300, 20)),
        .init(.motion, "useSpring(x, {stiffness: 90, damping: 20, mass: 2})", .physical(2, 90, 20)),
        .init(.motion, "useSpring(x, {duration: 500, bounce: 0.2})", .uiKit(0.8), 0.5),
        // Motion's findSpring takes durations from 0.01 s to 10 s.
        .init(.motion, "{type: 'spring', duration: 12, bounce: 0.2}", .uiKit(0.8), 10, notes: [.clamped]),
        .init(
            .reanimated, "withRepeat(withTiming(1, {duration: 300, easing: Easing.ease}), -1, true)", .named(.easeIn),
            0.3, repeats: .init(count: nil, autoreverses: true, isMirrored: true)),
        .init(
            .reanimated, "withRepeat(withDelay(100, withTiming(1, {duration: 300, easing: Easing.linear})), 3)",
            .named(.linear), 0.3, delay: 0.1,
            repeats: .init(count: 3, autoreverses: false, pause: 0.1, waitsAtStart: true)),
        .init(
            .reanimated, "withRepeat(withTiming(1, {duration: 300, easing: Easing.linear}))", .named(.linear), 0.3,
            repeats: .times(2, autoreverses: false), notes: [.standard]),
        .init(
            .reanimated, "withSpring(1, {mass: 1, stiffness: 150, damping: 10, overshootClamping: true})",
            .physical(1, 150, 10), isClamped: true, notes: [.overshootClamped]),
        .init(
            .reactNative,
            "{animation: 'spring', config: {stiffness: 100, damping: 10, mass: 1, overshootClamping: true}}",
            .physical(1, 100, 10), isClamped: true),
        .init(
            .reactNative,
            "Animated.spring(x, {toValue: 1, stiffness: 100, damping: 10, overshootClamping: true, useNativeDriver: true})",
            .physical(1, 100, 10), isClamped: true),
        // SpringConfig.js, by hand: tension 70.9118, friction 7.8947.
        .init(
            .reactNative, "Animated.spring(x, {toValue: 1, bounciness: 8, speed: 12, useNativeDriver: true})",
            .physical(1, 342.10058823529414, 24.684019245284347)),
        .init(
            .reactNative,
            "Animated.loop(Animated.timing(x, {toValue: 1, duration: 400, easing: Easing.linear, useNativeDriver: true}))",
            .named(.linear), 0.4, repeats: .forever(autoreverses: false)),
        .init(
            .compose, "repeatable(3, tween(100, 50, LinearEasing))", .named(.linear), 0.1, delay: 0.05,
            repeats: .init(count: 3, autoreverses: false, pause: 0.05, waitsAtStart: true)),
        .init(
            .compose,
            "infiniteRepeatable(tween(200, easing = LinearEasing), RepeatMode.Restart, StartOffset(50, StartOffsetType.FastForward))",
            .named(.linear), 0.2, delay: -0.05, repeats: .forever(autoreverses: false), notes: [.partway]),
        .init(
            .flutter,
            "AnimatedContainer(duration: Duration(milliseconds: 300), curve: Interval(0.5, 1.0, curve: Curves.easeOut))",
            .named(.easeOut), 0.3, span: .init(begin: 0.5, length: 0.5), notes: [.fractions]),
        .init(
            .flutter, "AnimatedDefaultTextStyle(duration: Duration(milliseconds: 300), style: s, child: c)",
            .named(.linear), 0.3, notes: [.standard]),
        .init(
            .flutter, "Scrollable.ensureVisible(context, duration: Duration(milliseconds: 300))", .named(.default), 0.3,
            notes: [.standard]),
        // An option set without options changes nothing.
        .init(
            .uiKit, "UIView.animate(withDuration: 0.3, delay: 0, options: UIView.AnimationOptions(), animations: f)",
            .named(.easeInOut), 0.3, delay: 0),
        .init(
            .uiKit, "UIView.animate(withDuration: 0.3, delay: 0, options: .init(rawValue: 0), animations: f)",
            .named(.easeInOut), 0.3, delay: 0),
        .init(
            .uiKit, "UIView.animate(withDuration: 0.3, delay: 0, options: [.init(), .curveEaseIn], animations: f)",
            .named(.easeIn), 0.3, delay: 0),
        // `undefined` is an argument that is left out.
        .init(.reanimated, "withTiming(0, undefined, done)", nil, 0.3, notes: [.noBezier, .standard]),
        .init(.reanimated, "withSpring(1, undefined, done)", nil, notes: [.version]),
        .init(
            .flutter, "AnimatedOpacity(opacity: 1, duration: Duration.zero, curve: Curves.easeIn)", .named(.easeIn), 0),
        .init(
            .flutter, "AnimatedOpacity(opacity: 1, duration: Durations.medium1, curve: Easing.standard)",
            .bezier(0.2, 0, 0, 1), 0.25),
        // Played from the end, ease-in is ease-out.
        .init(
            .css, "3s ease-in 1s 2 reverse both x", .named(.easeOut), 3, delay: 1,
            repeats: .times(2, autoreverses: false)),
        // Without an interpolator, a cosine, which isn't a single Bézier.
        .init(.android, "<animator android:duration=\"200\"/>", nil, 0.2, notes: [.noBezier]),
        .init(.android, "<fade/>", nil, 0.3, notes: [.noBezier, .standard]),
        .init(
            .android,
            "<slide android:duration=\"250\" android:startDelay=\"50\" android:interpolator=\"@android:interpolator/linear_out_slow_in\"/>",
            .bezier(0, 0, 0.2, 1), 0.25, delay: 0.05),
        .init(
            .compose, "tween(durationMillis = AnimationConstants.DefaultDurationMillis, easing = LinearEasing)",
            .named(.linear), 0.3, delay: 0),
        .init(
            .compose, "animateFloatAsState(x, animationSpec = tween(200, easing = LinearEasing))", .named(.linear), 0.2,
            delay: 0),
        .init(.compose, "fadeIn()", nil, notes: [.system]),
        // t to the power of twice the factor.
        .init(.android, "<accelerateInterpolator android:factor=\"1.5\"/>", .bezier(1 / 3.0, 0, 2 / 3.0, 0)),
        .init(.android, "<decelerateInterpolator android:factor=\"1.5\"/>", .bezier(1 / 3.0, 1, 2 / 3.0, 1)),
        .init(.android, "<accelerateInterpolator/>", .bezier(1 / 3.0, 0, 2 / 3.0, 1 / 3.0), notes: [.standard]),
        .init(.android, "<decelerateInterpolator android:factor=\"2\"/>", nil, notes: [.noBezier]),
        .init(.android, "<cycleInterpolator android:cycles=\"2\"/>", nil, notes: [.noBezier]),
        // 1 − f(1 − t).
        .init(
            .flutter, "AnimatedOpacity(duration: Duration(seconds: 1, days: 0), curve: Curves.easeIn.flipped)",
            .named(.easeOut), 1),
        .init(.flutter, "FlippedCurve(Cubic(0.2, 0, 0, 1))", .bezier(1, 0, 0.8, 1)),
        .init(.flutter, "Duration(microseconds: 250000)", nil, 0.25),
        .init(.motion, "animate(x, {a: 1}, {type: false})", nil, notes: [.none]),
        .init(.motion, "animate(x, {a: 1}, {duration: 1, ease: ['easeIn', 'easeOut']})", nil, 1, notes: [.keyframes]),
        .init(.motion, "animate(x, {a: 1}, {duration: 0.2, ease: 'easeOut'})", .named(.easeOut), 0.2),
        .init(
            .reactNative,
            "Animated.timing(x, {toValue: 1, duration: 200, easing: Easing.linear, useNativeDriver: true}).start(done)",
            .named(.linear), 0.2),
        // Origami's units: (170 - 30) · 3.62 + 194 and (26 - 8) · 3 + 25.
        .init(.reactNative, "{tension: 170, friction: 26}", .physical(1, 700.8, 79), notes: [.overdamped]),
    ]
}
