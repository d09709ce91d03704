import ArgumentParser
import MotifCatalog
import MotifJSON
import MotifPublishing
import MotifSystem

/// `motif serve`: the studio in a browser, and its API.
struct ServeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(help: "serve")

    @Flag(help: "Open the page in your browser.")
    var open = false

    @Option(.whole("number", in: 0...65_535), "Port, or 0 for any free port (default: 8460).")
    var port = StudioSettings.standardPort

    @Option(
        .nonEmpty("name"),
        "Name or address to listen on, so that other computers can connect (default: only this one).")
    var host: String?

    @Flag(help: "Refuse all changes.")
    var readOnly = false

    @Option(.author, "Author for the log (default: $MOTIF_AUTHOR, then your login name).")
    var author: String?

    @OptionGroup var catalog: CatalogOptions

    func run() throws {
        // A catalog that can't be served is an error of this command.
        let path = try catalog.open(for: readOnly ? .reading : .writing, hint: "; use --read-only").path
        var settings = StudioSettings(catalog: path, author: try ChangeOptions.author(author), port: port)
        (settings.host, settings.isReadOnly) = (host, readOnly)
        settings.temporaryFolder = Environment.temporaryFolder
        settings.time = Environment.time == nil ? nil : try ChangeOptions.now()
        if open { settings.openingFolder = try Folder.temporary() }
        Process.become("motif-studio", [settings.json.canonical])
        settings.openingFolder.map(FileSystem.remove)
        throw CommandError.failed(
            .missing, "'motif-studio' isn't beside motif or in your PATH; copy it from the release that motif is from")
    }
}
