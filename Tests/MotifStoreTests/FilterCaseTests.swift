import FormulaCases
import MotifCore
import MotifFormula
import MotifJSON
import Testing

@testable import MotifStore

/// The table of formulas as filters of a catalog file, in which one pattern has the table's values and another none.
@Suite struct `the table of formulas in filters` {
    private static let table = FormulaCases.all
    private let folder: TemporaryFolder
    private let store: Store

    init() throws {
        folder = try TemporaryFolder()
        store = try Store.create(at: folder.file("cases.db"))
        try store.write(as: Samples.note) { writer in
            let kind = try writer.add(try Samples.body(.kind, "cases"))
            try writer.add(try Samples.body(.pattern, "given", kind: "cases", Self.table.json), kind: kind)
            try writer.add(try Samples.body(.pattern, "none", kind: "cases"), kind: kind)
        }
    }

    private func found(_ formula: String) throws -> [String] {
        let scope = Self.table.scope
        let types = Dictionary(uniqueKeysWithValues: scope.names.map { ($0, scope[$0] ?? .any) })
        return try store.slugs(Query(.pattern, filter: SQLFilter(try Formula(formula), parameters: types)))
    }

    @Test func `means the same in SQL`() throws {
        for example in Self.table.cases {
            let formula = example.formula
            switch example.expected {
            case .value(let value):
                try expect("(\(formula)) == \(Self.literal(value))", finds: true)
                try expect("(\(formula)) != \(Self.literal(value))", finds: false)
                if case .boolean(let holds) = value { try expect(formula, finds: holds) }
            case .refusal(let message): try refuses(example, message)
            case .invalid(let messages):
                let errors = #expect(throws: FormulaErrors.self, "\(formula)") { try found(formula) }
                #expect(errors?.errors.map(\.message) == messages)
            }
        }
    }

    private func expect(_ formula: String, finds: Bool) throws {
        #expect(try found(formula).contains("given") == finds, "\(formula)")
    }

    /// A part that is refused with these values has none, so that a comparison with it is false, as is its opposite.
    private func refuses(_ example: FormulaCase, _ message: String) throws {
        let formula = example.formula
        switch example.filter {
        case .refused:
            let errors = #expect(throws: FormulaErrors.self, "\(formula)") { try found("\(formula) == two") }
            #expect(errors?.errors.map(\.message) == [message])
        case .holds: try expect(formula, finds: true)
        default:
            let isCondition = try Formula(formula).checked(in: Self.table.scope).type == .boolean
            try expect(isCondition ? formula : "(\(formula)) == (\(formula))", finds: false)
            if !isCondition { try expect("(\(formula)) != (\(formula))", finds: false) }
        }
    }

    private static func literal(_ value: JSON) -> String {
        func numbers(_ keys: String...) -> String {
            keys.map { JSONNumber.text(value[$0]?.number ?? 0) }.joined(separator: ", ")
        }
        return switch value {
        case .string(let text): "'\(text.replacing("'", with: "''"))'"
        case .object(let object) where object.count == 4: "frame(\(numbers("x", "y", "width", "height")))"
        case .object(let object) where object["x"] != nil: "point(\(numbers("x", "y")))"
        case .object: "size(\(numbers("width", "height")))"
        default: value.canonical
        }
    }
}
