import Foundation
import MotifCore
public import MotifFormula
public import MotifJSON

/// A row of the table of formulas and what they mean, which every evaluator runs.
public struct FormulaCase: Sendable, CustomStringConvertible {
    /// What is expected of a formula.
    public enum Expectation: Sendable {
        /// A value.
        case value(JSON)
        /// An error with these values.
        case refusal(String)
        /// Errors in types and names, in the order of the text.
        case invalid([String])
    }

    /// What an evaluator does instead where the formula is refused with these values.
    public enum Exception: Sendable {
        /// The filter is refused when it is compiled.
        case refused
        /// The filter holds, since its refused part is one of several conditions.
        case holds
        /// Swift works out this number.
        case number(Double)
        /// Swift works out a boolean.
        case boolean
        /// Swift traps.
        case traps
    }

    /// The formula.
    public let formula: String
    /// What is expected of it.
    public let expected: Expectation
    /// What a filter does, other than to be false.
    public let filter: Exception?
    /// What generated Swift does, other than to give a number that is not finite.
    public let swift: Exception?

    /// The formula.
    public var description: String { formula }
}

/// The table in `formula-cases.json`.
public struct FormulaCases: Sendable {
    /// The types of the names that the formulas read.
    public let scope: FormulaScope
    /// The values as documents write them; a name without one is missing.
    public let json: [String: JSON]
    /// The rows.
    public let cases: [FormulaCase]

    /// The table beside this file.
    public static let all: FormulaCases = {
        do { return try FormulaCases() } catch { preconditionFailure("\(error)") }
    }()

    struct Unreadable: Error { let json: JSON? }

    private init() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
            "formula-cases.json")
        let table = try JSONReader().read([UInt8](Data(contentsOf: file)))
        var scope: FormulaScope = [:]
        var json: [String: JSON] = [:]
        for name in table["names"]?.object?.members ?? [] {
            scope[name.key] = try Self.type(name.value["type"])
            json[name.key] = name.value["value"]
        }
        self.scope = scope
        self.json = json
        cases = try (table["groups"]?.array ?? []).flatMap { try ($0["cases"]?.array ?? []).map(Self.row) }
    }

    private static func type(_ json: JSON?) throws -> FormulaType {
        if let fields = json?.object {
            return .record(
                Dictionary(uniqueKeysWithValues: try fields.members.map { ($0.key, try type($0.value)) }))
        }
        let types: [FormulaType] = [.number, .boolean, .text, .point, .size, .frame, .curve]
        let all = types + types.map(FormulaType.list) + types.map(FormulaType.optional)
        guard let type = all.first(where: { $0.description == json?.string }) else { throw Unreadable(json: json) }
        return type
    }

    private static func row(_ json: JSON) throws -> FormulaCase {
        guard let formula = json["formula"]?.string else { throw Unreadable(json: json) }
        let expected: FormulaCase.Expectation? =
            json["is"].map { .value($0) } ?? json["refused"]?.string.map { .refusal($0) }
            ?? json["invalid"]?.array.map { .invalid($0.compactMap(\.string)) }
        guard let expected else { throw Unreadable(json: json) }
        return FormulaCase(
            formula: formula, expected: expected, filter: try json["filter"].map(exception),
            swift: try json["swift"].map(exception))
    }

    private static func exception(_ json: JSON) throws -> FormulaCase.Exception {
        switch json {
        case "refused": .refused
        case "holds": .holds
        case "boolean": .boolean
        case "traps": .traps
        case .number(let number): .number(number)
        default: throw Unreadable(json: json)
        }
    }

    /// The values of the names as formulas see them.
    public var values: FormulaValues {
        FormulaValues(
            json.reduce(into: [:]) { values, member in
                values[member.key] = Self.value(member.value, as: scope[member.key] ?? .any)
            })
    }

    /// A JSON value as a formula of a type sees it.
    public static func value(_ json: JSON, as type: FormulaType) -> FormulaValue {
        func number(_ key: String) -> Double { json[key]?.number ?? .nan }
        switch (type, json) {
        case (.optional(let type), _): return value(json, as: type)
        case (.curve, _): return (try? Curve(json))?.formulaValue ?? .missing
        case (_, .number(let number)): return .number(number)
        case (_, .boolean(let boolean)): return .boolean(boolean)
        case (_, .string(let text)): return .text(text)
        case (.list(let element), .array(let values)): return .list(values.map { value($0, as: element) })
        case (.point, _): return .point(MotionPoint(x: number("x"), y: number("y")))
        case (.size, _): return .size(MotionSize(width: number("width"), height: number("height")))
        case (.frame, _):
            return .frame(
                MotionFrame(x: number("x"), y: number("y"), width: number("width"), height: number("height")))
        case (.record(let fields), .object(let object)):
            return .record(
                object.members.reduce(into: [:]) { $0[$1.key] = value($1.value, as: fields[$1.key] ?? .any) })
        default: return .missing
        }
    }
}
