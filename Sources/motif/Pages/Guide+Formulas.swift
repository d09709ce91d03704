import MotifFormula

extension GuidePage {
    /// The formula language.
    static let formulas = GuidePage(
        name: "formulas", summary: "Formulas: the language of kinds and of --where",
        blocks: [
            .text(
                """
                A formula consists of numbers, 'text', names (with members, as in view.width), list elements \
                (rows[0]), function calls, and operators. From lowest to highest precedence:

                  a ? b : c
                  a || b
                  a && b
                  a == b  !=  <  <=  >  >=  in      cannot be chained
                  a ?? b                            b if a is missing
                  a + b   -
                  a * b   /  %
                  -a  !a
                  a.member  a[0]  f(a)

                Types are checked before anything is saved or searched: number, boolean, text, point, size, frame, \
                list. Errors show their place:

                  motif: 1:1: Unknown name 'expandDuraton'. Did you mean 'expandDuration'?
                    expandDuraton < 0.5
                    ^~~~~~~~~~~~~

                With --where, a formula can use slug, title, summary, kind, tags, deprecated, revision, updated (text \
                such as '2026-05-04T09:30:00.000Z'), totalDuration (of the longest operation, in seconds), \
                durations.present (of an operation) and the parameters of patterns, or the fields of items and \
                devices. A pattern that doesn't have one of the parameters doesn't match.

                  motif list --where "kind == 'expand' && expandDuration < 0.5"
                  motif list --where "'reveal' in tags || startsWith(slug, 'zoom')"
                  motif list --where "totalDuration > 0.5"
                  motif list --where "updated >= '2026-05-01' && !deprecated"
                  motif list items --where "contains(title, 'Tube')"
                  motif list devices --where "family == 'tablet' && screen.width > 820"

                In a kind, formulas can use its parameters, scene and bindings:

                  "endDiameter": "screen.height * endDiameterFactor"

                Of a curve, a formula can read only how long a spring takes until it is at rest. The result is \
                missing for other curves, and for a spring with a dampingRatio, which takes the duration of its track:

                  "duration": "settlingDuration(landCurve) ?? 0.35"
                  motif list --where "(settlingDuration(landCurve) ?? 0) > 0.5"

                Functions:
                """),
            .table(["function", "result"], FormulaFunction.allCases.map { [$0.signature, $0.summary] }),
        ])
}
