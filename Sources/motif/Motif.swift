import ArgumentParser
import MotifSystem

/// The root command.
@main
struct Motif: ParsableCommand {
    static let configuration = CommandConfiguration(
        help: "motif",
        version: Version.current,
        groupedSubcommands: [
            CommandGroup(
                name: "Basic",
                subcommands: [
                    InitCommand.self, ListCommand.self, ShowCommand.self, UpdateCommand.self, DiffCommand.self,
                    LogCommand.self, UndoCommand.self, ServeCommand.self, PreviewCommand.self, CheckCommand.self,
                    ExportCommand.self, ReleaseCommand.self,
                ]),
            CommandGroup(
                name: "Editing",
                subcommands: [
                    CreateCommand.self, EditCommand.self, CopyCommand.self, RenameCommand.self, DeleteCommand.self,
                    RestoreCommand.self, RedoCommand.self,
                ]),
            CommandGroup(
                name: "Reading",
                subcommands: [
                    ChangelogCommand.self, ReleasesCommand.self, UsesCommand.self, StatsCommand.self, SQLCommand.self,
                ]),
            CommandGroup(
                name: "Motion",
                subcommands: [GalleryCommand.self, SampleCommand.self, CurveCommand.self, ScanCommand.self]),
            CommandGroup(
                name: "Exchange",
                subcommands: [
                    ImportCommand.self, ValidateCommand.self, BatchCommand.self, SchemaCommand.self, MCPCommand.self,
                ]),
            CommandGroup(
                name: "Sharing",
                subcommands: [
                    CloneCommand.self, HubCommand.self, StatusCommand.self, PullCommand.self, PushCommand.self,
                    SyncCommand.self, MergeCommand.self, MergeFileCommand.self,
                ]),
            CommandGroup(
                name: "Safety", subcommands: [VerifyCommand.self, BackupCommand.self, SalvageCommand.self]),
            CommandGroup(name: "Help", subcommands: [GuideCommand.self]),
        ])

    @OptionGroup var catalog: CatalogOptions

    static var _errorPrefix: String { "motif: " }

    static func main() {
        Process.prepare()
        let arguments = Array(CommandLine.arguments.dropFirst())
        do {
            try Arguments.refuseInvalidText()
            if let script = CompletionScript.requested(by: arguments, of: Self.self) {
                try Output.print { try $0.line(script) }
                Process.end(.done)
            }
            var command = try command(arguments)
            do {
                try command.run()
            } catch  where !isParsers(error) {
                end(Failure(error))
            }
        } catch let error as CommandError {
            end(Failure(error))
        } catch  where exitCode(for: error) == .validationFailure {
            end(Failure(UsageFailure(error, of: arguments, to: Self.self)))
        } catch {
            exit(withError: error)
        }
    }

    /// Returns the command with its arguments.
    ///
    /// The type of a command that comes first parses the rest by itself, since the tree of all commands with the help of
    /// each takes a fifth of a start. Everything else, help and errors included, goes through that tree.
    private static func command(_ arguments: [String]) throws -> any ParsableCommand {
        let named = configuration.subcommands.first { $0.configuration.commandName == arguments.first }
        if let named, let command = try? named.parseAsRoot(Array(arguments.dropFirst())), type(of: command) == named {
            return command
        }
        if let unknown = UsageFailure.unknownCommand(in: arguments, of: Self.self) { throw unknown }
        return try parseAsRoot(arguments)
    }

    /// Whether an error is help, a completion script, or a usage error, which the parser prints itself.
    private static func isParsers(_ error: any Error) -> Bool {
        exitCode(for: error) == .success || exitCode(for: error) == .validationFailure || error is ExitCode
    }

    private static func end(_ failure: Failure) -> Never {
        for line in failure.lines { Notice.write(line) }
        Process.end(failure.exit)
    }
}
