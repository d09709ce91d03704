import MotifCore
import MotifSource
import MotifSpelling
import Testing

/// Texts with several timings, and texts with something around the timing.
@Suite struct SeveralTimingsTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let dialect: Dialect
        let text: String
        /// The part of each timing, with its words.
        let timings: [String]

        var testDescription: String { text }

        init(_ dialect: Dialect, _ text: String, _ timings: String...) {
            (self.dialect, self.text, self.timings) = (dialect, text, timings)
        }
    }

    private static let rows: [Row] = [
        Row(
            .motion, "{opacity: {duration: 0.2}, x: {type: 'spring', stiffness: 300}}", "opacity: easeOut over 0.2 s",
            "x: spring(mass: 1, stiffness: 300, damping: 10, initialVelocity: 0)"),
        Row(
            .motion, "{duration: 0.3, ease: 'easeIn', default: {ease: 'linear'}, layout: {duration: 0.1}}",
            "linear over 0.3 s", "layout: easeOut over 0.1 s"),
        Row(.motion, "{when: 'beforeChildren', opacity: {duration: 0.2}}", "opacity: easeOut over 0.2 s"),
        Row(
            .motion, "animate(el, {opacity: 1}, {duration: 0.4, x: {duration: 0.1, ease: 'easeIn'}})",
            "easeOut over 0.4 s", "x: easeIn over 0.1 s"),
        Row(
            .reactNative,
            "{open: {animation: 'spring', config: {stiffness: 100, damping: 20, mass: 1}}, "
                + "close: {animation: 'timing', config: {duration: 200, easing: Easing.linear}}}",
            "open: spring(mass: 1, stiffness: 100, damping: 20, initialVelocity: 0)", "close: linear over 0.2 s"),
        Row(
            .reanimated,
            "withRepeat(withSequence(withTiming(1, {duration: 100, easing: Easing.linear}), withDelay(50, withTiming(0, {duration: 200, easing: Easing.linear}))), -1, true)",
            "1: linear over 0.1 s, forever, reversing",
            "2: linear over 0.2 s, delayed by 0.05 s, forever, reversing, waiting 0.05 s before each run"),
        Row(
            .reactNative,
            "Animated.loop(Animated.sequence([Animated.timing(x, {toValue: 1, duration: 100, easing: Easing.linear}), Animated.timing(x, {toValue: 0, duration: 200, easing: Easing.linear})]))",
            "1: linear over 0.1 s, forever", "2: linear over 0.2 s, forever"),
        Row(
            .reanimated,
            "withSequence(withTiming(1, {duration: 100, easing: Easing.linear}), withDelay(50, withTiming(0, {duration: 200, easing: Easing.linear})))",
            "1: linear over 0.1 s", "2: linear over 0.2 s, delayed by 0.05 s"),
        Row(
            .flutter,
            "AnimatedSwitcher(duration: Duration(milliseconds: 200), switchInCurve: Curves.easeIn, switchOutCurve: Curves.easeOut)",
            "easeIn over 0.2 s", "switchOutCurve: easeOut over 0.2 s"),
        Row(
            .motion, "animate([['ul', {x: 1}, {duration: 1, ease: 'linear'}], ['li', {x: 1}, {duration: 2, at: '<'}]])",
            "1: linear over 1 s", "2: easeOut over 2 s"),
        Row(
            .motion, "animate(a, {x: 1, y: 1}, {x: {duration: 1, ease: 'linear'}, y: {duration: 2, ease: 'linear'}})",
            "x: linear over 1 s", "y: linear over 2 s"),
        Row(
            .css, "opacity 300ms ease-in, transform 500ms ease-out", "opacity: easeIn over 0.3 s",
            "transform: easeOut over 0.5 s"),
        Row(
            .flutter,
            "AnimationStyle(duration: Duration(milliseconds: 300), curve: Curves.easeIn, reverseDuration: Duration(milliseconds: 100))",
            "easeIn over 0.3 s", "reverseDuration: easeIn over 0.1 s"),
        Row(
            .flutter,
            "AnimatedSwitcher(duration: Duration(seconds: 1), reverseDuration: Duration(seconds: 2), switchOutCurve: Curves.easeIn)",
            "linear over 1 s", "switchOutCurve: easeIn over 2 s"),
        Row(
            .flutter,
            "AnimatedSwitcher(duration: Duration(seconds: 1), reverseDuration: Duration(seconds: 2), switchInCurve: Curves.easeIn)",
            "easeIn over 1 s", "reverseDuration: linear over 2 s"),
        Row(
            .flutter, "CurvedAnimation(parent: c, curve: Curves.easeIn, reverseCurve: Curves.easeOut)", "easeIn",
            "reverseCurve: easeOut"),
    ]

    @Test(arguments: rows) func `each timing of a text is read with its part`(_ row: Row) throws {
        let expression = try SourceExpression(parsing: row.text, in: row.dialect.language)
        let first = try #require(try Spelling.reading(expression, as: row.dialect))
        let found = [first] + first.others
        let texts = found.map { spelling in
            (spelling.part.map { "\($0): " } ?? "")
                + spelling.timing.main.replacing("cubic-bezier(0.42, 0, 1, 1)", with: "easeIn")
                + spelling.timing.additions.map { ", \($0)" }.joined()
        }
        #expect(texts == row.timings)
        #expect(found.allSatisfy { !$0.isSystem && $0.unknown.isEmpty })
    }

    @Test(arguments: [
        ("transition={{ duration: 0.3, ease: 'easeIn' }}", Dialect.motion, "easeIn over 0.3 s"),
        ("transition: { duration: 0.3, ease: 'easeIn' },", .motion, "easeIn over 0.3 s"),
        ("{ duration: 0.3, ease: 'easeIn' } as Transition", .motion, "easeIn over 0.3 s"),
        ("{ duration: 0.3, ease: 'easeIn' } satisfies Transition", .motion, "easeIn over 0.3 s"),
        (
            "config: { stiffness: 100, damping: 20, mass: 1 }", .reanimated,
            "spring(mass: 1, stiffness: 100, damping: 20, initialVelocity: 0)"
        ),
        ("transition: opacity .2s ease-in;", .css, "easeIn over 0.2 s"),
        ("-webkit-transition: opacity .2s ease-in", .css, "easeIn over 0.2 s"),
        ("@include transition(opacity .2s ease-in);", .css, "easeIn over 0.2 s"),
        ("static let fast: Animation = .easeIn(duration: 0.2)", .swiftUI, "easeIn over 0.2 s"),
        ("animation: .easeIn(duration: 0.2)", .swiftUI, "easeIn over 0.2 s"),
        ("animationSpec = tween(200, easing = LinearEasing)", .compose, "linear over 0.2 s"),
        ("easing: cubicBezier(0.42, 0, 1, 1)", .motion, "cubic-bezier(0.42, 0, 1, 1)"),
        ("ease={[0.2, 0, 0, 1]}", .tokens, "cubic-bezier(0.2, 0, 0, 1)"),
    ]) func `what people paste is read with what is around it`(_ text: String, _ dialect: Dialect, _ words: String)
        throws
    {
        let found = try Spelling(text)
        #expect(found.dialect == dialect && found.timing.words == words)
    }

    @Test(
        arguments: [
            ("gentle", nil), ("easInOut", "easeInOut"),
            ("@android:interpolator/fast_out_slow_inn", "@android:interpolator/fast_out_slow_in"),
            ("Curves.easeInQuadd", "Curves.easeInQuad"), ("withSprin(1)", "withSpring"),
            (".easeInOutt(duration: 0.3)", "easeInOut"), ("cubic-bezzier(0, 0, 1, 1)", "cubic-bezier"),
            ("{ duraton: 0.5 }", "duration"), ("{ type: 'sprng' }", "spring"),
            ("transition={{ duraton: 0.5 }}", "duration"),
            ("CAMediaTimingFunction(name: .easeInOut)", ".easeInEaseOut"),
            // A pattern of the catalog, not Compose's function.
            ("expand", nil), ("duration-base", nil), ("withTiming", nil),
        ] as [(String, String?)]) func `a word that isn't known gets the nearest one`(
            _ text: String, _ nearest: String?
        )
    {
        #expect(throws: SpellingError.unknown(text, nearest: nearest)) { try Spelling(text) }
    }

    @Test func `a mistake in a pasted value is the reason`() {
        let object = "{ damping: 15, mass: 1, stiffness: 120 }"
        #expect(throws: SpellingError.ambiguous(object, dialects: [.motion, .reanimated])) {
            try Spelling("const c = \(object);")
        }
        let error = #expect(throws: SpellingError.self) { try Spelling("ease={[0.6, 0.05, -0.01, 0.9]}") }
        #expect(error?.message.contains("-0.01; it must be between 0 and 1") == true)
    }

    @Test(arguments: [
        ("power2.out", "GSAP"), ("gsap.to('.a', { duration: 1, ease: 'power2.out' })", "GSAP"),
        ("anime({ targets: 'a', duration: 300 })", "Anime.js"),
        ("transition-all duration-300 ease-in-out", "Tailwind CSS"),
        ("useSpring({ from: { x: 0 }, config: { tension: 280, friction: 60 } })", "react-spring"),
    ]) func `code of a library that isn't read is named`(_ text: String, _ library: String) {
        #expect(throws: SpellingError.foreign(text, library: library)) { try Spelling(text) }
    }

    @Test(arguments: [
        (".spring(respnse: 0.3, dampingFraction: 0.5)", "'response'"), ("opacity 0.3s eaes", "'ease'"),
        ("Ease out", "'ease-out'"), ("ease In", "'ease-in'"), ("ease in out", "'ease-in'"),
        ("transition: opacity 0.3s ease out", "'ease-out'"), ("linear in", "'ease-in'"),
    ]) func `an argument that isn't known gets the nearest one`(_ text: String, _ nearest: String) {
        let error = #expect(throws: SpellingError.self) {
            try Spelling(text, in: text.first == "." ? .swiftUI : .css)
        }
        #expect(error?.message.hasSuffix("Did you mean \(nearest)?") == true)
    }

    @Test(
        arguments: [
            ("opacity 0.3s ease-in calc(var(--i) * 50ms)", "delay", 0.3),
            ("opacity 0.3s ease-in ($i * 50ms)", "delay", 0.3),
            ("opacity calc(var(--t) * 2) ease-in", "duration", nil),
            ("opacity var(--t, 0.3s) ease-in", "duration", nil),
            ("opacity var(--t) ease-in 0.2s", "value", nil),
        ] as [(String, String, Double?)])
    func `a time that is computed is the duration or the delay`(_ text: String, _ part: String, _ duration: Double?)
        throws
    {
        let found = try Spelling(text, in: .css)
        #expect(found.unknown.map(\.part) == [part] && found.duration == duration && found.curve == .named(.easeIn))
    }
}
