import MotifCore

/// Compares the tables, indexes, triggers, and views of a file with those that the migrations make.
///
/// SQLite runs the triggers of a file and reads through its views, so one from somebody else could make a write change
/// other documents and a read return anything.
/// - Source: https://sqlite.org/security.html, section 2
enum SchemaCheck {
    /// The SHA-256 of the objects that the shipped migrations make. It spares every opening the time of making them.
    static let shippedDigest = "b933e66176f1c075340d175e8bb167aa2a95427b9d4b1ac2eedadffd8d81b37b"

    /// - Throws: `altered`
    static func check(_ database: Database, version: Int, with migrations: [Migration]) throws {
        if version == Migration.shipped.count, try digest(of: database) == shippedDigest { return }
        let model = try Database.inMemory()
        try Schema.migrate(model, with: Array(migrations.prefix(version)))
        let (expected, found) = (try objects(of: model), try objects(of: database))
        for name in Set(expected.keys).union(found.keys).sorted() where expected[name] != found[name] {
            let message =
                switch (expected[name], found[name]) {
                case (nil, _): "it has the \(name), which isn't part of a catalog"
                case (_, nil): "it lacks the \(name)"
                default: "its \(name) isn't the one that motif made"
                }
            throw StoreError(.altered(message), at: database.path)
        }
    }

    static func digest(of database: Database) throws(StoreError) -> String {
        var hasher = SHA256Hasher()
        let select = try database.prepare(objects)
        while try select.step() {
            for column in Int32(0)..<3 {
                hasher.update(select.bytes(column))
                hasher.update([0])
            }
        }
        return ContentDigest(hasher.finished())?.description ?? ""
    }

    /// The SQL of each object, by type and name: `trigger 'x'`. Only indexes that SQLite makes have none.
    private static func objects(of database: Database) throws(StoreError) -> [String: String] {
        var objects: [String: String] = [:]
        let select = try database.prepare(self.objects)
        while try select.step() { objects["\(select.text(0)) '\(select.text(1))'"] = select.text(2) }
        return objects
    }

    /// `ANALYZE` makes the tables that are left out by name, and Litestream those that are left out by their SQL.
    ///
    /// - Source: https://github.com/benbjohnson/litestream, `db.go`: what it keeps in the database that it replicates
    private static let objects = """
        SELECT type, name, sql FROM sqlite_schema WHERE name NOT IN ('sqlite_stat1', 'sqlite_stat4')
            AND sql IS NOT 'CREATE TABLE _litestream_seq (id INTEGER PRIMARY KEY, seq INTEGER)'
            AND sql IS NOT 'CREATE TABLE _litestream_lock (id INTEGER)'
        ORDER BY type, name
        """
}
