import ArgumentParser

/// The command: what a user types, and how it ends.
@main
struct Motif: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "motif",
        abstract: "A catalog of motion patterns in one SQLite file",
        discussion: """
            Keeps screen transitions and the like with their exact parameters, checks them when they are saved, and \
            forgets nothing.

            EXAMPLES
              motif init                                  make motif.db
              motif list --where 'expandDuration < 0.5'   look for patterns
              motif show expand                           read one
              motif update expand --set expandDuration=400ms -m 'calmer'
              motif diff expand                           what the last change did
              motif sample expand --fps 120               its motion, frame by frame
              motif guide                                 pages that explain the rest

            The catalog is --catalog FILE, else $MOTIF_CATALOG, else motif.db in this folder or the nearest parent.
            """,
        version: "0.1.0",
        subcommands: [
            InitCommand.self, ListCommand.self, ShowCommand.self, CreateCommand.self, UpdateCommand.self,
            CopyCommand.self, RenameCommand.self, DeleteCommand.self,
            RestoreCommand.self, LogCommand.self, DiffCommand.self, ValidateCommand.self, CheckCommand.self,
            SampleCommand.self, PreviewCommand.self, GalleryCommand.self,
            CurveCommand.self,
            ImportCommand.self, ExportCommand.self, BatchCommand.self, SQLCommand.self, VerifyCommand.self,
            BackupCommand.self, StatsCommand.self, GuideCommand.self,
        ])

    static var _errorLabel: String { "motif" }

    static func main() {
        Process.prepare()
        do {
            var command = try parseAsRoot()
            do {
                try command.run()
            } catch {
                end(command: error)
            }
        } catch {
            exit(withError: error)
        }
    }

    /// Ends the process after an error of a command that had been parsed.
    private static func end(command error: any Error) -> Never {
        // Help, completion scripts and wrong usage are ArgumentParser's own; it knows what to print where.
        if exitCode(for: error) == .success || exitCode(for: error) == .validationFailure || error is ExitCode {
            exit(withError: error)
        }
        let failure = Failure(error)
        for line in failure.lines { Notice.write(line) }
        Process.end(failure.exit)
    }
}
