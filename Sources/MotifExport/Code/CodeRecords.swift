import MotifCore
import MotifFormula
import MotifText

/// The records among the parameters of a kind, each with the type that it becomes.
struct CodeRecords {
    /// The records, each after those in its fields.
    private(set) var all: [Record] = []
    private var names = UniqueNames()

    /// A record and its fields in order.
    struct Record {
        fileprivate(set) var name: String
        /// What the names of the parameters that have the type have in common: `offset`.
        fileprivate var subject: String
        let type: FormulaType
        let fields: [ParameterDefinition]
    }

    /// - Parameter reserved: The names of types that are taken.
    init(of kind: Kind, reserved: Set<String> = []) {
        names = UniqueNames(reserved: reserved)
        for parameter in kind.parameters { add(parameter.type, named: parameter.name) }
    }

    /// No records.
    init() {}

    /// The record of a type.
    subscript(type: FormulaType) -> Record? { all.first { $0.type == type } }

    /// Adds the records in the type of a parameter; formulas read no curves.
    private mutating func add(_ type: ParameterType, named name: String) {
        switch type {
        case .list(let element):
            add(element.type, named: name.hasSuffix("s") ? String(name.dropLast()) : name + " entry")
        case .record(let fields): add(type, fields.filter { $0.type != .curve }, name)
        case .reference(let document): add(type, Self.fields(of: document), name)
        default: break
        }
    }

    private mutating func add(_ type: ParameterType, _ fields: [ParameterDefinition], _ name: String) {
        guard let formulaType = type.formulaType else { return }
        if let index = all.firstIndex(where: { $0.type == formulaType }) {
            let common = Self.end(of: all[index].subject, and: name)
            if !common.isEmpty, common != all[index].subject {
                all[index].subject = common
                all[index].name = names.type(common)
            }
            return
        }
        for field in fields { add(field.type, named: field.name) }
        all.append(Record(name: names.type(name), subject: name, type: formulaType, fields: fields))
    }

    /// The words at the end of both names: `Offset` of `backButtonOffset` and `summaryOffset`.
    private static func end(of one: String, and other: String) -> String {
        func words(_ name: String) -> [String] {
            name.reduce(into: [""]) { words, letter in
                if letter.isUppercase { words.append("") }
                words[words.count - 1].append(letter)
            }
        }
        let common = zip(words(one).reversed(), words(other).reversed()).prefix {
            $0.capitalizedFirst == $1.capitalizedFirst
        }
        return common.map(\.0).reversed().joined()
    }

    private static func fields(of document: DocumentType) -> [ParameterDefinition] {
        let own: KeyValuePairs<String, ParameterType> =
            switch document {
            case .item: ["summary": .text, "color": .color]
            case .device: ["screen": .size]
            case .pattern, .kind, .value: [:]
            }
        let image = ParameterDefinition(name: "image", type: .text, isOptional: true)
        return ([("slug", .text), ("title", .text)] + Array(own)).map { ParameterDefinition(name: $0, type: $1) }
            + (document == .item ? [image] : [])
    }
}
