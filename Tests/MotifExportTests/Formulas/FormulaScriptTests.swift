import FormulaCases
import MotifFormula
import MotifJSON
import Testing

@testable import MotifExport

/// The table of formulas in the script of a page, by Node.js. CI has to have it.
@Suite(.enabled(if: Node.isThere || Node.isNeeded, "Node.js is not installed"))
struct `the table of formulas in JavaScript` {
    @Test func `means the same in a page`() throws {
        let table = FormulaCases.all
        let cases = table.cases.filter { if case .invalid = $0.expected { false } else { true } }
        let trees = try cases.map { try Formula($0.formula).checked(in: table.scope).json }
        let values = JSON.object(JSONObject(table.json.map { ($0.key, $0.value) }))
        let script = ScriptBundle("table.js") { name in
            name == "table.js" ? Self.program(trees, values) : WebResource.named("player/\(name)")?.text ?? ""
        }
        let answers = try JSONReader().read(try Node.output(of: script.text))
        #expect(answers.array?.count == cases.count)
        for (example, answer) in zip(cases, answers.array ?? []) {
            switch example.expected {
            case .value(let value): #expect(answer["value"] == value, "\(example.formula): \(answer)")
            default: #expect(answer["refused"]?.string?.isEmpty == false, "\(example.formula): \(answer)")
            }
        }
    }

    /// What `formula.js` makes of the trees. JSON has the shortest digits of every number, and one zero.
    private static func program(_ trees: [JSON], _ values: JSON) -> String {
        """
        import { attempt, evaluate } from "./formula.js";
        const answers = \(JSON.array(trees).canonical).map(tree =>
          attempt(() => ({ value: evaluate(tree, \(values.canonical)) }), refused => ({ refused })));
        console.log(JSON.stringify(answers));
        """
    }
}
