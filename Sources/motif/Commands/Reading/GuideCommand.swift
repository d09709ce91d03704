import ArgumentParser

/// `motif guide`: pages about topics that go beyond one command.
struct GuideCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "guide",
        abstract: "Read about documents, formulas, batches, SQL and exit codes.",
        discussion: """
            EXAMPLES
              motif guide                      List the pages
              motif guide formulas
              motif guide documents | less
            """)

    @Argument(help: "Page to print.")
    var page: GuidePage?

    func run() throws {
        try Output.print { try (page ?? .overview).write(to: $0) }
    }
}
