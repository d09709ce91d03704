import ArgumentParser
import MotifCatalog
import MotifCore
import MotifJSON

/// `motif update`: a new revision of a document.
struct UpdateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "update",
        abstract: "Change a document.",
        usage: "motif update <ref> [--set <name=value> ...] [<options>]",
        discussion: """
            Writes a new revision, or nothing if nothing changed. Changing a kind checks all of its patterns against \
            it; if one of them is no longer valid, nothing is saved.

            EXAMPLES
              motif update expand --set expandDuration=400ms -m 'Calmer'
              motif update expand --set expandCurve='cubic-bezier(.2, 0, 0, 1)'
              motif update expand --tokens design.tokens.json --group brand.motion
              motif update expand --reset expandCurve --tag slow
              motif update expand --title 'Expand, calmly' --expect 3
              motif update mask-reveal --deprecated 'Use expand instead'
              motif update kind:expand --file kinds/expand.json
            """)

    @Argument(
        help: ArgumentHelp("Document to change: [type:]slug.", valueName: "ref"),
        completion: Completions.references, transform: OptionValue.name)
    var name: DocumentName

    @OptionGroup var edit: EditOptions
    @OptionGroup var source: SourceOptions

    @Option(help: ArgumentHelp("Reset a parameter to the kind's default (repeatable).", valueName: "name"))
    var reset: [String] = []

    @Option(help: ArgumentHelp("Remove a tag (repeatable).", valueName: "tag"))
    var untag: [String] = []

    @Option(
        name: .customLong("deprecated"), defaultAsFlag: "", parsing: .next,
        help: ArgumentHelp("Mark the document as deprecated, with an optional reason.", valueName: "reason"))
    var deprecation: String?

    @Flag(help: "Remove the deprecation.")
    var notDeprecated = false

    @Option(
        help: ArgumentHelp("Fail unless this is the newest revision.", valueName: "n"),
        transform: OptionValue.revision)
    var expect: RevisionNumber?

    @OptionGroup var change: ChangeOptions
    @OptionGroup var catalog: CatalogOptions
    @OptionGroup var output: OutputOptions

    func run() throws {
        let tokens = try source.tokenInput()
        let outcome = try source.apply(try wholeEdit()) { edit in
            var edit = edit
            return try catalog.write(as: change.note()) { writer in
                if let tokens {
                    try tokens.fill(&edit, of: writer.motion(of: DocumentReference(name)).motion.kind)
                }
                return try writer.update(name, edit, expecting: expect)
            }
        }
        try output.print(outcome)
    }

    private func wholeEdit() throws(CommandError) -> Edit {
        var edit = try edit.edit(of: name.type)
        edit.reset = reset
        edit.removedTags = untag
        if notDeprecated { edit.deprecated = false }
        if let deprecation { edit.deprecated = deprecation.isEmpty ? true : .string(deprecation) }
        return edit
    }
}
