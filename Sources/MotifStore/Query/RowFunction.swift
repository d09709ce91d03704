import CSQLite
import MotifFormula
import MotifJSON

/// The SQL function that asks a `RowCondition` about a document: `holds(condition, text, column…)`.
///
/// The condition is bound as a pointer, which no SQL text can forge.
/// - Source: https://sqlite.org/bindptr.html
enum RowFunction {
    static let name = "holds"

    /// Registers the function with a connection, an `sqlite3 *`.
    static func register(on connection: OpaquePointer?) {
        let reader = Unmanaged.passRetained(JSONReader()).toOpaque()
        sqlite3_create_function_v2(
            connection, name, -1, SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_DIRECTONLY, reader,
            { context, count, arguments in
                let holds = RowFunction.holds(
                    UnsafeBufferPointer(start: arguments, count: Int(count)), sqlite3_user_data(context))
                sqlite3_result_int(context, holds ? 1 : 0)
            }, nil, nil, { $0.map { Unmanaged<JSONReader>.fromOpaque($0).release() } })
    }

    /// Binds a condition to a place of a statement, an `sqlite3_stmt *`.
    static func bind(_ condition: RowCondition, to statement: OpaquePointer, at place: Int32) {
        let box = Unmanaged.passRetained(Box(condition)).toOpaque()
        sqlite3_bind_pointer(statement, place, box, pointerType) { $0.map { Unmanaged<Box>.fromOpaque($0).release() } }
    }

    private final class Box {
        let condition: RowCondition

        init(_ condition: RowCondition) { self.condition = condition }
    }

    private static var pointerType: UnsafePointer<CChar> {
        let type: StaticString = "motif.condition"
        return UnsafeRawPointer(type.utf8Start).assumingMemoryBound(to: CChar.self)
    }

    private static func holds(_ arguments: UnsafeBufferPointer<OpaquePointer?>, _ reader: UnsafeMutableRawPointer?)
        -> Bool
    {
        guard arguments.count >= 2, let reader, let box = sqlite3_value_pointer(arguments[0], pointerType) else {
            return false
        }
        let condition = Unmanaged<Box>.fromOpaque(box).takeUnretainedValue().condition
        let bytes = bytes(arguments[1])
        let text = bytes.isEmpty ? nil : try? Unmanaged<JSONReader>.fromOpaque(reader).takeUnretainedValue().read(bytes)
        return condition.holds(in: text, columns: arguments.dropFirst(2).map(value))
    }

    private static func value(_ value: OpaquePointer?) -> FormulaValue {
        switch sqlite3_value_type(value) {
        case SQLITE_INTEGER, SQLITE_FLOAT: .number(sqlite3_value_double(value))
        case SQLITE_TEXT: .text(String(decoding: bytes(value), as: UTF8.self))
        default: .missing
        }
    }

    /// The bytes of a text or blob, valid until the function returns.
    private static func bytes(_ value: OpaquePointer?) -> UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(start: sqlite3_value_blob(value), count: Int(sqlite3_value_bytes(value)))
    }
}
