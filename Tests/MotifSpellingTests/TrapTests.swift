import MotifCore
import MotifSource
import MotifSpelling
import Testing

/// A spelling whose meaning isn't the obvious one, with the note or the error that points it out.
struct Trap: Sendable, CustomTestStringConvertible {
    enum Answer: Sendable, Equatable {
        case note(SpellingNote.Code)
        case unknown(String)
        case argumentError, numberError, unitError, curveError, notTiming, ambiguous, syntaxError, foreign
    }

    let dialect: Dialect?
    let text: String
    let answer: Answer

    init(_ dialect: Dialect?, _ text: String, _ answer: Answer) {
        (self.dialect, self.text, self.answer) = (dialect, text, answer)
    }

    var testDescription: String { text }

    static let all: [Trap] = [
        .init(.swiftUI, ".spring()", .note(.overloads)),
        .init(.swiftUI, ".spring", .note(.overloads)),
        .init(.swiftUI, ".default", .note(.older)),
        .init(.swiftUI, "withAnimation { }", .note(.system)),
        .init(.swiftUI, ".easeInOut", .note(.standard)),
        .init(.swiftUI, ".spring(response: 0, dampingFraction: 1)", .note(.infinitelyStiff)),
        .init(.swiftUI, ".spring(duration: 0.5, bounce: -0.3)", .note(.overdamped)),
        .init(.swiftUI, ".easeInOut(duration: 300)", .note(.unit)),
        .init(.swiftUI, ".easeInOut(duration: 300ms)", .unitError),
        .init(.swiftUI, ".easeInOut(seconds: 0.3)", .argumentError),
        .init(.swiftUI, ".easeInOut(duration: 0.3).speed(0)", .numberError),
        .init(.swiftUI, ".spring(duration: 0.5, bounce: 1.5)", .curveError),
        .init(.swiftUI, ".timingCurve(1.2, 0, 0, 1)", .curveError),
        .init(.swiftUI, ".easeOut(duration: 0.1).disabledDuringTests()", .note(.modifier)),
        .init(.swiftUI, "x.animation(.none, value: y)", .note(.none)),
        .init(.swiftUI, ".easeIn(duration: 1).delay(0.2).repeatForever()", .note(.delayRepeats)),
        .init(.swiftUI, "CubicKeyframe(-90, duration: 1)", .note(.neighbors)),
        .init(.swiftUI, "SpringKeyframe(-90, duration: 4, spring: .smooth(duration: 4))", .note(.cut)),
        .init(.swiftUI, ".easeIn(duration: speed)", .unknown("duration")),
        .init(
            .uiKit,
            "UIView.animate(withDuration: 0.5, delay: 0, usingSpringWithDamping: 1.2, initialSpringVelocity: 0, options: [], animations: f)",
            .note(.clamped)),
        .init(
            .uiKit,
            "UIView.animate(withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0, options: .curveEaseIn, animations: f)",
            .note(.curveIgnored)),
        .init(
            .uiKit,
            "UIView.animate(withDuration: d, delay: 0, options: UIView.AnimationOptions(rawValue: 7 << 16), animations: f)",
            .note(.privateCurve)),
        .init(
            .uiKit,
            "UIViewPropertyAnimator(duration: 1, timingParameters: UISpringTimingParameters(mass: 1, stiffness: 400, damping: 30, initialVelocity: .zero))",
            .note(.durationIgnored)),
        .init(
            .uiKit, "UISpringTimingParameters(dampingRatio: 0.7, initialVelocity: CGVector(dx: 1, dy: -1))",
            .note(.velocityAxes)),
        .init(
            .uiKit, "UISpringTimingParameters(mass: mass, stiffness: 400, damping: 30, initialVelocity: .zero)",
            .unknown("mass")),
        .init(.uiKit, "UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { }", .note(.fractions)),
        .init(.uiKit, "UIView.animate(withDuration: 0.3s) { }", .unitError),
        .init(.uiKit, "UIView.animate(with: configuration, animations: f)", .argumentError),
        .init(
            .uiKit,
            "UIView.animate(views: v, animations: a, duration: 1.3, usingSpringWithDamping: 0.45, initialSpringVelocity: 10)",
            .argumentError),
        .init(.uiKit, "UIView.transition(with: v, duration: 0.3, style: .fade, animations: f)", .argumentError),
        .init(.css, "opacity 0.3 ease", .unitError),
        .init(.css, "300ms easeIn", .numberError), .init(.css, "easeIn 300ms", .numberError),
        .init(.css, "300ms easeOutBack", .numberError), .init(.css, "300ms opacity", .numberError),
        .init(.css, "opacity .3s -.1s", .note(.partway)),
        .init(.css, "opacity .3s ease, transform .5s ease", .note(.several)),
        .init(.css, "opacity var(--quick) ease", .unknown("value")),
        .init(.css, "cubic-bezier(2, 0, 0, 1) .3s", .curveError),
        .init(.motion, "{stiffness: 100, damping: 10}", .note(.untyped)),
        .init(.motion, "{type: 'spring', stiffness: 100, damping: 10, duration: 2}", .note(.durationIgnored)),
        .init(.motion, "{duration: '0.35s'}", .unitError),
        .init(.motion, "{duration: 350, ease: 'easeOut'}", .note(.unit)),
        .init(.motion, "{duration: 0.3, ease: [0.42, 0, 1]}", .numberError),
        .init(.motion, "{duration: 0.3, ease: 'circOut'}", .note(.noBezier)),
        .init(.motion, "{type: 'spring', stiffness: 100, damping: 10, velocity: 200}", .note(.velocityUnits)),
        .init(.motion, "{type: 'spring', duration: 0.5, bounce: 0.99}", .note(.clamped)),
        .init(.reanimated, "withSpring(1)", .note(.version)),
        .init(.reanimated, "withSpring(1, {damping: 20})", .note(.version)),
        .init(.reanimated, "withSpring(1, {duration: 500, dampingRatio: 0.8})", .note(.version)),
        .init(.reanimated, "withTiming(1, {duration: 0.3, easing: Easing.linear})", .note(.unit)),
        .init(.reanimated, "Easing.ease", .note(.misleading)),
        .init(.reanimated, "Easing.inOut(Easing.quad)", .note(.noBezier)),
        .init(nil, "{stiffness: 900, damping: 120, mass: 4}", .ambiguous),
        .init(
            .reanimated, "withSpring(1, {duration: 500, dampingRatio: 0.8, stiffness: 100})", .note(.physicsIgnored)),
        .init(.reactNative, "Animated.spring(x, {toValue: 1, stiffness: 100, friction: 7})", .argumentError),
        .init(.reactNative, "Animated.spring(x, {toValue: 1, tension: 40, bounciness: 7})", .argumentError),
        .init(
            .reactNative, "Animated.spring(x, {toValue: 1, stiffness: 100, damping: 10, duration: 300})",
            .note(.durationIgnored)),
        .init(.swiftUI, "Spring(settlingDuration: 1, dampingRatio: 0.5)", .note(.system)),
        .init(.swiftUI, "UnitCurve.circularEaseIn", .note(.noBezier)),
        .init(.flutter, "Curves.fastEaseInToSlowEaseOut", .note(.noBezier)),
        .init(.motion, "{staggerChildren: 0.1}", .note(.orchestration)),
        // The hook of another library, which animates an object.
        .init(.motion, "useSpring({from: {opacity: 0}, config: {tension: 280, friction: 60}})", .foreign),
        .init(.motion, "useSpring({opacity: 1})", .foreign),
        .init(.motion, "{duration: 0.2, ease: 'easeIn', myKey: 1}", .note(.unread)),
        // Motif's own notation with a mistake isn't another platform's.
        .init(nil, "{\"duration\": 0.2, \"curve\": \"easeInn\"}", .notTiming),
        .init(.motion, "{type: 'inertia', power: 0.8}", .note(.system)),
        .init(.compose, "tween(0.35)", .numberError),
        .init(.compose, "MaterialTheme.motionScheme.defaultSpatialSpec()", .note(.theme)),
        .init(.compose, "keyframes { durationMillis = 300 }", .note(.keyframes)),
        .init(.flutter, "Curves.easeInOutCubicEmphasized", .note(.approximated)),
        .init(.flutter, "Curves.bounceOut", .note(.noBezier)),
        .init(
            .android,
            "<objectAnimator android:duration=\"350ms\" android:interpolator=\"@android:interpolator/linear\"/>",
            .unitError),
        .init(
            .android,
            "<objectAnimator android:duration=\"@integer/quick\" android:interpolator=\"@android:interpolator/linear\"/>",
            .unknown("duration")),
        .init(
            .android, "<pathInterpolator android:pathData=\"M 0,0 C 0.05,0 0.13,0.06 0.17,0.4 C 0.2,0.8 0.25,1 1,1\"/>",
            .note(.noBezier)),
        .init(.figma, "{\"type\": \"CUSTOM_SPRING\", \"easingFunctionSpring\": {\"bounce\": 0.4}}", .note(.stretched)),
        .init(.figma, "{\"type\": \"BOUNCY\"}", .note(.preset)),
        .init(
            .lottie, "{\"o\": {\"x\": [0.4, 0.2], \"y\": [0, 0]}, \"i\": {\"x\": [0.6, 0.6], \"y\": [1, 1]}}",
            .note(.axes)),
        .init(.tokens, "{\"$type\": \"duration\", \"$value\": {\"value\": 1, \"unit\": \"min\"}}", .unitError),
        .init(
            .tokens, "{\"$type\": \"spring\", \"$value\": {\"mass\": 1, \"stiffness\": 100, \"damping\": 10}}",
            .note(.proposal)),
        .init(.swiftUI, "TimelineView(.animation(minimumInterval: nil, paused: false))", .notTiming),
        .init(.swiftUI, "layer.animation(forKey: \"position\")", .notTiming),
        .init(.uiKit, "animate(withDuration: 0.3)", .notTiming),
    ]
}

