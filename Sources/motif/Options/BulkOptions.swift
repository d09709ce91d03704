import ArgumentParser
import MotifCatalog
import MotifCore
import MotifSystem
import MotifText

/// The choice of many patterns at once by a formula, which a user confirms.
struct BulkOptions: ParsableArguments {
    @Option(
        .text("formula"), "Instead of naming documents, all patterns that match this formula; asks first.",
        name: .customLong("where"), parsing: .unconditional)
    var formula: String?

    @Flag(help: "Don't ask before changing what --where finds.")
    var yes = false

    @Flag(name: .shortAndLong, help: "With --where, list all documents, not only the first 20.")
    var verbose = false

    /// The patterns that match, once the user has agreed.
    ///
    /// - Parameters:
    ///   - verb: What will be done to them: `Delete`.
    ///   - isDryRun: Whether nothing is saved, so that nobody is asked.
    /// - Throws: `CommandError.noMatch`; `CommandError.usage` if there is no terminal to ask, or the answer is no.
    func confirmed(
        _ formula: String, _ verb: String, isDryRun: Bool, in catalog: CatalogOptions
    ) throws -> [DocumentName] {
        let names = try catalog.read { try $0.names(of: Self.request(formula)) }
        if names.isEmpty { throw CommandError.noMatch("pattern") }
        if isDryRun { return names }
        let shown = names.map(\.description).clipped(to: 10)
        try Confirmation.ask("\(verb) \(String.counted(names.count, "pattern")): \(shown)", isGiven: yes)
        return names
    }

    /// Refuses to go on if another process changed what the formula finds since the user agreed.
    func refuseChanges(_ formula: String, since names: [DocumentName], _ reader: CatalogReader) throws {
        guard try reader.names(of: Self.request(formula)) == names else {
            throw CommandError.usage("The catalog was changed meanwhile; nothing was written. Run the command again")
        }
    }

    private static func request(_ formula: String) -> ListRequest { ListRequest(.pattern, filter: formula) }
}

/// A question that a user answers before something happens that is hard to notice afterwards.
enum Confirmation {
    /// Asks on the terminal.
    ///
    /// - Parameter isGiven: Whether the user has agreed beforehand.
    /// - Throws: `CommandError.usage` if there is no terminal to ask, or the answer is no.
    static func ask(_ question: String, isGiven: Bool) throws(CommandError) {
        if isGiven { return }
        guard Terminal.isInteractive else {
            throw .usage("\(question)? There is no terminal to ask; use --yes to confirm")
        }
        StandardStream.errors.write(question.escaped + "? [y/N] ")
        guard ["y", "yes"].contains(readLine()?.lowercased() ?? "") else { throw .usage("Nothing was changed") }
    }
}
