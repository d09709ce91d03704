public import MotifJSON

/// The answer of an operation, as JSON text.
public struct OperationAnswer: Sendable {
    /// Compact JSON, UTF-8.
    public let text: [UInt8]

    /// An answer that is JSON text already.
    init(text: [UInt8]) { self.text = text }

    /// An answer as a JSON value.
    public init(_ json: JSON) { text = json.canonicalBytes }

    /// An array of answers.
    init(_ answers: [OperationAnswer]) {
        var text = [UInt8(ascii: "[")]
        for (index, answer) in answers.enumerated() {
            if index > 0 { text.append(UInt8(ascii: ",")) }
            text += answer.text
        }
        text.append(UInt8(ascii: "]"))
        self.text = text
    }
}