@Suite struct TrapTests {
    @Test func `forty traps or more are tried`() { #expect(Trap.all.count >= 40) }

    @Test(arguments: Trap.all) func `a trap is refused or annotated by name`(_ trap: Trap) {
        let result = Result(catching: { () throws(SpellingError) in try Spelling(trap.text, in: trap.dialect) })
        switch (trap.answer, result) {
        case (.note(let code), .success(let found)):
            #expect(found.notes.contains { $0.code == code }, "\(found.notes.map(\.code.rawValue))")
            #expect(found.notes.allSatisfy { !$0.message.isEmpty && !$0.message.contains("''") })
        case (.unknown(let part), .success(let found)):
            #expect(found.unknown.contains { $0.part == part }, "\(found.unknown.map(\.part))")
            #expect(!found.isComplete)
        case (.argumentError, .failure(.arguments)), (.numberError, .failure(.number)), (.unitError, .failure(.unit)),
            (.curveError, .failure(.curve)), (.ambiguous, .failure(.ambiguous)), (.syntaxError, .failure(.syntax)),
            (.notTiming, .failure(.unknown)), (.foreign, .failure(.foreign)):
            break
        case (_, .success(let found)):
            Issue.record("read as \(String(describing: found.curve)), \(found.notes.map(\.code))")
        case (_, .failure(let error)): Issue.record("\(error.message)")
        }
    }

    @Test func `a system's animation has no numbers of its own, and names both readings`() throws {
        let spring = try Spelling(".spring()")
        #expect(spring.curve == nil && spring.duration == nil && spring.isSystem && !spring.isComplete)
        #expect(
            spring.alternatives.map(\.curve) == [
                .spring(.response(0.5, dampingFraction: 0.825)), .spring(.duration(0.5, bounce: 0)),
            ])
        let usual = try Spelling(".default")
        #expect(usual.alternatives.map(\.curve) == [.spring(.response(0.55, dampingFraction: 1)), .named(.easeInOut)])
    }

