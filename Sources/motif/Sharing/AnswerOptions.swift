import ArgumentParser
import MotifCore

/// The options that settle conflicts.
struct AnswerOptions: ParsableArguments {
    @Option(
        .text("answer"),
        "Settle conflicts: expand.expandDuration=theirs, expand=ours, all=base, or a value (repeatable).",
        name: .customLong("take"))
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
        var all = MergeAnswers()
        do throws(MergeAnswerError) {
            for text in taken { try all.add(text) }
        } catch {
            throw .answers([error])
        }
        guard let answers else { return all }
        let json = try TextFile(answers).json()
        do throws(MergeAnswerError) {
            try all.add(json)
        } catch {
            throw .answers([error])
        }
        return all
    }
}
