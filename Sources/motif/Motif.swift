import ArgumentParser
import MotifScan
import MotifSpelling
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
                subcommands: [
                    GalleryCommand.self, ReviewCommand.self, SampleCommand.self, CurveCommand.self, ScanCommand.self,
                    AdoptCommand.self,
                ]),
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
        Spelling.codeReader = Scan.timings
        guard !CommandLine.arguments.isEmpty else {
            // Not even the program's name: the runtime reads them from /proc, which can be missing.
            Notice.write("motif: The system doesn't show the command's arguments; nothing was done")
            Process.end(.system)
        }
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
        } catch  where error is CommandError || error is OutputError {
            end(Failure(error))
        } catch  where exitCode(for: error) == .validationFailure {
            end(Failure(usageFailure(error, of: arguments)))
        } catch  where exitCode(for: error) == .success {
            printHelp(fullMessage(for: error))
        } catch {
            exit(withError: error)
        }
    }

    /// Prints help or the version, and ends the process. The parser wouldn't notice that nobody gets it.
    private static func printHelp(_ text: String) -> Never {
        do {
            try Output.print { try $0.line(text) }
        } catch {
            end(Failure(error))
        }
        Process.end(.done)
    }

    /// Returns the command with its arguments.
    ///
    /// The type of a command that comes first parses the rest by itself, since the tree of all commands with the help of
    /// each takes a fifth of a start. Everything else, help and errors included, goes through that tree.
    private static func command(_ arguments: [String]) throws -> any ParsableCommand {
        let ordered = pasteLast(commandFirst(arguments))
        let named = configuration.subcommands.first { $0.configuration.commandName == ordered.first }
        if let named, let command = try? named.parseAsRoot(Array(ordered.dropFirst())), type(of: command) == named {
            return command
        }
        if arguments == ["-V"] || arguments == ["version"] { return try parseAsRoot(["--version"]) }
        if let unknown = UsageFailure.unknownCommand(in: arguments, of: Self.self) { throw unknown }
        return try parseAsRoot(arguments)
    }

    /// The arguments of `motif curve` with code that begins with a dash, such as `--ease: linear(0, 1)`, as no option.
    private static func pasteLast(_ arguments: [String]) -> [String] {
        let isPaste: (String) -> Bool = { $0.hasPrefix("-") && $0.contains(":") && !$0.contains("=") }
        guard arguments.first == CurveCommand.configuration.commandName, arguments.filter(isPaste).count == 1 else {
            return arguments
        }
        return arguments.filter { !isPaste($0) && $0 != "--" } + ["--"] + arguments.filter(isPaste)
    }

    /// The arguments with `--catalog FILE` behind the command that it precedes: the parser reads the options of a command
    /// well only if nothing comes before it.
    private static func commandFirst(_ arguments: [String]) -> [String] {
        guard let option = arguments.first, option.hasPrefix("--catalog") else { return arguments }
        let count = option == "--catalog" ? 2 : 1
        let rest = arguments.dropFirst(count)
        guard option == "--catalog" || option.hasPrefix("--catalog="), let name = rest.first, !name.hasPrefix("-"),
            !rest.contains(where: { $0.hasPrefix("--catalog") })
        else { return arguments }
        let end = rest.firstIndex(of: "--") ?? rest.endIndex
        return Array(rest[..<end] + arguments[..<count] + rest[end...])
    }

    private static func usageFailure(_ error: any Error, of arguments: [String]) -> UsageFailure {
        let ordered = commandFirst(arguments)
        do {
            _ = try parseAsRoot(ordered)
        } catch  where ordered != arguments && !message(for: error).hasPrefix("Unknown option '--catalog'") {
            return UsageFailure(error, of: ordered, to: Self.self)
        } catch {}
        return UsageFailure(error, of: arguments, to: Self.self)
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
