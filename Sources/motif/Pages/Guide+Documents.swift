extension GuidePage {
    /// The types of documents and of parameters.
    static let documents = GuidePage(
        name: "documents", summary: "Documents: their keys, and the types of parameters",
        blocks: [
            .text(
                """
                A document is a JSON object, named by its type and slug. A slug has lowercase letters, digits and \
                single hyphens, and at most 64 characters. The catalog stores the canonical text of every revision \
                (RFC 8785: sorted keys, shortest numbers) and returns it byte for byte. To edit a document as a file:

                  motif show expand --format json > expand.json
                  motif update expand --file expand.json
                """),
            .table(
                ["key", "in", "meaning"],
                """
                type | all | kind, pattern, item or device
                slug | all | name, unique among documents of the type
                title | all | title
                summary | all | a sentence or two; optional, like all keys that follow
                tags | all | list of words to group documents by
                source | all | where the facts come from: title, url, author
                deprecated | all | true, or the reason why the document should no longer be used
                extensions | all | an object of your own, stored unchanged
                kind | pattern | slug of the pattern's kind
                parameters | pattern | a value for every parameter; the kind's default if left out
                accepts | pattern | failures of checks that the team accepts: check, reason
                color, image | item | fill color, and the name of its image
                family, screen | device | phone or tablet; width and height in points, in portrait
                parameters | kind | definitions: name, type, default, minimum, maximum, exclusiveMinimum, \
                    exclusiveMaximum, cases, fields, element, summary
                scene, bindings | kind | values that the app decides, and names for formulas used more than once
                layers, operations | kind | what moves, from back to front, and the operations that move it, with tracks
                reduced, interactions, checks | kind | reduced motion, gestures, and conditions that must be true on \
                    every screen
                """),
            .text(
                """
                Parameters have the following types. The catalog stores the first notation; files and --set accept \
                the others as well.
                """),
            .table(
                ["type", "stored", "also accepted"],
                """
                duration | 0.35 | '350ms', '0.35s'; in seconds
                length | 12 | '12pt'; in points
                angle | 90 | '90deg', '0.25turn'; in degrees
                number | 1.2 | any finite number
                fraction | 0.5 | from 0 to 1
                integer | 3 | whole numbers
                boolean | true | true or false
                text | "hello" | hello, with --set
                choice | "left" | one of the definition's cases
                color | {"colorSpace": …} | '#336699', '#33669980'
                point | {"x": 1, "y": 2} | 1,2, with --set
                size | {"width": 1, …} | 393,852, with --set
                frame | {"x": 1, …} | 20,700,56,56, with --set: x, y, width, height
                curve | "easeIn" | easeIn, cubic-bezier(.42, 0, 1, 1), steps(4, end), linear(0, 0.5 20%, 1), \
                    spring(dampingRatio: 0.8, initialVelocity: 0)
                reference | "twitter" | slug of a document of the type that the definition names
                record | {…} | the fields of the definition
                list | […] | twitter,vimeo, with --set
                """),
            .text(
                """
                A spring has one of four groups of numbers: dampingRatio, initialVelocity (as in UIKit; the track \
                provides the duration) · mass, stiffness, damping, initialVelocity · duration, bounce · response, \
                dampingFraction.

                motif curve prints the values of a curve at any time. For a spring, it also prints all four groups of \
                numbers, the settling time, the overshoot, and the nearest curves for formats without springs:

                  motif curve 'cubic-bezier(.2, 0, 0, 1)' --at 50%
                  motif curve 'spring(dampingRatio: 0.8)' --duration 350ms
                """),
        ])
}
