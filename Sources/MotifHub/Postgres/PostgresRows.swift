import MotifCore

/// The result of a statement: rows in binary formats, or an error.
final class PostgresRows {
    private let library: PostgresLibrary
    private let result: OpaquePointer

    /// libpq's `ExecStatusType`.
    enum Status: Int32 {
        case command = 1
        case rows = 2
        case singleRow = 9
    }

    /// Takes over a result of libpq, which is freed with the value.
    init(_ library: PostgresLibrary, _ result: OpaquePointer) {
        self.library = library
        self.result = result
    }

    deinit { library.clear(result) }

    /// The kind of result; `nil` for an error.
    var status: Status? { Status(rawValue: library.resultStatus(result)) }

    /// The server's error, or libpq's.
    func error(hidingSecretsOf url: PostgresURL) -> PostgresError {
        let message = field("M") ?? library.resultErrorMessage(result).map { String(cString: $0) } ?? ""
        return PostgresError(state: field("C").map { SQLState($0) }, message: url.hidingSecrets(in: message))
    }

    /// A part of the error, by the letter that the protocol has for it.
    ///
    /// - Source: https://www.postgresql.org/docs/current/protocol-error-fields.html
    private func field(_ letter: Unicode.Scalar) -> String? {
        library.resultErrorField(result, Int32(letter.value)).map { String(cString: $0) }
    }

    /// The number of rows.
    var count: Int { Int(library.rowCount(result)) }

    /// The bytes of a value; `nil` for null.
    func bytes(_ column: Int32, row: Int = 0) -> [UInt8]? {
        guard row < count, library.isNull(result, Int32(row), column) == 0,
            let start = library.value(result, Int32(row), column)
        else { return nil }
        let count = Int(library.valueLength(result, Int32(row), column))
        return Array(UnsafeRawBufferPointer(start: start, count: count))
    }

    /// A number of any size; `nil` for null.
    func integer(_ column: Int32, row: Int = 0) -> Int? {
        guard let bytes = bytes(column, row: row) else { return nil }
        return switch bytes.count {
        case 4: Int32(bigEndian: bytes).map(Int.init)
        default: Int(bigEndian: bytes)
        }
    }

    /// Text; `nil` for null.
    func text(_ column: Int32, row: Int = 0) -> String? {
        bytes(column, row: row).map { String(decoding: $0, as: UTF8.self) }
    }

    /// A hash; `nil` for null, and for what isn't one.
    func digest(_ column: Int32, row: Int = 0) -> ContentDigest? {
        bytes(column, row: row).flatMap { ContentDigest($0) }
    }
}
