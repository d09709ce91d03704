import Foundation
import GRDB

extension Store {
    /// Makes a catalog in a new file.
    ///
    /// It is made under another name and gets its own when it is whole, so that a half-made one is never seen.
    /// - Parameter fill: Writes what the catalog starts with; nothing is left of it where this throws.
    /// - Throws: What `fill` throws; `exists` where there is something of that name.
    public static func create(
        at path: String, busyTimeoutSeconds: Double = Store.busyTimeoutSeconds,
        filling fill: (Store) throws -> Void = { _ in }
    ) throws -> Store {
        guard !FileManager.default.fileExists(atPath: path) else { throw StoreError(.exists, at: path) }
        let draft = TemporaryFile(beside: path)
        defer { draft.remove() }
        do {
            let queue = try Connection.open(draft.path, mode: .writable, busyTimeoutSeconds: busyTimeoutSeconds)
            try Schema.migrate(queue, from: 0, with: Migration.shipped, path: path)
            try fill(Store(queue, at: path, for: .writing))
            // Last, since a log that could not be copied back when it is closed would stay behind under the old name.
            try queue.writeWithoutTransaction { try $0.execute(sql: "PRAGMA journal_mode = WAL") }
            try queue.close()
            try draft.move(to: path, replacing: false)
        } catch let error as DatabaseError {
            throw StoreError(error, at: path)
        }
        return try open(at: path, for: .writing, busyTimeoutSeconds: busyTimeoutSeconds)
    }

    /// Makes an empty catalog in memory, gone with the `Store`.
    public static func inMemory() throws(StoreError) -> Store {
        let queue = try Connection.inMemory()
        try Schema.migrate(queue, from: 0, with: Migration.shipped, path: ":memory:")
        return Store(queue, at: ":memory:", for: .writing)
    }

    /// Opens the catalog in a file. An older one is migrated first, after a copy of it is put beside it.
    ///
    /// - Throws: `noSuchFile`, `isFolder`, `notACatalog`, `newer`, `damaged`, `busy`, `notPermitted`, `outdated`.
    public static func open(
        at path: String, for access: Access, busyTimeoutSeconds: Double = Store.busyTimeoutSeconds
    ) throws(StoreError) -> Store {
        try open(at: path, for: access, busyTimeoutSeconds: busyTimeoutSeconds, with: Migration.shipped)
    }

    static func open(
        at path: String, for access: Access, busyTimeoutSeconds: Double, with migrations: [Migration]
    ) throws(StoreError) -> Store {
        try refuseOthers(at: path, known: migrations.count)
        let mode = CatalogFile.mode(of: path)
        guard mode == .writable || access == .reading else { throw StoreError(.notPermitted, at: path) }
        let queue = try Connection.open(path, mode: mode, busyTimeoutSeconds: busyTimeoutSeconds)
        let store = Store(queue, at: path, for: access)
        // The main file's header may lag behind the log, so the version is asked once more through SQLite.
        let version = try Schema.version(of: queue, path: path)
        guard version <= migrations.count else {
            throw StoreError(.newer(version: version, known: migrations.count), at: path)
        }
        if version < migrations.count {
            guard mode == .writable else { throw StoreError(.outdated(version: version), at: path) }
            try store.backUp(to: "\(path).before-\(migrations.count)")
            try Schema.migrate(queue, from: version, with: migrations, path: path)
        }
        return store
    }

    /// Refuses what is not a catalog, or a newer one, by its first bytes: nothing is opened, made or changed.
    private static func refuseOthers(at path: String, known: Int) throws(StoreError) {
        switch CatalogFile(at: path) {
        case .missing: throw StoreError(.noSuchFile, at: path)
        case .folder: throw StoreError(.isFolder, at: path)
        case .unreadable: throw StoreError(.notPermitted, at: path)
        case .other: throw StoreError(.notACatalog, at: path)
        case .catalog(let version) where version > known:
            throw StoreError(.newer(version: version, known: known), at: path)
        case .catalog: break
        }
    }
}
