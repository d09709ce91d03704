import ArgumentParser
import MotifCatalog
import MotifCore

/// `motif rename`: a new slug for a document.
struct RenameCommand: ParsableCommand {
    static let configuration = CommandConfiguration(help: "rename", aliases: ["mv"])

    @Argument(.name, .key("ref", of: .rename))
    var name: DocumentName

    @Argument(.newSlug, "New slug.")
    var slug: Slug

    @Flag(help: "Show what would be renamed and updated without saving it.")
    var dryRun = false

    @OptionGroup var writing: WritingOptions

    func run() throws {
        let (outcome, written) = try writing.write(isDryRun: dryRun) { writer in
            let outcome = try writer.rename(name, to: slug)
            return (outcome, try writer.written(WrittenRevision(outcome), isDryRun: dryRun))
        }
        try writing.output.print(outcome, rehearsed: dryRun ? written : nil)
    }
}
