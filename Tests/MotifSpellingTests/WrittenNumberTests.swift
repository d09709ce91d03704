import MotifSource
import MotifSpelling
import Testing

/// The numbers of a spelling, with their meanings and their places in the text.
@Suite struct WrittenNumberTests {
    /// A text with the numbers that are written in it, in their order.
    struct Row: Sendable, CustomTestStringConvertible {
        let dialect: Dialect
        let text: String
        let numbers: [(role: Role, literal: String, value: Double, factor: Double)]

        var testDescription: String { text }

        init(_ dialect: Dialect, _ text: String, _ numbers: (Role, String, Double, Double)...) {
            (self.dialect, self.text, self.numbers) = (dialect, text, numbers)
        }
    }

    private static let rows: [Row] = [
        Row(.swiftUI, ".easeIn(duration: 0.3).delay(0.1)", (.duration, "0.3", 0.3, 1), (.delay, "0.1", 0.1, 1)),
        Row(
            .uiKit,
            "UIView.animate(withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 2) { }",
            (.duration, "0.5", 0.5, 1), (.delay, "0", 0, 1), (.dampingRatio, "0.7", 0.7, 1),
            (.velocity, "2", 2, 1)),
        Row(
            .compose, "tween(durationMillis = 350, easing = CubicBezierEasing(0.2f, 0f, 0f, 1f))",
            (.duration, "350", 0.35, 0.001), (.x1, "0.2f", 0.2, 1), (.y1, "0f", 0, 1), (.x2, "0f", 0, 1),
            (.y2, "1f", 1, 1)),
        Row(
            .reanimated, "withTiming(1, {duration: 350, easing: Easing.linear})", (.duration, "350", 0.35, 0.001)),
        Row(
            .motion, "{type: 'spring', stiffness: 300, damping: 20}", (.stiffness, "300", 300, 1),
            (.damping, "20", 20, 1)),
        Row(
            .flutter, "AnimatedOpacity(duration: const Duration(milliseconds: 250), curve: Curves.easeIn)",
            (.duration, "250", 0.25, 0.001)),
        Row(.flutter, "Duration(seconds: 2)", (.duration, "2", 2, 1)),
        // A sum of units isn't a literal.
        Row(
            .flutter, "AnimatedOpacity(duration: Duration(seconds: 1, milliseconds: 500))",
            (.duration, "Duration(seconds: 1, milliseconds: 500)", 1.5, 1)),
        Row(
            .android,
            "<objectAnimator android:duration=\"350\" android:interpolator=\"@android:interpolator/linear\"/>",
            (.duration, "\"350\"", 0.35, 0.001)),
        Row(
            .tokens, "{\"$type\": \"duration\", \"$value\": {\"value\": 350, \"unit\": \"ms\"}}",
            (.duration, "350", 0.35, 0.001)),
    ]

    @Test(arguments: rows) func `every number has its meaning, unit, and place`(_ row: Row) throws {
        let bytes = Array(row.text.utf8)
        let expression = try SourceExpression(parsing: row.text, in: row.dialect.language)
        let found = try #require(try Spelling.reading(expression, as: row.dialect, expectsAnimation: true)).written
        #expect(found.map(\.role) == row.numbers.map(\.role))
        #expect(found.map { String(decoding: bytes[$0.range], as: UTF8.self) } == row.numbers.map(\.literal))
        for (number, expected) in zip(found, row.numbers) {
            #expect(SpellingCase.areNear(number.value, expected.value) && number.factor == expected.factor)
        }
    }
}
