package import MotifCatalog
package import MotifJSON
import MotifSystem

/// The settings for serving a catalog. `motif serve` passes them to `motif-studio` as JSON.
package struct StudioSettings: Sendable, Equatable {
    /// The catalog's file.
    package var catalog: String
    /// The port; 0 for any free port.
    package var port: Int
    /// The name or address to listen on; `nil` for the loopback interface.
    package var host: String?
    /// Whether the catalog is read-only.
    package var isReadOnly: Bool
    /// A private folder for the file with which a browser is opened; `nil` to open no browser.
    package var openingFolder: String?
    /// The folder for files that are removed at once.
    package var temporaryFolder = "/tmp"
    /// The author of changes.
    package var author: String
    /// The time of changes, instead of the current time.
    package var time: Timestamp?

    /// The port that `motif serve` tries first.
    package static let standardPort = 8460

    /// Settings for a catalog on the loopback interface.
    package init(catalog: String, author: String, port: Int = standardPort) {
        self.catalog = catalog
        self.port = port
        self.author = author
        isReadOnly = false
    }

    /// The settings as JSON, with the version of motif.
    package var json: JSON {
        .members([
            "catalog": .string(catalog), "author": .string(author), "port": .integer(port),
            "readOnly": .boolean(isReadOnly), "version": .string(Version.current),
            "open": openingFolder.map(JSON.string), "temporary": .string(temporaryFolder),
            "host": host.map(JSON.string), "time": time.map { .string($0.description) },
        ])
    }

    /// Reads the settings that `motif serve` passes; `nil` if something is missing.
    package init?(_ json: JSON) {
        guard let catalog = json["catalog"]?.string, let author = json["author"]?.string,
            let port = json["port"]?.number.flatMap({ Int(exactly: $0) })
        else { return nil }
        self.init(catalog: catalog, author: author, port: port)
        host = json["host"]?.string
        isReadOnly = json["readOnly"]?.boolean ?? false
        openingFolder = json["open"]?.string
        temporaryFolder = json["temporary"]?.string ?? temporaryFolder
        time = json["time"]?.string.flatMap { Timestamp($0) }
    }
}
