import MotifFormula
import MotifJSON

extension Syntax {
    /// The tree for a page's player: a number, a boolean, a name, or an operator or function with operands.
    ///
    ///     view.width / 2   →   ["/", [".", "view", "width"], 2]
    var json: JSON {
        switch node {
        case .number(let number): .number(number)
        case .boolean(let flag): .boolean(flag)
        case .name(let name): .string(name)
        case .text(let text): ["'", .string(text)]
        case .member(let base, let field): [".", base.json, .string(field.text)]
        case .index(let list, let index): ["[]", list.json, index.json]
        case .call(let callee, let arguments): .array([.string(callee.name.text)] + arguments.map(\.json))
        case .unary(let sign, let operand): [.string(sign.rawValue), operand.json]
        case .binary(let sign, let left, let right): [.string(sign.rawValue), left.json, right.json]
        case .conditional(let condition, let first, let second): ["?", condition.json, first.json, second.json]
        case .coalesce(let value, let fallback): ["??", value.json, fallback.json]
        }
    }
}

extension CheckedFormula {
    /// Its tree for the player.
    var json: JSON { formula.syntax.json }
}

extension CheckedTemplate {
    /// Its texts, and the trees between them.
    var json: JSON {
        .array(
            parts.map { part in
                switch part {
                case .text(let text): .string(text)
                case .formula(let formula, _): ["formula": formula.json]
                }
            })
    }
}
