/// Where a batch gets its lines from.
public struct BatchLines {
    /// Whether `next` gives a line without waiting for input.
    public let isReady: () -> Bool
    /// The next line, waited for where need be; `nil` at the end.
    public let next: () throws -> LineBuffer.Line?

    /// A source of lines.
    public init(isReady: @escaping () -> Bool, next: @escaping () throws -> LineBuffer.Line?) {
        self.isReady = isReady
        self.next = next
    }

    /// The lines of a text.
    public init(_ text: [UInt8]) {
        var buffer = LineBuffer()
        buffer.push(text)
        buffer.finish()
        self.init(isReady: { buffer.hasLine }, next: { buffer.next() })
    }
}
