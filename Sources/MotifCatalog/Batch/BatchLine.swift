import MotifCore
import MotifJSON

/// One operation of a batch with its line.
struct BatchLine {
    /// Its number in the input, from 1; blank lines count.
    let number: Int
    /// The id by which the caller recognizes the answer.
    let id: JSON?
    /// The operation.
    let operation: BatchOperation
    /// The message of the change.
    let message: String?

    /// The result of reading a line.
    enum Reading {
        /// Only white space.
        case blank
        /// An operation.
        case operation(BatchLine)
        /// A failure, with the line's id if it has one.
        case failure(id: JSON?, BatchFailure)
    }

    /// Reads a line.
    static func read(_ line: LineBuffer.Line, number: Int, _ reader: JSONReader) -> Reading {
        switch line {
        case .tooLong(let limit):
            return .failure(
                id: nil, BatchFailure(JSONError(kind: .tooLarge(limit: limit), offset: 0, position: .start)))
        case .text(let bytes):
            if isBlank(bytes, isFirst: number == 1) { return .blank }
            do { return read(try reader.read(bytes), number: number) } catch {
                return .failure(id: nil, BatchFailure(error))
            }
        }
    }

    private static func read(_ json: JSON, number: Int) -> Reading {
        guard let object = json.object else {
            let problem = Problem.Kind.wrongType(expected: "an object with 'op'", found: json.typeInWords)
            return .failure(id: nil, BatchFailure(Problems(problem)))
        }
        var keys = BatchKeys(object)
        let operation = BatchOperation.read(&keys)
        guard let operation = operation.flatMap({ keys.problems.isEmpty ? $0 : nil }) else {
            return .failure(id: object["id"], BatchFailure(Problems(keys.problems)))
        }
        let message = object["message"]?.string
        return .operation(BatchLine(number: number, id: object["id"], operation: operation, message: message))
    }

    private static func isBlank(_ bytes: [UInt8], isFirst: Bool) -> Bool {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let text = isFirst && bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]
        return text.allSatisfy { [0x20, 0x09, 0x0D].contains($0) }
    }
}
