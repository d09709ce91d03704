import ArgumentParser
import MotifCatalog
import MotifCore

/// The options of commands that merge histories.
struct MergeChoices: ParsableArguments {
    @OptionGroup var answers: AnswerOptions

    @Option(
        .init("old=new", read: OptionValue.renamedRelease),
        "Rename a release of yours whose name is taken. Repeatable.",
        name: .customLong("rename-release"), parsing: .unconditionalSingleValue)
    var renamedReleases: [RenamedRelease] = []

    @Flag(name: .customLong("dry-run"), help: "Show what would happen, and write nothing.")
    var isDryRun = false

    /// Merges with these choices. If conflicts are left, prints them and how to settle them, and ends the command.
    ///
    /// - Parameter command: The command that can be repeated with answers, such as `motif pull`.
    func settle<Result>(
        _ command: String, _ output: OutputOptions, _ merge: (MergeOptions) throws -> Result
    ) throws -> Result {
        var options = MergeOptions()
        options.answers = try answers.all()
        for renamed in renamedReleases { options.renamedReleases[renamed.old] = renamed.new }
        options.isDryRun = isDryRun
        do {
            return try merge(options)
        } catch let stop as MergeStop {
            try ConflictReport(command: command, stop: stop).print(to: output)
        }
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
            "it must be a name such as 1.4 or spring-2026: letters, digits, single '.', '-' and '_', at most "
                + "\(ReleaseName.maximumLength), and neither a whole number nor a date")
    }

    /// The name of a release that doesn't exist yet.
    static func newRelease(_ text: String) throws -> ReleaseName {
        let name = try release(text)
        if let reason = name.misreading { throw InvalidValue("it can't be used for a release: \(reason)") }
        return name
    }

    static func renamedRelease(_ text: String) throws -> RenamedRelease {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2 else { throw InvalidValue("it must be old=new") }
        return RenamedRelease(old: try release(parts[0]), new: try newRelease(parts[1]))
    }
}
