import MotifFormula

enum FormulaFuzz {
    static func run(_ bytes: [UInt8]) throws {
        let source = String(decoding: bytes, as: UTF8.self)
        do {
            _ = try FormulaTemplate(source)
        } catch {
            try check(error)
        }
        do {
            let formula = try Formula(source)
            for scope in [scope, FormulaScope(formula.names.reduce(into: [:]) { $0[$1] = .any })] {
                try evaluate(formula, in: scope)
            }
        } catch let error as FormulaError {
            try check(error)
        }
    }

    private static let scope: FormulaScope = [
        "a": .number, "b": .number, "on": .boolean, "text": .text, "list": .list(.number), "any": .any, "view": .frame,
        "note": .optional(.text), "ease": .curve,
    ]
    private static let values: FormulaValues = [
        "a": .number(2), "b": .number(0.5), "on": .boolean(true), "text": .text("left"),
        "list": .list([.number(1), .number(2)]), "any": .number(7),
        "view": .frame(MotionFrame(x: 16, y: 120, width: 361, height: 220)),
    ]

    private static func evaluate(_ formula: Formula, in scope: FormulaScope) throws {
        do {
            let value = try formula.checked(in: scope).value(in: values)
            if case .number(let number) = value { try expect(number.isFinite, "\(formula.source) is \(number)") }
        } catch let error as FormulaError {
            try check(error)
        } catch let errors as FormulaErrors {
            try expect(!errors.errors.isEmpty, "an error has no problem")
            for error in errors.errors { try check(error) }
        }
    }

    private static func check(_ error: FormulaError) throws(Finding) {
        try expect(!error.message.isEmpty && error.line >= 1 && error.column >= 1, "\(error) has no place")
        try expect(error.span.upperBound <= error.source.utf8.count, "\(error) is outside of the text")
        try expect(!error.rendered.isEmpty, "\(error) has no words")
    }
}
