import Foundation
import MotifCore

@testable import MotifSpelling

/// The spellings of reach's dialects with their normal forms. The numbers are those of each platform's documentation
/// or source, which the tables of MotifSpelling name; springs were converted by hand.
enum SpellingTables {
    static let all = apple + web + script + android + flutter + files + timings

    static let apple: [SpellingCase] = [
        .init(.swiftUI, ".easeInOut(duration: 0.3)", .named(.easeInOut), 0.3),
        .init(.swiftUI, "Animation.easeIn(duration: 0.35)", .named(.easeIn), 0.35),
        .init(.swiftUI, "SwiftUI.Animation.linear(duration: 1)", .named(.linear), 1),
        .init(.swiftUI, ".easeOut", .named(.easeOut), 0.35, notes: [.standard]),
        .init(.swiftUI, ".timingCurve(0.2, 0, 0, 1, duration: 0.5)", .bezier(0.2, 0, 0, 1), 0.5),
        .init(
            .swiftUI, ".timingCurve(0.68, -0.6, 0.32, 1.6)", .bezier(0.68, -0.6, 0.32, 1.6), 0.35, notes: [.standard]),
        .init(.swiftUI, ".timingCurve(.easeInOut, duration: 0.4)", .named(.easeInOut), 0.4),
        .init(
            .swiftUI,
            ".timingCurve(.bezier(startControlPoint: UnitPoint(x: 0.2, y: 0), endControlPoint: UnitPoint(x: 0, y: 1)), duration: 2)",
            .bezier(0.2, 0, 0, 1), 2),
        .init(.swiftUI, ".spring(response: 0.5, dampingFraction: 0.8)", .response(0.5, 0.8)),
        .init(.swiftUI, ".spring(response: 0.4)", .response(0.4, 0.825), notes: [.standard]),
        .init(.swiftUI, ".spring(response: 0.5, dampingFraction: 0.8, blendDuration: 0.2)", .response(0.5, 0.8)),
        .init(.swiftUI, ".spring(duration: 1, bounce: 0.3)", .perceptual(1, 0.3)),
        .init(.swiftUI, ".spring(bounce: 0.2)", .perceptual(0.5, 0.2), notes: [.standard]),
        .init(.swiftUI, ".spring(Spring(mass: 1, stiffness: 120, damping: 14))", .physical(1, 120, 14)),
        .init(.swiftUI, ".spring(.bouncy(duration: 0.4))", .perceptual(0.4, 0.3)),
        .init(.swiftUI, ".spring()", nil, notes: [.system, .overloads]),
        .init(.swiftUI, ".default", nil, notes: [.system, .older]),
        .init(.swiftUI, ".interactiveSpring(response: 0.3, dampingFraction: 0.6)", .response(0.3, 0.6)),
        .init(.swiftUI, ".interactiveSpring().speed(0.5)", nil, speed: 0.5, notes: [.system]),
        .init(
            .swiftUI, ".interpolatingSpring(stiffness: 350, damping: 50, initialVelocity: 10)",
            .physical(1, 350, 50, 10), notes: [.overdamped]),
        .init(
            .swiftUI, ".interpolatingSpring(mass: 0.5, stiffness: 10, damping: 10, initialVelocity: 2)",
            .physical(0.5, 10, 10, 2), notes: [.overdamped]),
        // k = (2π/0.5)², c = 4π·0.8/0.5.
        .init(
            .swiftUI, ".interpolatingSpring(duration: 0.5, bounce: 0.2, initialVelocity: 3)",
            .physical(1, 157.91367041742973, 20.106192982974676, 3)),
        .init(.swiftUI, ".smooth", .perceptual(0.5, 0), notes: [.standard]),
        .init(.swiftUI, ".snappy(duration: 0.25)", .perceptual(0.25, 0.15)),
        .init(.swiftUI, ".bouncy(duration: 0.4, extraBounce: 0.1)", .perceptual(0.4, 0.4)),
        .init(
            .swiftUI, ".easeInOut(duration: 3).repeatForever(autoreverses: true).delay(0.4)", .named(.easeInOut), 3,
            delay: 0.4, repeats: .forever(autoreverses: true)),
        .init(
            .swiftUI, ".linear(duration: 1).repeatCount(3, autoreverses: false)", .named(.linear), 1,
            repeats: .times(3, autoreverses: false)),
        .init(.swiftUI, ".easeIn(duration: 0.3).speed(0.5)", .named(.easeIn), 0.6),
        .init(.swiftUI, ".easeIn(duration: 0.3).delay(0.1).speed(2)", .named(.easeIn), 0.15, delay: 0.05),
        // Twice as fast: half the response.
        .init(.swiftUI, ".spring(response: 0.5, dampingFraction: 0.8).speed(2)", .response(0.25, 0.8)),
        .init(.swiftUI, "withAnimation(.easeInOut(duration: 0.2)) { isOpen.toggle() }", .named(.easeInOut), 0.2),
        .init(.swiftUI, "withAnimation { isOpen = true }", nil, notes: [.system]),
        .init(.swiftUI, "content.animation(.bouncy(duration: 0.4), value: toast)", .perceptual(0.4, 0.3)),
        .init(
            .swiftUI, "row.animation(.easeOut(duration: 0.1).disabledDuringTests(), value: isSelected)",
            .named(.easeOut),
            0.1, notes: [.modifier]),
        .init(.swiftUI, "UIView.animate(.smooth(duration: 0.3)) { view.alpha = 1 }", .perceptual(0.3, 0)),
        .init(
            .uiKit, "UIView.animate(withDuration: 0.1) { view.alpha = 0 }", .named(.easeInOut), 0.1, notes: [.standard]),
        .init(
            .uiKit,
            "UIView.animate(withDuration: 0.2, delay: 0.1, options: UIView.AnimationOptions.beginFromCurrentState, animations: { () in view.alpha = 0 })",
            .named(.easeInOut), 0.2, delay: 0.1, notes: [.standard]),
        .init(
            .uiKit,
            "UIView.animate(withDuration: 0.3, delay: 0, options: [.allowUserInteraction, .curveEaseOut], animations: changes)",
            .named(.easeOut), 0.3, delay: 0),
        .init(
            .uiKit,
            "UIView.animate(withDuration: 0.7, delay: 0, usingSpringWithDamping: 0.94, initialSpringVelocity: 0.7, options: UIView.AnimationOptions.curveEaseIn, animations: changes)",
            .uiKit(0.94, 0.7), 0.7, delay: 0, notes: [.curveIgnored]),
        .init(
            .uiKit,
            "UIView.animate(withDuration: 0.35, delay: 0, usingSpringWithDamping: 0.75, initialSpringVelocity: 1, animations: changes)",
            .uiKit(0.75, 1), 0.35, delay: 0),
        .init(
            .uiKit, "UIView.animate(springDuration: 0.45, bounce: 0.25) { view.alpha = 1 }", .perceptual(0.45, 0.25),
            delay: 0),
        .init(
            .uiKit,
            "UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear], animations: changes)",
            .named(.linear), 1, delay: 0, repeats: .forever(autoreverses: true)),
        .init(
            .uiKit,
            "UIView.transition(with: button, duration: 0.3, options: .transitionCrossDissolve, animations: changes)",
            .named(.easeInOut), 0.3, notes: [.standard]),
        .init(.uiKit, "UIViewPropertyAnimator(duration: 0.4, curve: .linear) { view.alpha = 1 }", .named(.linear), 0.4),
        .init(.uiKit, "UIViewPropertyAnimator(duration: 0.5, dampingRatio: 0.8) { view.alpha = 1 }", .uiKit(0.8), 0.5),
        .init(
            .uiKit,
            "UIViewPropertyAnimator(duration: 0.35, controlPoint1: CGPoint(x: 0.2, y: 0), controlPoint2: CGPoint(x: 0, y: 1), animations: nil)",
            .bezier(0.2, 0, 0, 1), 0.35),
        .init(
            .uiKit,
            "UIViewPropertyAnimator(duration: 0.5, timingParameters: UISpringTimingParameters(dampingRatio: 0.7))",
            .uiKit(0.7), 0.5),
        .init(
            .uiKit,
            "UISpringTimingParameters(mass: 1, stiffness: 400, damping: 30, initialVelocity: CGVector(dx: 2, dy: 2))",
            .physical(1, 400, 30, 2)),
        .init(.uiKit, "UICubicTimingParameters(animationCurve: .easeIn)", .named(.easeIn)),
        .init(
            .uiKit, "UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.5) { view.alpha = 0 }", nil,
            span: .init(begin: 0.25, length: 0.5), notes: [.fractions]),
        .init(.coreAnimation, "CAMediaTimingFunction(controlPoints: 0.4, 0.0, 0.2, 1.0)", .bezier(0.4, 0, 0.2, 1)),
        .init(.coreAnimation, "CAMediaTimingFunction(name: .easeInEaseOut)", .named(.easeInOut)),
        .init(.coreAnimation, "CAMediaTimingFunction(name: CAMediaTimingFunctionName.easeIn)", .named(.easeIn)),
        .init(.coreAnimation, "CAMediaTimingFunction(name: kCAMediaTimingFunctionDefault)", .named(.default)),
        .init(.coreAnimation, "CATransaction.setAnimationDuration(0.25)", nil, 0.25),
    ]

