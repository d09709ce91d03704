import MotifCore
import MotifFormula

/// A language's notation for types, values, curves, and names in formulas.
protocol CodeLanguage: FormulaDialect {
    /// The unit of lengths in comments.
    var lengthUnit: String { get }
    /// The notation for a missing value.
    var missing: Code { get }
    /// The names of types.
    var types: CodeTypes { get }
    /// A value of a record, or a point, size, or frame, which have no record.
    func record(_ type: FormulaType, _ record: CodeRecords.Record?, _ fields: [Field]) -> Code
    /// A color from red, green, blue, and alpha.
    func color(_ components: [Double]) -> Code
    func list(_ elements: [Code]) -> Code
    /// A curve of the shared code: `MotionBezier(0.2, 0.0, 0.0, 1.0)`.
    func curve(_ curve: CodeCurve) -> Code
    /// A scene input as a value in formulas.
    ///
    /// - Parameter isLate: Whether its default reads anything besides the parameters before it.
    func input(_ name: String, isInteger: Bool, isLate: Bool) -> Code
    /// An index as a number in formulas.
    func number(ofIndex index: Code) -> Code
    /// Text for a comment.
    func comment(_ text: String) -> String

    typealias Field = (name: String, code: Code)
}

/// The names of a language for the types of formulas' results.
struct CodeTypes {
    let number, boolean, text, point, size, frame, curve, color: String
    /// The prefix of the types of records.
    var records = ""
    let list: (_ element: String) -> String
    let optional: (_ type: String) -> String
    /// The type without values.
    let never: String
}

/// A curve in the terms of the shared code: without names, and with springs in Core Animation's terms.
enum CodeCurve {
    case named(String)
    case bezier([Double])
    case uiKitSpring(dampingRatio: Double, initialVelocity: Double)
    case spring(SpringMotion)
    case steps(Int, jumpsAtStart: Bool, jumpsAtEnd: Bool)
    case lines([LinearStop])

    /// - Throws: `bad-curve` if the curve can't be evaluated.
    init(_ curve: Curve) throws(Problems) {
        switch curve {
        case .named(let name): self = .named(name == .default ? "ease" : name.rawValue)
        case .cubicBezier(let bezier): self = .bezier([bezier.x1, bezier.y1, bezier.x2, bezier.y2])
        case .steps(let count, let position):
            let isBoth = position == .both
            self = .steps(count, jumpsAtStart: isBoth || position == .start, jumpsAtEnd: isBoth || position == .end)
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

extension CurveTiming {
    /// - Throws: `bad-curve` if the curve can't be evaluated over this duration, or over its own.
    init(_ curve: Curve, over duration: Double?) throws(Problems) {
        do throws(TimingError) { self = try CurveTiming(curve, duration: duration) } catch {
            throw Problems(.badCurve(error.message))
        }
    }
}

extension CodeLanguage {
    /// The type of a formula's result.
    func type(of type: FormulaType, in records: CodeRecords) -> String {
        switch type {
        case .number, .any: types.number
        case .boolean: types.boolean
        case .text: types.text
        case .point: types.point
        case .size: types.size
        case .frame: types.frame
        case .curve: types.curve
        case .list(let element): types.list(self.type(of: element, in: records))
        case .optional(let present): types.optional(self.type(of: present, in: records))
        case .record where type == ParameterType.colorType: types.color
        case .record: records[type].map { types.records + $0.name } ?? types.never
        }
    }

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
        case (.record(let values), ParameterType.colorType):
            return color(
                ["red", "green", "blue", "alpha"].map { if case .number(let part)? = values[$0] { part } else { 1 } })
        case (.record(let values), .record(let types)):
            let parts = (records[type]?.fields ?? []).compactMap { field -> Field? in
                guard let part = values[field.name], let type = types[field.name], part != .missing else { return nil }
                return (field.name, self.value(part, type, in: records))
            }
            return record(type, records[type], parts)
        case (.list, _), (.record, _), (.curve, _), (.missing, _): return missing
        }
    }

    /// A color as source.
    func color(_ color: SRGBColor) -> Code { value(color.formulaValue, ParameterType.colorType, in: CodeRecords()) }
}
