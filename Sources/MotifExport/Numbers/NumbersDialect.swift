import MotifCore
import MotifFormula

/// A language's notation for values, curves, and layers.
protocol NumbersDialect: FormulaDialect {
    var style: CodeStyle { get }
    /// Words that can't be names.
    var keywords: Set<String> { get }
    /// The unit of lengths in comments.
    var lengthUnit: String { get }
    /// Whether operations are keys of an object.
    var hasOperationsAsKeys: Bool { get }
    /// The code that files share.
    var support: CodeSupport { get }
    /// The type of a formula's result.
    func type(of type: FormulaType, in records: CodeRecords) -> String
    /// A value of a record, or a point, size, frame, or color, which have no record.
    func record(_ type: FormulaType, _ record: CodeRecords.Record?, _ fields: [Field]) -> Code
    func list(_ elements: [Code]) -> Code
    /// A curve of the shared code: `MotionBezier(0.2, 0.0, 0.0, 1.0)`.
    func curve(_ curve: NumbersCurve) -> Code
    /// A scene input as a value in formulas.
    ///
    /// - Parameter isLate: Whether its default reads anything besides the parameters before it.
    func input(_ name: String, isInteger: Bool, isLate: Bool) -> Code
    /// An index as a number in formulas.
    func number(ofIndex index: Code) -> Code
    /// The value of a moving property at a time.
    func value(_ timing: Code, _ from: Code, _ to: Code, isSize: Bool) -> Code
    /// The value of a property with several tracks.
    func follow(_ tracks: [(timing: Code, from: Code, to: Code)]) -> Code
    func atLeastZero(_ code: Code) -> Code
    /// A layer at rest.
    func layer(_ frame: Code, _ values: [Field]) -> Code
    func shadow(_ color: Code, offset: Code) -> Code
    func edge(_ edge: Layer.Edge) -> Code
    /// The notation for a missing value.
    var missing: Code { get }
    /// How numbers are declared.
    var shapes: NumbersShapes { get }

    typealias Field = (name: String, code: Code)
}

extension NumbersDialect {
    func member(_ field: String, of base: FormulaTerm) -> FormulaTerm {
        if case .record = base.type { return FormulaTerm(base.dot(valueName(field))) }
        return FormulaTerm(base.dot(field))
    }

    func precedes(_ first: FormulaTerm, _ second: FormulaTerm) -> Code { .call("precedes", [first.code, second.code]) }
}

/// A curve in the terms of the shared code: without names, and with springs in Core Animation's terms.
enum NumbersCurve {
    case named(String)
    case bezier([Double])
    case uiKitSpring(dampingRatio: Double, initialVelocity: Double)
    case spring(SpringMotion)
    case steps(Int, StepPosition)
    case lines([LinearStop])

    /// - Throws: `bad-curve` if the curve can't be evaluated.
    init(_ curve: Curve) throws(Problems) {
        switch curve {
        case .named(let name): self = .named(name == .default ? "ease" : name.rawValue)
        case .cubicBezier(let bezier): self = .bezier([bezier.x1, bezier.y1, bezier.x2, bezier.y2])
        case .steps(let count, let position): self = .steps(count, position)
        case .linear(let stops): self = .lines(stops)
        case .spring(.dampingRatio(let ratio, let velocity)):
            self = .uiKitSpring(dampingRatio: ratio, initialVelocity: velocity)
        case .spring:
            guard let spring = try CurveTiming(curve, over: nil).spring else {
                throw Problems(.badCurve("The spring has no motion"))
            }
            self = .spring(spring)
        }
    }
}

extension NumbersDialect {
    /// A value as source.
    func value(_ value: FormulaValue, _ type: FormulaType, in records: CodeRecords) -> Code {
        func fields(_ numbers: KeyValuePairs<String, Double>) -> Code {
            record(type, nil, numbers.map { ($0.key, number($0.value).code) })
        }
        switch (value, type) {
        case (_, .optional(let present)): return self.value(value, present, in: records)
        case (.number(let number), _): return self.number(number).code
        case (.boolean(let boolean), _): return boolean ? "true" : "false"
        case (.text(let text), _): return Code(literal(text))
        case (.point(let point), _): return fields(["x": point.x, "y": point.y])
        case (.size(let size), _): return fields(["width": size.width, "height": size.height])
        case (.frame(let frame), _):
            return fields(["x": frame.x, "y": frame.y, "width": frame.width, "height": frame.height])
        case (.list(let elements), .list(let element)):
            return list(elements.map { self.value($0, element, in: records) })
        case (.record(let values), .record(let types)):
            let known = records[type]
            let order = known?.fields.map(\.name) ?? ["red", "green", "blue", "alpha"]
            let parts = order.compactMap { name -> Field? in
                guard let part = values[name], let type = types[name], part != .missing else { return nil }
                return (name, self.value(part, type, in: records))
            }
            return record(type, known, parts)
        case (.list, _), (.record, _), (.curve, _), (.missing, _): return missing
        }
    }

    /// A color as source.
    func color(_ color: SRGBColor) -> Code { value(color.formulaValue, ParameterType.colorType, in: CodeRecords()) }
}
