import ArgumentParser
import MotifCatalog
import MotifCore
import MotifJSON

/// The options of `create`, `update` and `copy` that set fields and parameters.
struct EditOptions: ParsableArguments {
    @Option(.assignment(offering: Completions.assignments), .key("set", of: .update), name: .customLong("set"))
    var assignments: [Assignment] = []

    @Option(.text("text"), .key("title", of: .update))
    var title: String?

    @Option(.text("text"), .key("summary", of: .update))
    var summary: String?

    @Option(.tags, .key("tag", of: .update), name: .customLong("tag"))
    var tags: [[String]] = []

    @Option(
        .init("check=reason", read: Assignment.acceptance),
        "Accept the failures of a check, with the reason; an empty reason takes it back (repeatable).",
        name: .customLong("accept"))
    var accepted: [Assignment] = []

    func validate() throws {
        try Assignment.checkNames(of: assignments, option: "--set")
        try Assignment.checkNames(of: accepted, option: "--accept")
    }

    /// Returns the edit that the options describe.
    ///
    /// - Throws: `CommandError.usage` if values are set on a kind.
    func edit(of type: DocumentType) throws(CommandError) -> Edit {
        if type == .kind, !assignments.isEmpty {
            throw .usage("--set doesn't work on kinds; to change a kind, edit its JSON and use --file")
        }
        var edit = Edit(set: assignments.map { ($0.name, .text($0.value)) })
        edit.title = title
        edit.summary = summary
        edit.addedTags = tags.flatMap(\.self)
        edit.accepts = accepted.map { ($0.name, $0.value) }
        return edit
    }
}

/// The options of `create` and `update` that read a document or parameters from files.
struct SourceOptions: ParsableArguments {
    @Option(.file(ending: "json"), "Read the whole document from a JSON file, or - for standard input.")
    var file: String?

    @Option(
        .file(ending: "json"),
        "Read a pattern's parameters from a design tokens file, or - for standard input; --set overrides them, "
            + "and --set 'name={group.token}' names a token.")
    var tokens: String?

    @Option(.text("name"), "Read only this group of --tokens, such as brand.motion.")
    var group: String?

    @Flag(help: "Show what would change without saving it.")
    var dryRun = false

    func validate() throws {
        if group != nil, tokens == nil { throw ValidationError("--group requires --tokens") }
        if tokens == "-", file == "-" { throw ValidationError("Only one of --tokens and --file can be -") }
    }

    /// The file for `--tokens`; `nil` if the option isn't used.
    func tokenInput() throws -> TokenInput? { try tokens.map { try TokenInput([$0], group: group) } }

    /// Refuses settings that name tokens if there is no file of tokens.
    func check(_ edit: Edit) throws(CommandError) {
        guard tokens == nil,
            let setting = edit.set.first(where: { TokenInput.reference($0) != nil && !$0.value.isAlias })
        else { return }
        throw .usage(
            "--set '\(setting.name)={…}' names a design token and requires --tokens; a shared value is named by its slug, "
                + "as in {duration-quick}")
    }

    /// Adds the document from `--file` to an edit, and runs a closure with it. Problems in the file get their line and
    /// column.
    func apply<Result>(_ edit: Edit, _ write: (Edit) throws -> Result) throws -> Result {
        guard let file else { return try write(edit) }
        let text = try TextFile(file)
        var edit = edit
        edit.document = try text.json()
        do {
            return try write(edit)
        } catch let problems as Problems where problems.document == nil && ExitStatus(problems.problems) == .data {
            throw CommandError.problems(file: text.name, text.placed(problems.problems))
        }
    }
}
