import ArgumentParser
import Foundation
import MotifCatalog
import MotifCore

/// `motif export`: documents as files.
struct Export: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Write documents as JSON, to standard output, a file or a folder",
        usage: "motif export [<ref> ...] [--where <filter>] [-o <path>] [<options>]",
        discussion: """
            What is exported depends on nothing but the documents, so that it can be kept under version control; \
            'motif import' reads it back. A file is written whole or not at all.

            EXAMPLES
              motif export -o motif.json         everything
              motif export -o patterns/          one file a document, in this folder
              motif export expand kind:expand    two documents
              motif export --where "kind == 'expand'" --to jsonl
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
        name: .customLong("to"), help: ArgumentHelp("The form: json or jsonl.", valueName: "form"),
        completion: .list(ExportFormat.allCases.map(\.rawValue)))
    var form: String = ExportFormat.json.rawValue

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("A file, or a folder, with a file for each document.", valueName: "path"),
        completion: .file())
    var output: String?

    @Flag(name: .shortAndLong, help: "Say nothing but the data and what is wrong.")
    var quiet = false

    @OptionGroup var catalog: CatalogOptions

    func run() throws {
        let format = try format()
        let selection = try selection()
        try catalog.read { reader in
            guard let path = output else {
                let output = Output()
                try reader.export(selection, as: format, to: { try output.write($0) })
                return try output.flush()
            }
            let count =
                path.hasSuffix("/") || InputFiles.isFolder(path)
                ? try write(selection, of: reader, below: path) : try write(selection, of: reader, as: format, to: path)
            if !quiet { Notice.write("Exported \(Failure.counted(count, "document")) to \(path)") }
        }
    }

    private func write(
        _ selection: Selection, of reader: CatalogReader, as format: ExportFormat, to path: String
    ) throws -> Int {
        let file = try AtomicFile(at: path)
        let progress = progress()
        defer { progress.end() }
        let count = try reader.export(
            selection, as: format, to: { try file.write($0) }, progress: { progress.update($0, of: nil) })
        try file.commit()
        return count
    }

    private func write(_ selection: Selection, of reader: CatalogReader, below folder: String) throws -> Int {
        guard form == ExportFormat.json.rawValue else {
            throw CommandError.usage("A folder gets a JSON file for each document; leave out '--to \(form)'")
        }
        let progress = progress()
        defer { progress.end() }
        var made: Set<String> = []
        var count = 0
        try reader.export(selection) { name, text in
            let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
            let parent = String(path[..<(path.lastIndex(of: "/") ?? path.endIndex)])
            if made.insert(parent).inserted { try make(parent) }
            let file = try AtomicFile(at: path)
            try file.write(text)
            try file.commit()
            count += 1
            progress.update(count, of: nil)
        }
        return count
    }

    private func progress() -> Progress {
        var options = OutputOptions()
        options.quiet = quiet
        return Progress("Exporting", options)
    }

    private func make(_ folder: String) throws {
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw CommandError.file(folder, errno)
        }
    }

    private func format() throws -> ExportFormat {
        if let format = ExportFormat(rawValue: form) { return format }
        throw CommandError.unknownValue(of: "--to", form, known: ExportFormat.allCases.map(\.rawValue))
    }

    private func selection() throws -> Selection {
        let isFiltered = type != nil || filter != nil || search != nil || !tags.isEmpty
        if !references.isEmpty {
            if isFiltered {
                throw CommandError.usage("References and filters do not go together; export by one of them")
            }
            return .named(try references.map { try Reference($0) })
        }
        guard isFiltered else { return .everything }
        let wanted = try type.map { text throws(CommandError) in
            if let type = DocumentType(plural: text) ?? DocumentType(rawValue: text) { return type }
            throw .unknownType(text)
        }
        return .listed(ListRequest(wanted, filter: filter, words: search, tags: tags))
    }
}
