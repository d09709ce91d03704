import ArgumentParser
import MotifCatalog
import MotifCore

/// The options for the catalog of a command that only reads, which can read it as it was.
protocol CatalogReading {
    /// The place in the history; `nil` for the present.
    var moment: HistoryMoment? { get }
    /// The catalog as it is.
    var present: CatalogOptions { get }
}

extension CatalogReading {
    /// Opens the catalog, or a temporary copy of it as it was.
    func open() throws -> Catalog {
        let catalog = try present.open()
        guard let moment else { return catalog }
        let change = try catalog.read { try $0.changeNumber(at: moment) }
        guard change > 0 else { throw CommandError.failed(.missing, "The catalog has no changes up to \(moment)") }
        return try catalog.past(after: change)
    }

    /// Reads from one snapshot of the catalog.
    func read<Result>(_ body: (CatalogReader) throws -> Result) throws -> Result {
        guard moment != nil else { return try present.read(body) }
        return try CatalogOptions.read(try open(), body)
    }
}

/// The options of every command that reads but `sample`.
struct ReadingOptions: ParsableArguments, CatalogReading {
    @Option(.moment, .key("asOf", of: .show), name: [.customLong("at"), .customLong("as-of")])
    var moment: HistoryMoment?

    @OptionGroup var present: CatalogOptions
}

/// The options of `sample`, whose `--at` names times of the motion.
struct SampleReadingOptions: ParsableArguments, CatalogReading {
    @Option(.moment, .key("asOf", of: .show), name: .customLong("as-of"))
    var moment: HistoryMoment?

    @OptionGroup var present: CatalogOptions
}
