import ArgumentParser
import MotifCatalog
import MotifCore

/// The options that settle conflicts.
struct AnswerOptions: ParsableArguments {
    @Option(.text("name=answer"), .key("take", of: .undo), name: .customLong("take"))
    var taken: [String] = []

    @Option(
        .file(ending: "json"),
        "Settle conflicts with a JSON file, such as {\"expand.expandDuration\": \"theirs\", \"all\": \"ours\"}; a value "
            + "as in a document is {\"value\": 0.4}.")
    var answers: String?

    /// Whether there is none.
    var isEmpty: Bool { taken.isEmpty && answers == nil }

    /// All answers.
    func all() throws(CommandError) -> MergeAnswers {
        let file = try answers.map { path throws(CommandError) in try TextFile(path).json() }
        var all = MergeAnswers()
        do throws(MergeAnswerError) {
            for text in taken { try all.add(text) }
            if let file { try all.add(file) }
        } catch {
            throw .answers([error])
        }
        return all
    }
}
