import MotifCore
import MotifSpelling
import Testing

/// The text of each template, as a person writes the timing.
@Suite struct WrittenTextTests {
    /// A timing, and its text in a dialect.
    struct Row: Sendable, CustomTestStringConvertible {
        let dialect: Dialect
        let curve: Curve
        let duration: Double?
        let delay: Double
        let text: String?

        var testDescription: String { "\(dialect.rawValue): \(curve.text)" }

        init(_ dialect: Dialect, _ curve: Curve, over duration: Double? = nil, after delay: Double = 0, _ text: String?)
        {
            (self.dialect, self.curve, self.duration, self.delay, self.text) = (dialect, curve, duration, delay, text)
        }
    }

    private static let rows: [Row] = [
        Row(.swiftUI, .response(0.4, 0.7), ".spring(response: 0.4, dampingFraction: 0.7)"),
        Row(.swiftUI, .perceptual(0.4, 0.2), after: 0.1, ".spring(duration: 0.4, bounce: 0.2).delay(0.1)"),
        Row(
            .swiftUI, .physical(1, 300, 20, 2),
            ".interpolatingSpring(mass: 1, stiffness: 300, damping: 20, initialVelocity: 2)"),
        Row(.swiftUI, .named(.easeIn), over: 0.3, after: 0.1, ".easeIn(duration: 0.3).delay(0.1)"),
        Row(.swiftUI, .bezier(0.2, 0, 0, 1), over: 0.3, ".timingCurve(0.2, 0, 0, 1, duration: 0.3)"),
        Row(.swiftUI, .named(.linear), "UnitCurve.linear"),
        Row(
            .swiftUI, .bezier(0.2, 0, 0, 1),
            "UnitCurve.bezier(startControlPoint: UnitPoint(x: 0.2, y: 0), endControlPoint: UnitPoint(x: 0, y: 1))"),
        Row(
            .uiKit, .uiKit(0.8, 1), over: 0.5,
            "UIViewPropertyAnimator(duration: 0.5, timingParameters: UISpringTimingParameters(dampingRatio: 0.8, "
                + "initialVelocity: CGVector(dx: 1, dy: 1)))"),
        Row(.uiKit, .perceptual(0.4, 0.2), "UISpringTimingParameters(duration: 0.4, bounce: 0.2)"),
        Row(
            .uiKit, .physical(1, 300, 20, 0),
            "UISpringTimingParameters(mass: 1, stiffness: 300, damping: 20, initialVelocity: CGVector(dx: 0, dy: 0))"),
        Row(.uiKit, .named(.easeOut), over: 0.3, "UIViewPropertyAnimator(duration: 0.3, curve: .easeOut)"),
        Row(
            .uiKit, .bezier(0.2, 0, 0, 1), over: 0.3,
            "UIViewPropertyAnimator(duration: 0.3, controlPoint1: CGPoint(x: 0.2, y: 0), "
                + "controlPoint2: CGPoint(x: 0, y: 1))"),
        Row(.uiKit, .named(.easeInOut), "UICubicTimingParameters(animationCurve: .easeInOut)"),
        Row(.coreAnimation, .perceptual(0.5, 0.25), "CASpringAnimation(perceptualDuration: 0.5, bounce: 0.25)"),
        Row(.coreAnimation, .bezier(0.2, 0, 0, 1), over: 0.3, "CAMediaTimingFunction(controlPoints: 0.2, 0, 0, 1)"),
        Row(.css, .named(.easeIn), over: 0.3, after: 0.1, "0.3s ease-in 0.1s"),
        Row(.css, .steps(4, .start), over: 1, "1s steps(4, start)"),
        Row(.css, .bezier(0.2, 0, 0, 1), "cubic-bezier(0.2, 0, 0, 1)"),
        Row(.motion, .uiKit(0.8), over: 0.5, after: 0.1, #"{type: "spring", duration: 0.5, bounce: 0.2, delay: 0.1}"#),
        Row(.motion, .physical(1, 300, 20, 0), #"{type: "spring", mass: 1, stiffness: 300, damping: 20}"#),
        Row(.motion, .bezier(0.2, 0, 0, 1), over: 0.3, after: 0.1, "{duration: 0.3, ease: [0.2, 0, 0, 1], delay: 0.1}"),
        Row(.motion, .bezier(0.2, 0, 0, 1), "cubicBezier(0.2, 0, 0, 1)"),
        Row(
            .reanimated, .physical(1, 300, 20, 0), after: 0.1,
            "withDelay(100, withSpring(1, {mass: 1, stiffness: 300, damping: 20}))"),
        Row(.reanimated, .steps(4, .start), over: 0.2, "withTiming(1, {duration: 200, easing: Easing.steps(4, true)})"),
        Row(.reanimated, .steps(4, .end), "Easing.steps(4, false)"),
        Row(.reanimated, .steps(4, .both), nil),
        Row(
            .reanimated, .bezier(0.2, 0, 0, 1), over: 0.2, after: 0.05,
            "withDelay(50, withTiming(1, {duration: 200, easing: Easing.bezier(0.2, 0, 0, 1)}))"),
        Row(
            .reactNative, .bezier(0.2, 0, 0, 1), over: 0.2, after: 0.05,
            #"{animation: "timing", config: {duration: 200, easing: Easing.bezier(0.2, 0, 0, 1), delay: 50}}"#),
        Row(
            .reactNative, .physical(1, 300, 20, 0),
            #"{animation: "spring", config: {mass: 1, stiffness: 300, damping: 20}}"#),
        Row(.compose, .physical(2, 200, 20, 0), "spring(dampingRatio = 0.5f, stiffness = 100f)"),
        Row(
            .compose, .bezier(0.2, 0, 0, 1), over: 0.2, after: 0.05,
            "tween(durationMillis = 200, delayMillis = 50, easing = CubicBezierEasing(0.2f, 0f, 0f, 1f))"),
        Row(.compose, .named(.linear), over: 0.2, "tween(durationMillis = 200, easing = LinearEasing)"),
        Row(.motion, .named(.linear), over: 0.2, #"{duration: 0.2, ease: "linear"}"#),
        Row(.reanimated, .named(.linear), over: 0.2, "withTiming(1, {duration: 200, easing: Easing.linear})"),
        Row(.compose, .bezier(0.2, 0, 0, 1), "CubicBezierEasing(0.2f, 0f, 0f, 1f)"),
        Row(.flutter, .physical(1, 300, 20, 0), "SpringDescription(mass: 1, stiffness: 300, damping: 20)"),
        Row(
            .flutter, .bezier(0.2, 0, 0, 1), over: 0.2,
            "AnimationStyle(duration: Duration(milliseconds: 200), curve: Cubic(0.2, 0, 0, 1))"),
        Row(
            .flutter, .bezier(0.2, 0, 0, 1), over: 0.0125,
            "AnimationStyle(duration: Duration(microseconds: 12500), curve: Cubic(0.2, 0, 0, 1))"),
        Row(.flutter, .bezier(0.2, 0, 0, 1), "Cubic(0.2, 0, 0, 1)"),
        Row(
            .android, .bezier(0.2, 0, 0, 1),
            "<pathInterpolator android:controlX1=\"0.2\" android:controlY1=\"0\" android:controlX2=\"0\" "
                + "android:controlY2=\"1\"/>"),
        Row(
            .figma, .physical(1, 300, 20, 0),
            #"{"type": "CUSTOM_SPRING", "easingFunctionSpring": {"mass": 1, "stiffness": 300, "damping": 20}}"#),
        Row(
            .figma, .bezier(0.2, 0, 0, 1),
            #"{"type": "CUSTOM_CUBIC_BEZIER", "easingFunctionCubicBezier": {"x1": 0.2, "y1": 0, "x2": 0, "y2": 1}}"#),
        Row(.lottie, .steps(1, .end), #"{"h": 1}"#),
        Row(.lottie, .steps(2, .end), nil),
        Row(.lottie, .bezier(0.2, 0, 0, 1), #"{"o": {"x": [0.2], "y": [0]}, "i": {"x": [0], "y": [1]}}"#),
        Row(
            .tokens, .bezier(0.2, 0, 0, 1), over: 0.2,
            #"{"$type": "transition", "$value": {"duration": {"value": 0.2, "unit": "s"}, "#
                + #""delay": {"value": 0, "unit": "s"}, "timingFunction": [0.2, 0, 0, 1]}}"#),
        Row(.tokens, .bezier(0.2, 0, 0, 1), #"{"$type": "cubicBezier", "$value": [0.2, 0, 0, 1]}"#),
    ]

    @Test(arguments: rows) func `a timing is written as the platform does`(_ row: Row) {
        let writer = SpellingWriter(row.curve, duration: row.duration, delay: row.delay)
        #expect(writer.spelling(row.dialect).text == row.text)
    }

    /// The value of a constant in each dialect, with constants for its parts, and its type.
    @Test(arguments: [
        (Dialect.compose, "tween(durationMillis = Base, delayMillis = Wait, easing = Soft)", "FiniteAnimationSpec<T>"),
        (.motion, "{duration: Base, ease: Soft, delay: Wait}", ""),
        (.reanimated, "{duration: Base, easing: Soft}", ""), (.css, "Base Soft 0.1s", ""),
        (.swiftUI, ".timingCurve(0.2, 0, 0, 1, duration: Base).delay(Wait)", "Animation"),
    ])
    func `a timing refers to constants`(dialect: Dialect, text: String, type: String) {
        let constants = ["duration": "Base", "easing": "Soft"].merging(dialect == .css ? [:] : ["delay": "Wait"]) {
            one, _ in one
        }
        let writer = SpellingWriter(.bezier(0.2, 0, 0, 1), duration: 0.3, delay: 0.1, constants: constants)
        let written = writer.value(dialect)
        #expect(written.text == text && (written.type ?? "") == type)
        #expect(written.losses == (dialect == .reanimated ? [.delay] : []))
    }

    @Test func `a constant that needs a newer system has its version`() {
        #expect(SpellingWriter(.named(.easeIn), duration: nil).value(.swiftUI).text == ".easeIn")
        #expect(SpellingWriter(.named(.easeIn), duration: nil).value(.swiftUI).system == 17)
        #expect(SpellingWriter(.perceptual(0.4, 0.2), duration: nil).value(.uiKit).system == 17)
        #expect(SpellingWriter(.named(.easeIn), duration: 0.3).value(.swiftUI).system == nil)
    }
}
