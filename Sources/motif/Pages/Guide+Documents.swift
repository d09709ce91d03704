extension GuidePage {
    /// The types of documents and of parameters.
    static let documents = GuidePage(
        name: "documents", summary: "Documents: what they are made of",
        blocks: [
            .text(
                """
                A document is a JSON object. Its type and its slug name it; a slug has small letters, digits and \
                single hyphens, at most 64 characters. The catalog keeps the canonical text of every revision \
                (RFC 8785: keys sorted, shortest numbers) and gives it back byte for byte.

                  motif show expand --format json > expand.json
                  motif update expand --file expand.json
                """),
            .table(
                ["key", "in", "what it is"],
                """
                type | all | kind, pattern, item or device
                slug | all | the name within the type
                title | all | what readers see first
                summary | all | a sentence or two; may be left out, as all that follows
                tags | all | a list of words to group by
                source | all | where the facts come from: title, url, author
                deprecated | all | true, or the reason why it should no longer be used
                extensions | all | an object of your own, kept untouched
                kind | pattern | the slug of its kind
                parameters | pattern | a value for every parameter; left out ones get the kind's default
                accepts | pattern | findings of checks that the team lives with: check, reason
                color, image | item | what it is filled with, and the name of its image
                family, screen | device | phone or tablet; width and height in points, portrait
                parameters | kind | definitions: name, type, default, minimum, maximum, exclusiveMinimum, \
                    exclusiveMaximum, cases, fields, element, summary
                scene, bindings | kind | what the app decides, and names for formulas used more than once
                layers, operations | kind | what moves, back to front, and the ways to run it, with their tracks
                reduced, interactions, checks | kind | reduced motion, gestures, and what must hold on every \
                    screen
                """),
            .text(
                """
                Values of parameters. The first form is what is stored; the others are taken as well, in files and \
                after --set:
                """),
            .table(
                ["type", "stored", "also taken"],
                """
                duration | 0.35 | '350ms', '0.35s'; seconds
                length | 12 | '12pt'; points
                angle | 90 | '90deg', '0.25turn'; degrees
                number | 1.2 | any finite number
                fraction | 0.5 | from 0 to 1
                integer | 3 | whole numbers
                boolean | true | true or false
                text | "hello" | hello after --set
                choice | "left" | one of the definition's cases
                color | {"colorSpace": …} | '#336699', '#33669980'
                point | {"x": 1, "y": 2} | 1,2 after --set
                size | {"width": 1, …} | 393,852 after --set
                frame | {"x": 1, …} | 20,700,56,56 after --set: x, y, width, height
                curve | "easeIn" | easeIn, cubic-bezier(.42, 0, 1, 1), steps(4, end), linear(0, 0.5 20%, 1), \
                    spring(dampingRatio: 0.8, initialVelocity: 0)
                reference | "twitter" | the slug of a document of the type that the definition names
                record | {…} | the fields of the definition
                list | […] | twitter,vimeo after --set
                """),
            .text(
                """
                A spring has one of four groups of numbers: dampingRatio, initialVelocity (as UIKit; the track gives \
                the duration) · mass, stiffness, damping, initialVelocity · duration, bounce · response, \
                dampingFraction.

                motif curve tells the values of a curve at any time, and a spring in all four groups of numbers, when \
                it settles, how far it passes its end, and what comes nearest to it where there are no springs:

                  motif curve 'cubic-bezier(.2, 0, 0, 1)' --at 50%
                  motif curve 'spring(dampingRatio: 0.8)' --duration 350ms
                """),
        ])
}
