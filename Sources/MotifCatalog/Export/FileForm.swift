import MotifSystem

/// How a file writes its lines: what merges and exports keep, so that only the lines that changed differ.
package struct FileForm: Equatable {
    /// Whether the file begins with a byte order mark.
    var hasMark = false
    /// The end of a line.
    var newline = "\n"
    /// One step of indentation.
    var indentation = "  "
    /// Whether the last line has an end, too.
    var endsLastLine = true

    private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// Files that people write are smaller; the form of others isn't looked at.
    private static let largest = 16 << 20

    /// The standard form.
    package init() {}

    /// The form of the file at a path, which a new text is going to replace; the standard one if there is none,
    /// or no document in it.
    package init(ofFileAt path: String) {
        let status = FileStatus(at: path)
        guard let status, status.kind == .file, status.byteCount <= Self.largest,
            let bytes = try? OpenFile(readingRegular: path).read(upTo: status.byteCount),
            bytes.contains(UInt8(ascii: "{"))
        else {
            self.init()
            return
        }
        self.init(of: bytes)
    }

    /// The form of a file; the standard one, as far as the file doesn't show any.
    init(of bytes: [UInt8]) {
        let (space, tab, feed, carriageReturn) = (UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(0x0A), UInt8(0x0D))
        hasMark = bytes.starts(with: Self.mark)
        guard let last = bytes.last else { return }
        endsLastLine = last == feed
        let lines = bytes.split(separator: feed, omittingEmptySubsequences: false)
        if lines.count > 1, lines.first?.last == carriageReturn { newline = "\r\n" }
        let indented = lines.first { $0.first == space || $0.first == tab }
        let step = indented?.prefix { $0 == space || $0 == tab } ?? []
        if !step.isEmpty { indentation = String(decoding: step, as: UTF8.self) }
    }

    /// A text of JSON or JSON Lines in the standard form, in this one. No string of JSON goes on in another line.
    package func bytes(of text: String) -> [UInt8] {
        guard self != FileForm() else { return Array(text.utf8) }
        let step = FileForm().indentation.count
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let depth = line.prefix { $0 == " " }.count / step
            return String(repeating: indentation, count: depth) + line.dropFirst(depth * step)
        }
        if !endsLastLine, lines.last == "" { lines.removeLast() }
        return (hasMark ? Self.mark : []) + Array(lines.joined(separator: newline).utf8)
    }
}
