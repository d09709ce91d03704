import MotifCore
import MotifFormula

/// A language's notation for formulas, values, and the numbers of motions: timings, and layers that move.
protocol CodeLanguage: Sendable {
    typealias Field = (name: String, code: Code)

    /// A number as a literal.
    func number(_ number: Double) -> FormulaTerm
    /// A text as a literal.
    func literal(_ text: String) -> String
    /// Words as the name of a value: `phantom.image center.x` → `phantomImageCenterX`.
    func valueName(_ text: String) -> String
    func member(_ field: String, of base: FormulaTerm) -> FormulaTerm
    func element(of list: FormulaTerm, at index: FormulaTerm) -> FormulaTerm
    func conditional(_ condition: FormulaTerm, _ first: FormulaTerm, _ second: FormulaTerm) -> FormulaTerm
    func coalesce(_ value: FormulaTerm, _ fallback: FormulaTerm) -> FormulaTerm
    func arithmetic(
        _ sign: BinaryOperator, _ strength: FormulaTerm.Strength, _ left: FormulaTerm, _ right: FormulaTerm
    ) -> FormulaTerm
    func remainder(_ left: FormulaTerm, _ right: FormulaTerm) -> FormulaTerm
    func equality(isEqual: Bool, _ left: FormulaTerm, _ right: FormulaTerm) -> FormulaTerm
    /// Whether a text is before another one in the order of their bytes.
    func precedes(_ first: FormulaTerm, _ second: FormulaTerm) -> Code
    func membership(of element: FormulaTerm, in list: FormulaTerm) -> FormulaTerm
    /// A call with at least one argument, the first of which is also by itself.
    func call(_ function: FormulaFunction, _ first: FormulaTerm, _ arguments: [FormulaTerm]) -> FormulaTerm
    /// The least or the greatest number of a list.
    func extreme(_ function: FormulaFunction, of list: FormulaTerm) -> FormulaTerm

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

    var style: CodeStyle { get }
    /// What the names of shared types begin with.
    var prefix: String { get }
    /// Words that can't be names.
    var keywords: Set<String> { get }
    /// Whether operations are keys of an object, or members of `self`, and have any name.
    var hasOperationsAsKeys: Bool { get }
    /// The code that files share.
    var support: CodeSupport { get }
    /// The value of a moving property at a time.
    func value(_ timing: Code, _ from: Code, _ to: Code, isSize: Bool) -> Code
    /// The value of a property with several tracks.
    func follow(_ tracks: [(timing: Code, from: Code, to: Code)]) -> Code
    /// A layer at rest.
    func layer(_ frame: Code, _ values: [Field]) -> Code
    func shadow(_ color: Code, offset: Code) -> Code
    func edge(_ edge: Layer.Edge) -> Code
    /// How numbers are declared.
    var shapes: NumbersShapes { get }
}

/// The names of a language for the types of formulas' results.
struct CodeTypes {
    let number, integer, boolean, text, point, size, frame, curve, color: String
    /// The prefix of the types of records.
    var records = ""
    let list: (_ element: String) -> String
    let optional: (_ type: String) -> String
    /// The type without values.
    let never: String
}
