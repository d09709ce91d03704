import ArgumentParser
import MotifCatalog

/// The options of a command that changes documents.
struct WritingOptions: ParsableArguments {
    @OptionGroup var change: ChangeOptions
    @OptionGroup var catalog: CatalogOptions
    @OptionGroup var output: OutputOptions

    /// Makes one change to the catalog, or rolls it back and returns what it would have been.
    func write<Result: Sendable>(isDryRun: Bool = false, _ body: (CatalogWriter) throws -> Result) throws -> Result {
        let note = try change.note()
        guard isDryRun else { return try catalog.write(as: note, body) }
        do {
            return try catalog.write(as: note) { writer in throw DryRun(result: try body(writer)) }
        } catch let outcome as DryRun<Result> {
            return outcome.result
        }
    }

    /// Rolls a change back.
    private struct DryRun<Result: Sendable>: Error {
        let result: Result
    }
}