    static let web: [SpellingCase] = [
        .init(.css, "cubic-bezier(.42, 0, 1, 1)", .bezier(0.42, 0, 1, 1)),
        .init(.css, "ease", .named(.default)),
        .init(.css, "steps(4, jump-start)", .steps(4, .start)),
        .init(
            .css, "linear(0, 0.5 20%, 1)",
            .linear([.init(time: 0, progress: 0), .init(time: 0.2, progress: 0.5), .init(time: 1, progress: 1)])),
        .init(.css, "350ms", nil, 0.35),
        .init(.css, "opacity .35s ease-in-out 50ms", .named(.easeInOut), 0.35, delay: 0.05),
        .init(.css, "transition: transform 300ms cubic-bezier(.2, 0, 0, 1);", .bezier(0.2, 0, 0, 1), 0.3),
        .init(.css, "transform 0.2s", .named(.default), 0.2, notes: [.standard]),
        .init(.css, "fade 1s ease-in infinite alternate", .named(.easeIn), 1, repeats: .forever(autoreverses: true)),
        .init(.css, "ease-out 2s -500ms", .named(.easeOut), 2, delay: -0.5, notes: [.partway]),
        .init(.css, "opacity .2s ease-in, color .2s ease-in", .named(.easeIn), 0.2),
        .init(.css, "opacity calc(100ms * 3) linear", .named(.linear), 0.3),
    ]

