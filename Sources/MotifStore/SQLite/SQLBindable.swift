import CSQLite
import MotifCore

/// A value that a statement's parameter can have.
protocol SQLBindable {
    /// Binds the value to the parameter with this index, from 1.
    func bind(to statement: SQLStatement, at index: Int32)
}

extension Int64: SQLBindable {
    func bind(to statement: SQLStatement, at index: Int32) { sqlite3_bind_int64(statement.handle, index, self) }
}

extension Int: SQLBindable {
    func bind(to statement: SQLStatement, at index: Int32) { Int64(self).bind(to: statement, at: index) }
}

extension Bool: SQLBindable {
    func bind(to statement: SQLStatement, at index: Int32) { Int64(self ? 1 : 0).bind(to: statement, at: index) }
}

extension Double: SQLBindable {
    func bind(to statement: SQLStatement, at index: Int32) { sqlite3_bind_double(statement.handle, index, self) }
}

extension String: SQLBindable {
    func bind(to statement: SQLStatement, at index: Int32) {
        var text = self
        text.withUTF8 { statement.bind(text: $0, at: index) }
    }
}

extension Optional: SQLBindable where Wrapped: SQLBindable {
    func bind(to statement: SQLStatement, at index: Int32) {
        if let self { self.bind(to: statement, at: index) } else { sqlite3_bind_null(statement.handle, index) }
    }
}

/// Text that is UTF-8 already.
struct UTF8Text: SQLBindable {
    let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    func bind(to statement: SQLStatement, at index: Int32) {
        bytes.withUnsafeBufferPointer { statement.bind(text: $0, at: index) }
    }
}

/// A value of the index of parameters, or of a filter.
enum SQLValue: SQLBindable, Sendable, Hashable {
    case number(Double)
    case text(String)

    func bind(to statement: SQLStatement, at index: Int32) {
        switch self {
        case .number(let number):
            // As an integer, a whole number takes fewer bytes and compares the same.
            let integer = Int64(exactly: number)
            if let integer { integer.bind(to: statement, at: index) } else { number.bind(to: statement, at: index) }
        case .text(let text): text.bind(to: statement, at: index)
        }
    }
}

extension ContentDigest: SQLBindable {
    func bind(to statement: SQLStatement, at index: Int32) { statement.bind(blob: bytes, at: index) }
}

extension DocumentID: SQLBindable {
    func bind(to statement: SQLStatement, at index: Int32) { value.bind(to: statement, at: index) }
}

extension DocumentType: SQLBindable {
    func bind(to statement: SQLStatement, at index: Int32) { number.bind(to: statement, at: index) }
}

extension ReleaseName: SQLBindable {
    func bind(to statement: SQLStatement, at index: Int32) { text.bind(to: statement, at: index) }
}

extension RevisionNumber: SQLBindable {
    func bind(to statement: SQLStatement, at index: Int32) { value.bind(to: statement, at: index) }
}

extension Slug: SQLBindable {
    func bind(to statement: SQLStatement, at index: Int32) { text.bind(to: statement, at: index) }
}

extension Timestamp: SQLBindable {
    func bind(to statement: SQLStatement, at index: Int32) { millisecondsSince1970.bind(to: statement, at: index) }
}

extension SQLStatement {
    fileprivate func bind(text bytes: UnsafeBufferPointer<UInt8>, at index: Int32) {
        // An empty buffer may have no address, which SQLite would take for NULL.
        let empty: StaticString = ""
        let start = UnsafeRawPointer(bytes.baseAddress ?? empty.utf8Start).assumingMemoryBound(to: CChar.self)
        sqlite3_bind_text64(handle, index, start, UInt64(bytes.count), transient, UInt8(SQLITE_UTF8))
    }

    func bind(blob bytes: [UInt8], at index: Int32) {
        _ = bytes.withUnsafeBytes { sqlite3_bind_blob64(handle, index, $0.baseAddress, UInt64($0.count), transient) }
    }
}

/// SQLite copies what is bound (SQLITE_TRANSIENT, a macro that Swift does not see).
private let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
