import MotifCore

extension SwiftFormulas {
    var style: CodeStyle { .swift }
    // With the functions that code calls, and the variables of operations.
    var keywords: Set<String> { SwiftText.keywords.union(["min", "max", "zip", "layers"]) }
    var hasOperationsAsKeys: Bool { true }

    func follow(_ tracks: [(timing: Code, from: Code, to: Code)]) -> Code {
        .call(
            "\(prefix)Movement.follow",
            ["time"] + tracks.map { .brackets(.arguments, "(", [$0.timing, $0.from, $0.to], ")") })
    }

    func atLeastZero(_ code: Code) -> Code { code == "0" ? code : .call("max", ["0", code]) }

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
            labeled: { $1.prefixed("\($0): ") },
            timing: { timing in
                let curve = timing.isTimed ? timing.curve.prefixed("isLinear ? .linear : ") : timing.curve
                let begin = timing.begin == "0" ? [] : [timing.begin.prefixed("begin: ")]
                return .call("\(prefix)Movement", [timing.duration, curve] + begin)
            },
            reversed: { "\($0).reversed" },
            layers: { .brackets(.rows, "Layers(", $0, ")") },
            optional: { conditional($1, FormulaTerm($0), FormulaTerm("nil")).code },
            copy: nil,
            exists: { "\($0) != nil" },
            anyExists: { $1 ? "\($0).contains { $0 != nil }" : "!\($0).isEmpty" },
            latestEnd: {
                "zip(\($0), \($1) as [\(prefix)Layer?]).compactMap { $1 == nil ? nil : $0.end }.max() ?? 0"
            },
            soleElement: "_",
            current: { "\($0)[index]" },
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
    static let swiftNumbers = CodeSupport(numbers, syntax: .swift)
    /// The same with views.
    static let swiftUI = CodeSupport(
        numbers + CodeResource.swift.filter { $0.name.hasPrefix("swiftui/") }, always: ["swiftui/MotifModifier"],
        syntax: .swift)

    private static let numbers =
        CodeResource.swift.filter { $0.name.hasPrefix("numbers/") }
        + ["Formulas", "FormulasLists", "FormulasTexts"].compactMap { CodeResource.named(uiKitPart($0)) }
        .map { part in
            let lines = part.lines.map { $0.replacing("MotifFormulas", with: "MotifMath") }
            return CodeResource(name: part.name, imports: ["import Foundation"], lines: lines)
        }
}
