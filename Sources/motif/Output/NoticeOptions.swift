import ArgumentParser

/// The option that suppresses notices.
struct NoticeOptions: ParsableArguments {
    @Flag(name: .shortAndLong, help: "Print only data and errors.")
    var quiet = false

    /// Writes a notice to standard error, unless `--quiet` is used.
    func notice(_ text: String) {
        if !quiet { Notice.write(text) }
    }

    /// Names the columns for which the terminal had no room.
    func hidden(_ columns: [String]) {
        guard !columns.isEmpty else { return }
        let names = columns.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        let count = names.count == 1 ? "1 column" : "\(names.count) columns"
        notice("\(count) hidden: \(names.joined(separator: ", ")); widen the terminal, or use --format json")
    }
}
