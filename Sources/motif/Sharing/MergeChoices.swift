import ArgumentParser
import MotifCatalog
import MotifCore

/// The options of commands that merge histories.
struct MergeChoices: ParsableArguments {
    @OptionGroup var answers: AnswerOptions

    @Option(
        name: .customLong("rename-release"), parsing: .unconditionalSingleValue,
        help: ArgumentHelp("Rename a release of yours whose name is taken. Repeatable.", valueName: "old=new"),
        transform: OptionValue.renamedRelease)
    var renamedReleases: [RenamedRelease] = []

    @Flag(name: .customLong("dry-run"), help: "Show what would happen, and write nothing.")
    var isDryRun = false

    /// The options for the library.
    func options() throws -> MergeOptions {
        var options = MergeOptions()
        options.answers = try answers.all()
        for renamed in renamedReleases { options.renamedReleases[renamed.old] = renamed.new }
        options.isDryRun = isDryRun
        return options
    }
}

/// Another name for a release.
struct RenamedRelease: Sendable {
    let old: ReleaseName
    let new: ReleaseName
}

extension OptionValue {
    /// The name of a release.
    static func release(_ text: String) throws -> ReleaseName {
        if let name = ReleaseName(text) { return name }
        throw InvalidValue(
            "it must be a name such as 1.4 or spring-2026: letters, digits, '.', '-' and '_', at most "
                + "\(ReleaseName.mostCharacters), and neither a whole number nor a date")
    }

    static func renamedRelease(_ text: String) throws -> RenamedRelease {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2 else { throw InvalidValue("it must be old=new") }
        return RenamedRelease(old: try release(parts[0]), new: try release(parts[1]))
    }
}
