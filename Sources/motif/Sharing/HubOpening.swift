import MotifCatalog
import MotifCore
import MotifHub
import MotifStore
import MotifText

/// Opens hubs by their URLs.
extension HubURL {
    /// The hub.
    ///
    /// - Parameter access: What it is opened for, if it is a file.
    func hub(for access: Catalog.Access) throws -> any Hub {
        switch self {
        case .file(let path): try CatalogHub(try Self.catalog(at: path, for: access))
        case .ssh(let server): StreamHub(server, ssh: Environment.ssh, running: "motif hub serve --stdio")
        case .postgres(let database): PostgresHub(database)
        }
    }

    /// The URL as a catalog keeps it: without a password, and the same in every folder.
    var kept: String {
        guard case .file(let path) = self else { return description }
        return Folder.absolute(path)
    }

    /// Whether the URL has a password, which isn't kept.
    var hasPassword: Bool {
        if case .postgres(let database) = self { database.hasPassword } else { false }
    }

    private static func catalog(at path: String, for access: Catalog.Access) throws -> Catalog {
        do {
            return try Catalog.open(at: path, for: access)
        } catch let error as StoreError where error.kind == .noSuchFile {
            throw HubError(.noSuchPlace(""), at: path)
        }
    }
}

extension OptionValue {
    /// The URL of a hub.
    static func hub(_ text: String) throws -> HubURL {
        do {
            return try HubURL(text)
        } catch {
            throw InvalidValue(error.message)
        }
    }
}

extension CatalogOptions {
    /// The catalog, and the number of changes that only its hub has, if the hub is to be asked.
    func open(fetching: Bool) throws -> (catalog: Catalog, incoming: Int?) {
        guard fetching else { return (try open(), nil) }
        let (catalog, hub) = try openWithHub(.reading, for: .reading)
        return (catalog, try catalog.incomingCount(from: hub))
    }

    /// The catalog and its hub.
    ///
    /// - Parameters:
    ///   - access: What the hub is opened for.
    ///   - own: What the catalog is opened for.
    func openWithHub(
        _ access: Catalog.Access, for own: Catalog.Access = .writing
    ) throws -> (catalog: Catalog, hub: any Hub) {
        let catalog = try open(for: own)
        guard let link = try catalog.hubLink() else { throw CommandError.noHub(catalog.path) }
        // Anybody's catalog can name any server, which could then ask for this user's password.
        if isForeign(catalog.path) {
            throw CommandError.failed(
                .notPermitted,
                "'\(catalog.path)' belongs to another user, and would connect to \(link.url.printable)",
                "  If you trust it, name it: --catalog \(catalog.path)")
        }
        do {
            return (catalog, try HubURL(link.url).hub(for: access))
        } catch let error as HubURLError {
            throw CommandError.usage("The hub of '\(catalog.path)' has an invalid URL: \(error.message)")
        }
    }
}
