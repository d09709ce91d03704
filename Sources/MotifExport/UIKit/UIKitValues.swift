import MotifCore
import MotifFormula

/// Values and types of a kind as Swift has them.
struct UIKitValues {
    /// The records that are written, each with the Swift type that it becomes.
    private(set) var records: [Record] = []
    private var names = UniqueNames(reserved: ["Way"])
    /// The type in which the records lie.
    let home: String
    /// The type of curves.
    let curve: String

    /// A record and its fields in order.
    struct Record {
        let name: String
        let type: FormulaType
        let fields: [ParameterDefinition]
    }

    init(in home: String, curve: String) { (self.home, self.curve) = (home, curve) }

    /// The Swift type of a parameter; records in it are added.
    ///
    /// - Returns: `nil` for a curve.
    mutating func type(of type: ParameterType, named name: String) -> String? {
        switch type {
        case .curve: return nil
        case .list(let element):
            let single = name.hasSuffix("s") ? String(name.dropLast()) : name + " entry"
            return self.type(of: element.type, named: single).map { "[\($0)]" }
        case .record(let fields): return add(type, fields.filter { $0.type != .curve }, name)
        case .reference(let document): return add(type, Self.fields(of: document), name)
        default: return type.formulaType.map(swiftType)
        }
    }

    private mutating func add(_ type: ParameterType, _ fields: [ParameterDefinition], _ name: String) -> String? {
        guard let formulaType = type.formulaType else { return nil }
        if records.contains(where: { $0.type == formulaType }) { return swiftType(of: formulaType) }
        for field in fields { _ = self.type(of: field.type, named: field.name) }
        records.append(Record(name: names.type(name), type: formulaType, fields: fields))
        return swiftType(of: formulaType)
    }

    /// The Swift type of what a formula gives.
    func swiftType(of type: FormulaType) -> String {
        switch type {
        case .number, .any: "CGFloat"
        case .boolean: "Bool"
        case .text: "String"
        case .point: "CGPoint"
        case .size: "CGSize"
        case .frame: "CGRect"
        case .curve: curve
        case .list(let element): "[\(swiftType(of: element))]"
        case .optional(let present): "\(swiftType(of: present))?"
        case .record where type == ParameterType.colorType: "UIColor"
        case .record: records.first { $0.type == type }.map { "\(home).\($0.name)" } ?? "Never"
        }
    }

    /// A value as Swift source.
    func literal(_ value: FormulaValue, _ type: FormulaType) -> SwiftCode {
        switch (value, type) {
        case (_, .optional(let present)): literal(value, present)
        case (.number(let number), _): SwiftCode(SwiftText.number(number))
        case (.boolean(let boolean), _): boolean ? "true" : "false"
        case (.text(let text), _): SwiftCode(SwiftText.literal(text))
        case (.point(let point), _): call("CGPoint", ["x", "y"], [point.x, point.y])
        case (.size(let size), _): call("CGSize", ["width", "height"], [size.width, size.height])
        case (.frame(let frame), _):
            call("CGRect", ["x", "y", "width", "height"], [frame.x, frame.y, frame.width, frame.height])
        case (.list(let elements), .list(let element)): .list(elements.map { literal($0, element) })
        case (.record(let fields), _): record(fields, type)
        case (.list, _), (.curve, _), (.missing, _): "nil"
        }
    }

    private func record(_ values: [String: FormulaValue], _ type: FormulaType) -> SwiftCode {
        if type == ParameterType.colorType {
            let numbers = ["red", "green", "blue", "alpha"].map { key in
                if case .number(let number)? = values[key] { number } else { 1.0 }
            }
            return Self.color(numbers)
        }
        guard let record = records.first(where: { $0.type == type }) else { return "nil" }
        let arguments = record.fields.compactMap { field -> SwiftCode? in
            guard let value = values[field.name], let type = field.type.formulaType else { return nil }
            return literal(value, type).prefixed("\(SwiftText.label(field.name)): ")
        }
        return .call("\(record.name)", arguments)
    }

    /// A color, with components as parts of 255 if they are that exactly.
    private static func color(_ numbers: [Double]) -> SwiftCode {
        if numbers == [0, 0, 0, 1] { return ".black" }
        if numbers == [1, 1, 1, 1] { return ".white" }
        let components = numbers.map { number -> SwiftCode in
            let parts = (number * 255).rounded()
            return number > 0 && number < 1 && parts / 255 == number
                ? "\(SwiftText.number(parts)) / 255" : SwiftCode(SwiftText.number(number))
        }
        return .call("UIColor", ["red", "green", "blue", "alpha"], components)
    }

    private func call(_ type: SwiftCode, _ labels: [String], _ numbers: [Double]) -> SwiftCode {
        .call(type, labels, numbers.map { SwiftCode(SwiftText.number($0)) })
    }

    private static func fields(of document: DocumentType) -> [ParameterDefinition] {
        let own: KeyValuePairs<String, ParameterType> =
            switch document {
            case .item: ["summary": .text, "color": .color]
            case .device: ["screen": .size]
            case .pattern, .kind: [:]
            }
        let image = ParameterDefinition(name: "image", type: .text, isOptional: true)
        return ([("slug", .text), ("title", .text)] + Array(own)).map { ParameterDefinition(name: $0, type: $1) }
            + (document == .item ? [image] : [])
    }
}
