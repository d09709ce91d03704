import ArgumentParser
import MotifCatalog
import MotifCore
import MotifExport

/// `motif export`: documents as files, and motion in formats that others play.
struct ExportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Write documents as JSON, or the motion of patterns for other programs",
        usage: "motif export [<ref> ...] [--to <form>] [-o <path>] [<options>]",
        discussion: """
            Documents (json, jsonl) depend on nothing but themselves, so that they can be kept under version control; \
            'motif import' reads them back.

            The other forms (\(ExportTarget.list)) are the motion of patterns, a file each, on one screen and in one \
            scene. What such a form cannot say is told on standard error; --strict refuses it. --report tells it \
            beforehand and writes no file.

            A file is written whole or not at all, and nothing is ever deleted.

            EXAMPLES
              motif export -o motif.json         everything
              motif export -o patterns/          one file a document, in this folder
              motif export expand kind:expand    two documents
              motif export --where "kind == 'expand'" --to jsonl
              motif export mask-reveal --to lottie -o mask-reveal.json
              motif export --tag reveal --to lottie --device ipad-9 --landscape -o lottie/
              motif export --report --to lottie
            """)

    @Argument(
        help: ArgumentHelp("What is exported; everything unless said.", valueName: "ref"),
        completion: Completions.references)
    var references: [String] = []

    @Option(
        help: ArgumentHelp("Only documents of a type: patterns, items, kinds or devices.", valueName: "type"),
        completion: .list(DocumentType.allCases.map(\.plural)))
    var type: String?

    @Option(name: .customLong("where"), help: ArgumentHelp("Only documents for which this holds.", valueName: "filter"))
    var filter: String?

    @Option(help: ArgumentHelp("Only documents with these words.", valueName: "words"))
    var search: String?

    @Option(name: .customLong("tag"), help: ArgumentHelp("Only documents with this tag.", valueName: "tag"))
    var tags: [String] = []

    @Option(
        name: .customLong("to"),
        help: ArgumentHelp("The form: json unless said, jsonl, \(ExportTarget.list).", valueName: "form"),
        completion: .list(ExportForm.names))
    var form: String?

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("A file, a folder with a file for each, or - for standard output.", valueName: "path"),
        completion: .file())
    var output: String?

    @Option(help: ArgumentHelp("Of motion: present, push, scroll …; else the first or all.", valueName: "name"))
    var operation: String?

    @OptionGroup var scene: SceneOptions

    @Flag(help: "Refuse what the form cannot say exactly; nothing is written.")
    var strict = false

    @Flag(help: "Tell what each form, or that of --to, says of the motion; write no file.")
    var report = false

    @OptionGroup var options: OutputOptions
    @OptionGroup var catalog: CatalogOptions

    func validate() throws {
        if report, output != nil || strict {
            throw ValidationError("--report goes without -o and --strict: it writes no file.")
        }
        if !report, options.format != .table { throw ValidationError("--format goes with --report.") }
    }

    func run() throws {
        let form = try form.map(ExportForm.init(argument:))
        let selection = try selection()
        let place = ExportPlace(output)
        if report {
            if case .documents = form { throw CommandError.usage("--report is of motion, not of documents") }
            let targets = if case .motion(let target) = form { [target] } else { ExportTarget.all }
            return try catalog.read { reader in
                try MotionReport(targets: targets, selection: try motion(selection, reader), output: options).run(
                    reader)
            }
        }
        switch form ?? .documents(.json) {
        case .documents(let format):
            if operation != nil || strict || !scene.isEmpty {
                throw CommandError.usage(
                    "--operation, --strict and the options of the scene are for motion: --to \(ExportTarget.list)")
            }
            try catalog.read {
                try DocumentExport(selection: selection, format: format, output: options).run($0, to: place)
            }
        case .motion(let target):
            try catalog.read { reader in
                try MotionFiles(
                    target: target, selection: try motion(selection, reader), losses: strict ? .rejected : .reported,
                    output: options
                ).run(reader, to: place)
            }
        }
    }

    private func motion(_ selection: Selection, _ reader: CatalogReader) throws -> MotionSelection {
        try MotionSelection(selection, of: reader, scene, operation: operation)
    }

    private func selection() throws -> Selection {
        let isFiltered = type != nil || filter != nil || search != nil || !tags.isEmpty
        if !references.isEmpty {
            if isFiltered {
                throw CommandError.usage("References and filters do not go together; export by one of them")
            }
            return .named(try references.map { try DocumentReference($0) })
        }
        guard isFiltered else { return .everything }
        let wanted = try type.map { text throws(CommandError) in
            if let type = DocumentType(plural: text) ?? DocumentType(rawValue: text) { return type }
            throw .unknownType(text)
        }
        return .listed(ListRequest(wanted, filter: filter, words: search, tags: tags))
    }
}
