public import MotifJSON

/// The answer of an operation, as JSON text.
public struct OperationAnswer: Sendable {
    /// Compact JSON, UTF-8.
    public let text: [UInt8]

    /// An answer that is JSON text already.
    init(text: [UInt8]) { self.text = text }

    /// An answer as a JSON value.
    public init(_ json: JSON) { text = json.canonicalBytes }
}
