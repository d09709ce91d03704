import MotifCatalog
import MotifCore
import MotifExport
import MotifJSON

/// The arguments that several tools have.
extension JSONSchema {
    static let reference = text.described(
        "A document: slug, type:slug, slug@revision, or slug@release. Without a type, it is a pattern. "
            + "Examples: expand, expand@2, expand@1.4, kind:expand, item:twitter, device:iphone-15.")

    static let name = text.described("A document: slug or type:slug. Without a type, it is a pattern.")

    static let moment = text.described(
        "Read the catalog as it was: a release (1.4), a date (2026-05-04), a time (2026-05-04T09:30:00Z), or the number "
            + "of a change (812).")

    static let message = text.described("Why the change is made, for the history, in a few words.")

    static let expect = integer(from: 1).described(
        "The revision that must be the newest one. Pass the revision that you have read, so that nobody's change is "
            + "overwritten.")

    static let tags = list(of: text)

    static let filter = text.described(
        "A formula that the documents must match. It reads the parameters of patterns, the fields of items and devices, "
            + "and slug, title, summary, kind, tags, deprecated, revision, updated, totalDuration, and durations. "
            + "Examples: expandDuration < 0.5 && kind == 'expand'; 'reveal' in tags; totalDuration > 0.6.")

    static let values = map(of: anything).described(
        "Parameters and their values, as JSON or as text with a unit: {\"expandDuration\": \"250ms\", \"curve\": "
            + "\"cubic-bezier(.2, 0, 0, 1)\"}.")

    static let document = map(of: anything).described("A whole document, as 'show' has it.")

    static let time = either([number, text]).described("Seconds (0.2), or text with a unit (200ms).")

    static let deprecated = either([boolean, text]).described("Whether the document is deprecated, or the reason.")
}

extension MCPTool {
    /// The screen and the scene that a pattern plays on.
    static let stage: [(String, JSONSchema)] = [
        ("device", .text.described("The slug of the device whose screen is used: iphone-15 by default.")),
        (
            "screen",
            .either([
                .text, .object([("width", .number), ("height", .number)], required: ["width", "height"]),
            ]).described("A size in points instead of a device: 393x852.")
        ),
        ("landscape", .boolean.described("Turns the screen.")),
        (
            "scene",
            .map(of: .anything).described(
                "Values for what the app decides, such as the frame of the tapped view: {\"view\": \"20,700,56,56\"}. "
                    + "The inputs are in 'scene' of the pattern's kind.")
        ),
    ]

    /// The names of operations, and the difference between an operation of a kind and one on the catalog, aren't known
    /// to agents; the kind has them.
    static let operation: (String, JSONSchema) = (
        "operation", .text.described("An operation of the kind, such as present; the first one by default.")
    )
}

/// The results that several tools have.
extension JSONSchema {
    static let type = choice(DocumentType.allCases.map(\.rawValue))

    static let revision = integer(from: 1)

    /// What a write did.
    static let outcome = object(
        [
            ("action", .text.described("created, updated, renamed, deleted, restored, or unchanged.")),
            ("dependents", list(of: map(of: anything)).described("Documents that changed with it.")),
            ("revision", .revision), ("slug", .text), ("type", .type),
        ], required: ["action", "revision", "slug", "type"])
}
