import MotifCore

/// A parameter of a statement, in the binary format of its type.
enum PostgresValue {
    case null(PostgresType)
    case integer(Int)
    case bytes([UInt8])
    case text(String)
    /// Text that is UTF-8 already.
    case utf8([UInt8])

    /// The type as `pg_type.oid` numbers it.
    var type: PostgresType {
        switch self {
        case .null(let type): type
        case .integer: .bigint
        case .bytes: .bytea
        case .text, .utf8: .text
        }
    }

    /// The bytes; `nil` for null.
    ///
    /// - Source: https://www.postgresql.org/docs/current/protocol-overview.html#PROTOCOL-FORMAT-CODES: integers are in
    ///   network byte order.
    var bytes: [UInt8]? {
        switch self {
        case .null: nil
        case .integer(let value): value.bigEndianBytes
        case .bytes(let bytes), .utf8(let bytes): bytes
        case .text(let text): Array(text.utf8)
        }
    }
}

/// The types of motif's columns, by their numbers in `pg_type`.
enum PostgresType: UInt32 {
    case bytea = 17
    case bigint = 20
    case text = 25
}

extension FixedWidthInteger {
    /// The bytes, the highest first.
    var bigEndianBytes: [UInt8] { withUnsafeBytes(of: bigEndian) { Array($0) } }

    /// The number of these bytes, the highest first; `nil` for another number of bytes.
    init?(bigEndian bytes: some Collection<UInt8>) {
        guard bytes.count == Self.bitWidth / 8 else { return nil }
        self = bytes.reduce(0) { $0 << 8 | Self(truncatingIfNeeded: $1) }
    }
}
