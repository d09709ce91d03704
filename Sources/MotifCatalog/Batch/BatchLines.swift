/// The lines of a batch.
public struct BatchLines {
    /// Whether `next` returns without waiting for input.
    package let isReady: () -> Bool
    /// The next line, waiting for input if need be; `nil` at the end.
    package let next: () throws -> LineBuffer.Line?

    /// A source of lines.
    package init(isReady: @escaping () -> Bool, next: @escaping () throws -> LineBuffer.Line?) {
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
