import ArgumentParser
import MotifCatalog
import MotifCore
import MotifExport
import MotifPublishing
import MotifText

/// `motif export`: documents as files, and motion in the formats of other programs.
struct ExportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(help: "export")

    @Argument(.reference, "Documents to export: [type:]slug[@revision] (default: all).")
    var references: [DocumentReference] = []

    @Option(help: ArgumentHelp("Only documents of this type.", valueName: "type"))
    var type: DocumentType?

    @OptionGroup var filter: FilterOptions

    @Option(name: .customLong("to"), help: ArgumentHelp("Format of the files; json by default.", valueName: "format"))
    var form: ExportForm?

    @Option(
        .file("path"), "File, folder for one file each, or - for standard output (default: -).", name: .shortAndLong)
    var output: String?

    @Flag(help: "Add the numbers of the revisions, for diff --file and import --on-conflict update-if-unchanged.")
    var withRevisions = false

    @Option(.operation, .key("operation", of: .export))
    var operation: String?

    @Option(.text("slug"), .key("name", of: .export))
    var name: String?

    @Option(help: ArgumentHelp(.key("only", of: .export), valueName: "part"))
    var only: ExportTarget.Part?

    @Option(.text("name"), "Package of Kotlin files (default: motion).")
    var package: String?

    @Flag(help: "Replace files that were edited by hand, exported to another format, or not exported by motif.")
    var force = false

    @OptionGroup var scene: SceneOptions<SizeOption>

    @Flag(help: "Fail if the format cannot represent the motion exactly.")
    var strict = false

    @Option(
        .init("duration", read: OptionValue.duration),
        "Time that an exporter of your own may take for a pattern (default: 30 s).")
    var timeLimit: Double?

    @Flag(help: "Report how exactly each format, or that of --to, represents the motion; write nothing.")
    var report = false

    @OptionGroup var options: OutputOptions
    @OptionGroup var catalog: ReadingOptions

    func validate() throws {
        if report, output != nil || strict {
            throw ValidationError("--report writes no file and cannot be combined with -o or --strict")
        }
        if !report, options.format != .table {
            throw ValidationError("--format requires --report; to choose the format of the export, use --to")
        }
    }

    func run() throws {
        if timeLimit != nil {
            guard case .program = form else {
                throw CommandError.usage("--time-limit requires an exporter of your own")
            }
        }
        if type != nil, !references.isEmpty {
            throw CommandError.usage("References and --type cannot be combined")
        }
        let selection = try filter.selection(references, of: type)
        let destination = ExportDestination(output)
        if report {
            if case .documents = form {
                throw CommandError.usage("--report requires a motion format, not json or jsonl")
            }
            if case .program(let exporter) = form {
                return try catalog.read { reader in
                    try ExporterRun(files: files(exporter, selection, reader), losses: .reported, output: options)
                        .report(reader)
                }
            }
            let targets = if case .motion(let target) = form { [try part(of: target)] } else { ExportTarget.all }
            return try catalog.read { reader in
                try MotionReport(targets: targets, selection: try motion(selection, reader), output: options).run(
                    reader)
            }
        }
        switch form ?? .documents(.json) {
        case .documents(let format):
            if operation != nil || name != nil || only != nil || package != nil || strict || !scene.isEmpty {
                throw CommandError.usage(
                    "--operation, --name, --only, --package, --strict and the scene options require a motion format: "
                        + "--to \(ExportTarget.list)"
                )
            }
            try catalog.read {
                try DocumentExport(
                    selection: selection, format: format, revisions: withRevisions ? .included : .excluded,
                    output: options
                ).run($0, to: destination)
            }
        case .motion(let whole):
            if withRevisions { throw CommandError.usage("--with-revisions requires json or jsonl") }
            let target = try part(of: whole)
            try destination.checkExtension(for: target)
            try catalog.read { reader in
                if let values = try values(selection, reader) {
                    return try write(values, target, to: destination)
                }
                let files = MotionFiles(
                    target, try motion(selection, reader), losses: strict ? .rejected : .reported,
                    replacesKeptFiles: force)
                try MotionExportRun(files: files, output: options).run(reader, to: destination)
            }
        case .program(let exporter):
            if withRevisions { throw CommandError.usage("--with-revisions requires json or jsonl") }
            try catalog.read { reader in
                let losses = strict ? MotionFiles.Losses.rejected : .reported
                try ExporterRun(files: files(exporter, selection, reader), losses: losses, output: options)
                    .run(reader, to: destination)
            }
        }
    }

    /// The target for the part that is exported.
    private func part(of target: ExportTarget) throws -> ExportTarget {
        if let package {
            guard target.fileExtension == "kt" else { throw CommandError.usage("--package requires --to compose") }
            guard KotlinText.isPackage(package) else {
                throw CommandError.badValue(
                    of: "--package", package, "it must be names of Kotlin with dots, such as com.app.motion")
            }
        }
        guard let only else { return target }
        if let part = target.only(only) { return part }
        let targets = ExportTarget.all.filter { $0.only(only) != nil }.map(\.name)
        throw CommandError.usage("--only \(only.rawValue) requires one of: \(targets.joined(separator: ", "))")
    }

    /// The shared values that are selected; `nil` for documents of other types.
    private func values(_ selection: Selection, _ reader: CatalogReader) throws -> [SharedValue]? {
        let references: [DocumentReference]
        switch selection {
        case .named(let named) where named.contains { $0.name.type == .value }:
            guard named.allSatisfy({ $0.name.type == .value }) else {
                throw CommandError.usage("Export patterns first, and shared values after them, with --type value")
            }
            references = named
        case .listed(let request) where request.type == .value:
            references = try reader.names(of: request).map { DocumentReference($0) }
        default: return nil
        }
        return try references.compactMap(reader.value)
    }

    /// Writes shared values as one file.
    private func write(
        _ values: [SharedValue], _ target: ExportTarget, to destination: ExportDestination
    ) throws {
        guard name == nil, operation == nil, scene.isEmpty else {
            throw CommandError.usage("--name, --operation, and the scene options require patterns, not shared values")
        }
        guard let export = try ValueFile.export(values, to: target, package: package) else {
            throw CommandError.usage(
                "Shared values are exported to \(ValueFile.targets.joined(separator: ", ")), json or jsonl")
        }
        let losses = export.notes.map(\.line)
        if strict, !export.isExact { throw CommandError.inexact(target.name, losses) }
        for loss in losses { options.notice(loss) }
        var destination = destination
        if case .folder(let folder) = destination, let name = ValueFile.companion(of: target) {
            destination = .file((folder.hasSuffix("/") ? folder : folder + "/") + name)
        }
        switch destination {
        case .file(let path):
            let comments = try force ? [] : KeptFile.check(path, isOf: ValueFile.format(target))
            try ExportDestination.write(comments + export.bytes, to: path)
            let omitted = export.notes.count { $0.code == .valueOmitted }
            options.notice("Exported \(String.counted(values.count - omitted, "value")) to \(path)")
        case .folder:
            throw CommandError.usage("Shared values are one file; name it, such as -o values.\(target.fileExtension)")
        default: try options.print { try $0.write(export.bytes) }
        }
    }

    private func files(
        _ exporter: Exporter, _ selection: Selection, _ reader: CatalogReader
    ) throws -> ExporterFiles {
        ExporterFiles(exporter.limited(toSeconds: timeLimit ?? Exporter.seconds), try motion(selection, reader))
    }

    private func motion(_ selection: Selection, _ reader: CatalogReader) throws -> MotionSelection {
        if case .listed(let request) = selection, let type = request.type, type != .pattern {
            let targets = (type == .value ? ValueFile.targets : []) + ["json or jsonl"]
            throw CommandError.usage(
                "Only patterns have motion; '--type \(type.plural)' requires \(targets.joined(separator: ", "))")
        }
        var motion = try MotionSelection(selection, of: reader)
        (motion.stage, motion.package) = (scene.stage(of: operation), package)
        if let name {
            guard let slug = Slug(name) else {
                throw CommandError.usage("--name must be a slug, such as 'expand-ipad', not '\(name)'")
            }
            guard motion.references.count == 1 else {
                throw CommandError.usage("--name requires a single pattern, not \(motion.references.count)")
            }
            motion.name = slug
        }
        return motion
    }
}
