import MotifCore
import MotifFormula

extension SwiftFormulas {
    var lengthUnit: String { "points" }
    var missing: Code { "nil" }

    var types: CodeTypes {
        CodeTypes(
            number: "CGFloat", boolean: "Bool", text: "String", point: "CGPoint", size: "CGSize", frame: "CGRect",
            curve: prefix + (isForUIKit ? "Curve" : "Easing"), color: isForUIKit ? "UIColor" : "\(prefix)Color",
            records: home, list: { "[\($0)]" }, optional: { "\($0)?" },
            never: "Never")
    }

    func record(_ type: FormulaType, _ record: CodeRecords.Record?, _ fields: [Field]) -> Code {
        .call(
            Code(record?.name ?? self.type(of: type, in: CodeRecords())), fields.map { SwiftText.label($0.name) },
            fields.map(\.code))
    }

    /// A color, with components as parts of 255 if they are that exactly.
    func color(_ components: [Double]) -> Code {
        if isForUIKit, components == [0, 0, 0, 1] { return ".black" }
        if isForUIKit, components == [1, 1, 1, 1] { return ".white" }
        let parts = components.map { number -> Code in
            let part = (number * 255).rounded()
            return number > 0 && number < 1 && part / 255 == number
                ? "\(SwiftText.number(part)) / 255" : Code(SwiftText.number(number))
        }
        return .call(Code(types.color), ["red", "green", "blue", "alpha"], parts)
    }

    func list(_ elements: [Code]) -> Code { .list(elements) }

    func curve(_ curve: CodeCurve) -> Code {
        func call(_ name: Code, _ labels: [String], _ values: [Double]) -> Code {
            .call(name, labels, values.map { number($0).code })
        }
        return switch curve {
        case .named(let name): ".\(name)"
        case .bezier(let points): .call(".cubic", points.map { number($0).code })
        case .uiKitSpring(let ratio, let velocity):
            call(".spring", ["dampingRatio", "initialVelocity"], [ratio, velocity])
        case .spring(let spring):
            call(
                ".physicalSpring", ["mass", "stiffness", "damping", "initialVelocity"],
                [spring.mass, spring.stiffness, spring.damping, spring.initialVelocity])
        // Not in UIKit, for which the closest Bézier replaces them before.
        case .steps(let count, let start, let end):
            .call(".steps", ["count", "jumpsAtStart", "jumpsAtEnd"], ["\(count)", "\(start)", "\(end)"])
        case .lines(let stops):
            .call(
                ".lines", ["through"], [.list(stops.map { "(\(number($0.time).code), \(number($0.progress).code))" })])
        }
    }

    func input(_ name: String, isInteger: Bool, isLate: Bool) -> Code { Code(name) }

    func number(ofIndex index: Code) -> Code { .call("CGFloat", [index]) }

    func comment(_ text: String) -> String { SwiftText.comment(text) }
}
