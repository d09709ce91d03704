import ArgumentParser
import MotifCatalog
import MotifJSON
import MotifSystem

/// `motif serve`: the studio in a browser, and its API.
struct ServeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve",
        abstract: "Open the catalog in a browser, to play, compare, edit, and save.",
        usage: "motif serve [<options>]",
        discussion: """
            Prints a URL and serves the catalog until you press Ctrl-C. Pages show what is in the catalog now, and \
            update themselves when anyone saves. The same address has an API with the JSON of --format json; \
            /api/openapi.json describes it.

            Only programs on this computer can connect. Saving takes the token in the printed URL, so keep the URL to \
            yourself. With --host, others can connect too, and every page takes the token; the connection isn't \
            encrypted, so use a network that you trust.

            The server is the program motif-studio, which is installed beside motif.

            EXAMPLES
              motif serve --open
              motif serve --read-only --port 0
              motif serve --host 192.168.1.20 --author design-review
            """)

    @Flag(help: "Open the page in your browser.")
    var open = false

    @Option(
        help: ArgumentHelp("Port, or 0 for any free port (default: 8460).", valueName: "number"),
        transform: OptionValue.port)
    var port: Int = 8460

    @Option(
        help: ArgumentHelp(
            "Name or address to listen on, so that other computers can connect (default: only this one).",
            valueName: "name"),
        transform: OptionValue.nonEmpty)
    var host: String?

    @Flag(help: "Refuse all changes.")
    var readOnly = false

    @Option(
        help: ArgumentHelp("Author for the log (default: $MOTIF_AUTHOR, then your login name).", valueName: "name"),
        transform: OptionValue.nonEmpty)
    var author: String?

    @OptionGroup var catalog: CatalogOptions

    func run() throws {
        // A catalog that can't be served is an error of this command.
        let path = try catalog.open(for: readOnly ? .reading : .writing).path
        var settings: JSONObject = [
            "catalog": .string(path), "author": .string(author ?? ChangeOptions.standardAuthor),
            "port": .number(Double(port)), "readOnly": .boolean(readOnly), "open": .boolean(open),
            "version": .string(Version.current),
        ]
        settings["host"] = host.map(JSON.string)
        if Environment.time != nil { settings["time"] = .string(try ChangeOptions.now().description) }
        Process.become("motif-studio", [JSON.object(settings).canonical])
        throw CommandError.noStudio
    }
}
