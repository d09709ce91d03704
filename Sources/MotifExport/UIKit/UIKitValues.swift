import MotifCore
import MotifFormula

/// Values and types of a kind as Swift has them.
struct UIKitValues {
    /// The records that are written, each with the Swift type that it becomes.
    private(set) var records: [Record] = []
    private var names = SwiftNames(reserved: ["Way"])
    /// The type in which the records lie.
    let home: String
    /// The type of curves.
    let curve: String

    /// A record and its fields in order.
    struct Record {
        let name: String
        let type: FormulaType
        let fields: [Field]
    }

    /// A field of a record.
    struct Field {
        let name: String
        let type: ParameterType
        let isOptional: Bool
        let summary: String
    }

    init(in home: String, curve: String) { (self.home, self.curve) = (home, curve) }

    /// The Swift type of a parameter; records in it are added.
    ///
    /// - Returns: `nil` for a curve.
    mutating func type(of type: ParameterType, named words: String) -> String? {
        switch type {
        case .curve: return nil
        case .list(let element):
            let single = words.hasSuffix("s") ? String(words.dropLast()) : words + " entry"
            return self.type(of: element.type, named: single).map { "[\($0)]" }
        case .record(let fields):
            let fields = fields.compactMap { field in
                field.type == .curve
                    ? nil
                    : Field(
                        name: field.name, type: field.type, isOptional: field.isOptional, summary: field.summary)
            }
            return add(type, fields, words)
        case .reference(let document): return add(type, Self.fields(of: document), words)
        default: return type.formulaType.map(swiftType)
        }
    }

    private mutating func add(_ type: ParameterType, _ fields: [Field], _ words: String) -> String? {
        guard let formulaType = type.formulaType else { return nil }
        if records.contains(where: { $0.type == formulaType }) { return swiftType(of: formulaType) }
        for field in fields { _ = self.type(of: field.type, named: field.name) }
        records.append(Record(name: names.type(words), type: formulaType, fields: fields))
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
    func literal(_ value: FormulaValue, _ type: FormulaType) -> String {
        switch (value, type) {
        case (_, .optional(let present)): literal(value, present)
        case (.number(let number), _): SwiftText.number(number)
        case (.boolean(let boolean), _): boolean ? "true" : "false"
        case (.text(let text), _): SwiftText.literal(text)
        case (.point(let point), _): "CGPoint(\(labeled(["x", "y"], [point.x, point.y])))"
        case (.size(let size), _): "CGSize(\(labeled(["width", "height"], [size.width, size.height])))"
        case (.frame(let frame), _):
            "CGRect("
                + labeled(["x", "y", "width", "height"], [frame.x, frame.y, frame.width, frame.height]) + ")"
        case (.list(let elements), .list(let element)):
            "[\(elements.map { literal($0, element) }.joined(separator: ", "))]"
        case (.record(let fields), _): record(fields, type)
        case (.list, _), (.curve, _), (.missing, _): "nil"
        }
    }

    private func record(_ values: [String: FormulaValue], _ type: FormulaType) -> String {
        if type == ParameterType.colorType {
            let numbers = ["red", "green", "blue", "alpha"].map { key in
                if case .number(let number)? = values[key] { number } else { 1.0 }
            }
            return Self.color(numbers)
        }
        guard let record = records.first(where: { $0.type == type }) else { return "nil" }
        let arguments = record.fields.compactMap { field -> String? in
            guard let value = values[field.name], let type = field.type.formulaType else { return nil }
            return "\(SwiftText.label(field.name)): \(literal(value, type))"
        }
        return "\(record.name)(\(arguments.joined(separator: ", ")))"
    }

    /// A color, with components as parts of 255 if they are that exactly.
    private static func color(_ numbers: [Double]) -> String {
        if numbers == [0, 0, 0, 1] { return ".black" }
        if numbers == [1, 1, 1, 1] { return ".white" }
        let texts = numbers.map { number -> String in
            let parts = (number * 255).rounded()
            return number > 0 && number < 1 && parts / 255 == number
                ? "\(SwiftText.number(parts)) / 255" : SwiftText.number(number)
        }
        let labels = ["red", "green", "blue", "alpha"]
        return "UIColor(\(zip(labels, texts).map { "\($0): \($1)" }.joined(separator: ", ")))"
    }

    private func labeled(_ labels: [String], _ numbers: [Double]) -> String {
        zip(labels, numbers).map { "\($0): \(SwiftText.number($1))" }.joined(separator: ", ")
    }

    private static func fields(of document: DocumentType) -> [Field] {
        func field(_ name: String, _ type: ParameterType, isOptional: Bool = false) -> Field {
            Field(name: name, type: type, isOptional: isOptional, summary: "")
        }
        let common = [field("slug", .text), field("title", .text)]
        return switch document {
        case .item: common + [field("summary", .text), field("color", .color), field("image", .text, isOptional: true)]
        case .device: common + [field("screen", .size)]
        case .pattern, .kind: common
        }
    }
}
