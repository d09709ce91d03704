public import MotifCatalog
public import MotifJSON
import MotifSystem
import MotifText

/// How a catalog is served. `motif serve` passes it to `motif-studio` as JSON.
public struct StudioSettings: Sendable, Equatable {
    /// The catalog's file.
    public var catalog: String
    /// The port; 0 for any that is free.
    public var port: Int
    /// The name or address to listen on; `nil` for the loopback interface.
    public var host: String?
    /// Whether the catalog is only read.
    public var isReadOnly: Bool
    /// Whether a browser is opened.
    public var opensBrowser: Bool
    /// The author of changes.
    public var author: String
    /// The time of changes instead of the clock's.
    public var time: Timestamp?

    /// The port that `motif serve` tries first.
    public static let standardPort = 8460

    /// Settings for a catalog on the loopback interface.
    public init(catalog: String, author: String, port: Int = standardPort) {
        self.catalog = catalog
        self.port = port
        self.author = author
        isReadOnly = false
        opensBrowser = false
    }

    /// Reads settings that `json` made; `nil` if something is missing.
    public init?(_ json: JSON) {
        guard let catalog = json["catalog"]?.string, let author = json["author"]?.string,
            let port = json["port"]?.number.flatMap({ Int(exactly: $0) })
        else { return nil }
        self.init(catalog: catalog, author: author, port: port)
        host = json["host"]?.string
        isReadOnly = json["readOnly"]?.boolean ?? false
        opensBrowser = json["open"]?.boolean ?? false
        time = json["time"]?.string.flatMap { Timestamp($0) }
    }

    /// The settings as JSON.
    public var json: JSON {
        var object: JSONObject = [
            "catalog": .string(catalog), "author": .string(author), "port": .number(Double(port)),
            "readOnly": .boolean(isReadOnly), "open": .boolean(opensBrowser), "version": .string(Version.current),
        ]
        object["host"] = host.map(JSON.string)
        object["time"] = time.map { .string($0.description) }
        return .object(object)
    }
}
