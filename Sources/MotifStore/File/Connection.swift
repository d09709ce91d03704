import Foundation
import GRDB

/// Opens SQLite connections the way that catalogs need them.
enum Connection {
    /// How large the page cache of a connection is that writes, in KiB: the inner pages of every index fit.
    ///
    /// Who only reads keeps SQLite's own size: reading pages again costs less than touching memory for the first time.
    static let writingCacheKibibytes = 16_000

    static func open(
        _ path: String, mode: CatalogFile.Mode, busyTimeoutSeconds: Double
    ) throws(StoreError) -> DatabaseQueue {
        var configuration = configuration(busyTimeoutSeconds: busyTimeoutSeconds)
        configuration.readonly = mode != .writable
        do {
            let location = mode == .immutable ? immutableURI(of: path) : path
            return try DatabaseQueue(path: location, configuration: configuration)
        } catch {
            throw StoreError(error, at: path)
        }
    }

    static func inMemory() throws(StoreError) -> DatabaseQueue {
        do {
            return try DatabaseQueue(configuration: configuration(busyTimeoutSeconds: 0))
        } catch {
            throw StoreError(error, at: ":memory:")
        }
    }

    /// A database of this process alone, in memory as far as it fits there, and else in a file without a name.
    ///
    /// - Source: https://sqlite.org/inmemorydb.html#temp_db
    static func temporary() throws(StoreError) -> DatabaseQueue {
        do {
            return try DatabaseQueue(path: "", configuration: configuration(busyTimeoutSeconds: 0))
        } catch {
            throw StoreError(error, at: "")
        }
    }

    static func configuration(busyTimeoutSeconds: Double) -> Configuration {
        var configuration = Configuration()
        configuration.busyMode = .timeout(busyTimeoutSeconds)
        configuration.foreignKeysEnabled = true
        configuration.prepareDatabase { database in
            RowFunction.register(on: database.sqliteConnection)
            // The journal's mode stands in the file, so GRDB does not set it and with it lower `synchronous`.
            try database.execute(
                sql: """
                    PRAGMA synchronous = FULL;
                    PRAGMA trusted_schema = OFF;
                    PRAGMA cell_size_check = ON;
                    PRAGMA temp_store = FILE;
                    """)
        }
        return configuration
    }

    /// - Source: https://sqlite.org/uri.html, section 3.1: what stands for itself in the path of a URI.
    static func immutableURI(of path: String) -> String {
        var allowed = CharacterSet.alphanumerics
        allowed.insert(charactersIn: "/-_.~")
        let absolute = path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
        return "file:\(absolute.addingPercentEncoding(withAllowedCharacters: allowed) ?? absolute)?immutable=1"
    }
}
