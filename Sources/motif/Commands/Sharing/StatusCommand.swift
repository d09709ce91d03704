import ArgumentParser
import MotifCatalog
import MotifHub
import MotifJSON
import MotifStore
import MotifText

/// `motif status`: what is shared with the hub, and what isn't.
struct StatusCommand: ParsableCommand {
    static let configuration = CommandConfiguration(help: "status")

    @Flag(help: "Ask the hub what it has.")
    var fetch = false

    @OptionGroup var catalog: CatalogOptions
    @OptionGroup var output: OutputOptions

    func run() throws {
        let (catalog, incoming) = try catalog.open(fetching: fetch)
        let status = try catalog.sharingStatus()
        guard let link = status.hub else { throw CommandError.noHub(catalog.path) }
        try output.print(Self.json(status, link, incoming)) {
            try output.report(status.local)
            output.notice("Hub: \(link.url)")
            let count = String.counted(status.local.count, "change")
            output.notice(
                status.local.isEmpty
                    ? "Everything is shared, up to change \(link.shared)"
                    : "\(count) to push; shared up to change \(link.shared)")
            if let incoming {
                output.notice(
                    incoming == 0 ? "The hub has nothing new" : "The hub has \(String.counted(incoming, "new change"))")
            }
        }
    }

    private static func json(_ status: SharingStatus, _ link: HubLink, _ incoming: Int?) -> JSON {
        .members([
            "hub": .string(link.url), "identity": status.identity.map { .string($0.description) },
            "shared": .integer(link.shared), "local": .array(status.local.map(\.json)),
            "incoming": incoming.map { .integer($0) },
        ])
    }
}
