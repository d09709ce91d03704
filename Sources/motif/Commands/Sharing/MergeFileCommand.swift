import ArgumentParser
import MotifCatalog
import MotifCore
import MotifJSON
import MotifScan
import MotifSystem
import MotifText

/// `motif merge-file`: the three-way merge of files, also for Git.
struct MergeFileCommand: ParsableCommand {
    static let configuration = CommandConfiguration(help: "merge-file")

    @Argument(.text("base"), "The version that both sides started from; may be empty.")
    var base: String

    @Argument(.text("ours"), "Our version; the result is written to it.")
    var ours: String

    @Argument(.text("theirs"), "Their version.")
    var theirs: String

    @Option(.file(), "File to write (default: <ours>); - prints the result.", name: .shortAndLong)
    var output: String?

    @Flag(name: .shortAndLong, help: "Print the result instead of writing it.")
    var print = false

    @Option(.text("path"), "Path of the file in the repository, for messages and for its kinds.")
    var path: String?

    @Option(
        .whole("count", in: 1...200), "Number of characters of a conflict marker (default: 7).",
        name: [.customShort("L"), .customLong("marker-size")])
    var markerSize = 7

    @Option(
        .text("name"), "A name for a version of another file at its conflict markers: ours, base, theirs (repeatable).")
    var label: [String] = []

    @OptionGroup var choices: AnswerOptions
    @OptionGroup var notices: NoticeOptions
    @OptionGroup var catalog: CatalogOptions

    func validate() throws {
        if print, output != nil { throw ValidationError("--print and --output can't be used together") }
    }

    func run() throws {
        if isForeign {
            if let links = mergedLinks() { return try write(Array(links.text.utf8)) }
            // Returns only if there is no Git.
            Process.become("git", try lineMerge())
        }
        var answers = try choices.all()
        let merge = try merged(&answers)
        let unused = answers.unused
        guard unused.isEmpty else { throw CommandError.answers(unused) }
        try write(merge.text(markerSize: markerSize))
        for slug in merge.unknownKinds {
            notices.notice("Unknown kind '\(slug)': the parameters of its patterns were merged as wholes")
        }
        let problems = merge.problems
        try FileConflictReport(file: path ?? ours).print(merge, problems)
        if !merge.isClean || !problems.isEmpty { throw ExitCode(ExitStatus.no.rawValue) }
    }

    private func write(_ text: [UInt8]) throws {
        if print || output == "-" { return try Output.print { try $0.write(text) } }
        try AtomicFile.write(text, to: output ?? ours)
    }

    /// The links of both sides, if the files are files of links and no place has two targets.
    private func mergedLinks() -> ScanLinks? {
        let versions = [base, ours, theirs].map { path in try? ScanLinks(TextFile(path).json()) }
        guard let ours = versions[1], let theirs = versions[2] else { return nil }
        return ours.merged(with: theirs, from: versions[0] ?? ScanLinks())
    }

    /// Whether none of the versions has documents, as if Git's driver is set for all JSON files.
    private var isForeign: Bool {
        areMergedByLine && ![base, ours, theirs].contains { (try? read($0))?.hasDocuments == true }
    }

    /// Whether lines can be merged: there are no answers, which name values, and every file is there.
    private var areMergedByLine: Bool {
        choices.isEmpty && [base, ours, theirs].allSatisfy { (try? InputFile.source($0)) != nil }
    }

    /// The arguments of Git that merge the files line by line, as without a driver; a file that they write to is a copy
    /// of ours first.
    private func lineMerge() throws -> [String] {
        let print = print || output == "-"
        if !print, let output { try AtomicFile.write(TextFile(ours).bytes, to: output) }
        // Git before 2.44 leaves %X, %S, and %Y as they are.
        let given = label.map { $0.hasPrefix("%") ? nil : $0 } + [nil, nil, nil]
        let labels = zip(given, ["ours", "base", "theirs"]).flatMap { ["-L", $0 ?? $1] }
        let options = ["--quiet", "--marker-size=\(markerSize)"] + (print ? ["--stdout"] : [])
        let versions = ["--", print ? ours : output ?? ours, base, theirs]
        return ["merge-file"] + options + labels + versions
    }

    private func merged(_ answers: inout MergeAnswers) throws -> FileMerge {
        let files = try versions()
        guard catalog.file != nil else { return try merged(files, &answers) { kind(besideFile: $0) } }
        return try catalog.open().read { reader in
            try merged(files, &answers) { try? reader.kind($0) }
        }
    }

    private func merged(
        _ files: [DocumentFile], _ answers: inout MergeAnswers, kind: (Slug) -> Kind?
    ) throws -> FileMerge {
        do {
            return try FileMerge(base: files[0], ours: files[1], theirs: files[2], answers: &answers, kind: kind)
        } catch {
            throw CommandError.answers([error])
        }
    }

    private func versions() throws -> [DocumentFile] {
        do {
            return try [base, ours, theirs].map(read)
        } catch {
            // If its driver fails, Git takes our file for the result. With the lines of both, nothing of theirs is lost.
            if path != nil, areMergedByLine { _ = try? Program.run(["git"] + lineMerge()) }
            throw error
        }
    }

    private func read(_ version: String) throws -> DocumentFile {
        let file = try TextFile(version)
        // Git's names of versions are temporary.
        let name = path.map { "\($0) (\(version == base ? "base" : version == ours ? "ours" : "theirs"))" } ?? file.name
        do {
            return try DocumentFile(file.bytes)
        } catch let error as JSONError {
            throw CommandError.json(file: name, error)
        } catch let error as Problems {
            throw CommandError.problems(file: name, file.placed(error.problems))
        }
    }

    /// The kind in the folder `kinds` beside that of the file, or else the shipped one.
    private func kind(besideFile slug: Slug) -> Kind? {
        // Not by `..`, since a merge can remove the file's folder.
        let parts = (path ?? ours).split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        var folders = Array(parts.dropLast())
        if let last = folders.last, ![".", "..", ""].contains(last) {
            folders.removeLast()
        } else {
            folders.append("..")
        }
        let file = (folders + [DocumentType.kind.plural, "\(slug).json"]).joined(separator: "/")
        if let text = try? TextFile(file), case .kind(let kind)? = try? Document(text.json()),
            kind.metadata.name.slug == slug
        {
            return kind
        }
        return Kind.shipped(slug)
    }
}
