import CSQLite
import MotifSystem

/// The pages of a damaged SQLite file, each read by SQLite as if it were a table of its own.
///
/// SQLite finds a row through the schema and the inner pages of its table, so that one flipped bit there hides
/// everything below it. But a leaf page is complete in itself, except for long texts, whose other pages it names by
/// number. In a private copy of the file, page 1 gets the schema of a single table whose root is page 2, and every leaf
/// page is written over page 2 in turn.
///
/// - Source: https://sqlite.org/fileformat.html, sections 1.3, 1.5, and 1.6
final class LeafPages {
    /// The columns of the table: as many as any table has whose rows are looked for.
    private static let schema = "CREATE TABLE leaf (a, b, c, d, e, f, g, h, i, j, k)"

    /// The path of the private copy, whose table is `leaf`.
    let path: String
    /// The number of pages.
    let count: Int
    /// The size of a page in bytes.
    let pageSize: Int
    private let draft: FileDraft
    private let schemaPage: [UInt8]
    private let secondPage: [UInt8]
    private let freePages: Set<Int>

    /// Copies a file, which is never opened by SQLite itself and never changed.
    ///
    /// - Parameter destination: A path in a folder where the copy may be, as long as this value lives.
    init(of source: String, copiedBeside destination: String) throws {
        let original = try OpenFile(reading: source)
        let header = Header((try? original.bytes(at: 0, count: 100)) ?? [])
        pageSize = header.pageSize
        let (draft, file) = try FileDraft.create(for: destination, permissions: 0o600)
        self.draft = draft
        path = draft.path
        try Self.copy(original, FileStatus(at: source)?.byteCount ?? 0, pageSize, to: file)
        if let log = try? OpenFile(reading: source + "-wal") {
            let copy = try OpenFile(creating: path + "-wal", permissions: 0o600)
            while case let bytes = try log.read(upTo: 1 << 16), !bytes.isEmpty { try copy.write(bytes) }
        }
        // Whatever SQLite makes of the file, it writes the log back when it closes it.
        _ = try? Database.open(path, mode: .writable, busyTimeoutSeconds: 0)
        let copy = try OpenFile(reading: path)
        count = (FileStatus(at: path)?.byteCount ?? 0) / pageSize
        freePages = try Self.freePages(of: copy, pageSize)
        secondPage = try copy.bytes(at: pageSize, count: pageSize)
        schemaPage = try Self.schemaPage(header, at: path + "-schema")
    }

    deinit {
        for ending in Self.endings { FileSystem.remove(path + ending) }
        draft.discard()
    }

    private static let endings = ["-wal", "-shm", "-journal", "-schema"]

    /// Calls `body` for every leaf page of a table, while the copy's table has its rows.
    func visit(_ body: () throws -> Void) throws {
        let copy = try OpenFile(reading: path)
        for number in stride(from: 2, through: count, by: 1) where !freePages.contains(number) {
            let page = number == 2 ? secondPage : try copy.bytes(at: (number - 1) * pageSize, count: pageSize)
            guard page.first == Self.tableLeaf else { continue }
            try OpenFile(writing: path).write(schemaPage + page)
            try body()
        }
    }

    /// The first byte of a page that is a leaf of a table.
    private static let tableLeaf: UInt8 = 13

    /// The beginning of the file.
    private struct Header {
        let pageSize: Int
        /// The bytes at the end of each page that SQLite doesn't use; `nil` for its default.
        let reserved: Int32?

        init(_ bytes: [UInt8]) {
            let isWhole = bytes.count == 100 && bytes.starts(with: Array("SQLite format 3\u{0}".utf8))
            let size = isWhole ? Int(bytes[16]) << 8 | Int(bytes[17]) : 0
            // 1 stands for 65,536. A damaged size is most likely that of all catalogs, which is SQLite's default.
            pageSize = size == 1 ? 65_536 : size >= 512 && size & (size - 1) == 0 ? size : 4_096
            reserved = isWhole && bytes[20] <= 32 ? Int32(bytes[20]) : nil
        }
    }

    /// Copies all pages, with zeros for those that the disk can't read and for the end of a truncated one.
    private static func copy(_ file: OpenFile, _ byteCount: Int, _ pageSize: Int, to copy: OpenFile) throws {
        for offset in stride(from: 0, to: byteCount, by: pageSize) {
            var page = (try? file.bytes(at: offset, count: pageSize)) ?? []
            page += [UInt8](repeating: 0, count: pageSize - page.count)
            try copy.write(page)
        }
    }

    /// The pages that no table uses, which can have rows that were removed.
    private static func freePages(of file: OpenFile, _ pageSize: Int) throws -> Set<Int> {
        func number(_ bytes: [UInt8], _ start: Int) -> Int { bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
        var free: Set<Int> = []
        let first = try file.bytes(at: 0, count: pageSize)
        var trunk = first.count == pageSize ? number(first, 32) : 0
        while trunk > 1, free.insert(trunk).inserted {
            let page = try file.bytes(at: (trunk - 1) * pageSize, count: pageSize)
            guard page.count == pageSize else { break }
            for leaf in 0..<min(number(page, 4), pageSize / 4 - 2) { free.insert(number(page, 8 + 4 * leaf)) }
            trunk = number(page, 0)
        }
        return free
    }

    /// The first page of a database with the table, as SQLite writes it.
    private static func schemaPage(_ header: Header, at path: String) throws -> [UInt8] {
        try OpenFile(creating: path, permissions: 0o600).close()
        let database = try Database.open(path, mode: .writable, busyTimeoutSeconds: 0)
        if var reserved = header.reserved {
            sqlite3_file_control(database.handle, "main", SQLITE_FCNTL_RESERVE_BYTES, &reserved)
        }
        try database.execute("PRAGMA page_size = \(header.pageSize); \(schema)")
        try database.close()
        var page = try OpenFile(reading: path).bytes(at: 0, count: header.pageSize)
        // Without a number of pages, SQLite asks for the file's size.
        page.replaceSubrange(28..<32, with: [0, 0, 0, 0])
        return page
    }
}
