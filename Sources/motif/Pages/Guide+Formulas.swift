import MotifFormula

extension GuidePage {
    /// The formula language.
    static let formulas = GuidePage(
        name: "formulas", summary: "Formulas: how kinds say their choreography, and queries what they look for",
        blocks: [
            .text(
                """
                A formula is made of numbers, 'text', names (with members: view.width), lists by index (rows[0]), \
                and operators, here from the loosest to the tightest:

                  a ? b : c
                  a || b
                  a && b
                  a == b  !=  <  <=  >  >=  in      not two in a row
                  a ?? b                            b where a is missing
                  a + b   -
                  a * b   /  %
                  -a  !a
                  a.member  a[0]  f(a)

                Types are checked before anything is saved or searched: number, boolean, text, point, size, frame, \
                list. What is wrong is shown with its place:

                  motif: 1:1: Unknown name 'expandDuraton'. Did you mean 'expandDuration'?
                    expandDuraton < 0.5
                    ^~~~~~~~~~~~~

                After --where a formula may use slug, title, summary, kind, tags, deprecated, revision, updated (text \
                such as '2026-05-04T09:30:00.000Z') and the parameters of patterns. A pattern that does not have a \
                parameter is not found by it.

                  motif list --where "kind == 'expand' && expandDuration < 0.5"
                  motif list --where "'reveal' in tags || startsWith(slug, 'zoom')"
                  motif list --where "updated >= '2026-05-01' && !deprecated"
                  motif list items --where "contains(title, 'Tube')"

                In a kind, formulas read its parameters, scene and bindings:

                  "endDiameter": "screen.height * endDiameterFactor"

                The functions:
                """),
            .table(["function", "gives"], FormulaFunction.allCases.map { [$0.signature, $0.summary] }),
        ])
}
