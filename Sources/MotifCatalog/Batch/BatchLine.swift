import MotifCore
import MotifJSON

/// One operation of a batch with its line.
struct BatchLine {
    /// Its number in the input, from 1; blank lines count.
    let number: Int
    /// The id by which the caller recognizes the answer.
    let id: JSON?
    /// The operation.
    let operation: CatalogOperation

    /// The result of reading a line.
    enum Reading {
        /// Only white space.
        case blank
        /// An operation.
        case operation(BatchLine)
        /// A failure, with the line's id if it has one.
        case failure(id: JSON?, OperationFailure)
    }

    /// Reads a line.
    static func read(
        _ line: LineBuffer.Line, number: Int, in table: OperationTable, _ reader: JSONReader
    ) -> Reading {
        switch line {
        case .tooLong(let limit):
            return .failure(
                id: nil, OperationFailure(JSONError(kind: .tooLarge(limit: limit), offset: 0, position: .start)))
        case .text(let bytes):
            if isBlank(bytes, isFirst: number == 1) { return .blank }
            do { return read(try reader.read(bytes), number: number, in: table) } catch {
                return .failure(id: nil, OperationFailure(error))
            }
        }
    }

    private static func read(_ json: JSON, number: Int, in table: OperationTable) -> Reading {
        let id = json.object?["id"]
        do throws(Problems) {
            let operation = try table.operation(json, besides: ["id"])
            return .operation(BatchLine(number: number, id: id, operation: operation))
        } catch {
            return .failure(id: id, OperationFailure(malformed: error))
        }
    }

    private static func isBlank(_ bytes: [UInt8], isFirst: Bool) -> Bool {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let text = isFirst && bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]
        return text.allSatisfy { [0x20, 0x09, 0x0D].contains($0) }
    }
}
