import ArgumentParser

/// `motif guide`: pages about topics that go beyond one command.
struct GuideCommand: ParsableCommand {
    static let configuration = CommandConfiguration(help: "guide")

    @Argument(help: "Page to print.")
    var page: GuidePage?

    func run() throws {
        try Output.print { try (page ?? .overview).write(to: $0) }
    }
}
