import MotifSystem

extension Store {
    /// Creates a catalog in a new file.
    ///
    /// It is written under another name and renamed when it is complete, so no other process sees an unfinished file.
    /// - Parameters:
    ///   - source: The file that its content comes from; nobody who can't use that file can use the new one.
    ///   - fill: Writes the first documents; nothing is left if it throws.
    /// - Throws: Any error that `fill` throws; `exists` if something has that name.
    public static func create(
        at path: String, from source: String? = nil, busyTimeoutSeconds: Double = Store.busyTimeoutSeconds,
        filling fill: (Store) throws -> Void = { _ in }
    ) throws -> Store {
        // Even if there is a catalog: a process that was killed may have left the other name of its file.
        DraftName.removeLeftovers(in: FileSystem.folder(of: path))
        guard !FileSystem.exists(path) else { throw StoreError(.exists, at: path) }
        let destination = Destination(path)
        try destination.refuseLeftovers()
        do {
            let (draft, file) = try FileDraft.create(for: path, from: source)
            defer { draft.discard() }
            file.close()
            let store = Store(
                try Database.open(draft.path, mode: .writable, busyTimeoutSeconds: 0, as: path), for: .writing)
            try store.withDatabase { try Schema.migrate($0, with: Migration.shipped) }
            try fill(store)
            try store.withDatabase { database in
                // Last, since a log that could not be copied back on closing would stay behind under the draft's name.
                try database.execute("PRAGMA journal_mode = WAL")
                try database.close()
            }
            try destination.take(with: draft)
        } catch let error as FileError {
            throw StoreError(error, at: path)
        }
        do {
            return try open(at: path, for: .writing, busyTimeoutSeconds: busyTimeoutSeconds)
        } catch {
            throw StoreError.unopened(error, at: path)
        }
    }

    /// Creates an empty catalog in memory, which lives as long as the `Store`.
    public static func inMemory() throws -> Store {
        let store = Store(try Database.inMemory(), for: .writing)
        try store.withDatabase { try Schema.migrate($0, with: Migration.shipped) }
        return store
    }

    /// Opens the catalog in a file. An older catalog is backed up beside the file and then migrated, in one transaction
    /// that also rebuilds its indexes.
    ///
    /// - Parameter derived: As for `verify`; without it, an older catalog isn't migrated.
    /// - Throws: `noSuchFile`, `isFolder`, `notACatalog`, `newer`, `altered`, `damaged`, `busy`, `notPermitted`,
    ///   `outdated`; an error that `derived` throws as `damaged`.
    public static func open(
        at path: String, for access: Access, busyTimeoutSeconds: Double = Store.busyTimeoutSeconds,
        derived: ((StoreReader, StoredDocument) throws -> DerivedIndexes)? = nil
    ) throws(StoreError) -> Store {
        try open(
            at: path, for: access, busyTimeoutSeconds: busyTimeoutSeconds, with: Migration.shipped, derived: derived)
    }

    static func open(
        at path: String, for access: Access, busyTimeoutSeconds: Double, with migrations: [Migration],
        derived: ((StoreReader, StoredDocument) throws -> DerivedIndexes)?
    ) throws(StoreError) -> Store {
        try refuseOthers(at: path, known: migrations.count)
        let mode = access == .reading ? CatalogFile.readingMode(of: path) : CatalogFile.mode(of: path)
        guard mode == .writable || access == .reading else {
            throw CatalogFile.foreignLog(of: path) ?? StoreError(.notPermitted, at: path)
        }
        let store = Store(
            try Database.open(path, mode: mode, busyTimeoutSeconds: busyTimeoutSeconds), for: access,
            isImmutable: mode == .immutable)
        do {
            let version = try store.checkedVersion(with: migrations)
            if version < migrations.count {
                guard mode == .writable, let derived else {
                    throw StoreError(.outdated(version: version), at: path)
                }
                try store.migrate(with: migrations, derived: derived)
                return Store(
                    try Database.open(path, mode: mode, busyTimeoutSeconds: busyTimeoutSeconds), for: access)
            }
        } catch {
            throw StoreError(error, at: path)
        }
        return store
    }

    /// The version of the catalog, whose tables are those of that version.
    private func checkedVersion(with migrations: [Migration]) throws -> Int {
        try withDatabase { database in
            // Of one snapshot, since another process may migrate the catalog meanwhile.
            try database.transaction(.deferred) { _ in
                // The main file's header can be behind the log, so SQLite is asked for the version again.
                let version = try Schema.version(of: database)
                try Self.check(version, at: path, known: migrations.count)
                // A catalog gets its version in the transaction that creates its tables.
                if version == 0, try database.int("SELECT count(*) FROM sqlite_schema") > 0 {
                    throw StoreError(.damaged("its version is 0"), at: path)
                }
                try SchemaCheck.check(database, version: version, with: migrations)
                return version
            }
        }
    }

    /// Backs the catalog up and migrates it, if no other process has done so since.
    private func migrate(
        with migrations: [Migration], derived: (StoreReader, StoredDocument) throws -> DerivedIndexes
    ) throws {
        try withDatabase { database in
            try database.execute("PRAGMA foreign_keys = OFF")
            try Schema.migrate(database, with: migrations) {
                // Another connection copies what this one has locked, but not yet changed.
                let original = try Database.open(path, mode: .writable, busyTimeoutSeconds: 0)
                try Store(original, for: .reading).backUp(to: "\(path).before-\(migrations.count)")
            } finish: { session in
                do {
                    try HistoryWriter(StoreReader(session)).rebuild(derived: derived)
                } catch let error as StoreError {
                    throw error
                } catch {
                    throw StoreError(.damaged("\(error)"), at: path)
                }
            }
        }
    }

    /// Refuses what is not a catalog, or a newer one, by its first bytes: nothing is opened, created or changed.
    private static func refuseOthers(at path: String, known: Int) throws(StoreError) {
        switch CatalogFile(at: path) {
        case .missing: throw StoreError(.noSuchFile, at: path)
        case .folder: throw StoreError(.isFolder, at: path)
        case .unreadable: throw StoreError(.unreadable, at: path)
        case .failing(let number): throw StoreError(FileError(.read, path, number), at: path)
        // A link that leads nowhere.
        case .other where FileSystem.resolved(path) == nil: throw StoreError(.noSuchFile, at: path)
        case .other: throw StoreError(.notACatalog, at: path)
        case .catalog(let version): try check(version, at: path, known: known)
        }
    }

    private static func check(_ version: Int, at path: String, known: Int) throws(StoreError) {
        if version > known { throw StoreError(.newer(version: version, known: known), at: path) }
        if version < 0 { throw StoreError(.damaged("its version is \(version)"), at: path) }
    }
}
