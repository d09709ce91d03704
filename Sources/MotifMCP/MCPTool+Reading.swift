import MotifCatalog
import MotifCore
import MotifExport
import MotifJSON
import MotifPublishing

extension MCPTool {
    /// The tools that only read.
    static let reading = [find, show, sample, check, curve, diff, export, history]

    /// How many documents an agent gets if it doesn't say.
    private static let mostFound = 50
    private static let mostRows = 1_000_000

    private static let find = MCPTool(
        name: "find", title: "Find Documents",
        description: """
            Finds patterns, kinds, items, or devices by words, tags, or a formula. Without arguments, lists the patterns. \
            Each has its parameters, tags, kind, revision, and total duration.
            """,
        effect: .reads,
        input: .object([
            ("type", .choice(DocumentType.allCases.map(\.rawValue)).described("The type: pattern by default.")),
            ("search", .text.described("Words that must all be in the slug, title, summary, or tags.")),
            ("tag", .oneOrMore(.text).described("Tags that the documents must have.")), ("where", .filter),
            (
                "sort",
                .text.described("slug, title, updated, revision, kind, totalDuration, or a parameter; - reverses it.")
            ),
            ("limit", .integer(from: 0).described("At most this many documents (default: \(mostFound)).")),
            ("deleted", .boolean.described("Finds deleted documents instead.")), ("asOf", .moment),
        ]),
        output: .object(
            [
                ("documents", .list(of: .map(of: .anything))),
                ("more", .boolean.described("Whether there are others; use a filter, or a higher limit.")),
            ], required: ["documents", "more"]),
        call: { arguments, context throws(OperationFailure) in
            var request = arguments
            let limit = arguments["limit"] == nil ? mostFound : arguments["limit"]?.number.flatMap { Int(exactly: $0) }
            // One more shows whether there are others; what isn't a limit is for the operation to refuse.
            if let limit, (0..<mostRows).contains(limit) { request["limit"] = .number(Double(limit + 1)) }
            let found = try run(.list)(request, context).array ?? []
            let shown = found.prefix(limit ?? found.count)
            return ["documents": .array(shown.map(ListedDocument.row)), "more": .boolean(shown.count < found.count)]
        })

    private static let show = MCPTool(
        name: "show", title: "Show Document",
        description: """
            Shows a document in its newest or an older revision. A pattern has the values of its parameters; a kind has \
            their types, units, bounds, defaults, and descriptions, and the layers, tracks, and formulas of the motion.
            """,
        effect: .reads, input: .object([("ref", .reference), ("asOf", .moment)], required: ["ref"]),
        output: .object(
            [
                ("author", .text), ("document", .map(of: .anything)),
                ("durations", .map(of: .number).described("Seconds of each operation that time drives.")),
                ("kindRevision", .revision), ("newest", .revision), ("revision", .revision), ("slug", .text),
                ("type", .type), ("updated", .text),
            ], required: ["author", "document", "newest", "revision", "slug", "type", "updated"]), call: run(.get))

    private static let sample = MCPTool(
        name: "sample", title: "Sample Motion",
        description: """
            Evaluates the motion of a pattern on a screen: the value of every animated property of every layer, at times \
            or at the progress of a gesture. Use it to test an implementation.
            """,
        effect: .reads,
        input: .object(
            [
                ("ref", .reference), operation,
                ("fps", .number.described("Frames per second (default: 10), and the end; instead of at.")),
                ("at", .oneOrMore(.time).described("Times in seconds, or progress if the operation isn't timed.")),
                ("progress", .number.described("One frame, at this progress of the operation.")),
                ("pan", .either([.text, .map(of: .number)]).described("One frame, at this translation: 0,-200.")),
                ("velocity", .either([.text, .map(of: .number)]).described("The velocity of the pan.")),
                ("reduced", .boolean.described("Samples the variant for reduced motion.")), ("asOf", .moment),
            ] + stage, required: ["ref"]),
        output: .object(
            [
                ("frames", .list(of: .map(of: .anything)).described("Each has time, and layers with their properties."))
            ], required: ["frames"], others: .anything),
        call: run(
            .sample,
            defaults: { arguments in
                var arguments = arguments
                if !["fps", "at", "progress", "pan"].contains(where: { arguments[$0] != nil }) {
                    arguments["fps"] = 10
                }
                return arguments
            }))