    @Test func `a spring with numbers of its own isn't one of the library's`() throws {
        func readings(_ text: String) throws -> Int {
            try Spelling(text).alternatives.count
        }
        #expect(try readings("withSpring(1)") == 2 && readings("withSpring(1, undefined, done)") == 2)
        #expect(try readings("withSpring(1, {damping: 15, stiffness: 120})") == 0)
    }

    @Test func `what can be known of a call is known`() throws {
        let partial = try Spelling(
            "UISpringTimingParameters(mass: mass, stiffness: 400, damping: 30, initialVelocity: .zero)")
        #expect(partial.curve == nil)
        #expect(partial.written.map(\.role) == [.stiffness, .damping] && partial.written.map(\.value) == [400, 30])
        let later = try Spelling(".interpolatingSpring(stiffness: 300, damping: 10).delay(TimeInterval(delay))")
        #expect(later.curve == .physical(1, 300, 10) && later.unknown.map(\.part) == ["delay"])
    }

    @Test func `a member with a leading dot counts only where an animation is expected`() throws {
        let call = try SourceExpression(parsing: ".default(title: \"OK\")", in: .swift)
        #expect(try Spelling.reading(call, as: .swiftUI) == nil)
        let name = try SourceExpression(parsing: ".easeIn", in: .swift)
        #expect(try Spelling.reading(name, as: .swiftUI) == nil)
        #expect(try Spelling.reading(name, as: .swiftUI, expectsAnimation: true)?.curve == .named(.easeIn))
    }

    @Test func `Core Animation is read from the properties of its objects`() throws {
        func reading(_ text: String) throws -> Spelling {
            try #require(
                try Spelling.reading(SourceExpression(parsing: text, in: .swift), as: .coreAnimation))
        }
        let spring = try reading(
            "CASpringAnimation(keyPath: \"position\", stiffness: 300, duration: a.settlingDuration)")
        #expect(spring.curve == .physical(1, 300, 10) && spring.duration == nil)
        #expect(spring.has(.ownDuration) && spring.has(.standard))
        let fade = try reading(
            "CABasicAnimation(keyPath: \"path\", duration: 0.4, timingFunction: CAMediaTimingFunction(name: .easeIn), "
                + "beginTime: CACurrentMediaTime() + 0.2)")
        #expect(fade.curve == .named(.easeIn) && fade.duration == 0.4 && fade.delay == 0.2)
    }
}
