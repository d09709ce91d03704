import FormulaCases
import MotifFormula
import MotifJSON
import Testing

@Suite struct `the table of formulas` {
    private static let table = FormulaCases.all

    @Test(arguments: table.cases) func `means the same to the evaluator`(example: FormulaCase) throws {
        let formula = try Formula(example.formula)
        switch example.expected {
        case .value(let json):
            let checked = try formula.checked(in: Self.table.scope)
            #expect(try checked.value(in: Self.table.values) == FormulaCases.value(json, as: checked.type))
        case .refusal(let message):
            let checked = try formula.checked(in: Self.table.scope)
            let error = #expect(throws: FormulaError.self) { try checked.value(in: Self.table.values) }
            #expect(error?.message == message)
        case .invalid(let messages):
            let errors = #expect(throws: FormulaErrors.self) { try formula.checked(in: Self.table.scope) }
            #expect(errors?.errors.map(\.message) == messages)
        }
    }

    @Test func `has every function and operator`() throws {
        var functions: Set<FormulaFunction> = []
        var binary: Set<BinaryOperator> = []
        var unary: Set<UnaryOperator> = []
        func visit(_ syntax: Syntax) {
            switch syntax.node {
            case .call(let callee, _): if let function = callee.function { functions.insert(function) }
            case .binary(let sign, _, _): binary.insert(sign)
            case .unary(let sign, _): unary.insert(sign)
            default: break
            }
            syntax.node.children.forEach(visit)
        }
        for example in Self.table.cases {
            if case .value = example.expected { visit(try Formula(example.formula).syntax) }
        }
        #expect(functions == Set(FormulaFunction.allCases))
        #expect(binary == Set(BinaryOperator.allCases))
        #expect(unary == Set(UnaryOperator.allCases))
    }

    @Test(arguments: table.cases) func `marks errors that no value can avoid`(example: FormulaCase) throws {
        guard let checked = try? Formula(example.formula).checked(in: Self.table.scope) else { return }
        let messages = checked.constantErrors.map(\.message)
        if case .refusal(let message) = example.expected, case .refused = example.filter {
            #expect(messages == [message])
        } else {
            #expect(messages == [])
        }
    }
}