    private static let check = MCPTool(
        name: "check", title: "Check Motion",
        description: """
            Checks patterns on every device in both orientations: whether circles cover the screen, values are finite, \
            nothing jumps, durations are comfortable, and what else the kind demands. 'ok' is false if a check of the \
            level error fails that the pattern doesn't accept.
            """,
        effect: .reads,
        input: .object([
            ("ref", .oneOrMore(.reference)), ("where", .filter),
            ("tag", .oneOrMore(.text).described("Tags that the patterns must have.")),
            ("device", .oneOrMore(.text).described("Slugs of devices; all by default.")),
            ("orientation", .choice(Orientation.allCases.map(\.rawValue))), ("asOf", .moment),
        ]),
        output: .object(
            [("ok", .boolean), ("patterns", .list(of: .map(of: .anything)))], required: ["ok", "patterns"]),
        call: run(.check))

    private static let curve = MCPTool(
        name: "curve", title: "Evaluate Timing Curve",
        description: """
            Evaluates a timing curve, and converts it: the values at some times, and for a spring its settling time, its \
            overshoot, and its parameters in UIKit, Core Animation, and SwiftUI, and as CSS.
            """,
        effect: .reads,
        input: .object(
            [
                (
                    "curve",
                    .either([.text, .map(of: .anything)]).described(
                        "easeInOut, cubic-bezier(.2, 0, 0, 1), steps(4, end), linear(0, 0.5 20%, 1), "
                            + "spring(dampingRatio: 0.8), spring(duration: 0.5, bounce: 0.3), easeOutBack, "
                            + "material-emphasized, or JSON.")
                ),
                ("duration", .time.described("The duration; a spring given by dampingRatio needs it.")),
                ("at", .oneOrMore(.time).described("Times in seconds, or in percent of the duration (50%).")),
            ], required: ["curve"]),
        output: .object(
            [("text", .text), ("values", .list(of: .map(of: .number)))], required: ["text", "values"],
            others: .anything), call: run(.curve))

    private static let diff = MCPTool(
        name: "diff", title: "Compare Revisions",
        description: """
            Compares two revisions of a document, or two documents of one type: every value that differs, and what a \
            changed kind does to the motion. Without 'with', shows what the last change did.
            """,
        effect: .reads,
        input: .object(
            [("ref", .reference), ("with", .reference), ("asOf", .moment)], required: ["ref"]),
        output: .object(
            [
                ("entries", .list(of: .map(of: .anything)).described("Each has path, old, new, oldText, and newText.")),
                ("from", .map(of: .anything)), ("kind", .map(of: .anything)), ("to", .map(of: .anything)),
            ], required: ["entries", "from", "to"]), call: run(.diff))

    private static let export = MCPTool(
        name: ExportOperation.name, title: "Export Motion",
        description: """
            Makes the file that plays a pattern elsewhere, complete and ready to use, and lists what the format doesn't \
            represent exactly. 'text' has the file, or 'base64' if it isn't text. An html file is about 100 KB.
            """,
        effect: .reads,
        input: .object(
            [
                ("ref", .reference),
                (
                    "to",
                    .choice(ExportTarget.all.map(\.name)).described(
                        ExportTarget.all.map { "\($0.name): \($0.summary)" }.joined(separator: ". ") + ".")
                ), operation,
                ("name", .text.described("The name of classes, types, and the file: the pattern's slug by default.")),
            ] + stage, required: ["ref", "to"]),
        output: .object(
            [
                ("base64", .text), ("exact", .boolean), ("fileName", .text), ("notes", .list(of: .map(of: .text))),
                ("operations", .list(of: .text)), ("pattern", .text), ("revision", .revision), ("target", .text),
                ("text", .text),
            ], required: ["exact", "fileName", "notes", "operations", "pattern", "revision", "target"]),
        call: { arguments, context throws(OperationFailure) in
            let operation = try parsed { () throws(Problems) in try ExportOperation(arguments: arguments) }
            return try json(context.catalog(.reading).answer(operation))
        })

    private static let history = MCPTool(
        name: "history", title: "Show History",
        description: """
            Shows who changed a document when and why, newest first; without 'ref', all documents. 'diff' shows what a \
            revision changed.
            """,
        effect: .reads,
        input: .object([
            ("ref", .name), ("limit", .integer(from: 0).described("At most this many revisions (default: 20).")),
            ("asOf", .moment),
        ]),
        output: .object([("revisions", .list(of: .map(of: .anything)))], required: ["revisions"]),
        call: run(
            .log,
            defaults: { arguments in
                var arguments = arguments
                if arguments["limit"] == nil { arguments["limit"] = 20 }
                return arguments
            }, result: { ["revisions": $0] }))
}
