import FormulaCases
import MotifCore
import MotifFormula
import MotifJSON
import Testing

@testable import MotifExport

/// The table of formulas as generated Swift, in one program.
@Suite struct `the table of formulas in Swift` {
    private static let table = FormulaCases.all
    private static let cases = table.cases.filter { example in
        if case .invalid = example.expected { return false }
        if case .traps = example.swift { return false }
        return true
    }

    @Test func `means the same in an exported file`() throws {
        let output = try SwiftCompiler.output(of: ["Program.swift": try Self.program()], importing: .uiKit)
        var answers: [Int: [Substring]] = [:]
        for line in output.split(separator: "\n") {
            let words = line.split(separator: "\t", omittingEmptySubsequences: false)
            if let index = words.first.flatMap({ Int($0) }) { answers[index] = Array(words.dropFirst()) }
        }
        try #require(answers.count == Self.cases.count, "\(output.prefix(4000))")
        for (index, example) in Self.cases.enumerated() {
            let answer = answers[index] ?? []
            switch (example.expected, example.swift) {
            case (.value(let value), _): #expect(Self.isSame(answer, value), "\(example.formula): \(answer)")
            case (_, .number(let number)):
                #expect(Self.isSame(answer, .number(number)), "\(example.formula): \(answer)")
            case (_, .boolean): #expect(answer == ["true"] || answer == ["false"], "\(example.formula): \(answer)")
            default: #expect(answer.contains { Double($0)?.isFinite == false }, "\(example.formula): \(answer)")
            }
        }
    }

    private static func isSame(_ answer: [Substring], _ value: JSON) -> Bool {
        switch value {
        case .string(let text): answer.count == 1 && answer[0].utf8.elementsEqual(text.utf8)
        case .boolean(let flag): answer == [flag ? "true" : "false"]
        case .number(let number): answer.map { Double($0) } == [number]
        default: answer.map { Double($0) } == ["x", "y", "width", "height"].compactMap { value[$0] }.map(\.number)
        }
    }

    private static func program() throws -> String {
        var calls: [String] = []
        for (index, example) in cases.enumerated() {
            let formula = try Formula(example.formula).checked(in: table.scope)
            let code = FormulaWriter(scope: table.scope, dialect: SwiftLanguage()).term(formula).code
            calls.append("        \(function(formula.type))(\(index), \(code.text))")
        }
        let names = try table.scope.names.map { name in
            try
                "private let \(name): \(type(table.scope[name] ?? .any)) = \(literal(table.json[name], table.scope[name] ?? .any))"
        }
        let functions = CodeSupport.uiKit.parts(usedBy: calls.joined(separator: "\n")).flatMap(\.lines)
        return """
            import UIKit

            \(names.joined(separator: "\n"))

            struct Card {
                let gap: CGFloat?
                let label: String
                let width: CGFloat
            }

            func show(_ index: Int, _ values: CGFloat...) {
                print(index, values.map { "\\(Double($0))" }.joined(separator: "\\t"), separator: "\\t")
            }
            func number(_ index: Int, _ value: CGFloat) { show(index, value) }
            func boolean(_ index: Int, _ value: Bool) { print(index, value, separator: "\\t") }
            func text(_ index: Int, _ value: String) { print(index, value, separator: "\\t") }
            func point(_ index: Int, _ value: CGPoint) { show(index, value.x, value.y) }
            func size(_ index: Int, _ value: CGSize) { show(index, value.width, value.height) }
            func frame(_ index: Int, _ value: CGRect) {
                show(index, value.origin.x, value.origin.y, value.size.width, value.size.height)
            }

            @main
            struct Program {
                static func main() {
            \(calls.joined(separator: "\n"))
                }
            }
            \(functions.joined(separator: "\n"))

            """
    }

    private static func function(_ type: FormulaType) -> String { type.description }

    private static func type(_ type: FormulaType) -> String {
        switch type {
        case .number: "CGFloat"
        case .boolean: "Bool"
        case .text: "String"
        case .point: "CGPoint"
        case .size: "CGSize"
        case .frame: "CGRect"
        case .list(let element): "[\(self.type(element))]"
        case .optional(let present): "\(self.type(present))?"
        case .curve: "MotifCurve"
        case .record: "Card"
        case .any: "Any"
        }
    }

    private static func literal(_ json: JSON?, _ type: FormulaType) throws -> String {
        guard let json else { return "nil" }
        func arguments(_ keys: String...) -> String {
            keys.map { "\($0): \(json[$0]?.canonical ?? "nil")" }.joined(separator: ", ")
        }
        return switch type {
        case .number: SwiftText.number(json.number ?? .nan)
        case .curve:
            try SwiftLanguage().curve(CodeCurve(FittedCurves().smooth(Curve(json), over: nil))).text
        case .point: "CGPoint(\(arguments("x", "y")))"
        case .size: "CGSize(\(arguments("width", "height")))"
        case .frame: "CGRect(\(arguments("x", "y", "width", "height")))"
        case .record: "Card(\(arguments("gap", "label", "width")))"
        default: json.canonical
        }
    }
}
