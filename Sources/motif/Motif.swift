import ArgumentParser
import MotifSystem

/// The root command.
@main
struct Motif: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "motif",
        abstract: "A catalog of motion patterns in one SQLite file.",
        discussion: """
            motif stores a team's screen transitions and other motion with their exact parameters. It validates every \
            save, keeps the full history, plays and checks the motion on any screen, and exports it to UIKit, \
            SwiftUI, CSS, Lottie and more.

            EXAMPLES
              motif init                                  Create motif.db
              motif list --where 'expandDuration < 0.5'   Find patterns
              motif show expand                           Show one of them
              motif update expand --set expandDuration=400ms -m 'Calmer'
              motif diff expand                           Show what the last change did
              motif preview expand -o expand.html         Play it in a browser
              motif export expand --to uikit              Use it in an app

            Run 'motif guide' to read about documents, formulas, batches, SQL and exit codes. For completion in your \
            shell, run 'motif --generate-completion-script' followed by bash, zsh or fish, and install its output.
            """,
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

    static var _errorLabel: String { "motif" }

    static func main() {
        Process.prepare()
        let arguments = Array(CommandLine.arguments.dropFirst())
        do {
            try Arguments.refuseInvalidText()
            if let script = CompletionScript.requested(by: arguments) {
                try Output.print { try $0.line(script) }
                Process.end(.done)
            }
            if let word = UsageFailure.unknownCommand(in: arguments) { throw CommandError.unknownCommand(word) }
            var command = try parseAsRoot(arguments)
            do {
                try command.run()
            } catch  where !isParsers(error) {
                end(Failure(error))
            }
        } catch let error as CommandError {
            end(Failure(error))
        } catch  where exitCode(for: error) == .validationFailure {
            end(Failure(UsageFailure(error, of: arguments)))
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
