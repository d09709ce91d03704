import MotifCore
import MotifFormula
import MotifJSON

/// A condition of a filter that the formula's evaluator decides for one document at a time.
struct RowCondition: Sendable, Hashable {
    private let formula: CheckedFormula
    private let part: Syntax
    /// What the condition reads: columns, and values in the document's text with their types.
    private let columns: [DocumentHeader]
    /// The operations whose total durations it reads.
    private let operations: [String]
    private let members: [Member]
    private let holder: Members

    /// Where the document's text has the names without a column.
    enum Members: Hashable {
        /// In `parameters`.
        case parameters
        /// In the document itself.
        case fields
    }

    private struct Member: Hashable {
        let name: String
        let type: FormulaType
    }

    init(formula: CheckedFormula, part: Syntax, scope: FormulaScope, of members: Members) {
        holder = members
        self.formula = formula
        self.part = part
        let names = part.names.sorted()
        columns = names.compactMap { DocumentHeader(rawValue: $0) }.filter { $0.sql != nil }
        self.members = names.filter { $0 != SQLFilter.durations && DocumentHeader(rawValue: $0)?.sql == nil }
            .map { Member(name: $0, type: scope[$0] ?? .any) }
        operations = Set(Self.operations(in: part, of: scope)).sorted()
    }

    private static func operations(in part: Syntax, of scope: FormulaScope) -> [String] {
        switch part.node {
        case .member(let base, let field) where base.node == .name(SQLFilter.durations): [field.text]
        case .name(SQLFilter.durations): scope[SQLFilter.durations]?.members.map { Array($0.keys) } ?? []
        default: part.node.children.flatMap { operations(in: $0, of: scope) }
        }
    }

    /// The newest text of a document.
    static let body = "(SELECT \(IntactFunction.body) FROM revision r WHERE r.id = d.revision)"

    /// A call of the SQL function with the values that the condition reads: the text, or NULL, and columns.
    var fragment: SQLFragment {
        let arguments =
            [members.isEmpty ? "NULL" : Self.body] + columns.compactMap(\.sql)
            + operations.map { _ in DocumentHeader.durationSQL }
        return SQLFragment(
            "\(RowFunction.name)(?, \(arguments.joined(separator: ", ")))",
            arguments: [.condition(self)] + operations.map { .value(.text($0)) })
    }

    /// Whether the condition holds; false if it has no value.
    func holds(in text: JSON?, columns columnValues: [FormulaValue]) -> Bool {
        var values = FormulaValues()
        for (header, value) in zip(columns, columnValues) {
            switch (header, value) {
            case (_, .missing): break
            case (.deprecated, .number(let number)): values[header.rawValue] = .boolean(number != 0)
            default: values[header.rawValue] = value
            }
        }
        let object = holder == .parameters ? text?["parameters"] : text
        for member in members {
            let json = member.name == "tags" ? text?["tags"] ?? [] : object?[member.name]
            let resolved = json.flatMap { ValueAlias(saved: $0)?.resolved } ?? json
            if let value = resolved.flatMap({ FormulaValue($0, of: member.type) }) { values[member.name] = value }
        }
        if !operations.isEmpty {
            let durations = zip(operations, columnValues.dropFirst(columns.count))
            values[SQLFilter.durations] = .record(Dictionary(uniqueKeysWithValues: durations.filter { $1 != .missing }))
        }
        return (try? formula.value(of: part, in: values)) == .boolean(true)
    }
}

extension FormulaValue {
    /// A value of a document's canonical JSON as a formula sees it; `nil` if it doesn't have this type.
    init?(_ json: JSON, of type: FormulaType) {
        switch (type, json) {
        case (.optional(let type), _): self.init(json, of: type)
        case (.number, .number(let number)), (.any, .number(let number)): self = .number(number)
        case (.boolean, .boolean(let boolean)), (.any, .boolean(let boolean)): self = .boolean(boolean)
        // A curve with numbers isn't a string, but text in comparisons and in the index.
        case (.text, _): self = .text(json.string ?? json.canonical)
        case (.curve, _):
            let settlingDuration = (try? Curve(json))?.settlingDuration
            self = .curve(FormulaCurve(settlingDuration: settlingDuration, text: json.string ?? json.canonical))
        case (.any, .string(let text)): self = .text(text)
        case (.list(let element), .array(let values)): self = .list(values.compactMap { FormulaValue($0, of: element) })
        case (.any, .array(let values)): self = .list(values.compactMap { FormulaValue($0, of: .any) })
        case (.point, .object), (.size, .object), (.frame, .object):
            let type: ParameterType = type == .point ? .point : type == .size ? .size : .frame
            guard let value = try? ParameterDefinition(name: "", type: type).value(from: json) else { return nil }
            self = value.formulaValue()
        case (.record(let fields), .string(let slug)) where fields["slug"] == .text:
            self = .record(["slug": .text(slug)])
        case (.record, .object), (.any, .object): self.init(record: json, type)
        default: return nil
        }
    }

    private init(record json: JSON, _ type: FormulaType) {
        if json["colorSpace"] != nil, let color = try? SRGBColor(json) {
            self = color.formulaValue
            return
        }
        var fields: [String: FormulaValue] = [:]
        for member in json.object?.members ?? [] {
            fields[member.key] = FormulaValue(member.value, of: type.members?[member.key] ?? .any)
        }
        self = .record(fields)
    }
}
