extension FormulaEvaluator {
    func number(_ syntax: Syntax) throws(FormulaError) -> Double {
        try number(value(syntax), at: syntax)
    }

    /// Returns the number that the value of a part must be.
    func number(_ value: FormulaValue, at syntax: Syntax) throws(FormulaError) -> Double {
        guard case .number(let number) = value else { throw wrongValue(value, of: syntax, needed: .number) }
        return number
    }

    func boolean(_ syntax: Syntax) throws(FormulaError) -> Bool {
        let value = try value(syntax)
        guard case .boolean(let boolean) = value else { throw wrongValue(value, of: syntax, needed: .boolean) }
        return boolean
    }

    func text(_ syntax: Syntax) throws(FormulaError) -> String {
        let value = try value(syntax).comparable
        guard case .text(let text) = value else { throw wrongValue(value, of: syntax, needed: .text) }
        return text
    }

    func curve(_ syntax: Syntax) throws(FormulaError) -> FormulaCurve {
        let value = try value(syntax)
        guard case .curve(let curve) = value else { throw wrongValue(value, of: syntax, needed: .curve) }
        return curve
    }

    func point(_ syntax: Syntax) throws(FormulaError) -> MotionPoint {
        let value = try value(syntax)
        guard case .point(let point) = value else { throw wrongValue(value, of: syntax, needed: .point) }
        return point
    }

    func size(_ syntax: Syntax) throws(FormulaError) -> MotionSize {
        let value = try value(syntax)
        guard case .size(let size) = value else { throw wrongValue(value, of: syntax, needed: .size) }
        return size
    }

    func frame(_ syntax: Syntax) throws(FormulaError) -> MotionFrame {
        let value = try value(syntax)
        guard case .frame(let frame) = value else { throw wrongValue(value, of: syntax, needed: .frame) }
        return frame
    }

    func list(_ syntax: Syntax) throws(FormulaError) -> [FormulaValue] {
        let value = try value(syntax)
        guard case .list(let elements) = value else { throw wrongValue(value, of: syntax, needed: "a list") }
        return elements
    }

    /// Returns the number that an element of `list` must be.
    func number(_ element: FormulaValue, of list: Syntax) throws(FormulaError) -> Double {
        guard case .number(let number) = element else {
            throw wrongValue(.list([element]), of: list, needed: .list(.number))
        }
        guard number.isFinite else { throw refusal(.notFinite(text(of: list)), at: list) }
        return number
    }

    /// Returns the number as a count, which must be whole and not negative. Counts beyond `Int32` exceed every list,
    /// and are rejected as well.
    func count(_ number: Double, at syntax: Syntax) throws(FormulaError) -> Int {
        guard let count = Int32(exactly: number), count >= 0 else {
            throw refusal(.notACount(text(of: syntax), number), at: syntax)
        }
        return Int(count)
    }

    func wrongValue(_ value: FormulaValue, of syntax: Syntax, needed: FormulaType) -> FormulaError {
        wrongValue(value, of: syntax, needed: needed.phrase)
    }

    func wrongValue(_ value: FormulaValue, of syntax: Syntax, needed: String) -> FormulaError {
        let text = text(of: syntax)
        if case .missing = value { return refusal(.missing(text), at: syntax) }
        return refusal(.wrongValue(text, is: value.type, needed: needed), at: syntax)
    }
}
