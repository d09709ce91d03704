import MotifFormula
import SeededRandom
import Testing

/// Whatever is written, the answer is a value or words with a place in the text.
@Suite struct FormulaFuzzTests {
    static let tokens =
        [
            "(", ")", "[", "]", ".", ",", "?", ":", "??", "!", "in", "true", "0", "1", "2.5", "1e308", "'a'", "''", " ",
            "\n",
        ]
        + BinaryOperator.allCases.map(\.rawValue) + FormulaFunction.allCases.map { "\($0.rawValue)(" }
        + Samples.scope.names + ["x", "width", "center", "slug", "{", "}"]

    @Test(arguments: 0..<8) func `random bytes never trap`(_ seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<200 {
            let count = Int.random(in: 0..<60, using: &generator)
            let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
            Self.run(String(decoding: bytes, as: UTF8.self))
        }
    }

    @Test(arguments: 0..<8) func `random tokens never trap`(_ seed: UInt64) {
        var generator = SeededGenerator(seed: seed + 100)
        for _ in 0..<300 {
            let count = Int.random(in: 0..<24, using: &generator)
            let tokens = (0..<count).compactMap { _ in Self.tokens.randomElement(using: &generator) }
            Self.run(tokens.joined(separator: Bool.random(using: &generator) ? " " : ""))
        }
    }

    @Test(arguments: 0..<8) func `random formulas that parse never trap`(_ seed: UInt64) {
        var generator = SeededGenerator(seed: seed + 200)
        var readable = 0
        for _ in 0..<300 where Self.run(Self.formula(depth: 5, using: &generator)) { readable += 1 }
        #expect(readable == 300)
    }

    static func formula(depth: Int, using generator: inout SeededGenerator) -> String {
        func part() -> String { formula(depth: depth - 1, using: &generator) }
        let names = Samples.scope.names + ["1", "0", "'a'", "true", "1e308", "view.x", "place"]
        switch depth == 0 ? 0 : Int.random(in: 0..<8, using: &generator) {
        case 1: return "(\(part()))"
        case 2: return "\(["-", "!"].randomElement(using: &generator) ?? "-")\(part())"
        case 3:
            return "(\(part()) \(BinaryOperator.allCases.randomElement(using: &generator)?.rawValue ?? "+") \(part()))"
        case 4: return "(\(part()) ? \(part()) : \(part()))"
        case 5: return "(\(part()) ?? \(part()))"
        case 6: return "(\(part()))[\(part())]"
        case 7:
            let function = FormulaFunction.allCases.randomElement(using: &generator) ?? .max
            return "\(function.rawValue)(\(function.parameters.map { _ in part() }.joined(separator: ", ")))"
        default: return names.randomElement(using: &generator) ?? "1"
        }
    }

    /// Reads, checks (against known and against unknown types) and evaluates; whether it could be read.
    @discardableResult
    static func run(_ source: String) -> Bool {
        do {
            _ = try FormulaTemplate("a {\(source)}")
        } catch {
            look(at: error)
        }
        do {
            let formula = try Formula(source)
            for scope in [Samples.scope, FormulaScope(formula.names.reduce(into: [:]) { $0[$1] = .any })] {
                evaluate(formula, in: scope)
            }
            return true
        } catch {
            look(at: error)
            return false
        }
    }

    static func evaluate(_ formula: Formula, in scope: FormulaScope) {
        do {
            let value = try formula.checked(in: scope).value(in: Samples.values)
            if case .number(let number) = value { #expect(number.isFinite, "\(formula.source)") }
        } catch let error as FormulaError {
            look(at: error)
        } catch let errors as FormulaErrors {
            #expect(!errors.errors.isEmpty)
            for error in errors.errors { look(at: error) }
        } catch {
            Issue.record(error)
        }
    }

    static func look(at error: FormulaError) {
        #expect(!error.message.isEmpty && error.line >= 1 && error.column >= 1)
        #expect(error.rendered.hasPrefix("\(error.line):\(error.column): "))
        #expect(error.span.upperBound <= error.source.utf8.count, "\(error.source.debugDescription)")
    }
}
