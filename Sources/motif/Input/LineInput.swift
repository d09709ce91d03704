import MotifCatalog
import MotifSystem

/// The lines of a file or of standard input, as they arrive.
final class LineInput {
    private let file: OpenFile
    private var buffer = LineBuffer()
    private var isAtEnd = false
    private let chunk = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)

    /// The lines of this file.
    init(_ file: OpenFile) { self.file = file }

    deinit { chunk.deallocate() }

    /// Whether a line is available without waiting.
    var hasLine: Bool { buffer.hasLine }

    /// Returns the next line, waiting for it if necessary; `nil` at the end.
    func next() throws(CommandError) -> LineBuffer.Line? {
        while true {
            if let line = buffer.next() { return line }
            if isAtEnd { return nil }
            let count = try InputFile.reading { () throws(FileError) in try file.read(into: chunk) }
            if count > 0 {
                buffer.push(UnsafeRawBufferPointer(rebasing: chunk[..<count]))
            } else {
                isAtEnd = true
                buffer.finish()
            }
        }
    }
}
