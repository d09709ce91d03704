import MotifCore
import MotifFormula

extension SwiftLanguage {
    var lengthUnit: String { "points" }
    var missing: Code { "nil" }

    var types: CodeTypes {
        CodeTypes(
            number: "CGFloat", integer: "Int", boolean: "Bool", text: "String", point: "CGPoint", size: "CGSize",
            frame: "CGRect", curve: prefix + (isForUIKit ? "Curve" : "Easing"),
            color: isForUIKit ? "UIColor" : "\(prefix)Color", records: home, list: { "[\($0)]" },
            optional: { "\($0)?" }, never: "Never")
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

    func number(ofIndex index: Code) -> Code { .call("CGFloat", [index]) }

    func comment(_ text: String) -> String { SwiftText.comment(text) }

    var style: CodeStyle { .swift }
    // With the functions that code calls, and the variables of operations.
    var keywords: Set<String> { SwiftText.keywords.union(["min", "max", "zip", "layers"]) }
    var hasOperationsAsKeys: Bool { true }

    func follow(_ tracks: [(timing: Code, from: Code, to: Code)]) -> Code {
        .call(
            "\(prefix)Movement.follow",
            ["time"] + tracks.map { .brackets(.arguments, "(", [$0.timing, $0.from, $0.to], ")") })
    }

    func layer(_ frame: Code, _ values: [Field]) -> Code {
        .call("\(prefix)Layer", [frame] + values.map { $0.code.prefixed("\($0.name): ") })
    }

    func shadow(_ color: Code, offset: Code) -> Code {
        .call("\(prefix)Layer.Shadow", ["color", "offset"], [color, offset])
    }

    func edge(_ edge: Layer.Edge) -> Code { ".\(edge.rawValue)" }

    var shapes: NumbersShapes {
        NumbersShapes(
            constant: { $1.prefixed("let \($0) = ") },
            record: { [.block("struct \($0): Equatable", $1)] },
            field: { "var \($0): \($1)\($2 ? "?" : "")" },
            timing: { timing in
                let curve = timing.isTimed ? timing.curve.prefixed("isLinear ? .linear : ") : timing.curve
                let begin = timing.begin == "0" ? [] : [timing.begin.prefixed("begin: ")]
                return .call("\(prefix)Movement", [timing.duration, curve] + begin)
            },
            layers: { .brackets(.rows, "Layers(", $0, ")") },
            optional: { conditional($1, FormulaTerm($0), FormulaTerm("nil")).code },
            copy: nil,
            exists: { "\($0) != nil" },
            anyExists: { $1 ? "\($0).contains { $0 != nil }" : "!\($0).isEmpty" },
            latestEnd: {
                "zip(\($0), \($1) as [\(prefix)Layer?]).compactMap { $1 == nil ? nil : $0.end }.max() ?? 0"
            },
            soleElement: "_",
            map: { list, element, isIndexed, _, value in
                let head = isIndexed ? ".enumerated().map { index, \(element) in" : ".map { \(element) in"
                return .body("\(list)\(head)", [.code(value)])
            },
            operation: { begin, end, moves in
                let head = Code.call(
                    "\(prefix)Operation", (begin.map { [$0.prefixed("begin: ")] } ?? []) + [end.prefixed("end: ")])
                if moves.isEmpty { return head.appending(" { _ in rest }") }
                return .body(
                    head.appending(" { time in"),
                    [.code("var layers = rest")] + moves.map { .code($0) } + [.code("return layers")])
            })
    }
}

extension CodeSupport {
    /// The code that numbers share. That of formulas is UIKit's, under a name of its own, since an app may have both.
    static let swiftNumbers = CodeSupport(numbers, hasMembers: true)
    /// The same with views.
    static let swiftUI = CodeSupport(
        numbers + CodeResource.swift.filter { $0.name.hasPrefix("swiftui/") }, always: ["swiftui/MotifModifier"],
        hasMembers: true)

    private static let numbers =
        CodeResource.swift.filter { $0.name.hasPrefix("numbers/") }
        + ["Formulas", "FormulasLists", "FormulasTexts"].compactMap { CodeResource.named(uiKitPart($0)) }
        .map { part in
            let lines = part.lines.map { $0.replacing("MotifFormulas", with: "MotifMath") }
            return CodeResource(name: part.name, imports: ["import Foundation"], lines: lines)
        }
}
