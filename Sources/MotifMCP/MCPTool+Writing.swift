import MotifCatalog
import MotifJSON

extension MCPTool {
    /// The tools that write revisions.
    static let writing = [create, update, copy, rename, delete, restore]

    /// What a document has besides its parameters.
    private static let details: [(String, JSONSchema)] = [
        ("title", .text), ("summary", .text), ("tags", .tags.described("The tags, instead of all others.")),
        ("tag", .oneOrMore(.text).described("Tags to add.")), ("deprecated", .deprecated),
    ]

    private static let create = MCPTool(
        name: "create", title: "Create Document",
        description: """
            Creates a document: a pattern from a kind with the values that differ from the kind's defaults, or any type \
            from a whole document. Everything is validated; if there are problems, all are returned, and nothing is \
            written.
            """,
        effect: .adds,
        input: .object(
            [
                ("ref", .name.described("The name of the new document; not needed if the document contains it.")),
                ("kind", .text.described("The slug of a new pattern's kind.")), ("set", .values),
                ("document", .document), ("message", .message),
            ] + details), output: .outcome, call: run(.create))

    private static let update = MCPTool(
        name: "update", title: "Update Document",
        description: """
            Writes a new revision of a document: some values, or a whole document. Show the document first, and pass its \
            revision as 'expect'. If nothing differs, nothing is written, and the action is 'unchanged'.
            """,
        effect: .changes, isIdempotent: true,
        input: .object(
            [
                ("ref", .name), ("set", .values),
                ("reset", .oneOrMore(.text).described("Parameters to set to the defaults of the kind.")),
                ("untag", .oneOrMore(.text).described("Tags to remove.")), ("document", .document), ("expect", .expect),
                ("message", .message),
            ] + details, required: ["ref"]), output: .outcome, call: run(.update))

    private static let copy = MCPTool(
        name: "copy", title: "Copy Document",
        description: "Copies a document, or one of its revisions, to a new slug.", effect: .adds,
        input: .object(
            [("ref", .reference), ("to", .text.described("The new slug.")), ("message", .message)],
            required: ["ref", "to"]), output: .outcome, call: run(.copy))

    private static let rename = MCPTool(
        name: "rename", title: "Rename Document",
        description: "Gives a document another slug. References to it follow, and its history stays.",
        effect: .changes,
        input: .object(
            [("ref", .name), ("to", .text.described("The new slug.")), ("message", .message)],
            required: ["ref", "to"]), output: .outcome, call: run(.rename))

    private static let delete = MCPTool(
        name: "delete", title: "Delete Document",
        description: """
            Deletes a document that no other uses. Its history stays, and 'restore' brings it back.
            """,
        effect: .changes,
        input: .object([("ref", .name), ("expect", .expect), ("message", .message)], required: ["ref"]),
        output: .outcome, call: run(.delete))

    private static let restore = MCPTool(
        name: "restore", title: "Restore Document",
        description: """
            Brings back a deleted document, or makes an older revision the newest one, as a revision of its own.
            """,
        effect: .changes, input: .object([("ref", .reference), ("message", .message)], required: ["ref"]),
        output: .outcome, call: run(.restore))
}