    static let script: [SpellingCase] = [
        .init(.motion, "{duration: 0.35, ease: [0.42, 0, 1, 1]}", .bezier(0.42, 0, 1, 1), 0.35),
        .init(.motion, "{ duration: 0.3, delay: 0.1, ease: 'easeOut' }", .named(.easeOut), 0.3, delay: 0.1),
        // UIKit's solver: k 323.589492 for ζ 0.8 over 0.5 s, as reach's golden row.
        .init(.motion, "{type: \"spring\", duration: 0.5, bounce: 0.2}", .uiKit(0.8), 0.5),
        .init(.motion, "{type: 'spring', stiffness: 300, damping: 20}", .physical(1, 300, 20)),
        // Response 1.2 · 0.4 s.
        .init(.motion, "{type: 'spring', visualDuration: 0.4, bounce: 0.25}", .response(0.48, 0.75)),
        .init(
            .motion, "{duration: 1, ease: 'linear', repeat: Infinity, repeatType: 'reverse'}", .named(.linear), 1,
            repeats: .forever(autoreverses: true)),
        .init(.motion, "{duration: 0.4, ease: 'backOut'}", .bezier(0.33, 1.53, 0.69, 0.99), 0.4, notes: [.otherEasing]),
        .init(.motion, "cubicBezier(0.2, 0, 0, 1)", .bezier(0.2, 0, 0, 1)),
        .init(
            .reanimated, "withTiming(1, {duration: 300, easing: Easing.bezier(0.2, 0, 0, 1)})", .bezier(0.2, 0, 0, 1),
            0.3),
        // 1 − (1 − t)³ has the control points (1/3, 1), (2/3, 1).
        .init(
            .reanimated, "withTiming(1, {duration: 250, easing: Easing.out(Easing.cubic)})",
            .bezier(1 / 3.0, 1, 2 / 3.0, 1), 0.25),
        .init(.reanimated, "Easing.quad", .bezier(1 / 3.0, 0, 2 / 3.0, 1 / 3.0)),
        .init(
            .reanimated, "withTiming(0, {duration: 200, easing: Easing.ease})", .named(.easeIn), 0.2,
            notes: [.misleading]),
        .init(.reanimated, "withTiming(1, {duration: 300})", nil, 0.3, notes: [.noBezier]),
        .init(
            .reanimated, "withSpring(1, {mass: 1, stiffness: 323.589492, damping: 28.781749})",
            .physical(1, 323.589492, 28.781749)),
        .init(
            .reanimated, "withDelay(100, withTiming(1, {duration: 300, easing: Easing.linear}))", .named(.linear), 0.3,
            delay: 0.1),
        .init(
            .reanimated, "withRepeat(withTiming(1, {duration: 500, easing: Easing.linear}), 4, true)", .named(.linear),
            0.5, repeats: .times(4, autoreverses: true)),
        .init(
            .reactNative,
            "{animation: 'spring', config: {stiffness: 1000, damping: 500, mass: 3, overshootClamping: true}}",
            .physical(3, 1000, 500), notes: [.overdamped]),
        .init(
            .reactNative,
            "Animated.timing(fade, {toValue: 1, duration: 400, easing: Easing.linear, useNativeDriver: true})",
            .named(.linear), 0.4),
        // Origami: k = (40 − 30)·3.62 + 194, c = (7 − 8)·3 + 25.
        .init(
            .reactNative, "Animated.spring(x, {toValue: 1, tension: 40, friction: 7, useNativeDriver: true})",
            .physical(1, 230.2, 22)),
    ]

