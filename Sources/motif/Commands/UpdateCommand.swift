import ArgumentParser
import MotifCatalog
import MotifCore
import MotifJSON

/// `motif update`: a new revision of a document.
struct UpdateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "update",
        abstract: "Change a document",
        usage: "motif update <ref> [--set <name=value> ...] [<options>]",
        discussion: """
            Writes a new revision, or nothing where nothing is different. Changing a kind checks all its patterns \
            against it; where one does not fit any more, nothing is written.

            EXAMPLES
              motif update expand --set expandDuration=400ms -m 'calmer'
              motif update expand --set expandCurve='cubic-bezier(.2, 0, 0, 1)'
              motif update expand --tokens design.tokens.json --group brand.motion
              motif update expand --reset expandCurve --tag slow
              motif update expand --title 'Expand, calmly' --expect 3
              motif update mask-reveal --deprecated 'use expand'
              motif update kind:expand --file kinds/expand.json
            """)

    @Argument(help: ArgumentHelp("The document: [type:]slug.", valueName: "ref"), completion: Completions.references)
    var reference: String

    @OptionGroup var edit: EditOptions

    @Option(help: ArgumentHelp("A parameter to put back to the kind's default.", valueName: "name"))
    var reset: [String] = []

    @Option(help: ArgumentHelp("A tag to take away; may be repeated.", valueName: "tag"))
    var untag: [String] = []

    @Option(
        name: .customLong("deprecated"), defaultAsFlag: "", parsing: .next,
        help: ArgumentHelp("Say that it should no longer be used, and why.", valueName: "reason"))
    var deprecation: String?

    @Flag(help: "Say that it may be used again.")
    var notDeprecated = false

    @Option(help: ArgumentHelp("Refuse unless this revision is the newest.", valueName: "revision"))
    var expect: String?

    @OptionGroup var change: ChangeOptions
    @OptionGroup var catalog: CatalogOptions
    @OptionGroup var output: OutputOptions

    func run() throws {
        let name = try DocumentName(newest: reference)
        let expected = try expect.map { try RevisionNumber(argument: $0, of: "--expect") }
        let tokens = try self.edit.tokenInput()
        let outcome = try edit.apply { edit in
            var edit = edit
            edit.reset = reset
            edit.removedTags = untag
            if notDeprecated { edit.deprecated = false }
            if let deprecation { edit.deprecated = deprecation.isEmpty ? true : .string(deprecation) }
            return try catalog.write(as: change.note()) { writer in
                if let tokens {
                    try tokens.fill(&edit, of: writer.motion(of: DocumentReference(name)).motion.kind)
                }
                return try writer.update(name, edit, expecting: expected)
            }
        }
        try output.print(outcome)
    }
}
