import Testing

@testable import MotifSource

/// Expressions of each language, as what they are.
@Suite struct SourceExpressionTests {
    /// A text and its expression in prefix notation.
    struct Case: CustomTestStringConvertible {
        let language: SourceLanguage
        let text: String
        let expected: String

        var testDescription: String { text }
    }

    static let cases = [
        Case(language: .swift, text: ".easeInOut(duration: 0.3)", expected: "(call .easeInOut duration: 0.3)"),
        Case(
            language: .swift, text: "Animation.easeOut(duration: Constants.time / 2).delay(0.1)",
            expected: "(call (. (call (. Animation easeOut) duration: (/ (. Constants time) 2)) delay) 0.1)"),
        Case(
            language: .swift, text: "isOn ? .none : .easeOut(duration: -0.1)",
            expected: "(? isOn .none (call .easeOut duration: (- 0.1)))"),
        Case(language: .swift, text: "0.3 as TimeInterval", expected: "(as 0.3 TimeInterval)"),
        Case(
            language: .swift, text: "try await self.load?.time ?? 1_000", expected: "(?? (. (. self load) time) 1000)"),
        Case(language: .swift, text: "[.a, .b, ]", expected: "[.a .b]"),
        Case(language: .swift, text: "[:]", expected: "[]"),
        Case(language: .swift, text: "[\"a\": 1, .b: 2]", expected: "{a: 1, b: 2}"),
        Case(
            language: .swift, text: "withAnimation(.spring) { a } completion: { b }",
            expected: "(call withAnimation .spring closure completion: closure)"),
        Case(language: .swift, text: "withAnimation { a }", expected: "(call withAnimation closure)"),
        Case(language: .swift, text: "a /* one /* two */ three */ + // four\n 0x10", expected: "(+ a 16)"),
        Case(language: .swift, text: "f(#selector(a(_:)), \\.b.c, 1)", expected: "(call f other other 1)"),
        Case(language: .swift, text: "f(\"a)\\(g(\")\"))\", #\"b\"c)\"#)", expected: "(call f other 'b\"c)')"),
        Case(language: .swift, text: "f(\"\"\"\n  \"a\")\n  \"\"\")", expected: "(call f '\n  \"a\")\n  ')"),
        Case(language: .swift, text: "f(x is Y, 1)", expected: "(call f other 1)"),
        Case(language: .swift, text: "Array<Int>(repeating: `default`)", expected: "(call Array repeating: default)"),
        Case(language: .swift, text: "a\n    .b()\n    .c", expected: "(. (call (. a b)) c)"),
        Case(language: .swift, text: "UInt(7 << 16)", expected: "(call UInt (<< 7 16))"),
        Case(
            language: .kotlin, text: "tween(durationMillis = 300, easing = LinearEasing)",
            expected: "(call tween durationMillis: 300 easing: LinearEasing)"),
        Case(language: .kotlin, text: "spring<Float>(0.8f, 380f)", expected: "(call spring 0.8f 380f)"),
        Case(language: .kotlin, text: "350.milliseconds", expected: "(. 350 milliseconds)"),
        Case(
            language: .kotlin, text: "if (on) tween(300) else snap()",
            expected: "(? on (call tween 300) (call snap))"),
        Case(language: .kotlin, text: "0f at 10 using ease", expected: "(using (at 0f 10) ease)"),
        Case(language: .kotlin, text: "a ?: .5f", expected: "(?? a 0.5f)"),
        Case(
            language: .typeScript, text: "{duration: .3, ease: [0, 0, 1, 1] as const, ...rest, 'type': \"spring\", x}",
            expected: "{duration: 0.3, ease: [0 0 1 1], ...: rest, type: 'spring', x: x}"),
        Case(
            language: .typeScript, text: "withTiming(v, {easing: Easing.bezier(0, 0, 1, 1)}, () => { done() })",
            expected: "(call withTiming v {easing: (call (. Easing bezier) 0 0 1 1)} closure)"),
        Case(
            language: .typeScript, text: "f(x => x / 2, /[)\"/]/g, `a${'`'}`)", expected: "(call f closure other other)"
        ),
        Case(
            language: .typeScript, text: "`all ${a.b * 2}ms ${c ? 1 : d}`",
            expected: "(+ (+ (+ (+ 'all ' (* (. a b) 2)) 'ms ') (? c 1 d)) '')"),
        Case(
            language: .typeScript, text: "[a as unknown as A[\"b\"] | C<D>, b satisfies E & F]",
            expected: "[(as a A[\"b\"] | C<D>) (as b E & F)]"),
        Case(
            language: .typeScript, text: "a" + String(repeating: " as A", count: 5_000), expected: "(as a A)"),
        Case(language: .typeScript, text: "`${f({ a })} 1s ${b}`", expected: "other"),
        Case(language: .typeScript, text: "`a${\"b\" +}s`", expected: "(+ (+ 'a' other) 's')"),
        Case(language: .typeScript, text: "new Foo(1)", expected: "(call Foo 1)"),
        Case(
            language: .css, text: "opacity .2s ease-in, transform 350ms cubic-bezier(.42, 0, 1, 1) -50ms !important",
            expected: "[<opacity 0.2s ease-in> <transform 350ms (call cubic-bezier 0.42 0 1 1) (- 50ms)>]"),
        Case(
            language: .css, text: "linear(0, 0.5 25% 75%, 1)", expected: "(call linear 0 <0.5 25% 75%> 1)"),
        Case(language: .css, text: "calc(var(--time, 1s) * 2)", expected: "(call calc (* (call var --time 1s) 2))"),
        Case(language: .css, text: "url(http://a.b/*c) 1s", expected: "<url other 1s>"),
        Case(
            language: .dart, text: "const Duration(milliseconds: 300)", expected: "(call Duration milliseconds: 300)"),
        Case(language: .dart, text: "600 ~/ 7", expected: "(~/ 600 7)"),
        Case(language: .dart, text: "f(r'\\', () { a(); }, (b) => b)", expected: "(call f '\\' closure closure)"),
        Case(
            language: .xml,
            text: "<?xml version=\"1.0\"?>\n<set>\n <objectAnimator android:duration=\"350\" />Don't\n</set>\n",
            expected: "(call set (call objectAnimator android:duration: '350'))"),
    ]

