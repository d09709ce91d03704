import MotifSource
import Testing

/// Numbers that expressions are by arithmetic alone.
@Suite struct SourceNumberTests {
    static let swift: [(String, Double)] = [
        ("0.3", 0.3), ("-0.5", -0.5), ("+1", 1), ("1_000", 1000), ("0x10", 16), ("0b101", 5), ("1e-3", 0.001),
        ("0.3 / 2", 0.15), ("1 / 4", 0.25), ("2 + 3 * 4", 14), ("(2 + 3) * 4", 20), ("10 - 3 - 2", 5),
        ("0.35 as TimeInterval", 0.35), ("CGFloat(0.5) * 2", 1), ("TimeInterval(2)", 2), (".pi / 2", .pi / 2),
        ("CGFloat.pi", .pi), ("Int(2.9) * 2", 4), ("Int(7) / 2", 3), ("Double(Int(7)) / 2", 3.5), ("--1", 1),
    ]

    @Test(arguments: swift) func `Swift's arithmetic`(_ text: String, _ value: Double) throws {
        #expect(try SourceExpression(parsing: text, in: .swift).number(in: .swift).value == value)
    }

    @Test(arguments: [
        "x", "1 + x", "1 / 0", "f(1)", "Double(1 / 2)", "a.pi", "\"1\"", "1 << 2", "1 % 2", "Double(x: 1)",
    ])
    func `what isn't a number isn't guessed`(_ text: String) throws {
        let expression = try SourceExpression(parsing: text, in: .swift)
        #expect(throws: SourceUnknown.self) { try expression.number(in: .swift) }
    }

    @Test func `the unknown part is named`() throws {
        let expression = try SourceExpression(parsing: "0.5 * self.duration", in: .swift)
        do {
            _ = try expression.number(in: .swift)
            Issue.record("a number")
        } catch {
            #expect(error.expression.path == ["self", "duration"])
        }
    }

    @Test func `Kotlin's whole numbers divide as integers`() throws {
        #expect(try SourceExpression(parsing: "1000 / 3", in: .kotlin).number(in: .kotlin).value == 333)
        #expect(try SourceExpression(parsing: "1 / 4f", in: .kotlin).number(in: .kotlin).value == 0.25)
    }

    @Test func `Dart has an integer division`() throws {
        #expect(try SourceExpression(parsing: "600 ~/ 7 * 2", in: .dart).number(in: .dart).value == 170)
    }

    /// Functions that round or select a number, as the standard library of each language has them.
    @Test(arguments: [
        (SourceLanguage.swift, "max(0.3, 0.2)", 0.3), (.swift, "fmin(0.3, 0.2)", 0.2), (.swift, "abs(-2)", 2),
        (.swift, "(0.35 * 10).rounded() / 10", 0.4), (.kotlin, "(400 * .35f).roundToInt()", 140),
        (.kotlin, "400.coerceAtMost(300)", 300), (.kotlin, "maxOf(1, 2, 3)", 3), (.kotlin, "7.5.toInt() / 2", 3),
        (.typeScript, "Math.round(300.4)", 300), (.typeScript, "Math.max(1, 2)", 2), (.typeScript, "Math.ceil(1.2)", 2),
        (.dart, "(300 * 0.5).round()", 150), (.dart, "max(2, 3).toInt() / 2", 1.5), (.dart, "299.6.floor()", 299),
    ]) func `functions of numbers`(_ language: SourceLanguage, _ text: String, _ value: Double) throws {
        #expect(try SourceExpression(parsing: text, in: language).number(in: language).value == value)
    }

    @Test(arguments: ["x.coerceAtMost(300)", "a.b.toInt()", "list.max()", "coerceIn(1, 2)", "Math.random()"])
    func `a function of what isn't a number isn't one`(_ text: String) throws {
        let expression = try SourceExpression(parsing: text, in: .kotlin)
        #expect(throws: SourceUnknown.self) { try expression.number(in: .kotlin) }
    }

    @Test func `units stay`() throws {
        let sum = try SourceExpression(parsing: "calc(100ms + 50ms)", in: .css).number(in: .css)
        #expect(sum == SourceNumber(150, unit: "ms"))
        #expect(throws: SourceUnknown.self) {
            try SourceExpression(parsing: "calc(100ms + 1px)", in: .css).number(in: .css)
        }
    }
}