    static let android: [SpellingCase] = [
        .init(.compose, "tween(350, 50, LinearEasing)", .named(.linear), 0.35, delay: 0.05),
        .init(
            .compose, "tween(durationMillis = 400, easing = CubicBezierEasing(0.2f, 0f, 0f, 1f))",
            .bezier(0.2, 0, 0, 1), 0.4, delay: 0),
        .init(.compose, "tween<Float>()", .bezier(0.4, 0, 0.2, 1), 0.3, delay: 0, notes: [.standard]),
        // c = 2ζ√k.
        .init(.compose, "spring(0.8f, 380f)", .physical(1, 380, 31.18974190340572)),
        .init(
            .compose, "spring(dampingRatio = Spring.DampingRatioMediumBouncy, stiffness = Spring.StiffnessMediumLow)",
            .physical(1, 400, 20)),
        .init(.compose, "snap(50)", .steps(1, .start), 0, delay: 0.05),
        .init(
            .compose,
            "infiniteRepeatable(animation = tween(1000, easing = FastOutSlowInEasing), repeatMode = RepeatMode.Reverse)",
            .bezier(0.4, 0, 0.2, 1), 1, delay: 0, repeats: .forever(autoreverses: true)),
        .init(.compose, "EaseOutBack", .bezier(0.34, 1.56, 0.64, 1)),
        .init(
            .android,
            "<pathInterpolator android:controlX1=\"0.4\" android:controlY1=\"0\" android:controlX2=\"0.2\" android:controlY2=\"1\"/>",
            .bezier(0.4, 0, 0.2, 1)),
        .init(
            .android,
            "<set android:ordering=\"together\"><objectAnimator android:duration=\"300\" "
                + "android:interpolator=\"@android:interpolator/fast_out_slow_in\"/></set>", .bezier(0.4, 0, 0.2, 1),
            0.3),
        // The values of a set replace those of its children.
        .init(
            .android,
            "<set android:duration=\"250\" android:interpolator=\"@android:interpolator/linear\">"
                + "<alpha android:fromAlpha=\"0\"/><scale android:pivotX=\"0\"/></set>", .named(.linear), 0.25),
        .init(
            .android,
            "<set android:ordering=\"together\"><objectAnimator android:duration=\"300\" "
                + "android:interpolator=\"@android:interpolator/linear\"/><objectAnimator android:duration=\"90\"/></set>",
            .named(.linear), 0.3, notes: [.several]),
        .init(.android, "<pathInterpolator android:pathData=\"M 0,0 C 0.4,0 0.2,1 1,1\"/>", .bezier(0.4, 0, 0.2, 1)),
        .init(
            .android,
            "<objectAnimator android:duration=\"350\" android:startOffset=\"50\" android:interpolator=\"@android:interpolator/fast_out_slow_in\" android:propertyName=\"alpha\"/>",
            .bezier(0.4, 0, 0.2, 1), 0.35, delay: 0.05),
    ]

