import Foundation
import MotifCatalog
import MotifCore
import MotifHub
import Testing

/// The hubs that the trials run against; add one here, and it has to pass them all.
enum HubKind: String, CaseIterable, CustomTestStringConvertible {
    case memory
    case stream
    case postgres

    /// Those that can run here: PostgreSQL needs a server, which `script/hubs` starts.
    static let available = allCases.filter { $0 != .postgres || PostgresServer.url != nil }

    var testDescription: String { rawValue }

    /// A place without changes, for several clients.
    func makePlace() throws -> HubPlace {
        switch self {
        case .memory:
            let hub = MemoryHub()
            return HubPlace { hub }
        case .stream:
            let hub = MemoryHub()
            return HubPlace { StreamHub(address: "memory") { try serve { hub } } }
        case .postgres:
            let place = try PostgresServer.place()
            return HubPlace { try PostgresHub.create(place, name: place.name()) }
        }
    }
}

/// A hub's place.
struct HubPlace: Sendable {
    /// Another client of the same hub.
    let open: @Sendable () throws -> any Hub
}

/// The server of `script/hubs`.
enum PostgresServer {
    /// A URL for a superuser, with a password.
    static let url = ProcessInfo.processInfo.environment["MOTIF_TEST_POSTGRES"]

    /// A catalog of its own in the server's database.
    static func place() throws -> PostgresPlace { try place(url ?? "").named(uniqueName()) }

    static func place(_ url: String) throws -> PostgresPlace {
        guard case .postgres(let place) = try HubURL(url) else { throw CancellationError() }
        return place
    }

    static func uniqueName(_ prefix: String = "trial") throws -> Slug {
        try #require(Slug("\(prefix)-\(UInt64.random(in: 0 ... .max))"))
    }
}

extension PostgresPlace {
    /// The name in the URL.
    func name() throws -> Slug { try #require(catalog) }
}
