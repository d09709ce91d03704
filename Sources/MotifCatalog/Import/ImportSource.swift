/// A text to import documents from: a file, a pipe, or bytes.
public struct ImportSource: Sendable {
    /// The extensions of files with documents.
    public static let fileExtensions = [".json", ".jsonl"]

    /// The name in problems: a path, or `<stdin>`.
    public let name: String
    /// The number of bytes, if it is known.
    public let byteCount: Int?
    /// Fills a buffer with the next bytes and returns their number; 0 at the end.
    public let read: @Sendable (UnsafeMutableRawBufferPointer) throws -> Int

    /// A source of this name.
    public init(name: String, byteCount: Int?, read: @escaping @Sendable (UnsafeMutableRawBufferPointer) throws -> Int)
    {
        self.name = name
        self.byteCount = byteCount
        self.read = read
    }
}
