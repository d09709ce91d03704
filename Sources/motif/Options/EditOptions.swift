import ArgumentParser
import MotifCatalog
import MotifCore
import MotifJSON

/// What create and update write into a document.
struct EditOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "A parameter of a pattern, or a field of an item or device; 0.35, 350ms, #336699, easeIn, or JSON.",
            valueName: "name=value"))
    var set: [String] = []

    @Option(help: ArgumentHelp("What readers see first.", valueName: "text"))
    var title: String?

    @Option(help: ArgumentHelp("A sentence or two; '' takes it away.", valueName: "text"))
    var summary: String?

    @Option(help: ArgumentHelp("A tag to add; may be repeated.", valueName: "tag"))
    var tag: [String] = []

    @Option(
        help: ArgumentHelp("The whole document as JSON; - for standard input.", valueName: "file"),
        completion: .file(extensions: ["json"]))
    var file: String?

    @Option(
        help: ArgumentHelp(
            "Parameters of a pattern from a file of design tokens; - for standard input. --set goes before them.",
            valueName: "file"),
        completion: .file(extensions: ["json"]))
    var tokens: String?

    @Option(help: ArgumentHelp("The one group of --tokens that is read, such as brand.motion.", valueName: "name"))
    var group: String?

    func validate() throws {
        if group != nil, tokens == nil { throw ValidationError("--group goes with --tokens.") }
        if tokens == "-", file == "-" { throw ValidationError("Only one of --tokens and --file can be -.") }
    }

    /// The file of `--tokens`.
    func tokenInput() throws -> TokenInput? { try tokens.map { try TokenInput($0, group: group) } }

    /// Writes with what the options ask for; problems of a document from a file are told with line and column.
    func apply<Result>(_ write: (Edit) throws -> Result) throws -> Result {
        var edit = Edit(set: [])
        edit.title = title
        edit.summary = summary
        edit.addedTags = tag
        for text in set {
            let assignment = try Assignment(text, of: "--set")
            edit.set.append((assignment.name, .text(assignment.value)))
        }
        guard let file else { return try write(edit) }
        let text = try TextFile(file)
        edit.document = try text.json()
        do {
            return try write(edit)
        } catch let problems as Problems where problems.document == nil && ExitStatus(problems.problems) == .data {
            throw CommandError.problems(file: text.name, text.placed(problems.problems))
        }
    }
}
