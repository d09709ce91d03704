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
                name: "Catalog",
                subcommands: [
                    InitCommand.self, StatsCommand.self, VerifyCommand.self, BackupCommand.self, SalvageCommand.self,
                ]),
            CommandGroup(
                name: "Reading",
                subcommands: [
                    ListCommand.self, ShowCommand.self, LogCommand.self, ChangelogCommand.self, DiffCommand.self,
                    UsesCommand.self, SQLCommand.self,
                ]),
            CommandGroup(
                name: "Editing",
                subcommands: [
                    CreateCommand.self, UpdateCommand.self, EditCommand.self, CopyCommand.self, RenameCommand.self,
                    DeleteCommand.self, RestoreCommand.self, UndoCommand.self,
                ]),
            CommandGroup(
                name: "Sharing",
                subcommands: [
                    CloneCommand.self, HubCommand.self, StatusCommand.self, PullCommand.self, PushCommand.self,
                    SyncCommand.self, MergeCommand.self, MergeFileCommand.self, ReleaseCommand.self,
                    ReleasesCommand.self,
                ]),
            CommandGroup(
                name: "Motion",
                subcommands: [
                    PreviewCommand.self, GalleryCommand.self, ServeCommand.self, SampleCommand.self, CheckCommand.self,
                    CurveCommand.self,
                ]),
            CommandGroup(
                name: "Exchange",
                subcommands: [
                    ImportCommand.self, ExportCommand.self, ValidateCommand.self, BatchCommand.self, SchemaCommand.self,
                    MCPCommand.self,
                ]),
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
            if let unknown = UsageFailure.unknownCommand(in: arguments, of: Self.self) { throw unknown }
            var command = try parseAsRoot(arguments)
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

    /// Whether an error is help, a completion script, or a usage error, which the parser prints itself.
    private static func isParsers(_ error: any Error) -> Bool {
        exitCode(for: error) == .success || exitCode(for: error) == .validationFailure || error is ExitCode
    }

    private static func end(_ failure: Failure) -> Never {
        for line in failure.lines { Notice.write(line) }
        Process.end(failure.exit)
    }
}