    static let flutter: [SpellingCase] = [
        .init(.flutter, "Cubic(0.4, 0.0, 0.2, 1.0)", .bezier(0.4, 0, 0.2, 1)),
        .init(.flutter, "Curves.easeOutBack", .bezier(0.175, 0.885, 0.32, 1.275)),
        .init(.flutter, "Duration(milliseconds: 300)", nil, 0.3),
        .init(
            .flutter, "AnimatedOpacity(opacity: 1, duration: const Duration(milliseconds: 250), curve: Curves.easeIn)",
            .named(.easeIn), 0.25),
        .init(
            .flutter, "Interval(0.25, 0.75, curve: Curves.ease)", .named(.default),
            span: .init(begin: 0.25, length: 0.5)),
        .init(
            .flutter, "SpringDescription(mass: 1, stiffness: 323.589492, damping: 28.781749)",
            .physical(1, 323.589492, 28.781749)),
        // c = 2·0.5·√(2·200).
        .init(
            .flutter, "SpringDescription.withDampingRatio(mass: 2, stiffness: 200, ratio: 0.5)", .physical(2, 200, 20)),
        .init(
            .flutter, "SpringDescription.withDurationAndBounce(duration: Duration(milliseconds: 400), bounce: 0.3)",
            .perceptual(0.4, 0.3)),
    ]

    static let files: [SpellingCase] = [
        .init(
            .figma,
            "{\"type\": \"CUSTOM_CUBIC_BEZIER\", \"easingFunctionCubicBezier\": {\"x1\": 0.2, \"y1\": 0, \"x2\": 0, \"y2\": 1}}",
            .bezier(0.2, 0, 0, 1)),
        .init(
            .figma,
            "{\"type\": \"CUSTOM_SPRING\", \"easingFunctionSpring\": {\"mass\": 1, \"stiffness\": 300, \"damping\": 20}}",
            .physical(1, 300, 20)),
        .init(.figma, "{\"type\": \"GENTLE\"}", nil, notes: [.preset]),
        .init(
            .lottie, "{\"t\": 0, \"s\": [0], \"o\": {\"x\": [0.42], \"y\": [0]}, \"i\": {\"x\": [0.58], \"y\": [1]}}",
            .named(.easeInOut)),
        .init(.lottie, "{\"t\": 10, \"s\": [1], \"h\": 1}", .steps(1, .end), notes: [.hold]),
        .init(.tokens, "{\"$type\": \"cubicBezier\", \"$value\": [0.42, 0, 1, 1]}", .bezier(0.42, 0, 1, 1)),
        .init(.tokens, "{\"$type\": \"duration\", \"$value\": {\"value\": 350, \"unit\": \"ms\"}}", nil, 0.35),
        .init(
            .tokens,
            "{\"$type\": \"transition\", \"$value\": {\"duration\": {\"value\": 0.2, \"unit\": \"s\"}, \"delay\": {\"value\": 50, \"unit\": \"ms\"}, \"timingFunction\": [0.2, 0, 0, 1]}}",
            .bezier(0.2, 0, 0, 1), 0.2, delay: 0.05),
    ]
}
