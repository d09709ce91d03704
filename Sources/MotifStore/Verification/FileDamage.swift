import MotifSystem

extension Store {
    /// The problems of a file that is too damaged to be opened or verified as a catalog: what is cut off, and what
    /// SQLite's own check finds.
    public static func fileDamage(at path: String) -> [Damage] {
        var damage: [Damage] = []
        if let (present, expected) = pages(of: path), present < expected {
            damage.append(Damage(.sqlite("the file ends after \(present) of its \(expected) pages")))
        }
        do {
            let mode = CatalogFile.readingMode(of: path)
            let database = try Database.open(path, mode: mode, busyTimeoutSeconds: Store.busyTimeoutSeconds)
            damage += try database.transaction(.deferred) { try $0.fileDamage() }
        } catch {
            var message = "\(error)"
            if case .damaged(let reason)? = (error as? StoreError)?.kind {
                // Without the schema, SQLite runs no statement.
                message = "the list of the tables can't be read: \(reason)"
            }
            damage.append(Damage(.sqlite(message)))
        }
        return damage
    }

    /// The number of whole pages that a file has, and the number that it should have.
    ///
    /// - Source: https://sqlite.org/fileformat.html, section 1.3: the page size at byte 16, the number of pages at 28.
    private static func pages(of path: String) -> (present: Int, expected: Int)? {
        guard let header = try? OpenFile(reading: path).read(upTo: 100), header.count == 100,
            let size = FileStatus(at: path)?.byteCount
        else { return nil }
        func number(_ range: Range<Int>) -> Int { header[range].reduce(0) { $0 << 8 | Int($1) } }
        let pageSize = number(16..<18) == 1 ? 65_536 : number(16..<18)
        return pageSize >= 512 ? (Int(size) / pageSize, number(28..<32)) : nil
    }
}

extension Session {
    /// What SQLite's own check finds; empty if the file is sound. Once it has found something, every table is checked on
    /// its own, since a page that can't be read ends the whole check with an error that names no table.
    func fileDamage() throws(StoreError) -> [Damage] {
        var (messages, failure) = try integrity()
        if messages.isEmpty, failure == nil { return [] }
        guard let tables = tables() else {
            throw failure ?? StoreError(.damaged(messages.joined(separator: "; ")), at: path)
        }
        var damage: [Damage] = []
        for table in tables {
            let found = try integrity(of: table)
            messages.removeAll { found.messages.contains($0) }
            var words = found.messages
            if words.isEmpty, case .damaged(let message)? = found.failure?.kind { words = [message] }
            guard !words.isEmpty else { continue }
            let indexOnly = isReadable(table)
            damage += words.map { Damage(.damagedTable(table, message: $0, indexOnly: indexOnly)) }
        }
        damage += messages.map { Damage(.sqlite($0)) }
        if damage.isEmpty, case .damaged(let message)? = failure?.kind { damage = [Damage(.sqlite(message))] }
        return damage
    }

    /// The tables with pages of their own; `nil` if the schema can't be read.
    private func tables() -> [String]? {
        let sql = "SELECT name FROM sqlite_schema WHERE type = 'table' AND rootpage > 0 ORDER BY rootpage"
        return try? all(sql) { $0.text(0) }
    }

    /// What SQLite's check finds in the file, or in one table and its indexes, until it fails at a damaged page.
    private func integrity(
        of table: String? = nil
    ) throws(StoreError) -> (messages: [String], failure: StoreError?) {
        var messages: [String] = []
        let argument = table.map { "('\($0.replacing("'", with: "''"))')" } ?? ""
        do throws(StoreError) {
            let integrity = try prepare("PRAGMA integrity_check" + argument)
            while try integrity.step() {
                messages += integrity.text(0).split(separator: "\n").map(String.init).filter {
                    $0 != "ok" && !$0.hasPrefix("***")
                }
            }
        } catch {
            guard case .damaged = error.kind else { throw error }
            return (messages, error)
        }
        return (messages, nil)
    }

    /// Whether all rows of a table can be read without its indexes.
    private func isReadable(_ table: String) -> Bool {
        let sql = "SELECT * FROM \"\(table.replacing("\"", with: "\"\""))\" NOT INDEXED"
        return (try? prepare(sql).run()) != nil
    }
}
