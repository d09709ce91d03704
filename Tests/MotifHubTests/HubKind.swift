import Foundation
import MotifCatalog
import MotifCore
import MotifHub
import MotifStore
import TestHubs
import Testing

/// The hubs that the trials run against; add one here, and it has to pass them all.
enum HubKind: String, CaseIterable, CustomTestStringConvertible {
    case memory
    case stream
    case postgres
    /// A catalog in a file.
    case file
    /// A catalog in a file, as ssh serves it.
    case served

    /// Those that can run here: PostgreSQL needs a server, which `script/hubs` starts.
    static let available = allCases.filter { $0 != .postgres || PostgresServer.url != nil }

    /// Those that keep what they are given. A catalog reads the documents and computes the hashes.
    static let unchecking = available.filter { $0 != .file && $0 != .served }

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
        case .file:
            let file = try CatalogFile()
            return HubPlace { try file.open() }
        case .served:
            let file = try CatalogFile()
            return HubPlace { StreamHub(address: "server") { try serve { try file.open() } } }
        }
    }
}

/// A hub's place.
struct HubPlace: Sendable {
    /// Another client of the same hub.
    let open: @Sendable () throws -> any Hub
}

/// A catalog without changes in a folder of its own, gone with the value.
final class CatalogFile: Sendable {
    private let folder: URL
    private var path: String { folder.appendingPathComponent("hub.db").path }

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("motif-hub-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let note = ChangeNote(author: "ada", message: "", date: Timestamp(millisecondsSince1970: 0))
        _ = try Catalog.create(at: path, with: .nothing, as: note)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func open() throws -> CatalogHub { try CatalogHub(Catalog.open(at: path, for: .writing)) }
}

/// The server of `script/hubs`.
enum PostgresServer {
    /// A URL for a superuser, with a password.
    static let url = ProcessInfo.processInfo.environment["MOTIF_TEST_POSTGRES"]

    /// A catalog of its own in the server's database.
    static func place() throws -> PostgresURL { try place(url ?? "").named(uniqueName()) }

    static func place(_ url: String) throws -> PostgresURL {
        guard case .postgres(let place) = try HubURL(url) else { throw CancellationError() }
        return place
    }

    static func uniqueName(_ prefix: String = "trial") throws -> Slug {
        try #require(Slug("\(prefix)-\(UInt64.random(in: 0 ... .max))"))
    }
}

extension PostgresURL {
    /// The name in the URL.
    func name() throws -> Slug { try #require(catalog) }
}
