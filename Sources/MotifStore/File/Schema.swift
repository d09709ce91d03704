import GRDB

/// The version of a catalog's tables, and the steps to a later one.
enum Schema {
    static func version(of queue: DatabaseQueue, path: String) throws(StoreError) -> Int {
        do {
            return try queue.read { try Int.fetchOne($0, sql: "PRAGMA user_version") ?? 0 }
        } catch {
            throw StoreError(error, at: path)
        }
    }

    /// Runs the steps after `version`, each in a transaction with its record.
    static func migrate(
        _ queue: DatabaseQueue, from version: Int, with migrations: [Migration], path: String
    ) throws(StoreError) {
        do {
            for number in migrations.indices where number >= version {
                try queue.writeWithoutTransaction { database in
                    try database.inTransaction(.immediate) {
                        try run(migrations[number], as: number + 1, in: database)
                        return .commit
                    }
                }
            }
        } catch {
            throw StoreError(error, at: path)
        }
    }

    private static func run(_ migration: Migration, as version: Int, in database: Database) throws {
        // Another process may have made the step while this one waited for the lock.
        guard try Int.fetchOne(database, sql: "PRAGMA user_version") == version - 1 else { return }
        try database.execute(sql: migration.sql)
        try database.execute(
            sql: "PRAGMA application_id = \(CatalogFile.applicationID); PRAGMA user_version = \(version)")
    }
}