    @Test(arguments: cases) func `an expression is read`(_ item: Case) throws {
        #expect(Self.text(try SourceExpression(parsing: item.text, in: item.language)) == item.expected)
    }

    @Test(arguments: ["", "f(", "f)", "a b", "1 +", "f(1 2", "? 1", "\"a", "[1", "a.", "{"])
    func `a text that isn't one expression is an error`(_ text: String) {
        // An unclosed string is read to the end of its line, as compilers do.
        if text == "\"a" { return }
        #expect(throws: SourceError.self) { try SourceExpression(parsing: text, in: .swift) }
    }

    @Test func `an argument that isn't understood doesn't hide the others`() throws {
        let call = try SourceExpression(parsing: "f(a: 1, b: x is Y<Z> ? 1 : 2, c: 3)", in: .swift)
        #expect(call.argument("b")?.form == .other)
        #expect(call.argument("c")?.form == .number(SourceNumber(3, kind: .whole)))
    }

    @Test func `nesting has a limit`() {
        let text = String(repeating: "(-", count: 1000) + "1" + String(repeating: ")", count: 1000)
        #expect(throws: SourceError.self) { try SourceExpression(parsing: text, in: .swift) }
    }

    @Test func `an error names its place`() {
        #expect(throws: SourceError(kind: .unexpected("}"), offset: 2)) {
            try SourceExpression(parsing: "a }", in: .swift)
        }
        #expect(throws: SourceError(kind: .unclosed("("), offset: 1)) {
            try SourceExpression(parsing: "f(1", in: .swift)
        }
    }

    @Test func `conditionals have all their branches`() throws {
        let call = try SourceExpression(parsing: "f(a ? 1 : 2, b: c ? .x : (d ? .y : .z))", in: .swift)
        #expect(
            call.branches.map { Self.text($0.value) } == [
                "(call f 1 b: .x)", "(call f 1 b: .y)", "(call f 1 b: .z)",
                "(call f 2 b: .x)", "(call f 2 b: .y)", "(call f 2 b: .z)",
            ])
        let conditions = call.branches.map { $0.conditions.map { "\(Self.text($0.condition)) \($0.isTrue)" } }
        #expect(conditions[1] == ["a true", "c false", "d true"] && conditions[3] == ["a false", "c true"])
    }

    @Test(arguments: [
        ("f(a ? 1 : 2, a ? 3 : 4)", ["(call f 1 3)", "(call f 2 4)"]),
        ("f(a ? 1 : 2, !a ? 3 : 4)", ["(call f 1 4)", "(call f 2 3)"]),
        ("f(!a.b ? 1 : 2, a.b ? 3 : 4)", ["(call f 1 4)", "(call f 2 3)"]),
        ("f(a > 1 ? 1 : a > 1 ? 2 : 3)", ["(call f 1)", "(call f 3)"]),
        ("f(a > 1 ? 1 : 2, a > 2 ? 3 : 4)", ["(call f 1 3)", "(call f 1 4)", "(call f 2 3)", "(call f 2 4)"]),
        // Two closures may do anything.
        ("f(g { a } ? 1 : 2, g { b } ? 3 : 4)", ["(call f 1 3)", "(call f 1 4)", "(call f 2 3)", "(call f 2 4)"]),
    ])
    func `equal conditions agree`(code: String, values: [String]) throws {
        #expect(try SourceExpression(parsing: code, in: .swift).branches.map { Self.text($0.value) } == values)
    }

    static func text(_ expression: SourceExpression) -> String {
        switch expression.form {
        case .number(let number):
            let digits = number.value.formatted
            return digits + number.unit
        case .string(let text): return "'\(text)'"
        case .boolean(let value): return "\(value)"
        case .null: return "null"
        case .name(let name): return name
        case .implicit(let name): return "." + name
        case .member(let base, let name): return "(. \(text(base)) \(name))"
        case .call(let callee, let arguments):
            let words = arguments.map { argument in
                (argument.label.map { "\($0): " } ?? "") + text(argument.value)
            }
            return "(" + (["call", text(callee)] + words).joined(separator: " ") + ")"
        case .unary(let sign, let operand): return "(\(sign) \(text(operand)))"
        case .binary(let sign, let left, let right): return "(\(sign) \(text(left)) \(text(right)))"
        case .ternary(let test, let first, let second): return "(? \(text(test)) \(text(first)) \(text(second)))"
        case .array(let values): return "[" + values.map(text).joined(separator: " ") + "]"
        case .list(let values): return "<" + values.map(text).joined(separator: " ") + ">"
        case .object(let entries):
            return "{" + entries.map { "\($0.key): \(text($0.value))" }.joined(separator: ", ") + "}"
        case .cast(let value, let type): return "(as \(text(value)) \(type))"
        case .closure: return "closure"
        case .other: return "other"
        }
    }
}

extension Double {
    fileprivate var formatted: String { self == rounded() ? String(Int(exactly: self) ?? 0) : String(self) }
}
