/// Where documents are read from: a file, or what is piped in.
public struct ImportSource: Sendable {
    /// The name that problems speak of: a path, or `<stdin>`.
    public let name: String
    /// How many bytes there are, where that is known.
    public let byteCount: Int?
    /// Fills a buffer with the next bytes and says how many; 0 at the end.
    public let read: @Sendable (UnsafeMutableRawBufferPointer) throws -> Int

    /// A source of this name.
    public init(name: String, byteCount: Int?, read: @escaping @Sendable (UnsafeMutableRawBufferPointer) throws -> Int)
    {
        self.name = name
        self.byteCount = byteCount
        self.read = read
    }
}
