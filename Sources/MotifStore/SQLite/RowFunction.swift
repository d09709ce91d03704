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
        sqlite3_create_function_v2(
            connection, name, -1, SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_DIRECTONLY, nil,
            { context, count, arguments in
                let holds = RowFunction.holds(UnsafeBufferPointer(start: arguments, count: Int(count)))
                sqlite3_result_int(context, holds ? 1 : 0)
            }, nil, nil, nil)
    }

    fileprivate final class Box {
        let condition: RowCondition

        init(_ condition: RowCondition) { self.condition = condition }
    }

    fileprivate static var pointerType: UnsafePointer<CChar> {
        let type: StaticString = "motif.condition"
        return UnsafeRawPointer(type.utf8Start).assumingMemoryBound(to: CChar.self)
    }

    private static func holds(_ arguments: UnsafeBufferPointer<OpaquePointer?>) -> Bool {
        guard arguments.count >= 2, let box = sqlite3_value_pointer(arguments[0], pointerType) else { return false }
        let condition = Unmanaged<Box>.fromOpaque(box).takeUnretainedValue().condition
        let bytes = bytes(arguments[1])
        let text = bytes.isEmpty ? nil : try? JSONReader().read(bytes)
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

extension RowCondition: SQLBindable {
    func bind(to statement: SQLStatement, at index: Int32) {
        let box = Unmanaged.passRetained(RowFunction.Box(self)).toOpaque()
        sqlite3_bind_pointer(statement.handle, index, box, RowFunction.pointerType) { box in
            box.map { Unmanaged<RowFunction.Box>.fromOpaque($0).release() }
        }
    }
}
