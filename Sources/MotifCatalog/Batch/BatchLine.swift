import MotifCore
import MotifJSON

/// One line of a batch that says what to do.
struct BatchLine {
    /// Its number in the input, from 1; blank lines count.
    let number: Int
    /// What the caller tells the answer by.
    let id: JSON?
    /// What to do.
    let operation: BatchOperation
    /// Why, for the change.
    let message: String?

    /// What a line may be.
    enum Reading {
        /// Nothing but white space.
        case blank
        /// Something to do.
        case operation(BatchLine)
        /// Something wrong, with the id if there is one.
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
