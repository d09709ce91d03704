import MotifCore
import MotifFormula

/// Values and types of a kind as Swift has them.
struct UIKitValues {
    /// The records that are written, each with the Swift type that it becomes.
    private(set) var records = CodeRecords()
    /// The type in which the records lie.
    let home: String
    /// The type of curves.
    let curve: String

    init(in home: String, curve: String) { (self.home, self.curve) = (home, curve) }

    /// Adds the records in the type of a parameter.
    mutating func add(_ type: ParameterType, named name: String) { records.add(type, named: name) }

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
        case .record: records[type].map { "\(home).\($0.name)" } ?? "Never"
        }
    }

    /// A value as Swift source.
    func literal(_ value: FormulaValue, _ type: FormulaType) -> Code {
        switch (value, type) {
        case (_, .optional(let present)): literal(value, present)
        case (.number(let number), _): Code(SwiftText.number(number))
        case (.boolean(let boolean), _): boolean ? "true" : "false"
        case (.text(let text), _): Code(SwiftText.literal(text))
        case (.point(let point), _): call("CGPoint", ["x", "y"], [point.x, point.y])
        case (.size(let size), _): call("CGSize", ["width", "height"], [size.width, size.height])
        case (.frame(let frame), _):
            call("CGRect", ["x", "y", "width", "height"], [frame.x, frame.y, frame.width, frame.height])
        case (.list(let elements), .list(let element)): .list(elements.map { literal($0, element) })
        case (.record(let fields), _): record(fields, type)
        case (.list, _), (.curve, _), (.missing, _): "nil"
        }
    }

    private func record(_ values: [String: FormulaValue], _ type: FormulaType) -> Code {
        if type == ParameterType.colorType {
            let numbers = ["red", "green", "blue", "alpha"].map { key in
                if case .number(let number)? = values[key] { number } else { 1.0 }
            }
            return Self.color(numbers)
        }
        guard let record = records[type] else { return "nil" }
        let arguments = record.fields.compactMap { field -> Code? in
            guard let value = values[field.name], let type = field.type.formulaType else { return nil }
            return literal(value, type).prefixed("\(SwiftText.label(field.name)): ")
        }
        return .call("\(record.name)", arguments)
    }

    /// A color, with components as parts of 255 if they are that exactly.
    private static func color(_ numbers: [Double]) -> Code {
        if numbers == [0, 0, 0, 1] { return ".black" }
        if numbers == [1, 1, 1, 1] { return ".white" }
        let components = numbers.map { number -> Code in
            let parts = (number * 255).rounded()
            return number > 0 && number < 1 && parts / 255 == number
                ? "\(SwiftText.number(parts)) / 255" : Code(SwiftText.number(number))
        }
        return .call("UIColor", ["red", "green", "blue", "alpha"], components)
    }

    private func call(_ type: Code, _ labels: [String], _ numbers: [Double]) -> Code {
        .call(type, labels, numbers.map { Code(SwiftText.number($0)) })
    }
}
