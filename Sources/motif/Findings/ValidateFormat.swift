import ArgumentParser

/// The format in which `motif validate` prints.
enum ValidateFormat: String, CaseIterable, ExpressibleByArgument {
    case table, json, jsonl, csv, junit, sarif, github

    /// The writer of problems in this format.
    func writer(to output: Output) -> any ProblemWriter {
        switch self {
        case .table: ProblemLines(output: output)
        case .json: ProblemRows(.json, to: output)
        case .jsonl: ProblemRows(.jsonl, to: output)
        case .csv: ProblemRows(.csv, to: output)
        case .junit: JUnitProblems(to: output)
        case .sarif: FindingReport(writer: SARIFReport(to: output))
        case .github: FindingReport(writer: GitHubReport(to: output))
        }
    }
}
