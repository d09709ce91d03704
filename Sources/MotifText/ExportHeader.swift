/// The first lines of a file that motif exported: what it was made from, and a digest of the rest.
///
///     // Exported by motif from expand#5f0e1a2b to compose (digest 6c62272e07bb0142).
///
/// The digest ignores spaces, line ends, and commas, so that formatters don't change it.
package struct ExportHeader: Sendable, Hashable {
    /// What the file was made from: `expand#5f0e1a2b`; for shared code, the version of motif.
    package let origins: [String]
    /// The names of the documents among them.
    package var documents: [String] { origins.map { String($0.prefix { $0 != "#" }) } }
    /// The format, and the part of it: `compose`, `compose timing`; `nil` in files of earlier versions.
    package let format: String?
    /// Whether the rest of the file is as it was exported.
    package let isIntact: Bool

    private static let start = "Exported by motif from "
    private static let opening = Array("// \(start)".utf8)
    private static let format = " to "
    private static let mark = " (digest "
    private static let width = 100
    /// The bytes that a header can have, with the comments above it.
    private static let limit = 1 << 20

    /// Reads the header of a file, which is among the comments that it begins with; `nil` if there is none.
    package init?(of file: [UInt8]) {
        guard let bytes = Self.lines(of: file.prefix(Self.limit)).map({ file[$0...] }),
            let end = bytes.prefix(Self.limit).indices.first(where: { bytes[$0...].starts(with: Self.mark.utf8) })
        else { return nil }
        let rest = bytes[(end + Self.mark.utf8.count)...]
        let digest = String(decoding: rest.prefix(16), as: UTF8.self)
        let text = String(decoding: bytes[(bytes.startIndex + Self.opening.count)..<end], as: UTF8.self)
        let format = text.ranges(of: Self.format).last
        self.format = format.map { String(text[$0.upperBound...]) }
        let names = text[..<(format?.lowerBound ?? text.endIndex)]
        origins = names.split(separator: ",").map { name in
            String(name.drop { $0.isWhitespace || $0 == "/" || $0 == "*" })
        }
        let code = rest.drop { $0 != UInt8(ascii: "\n") }
        isIntact = Self.digest(of: code) == digest
    }

    /// The comments above the header of a file, such as a license; none if it has no header.
    package static func comments(above file: [UInt8]) -> ArraySlice<UInt8> {
        file[..<(lines(of: file.prefix(limit)) ?? 0)]
    }

    /// The offset of the first line that begins like a header, behind nothing but other comments, annotations of the
    /// file, and directives.
    private static func lines(of bytes: ArraySlice<UInt8>) -> Int? {
        var isOpen = false
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        var rest = bytes
        while !rest.isEmpty {
            let line = rest.prefix { $0 != UInt8(ascii: "\n") }
            rest = rest[line.endIndex...].dropFirst()
            let text = line.starts(with: mark) ? line.dropFirst(mark.count) : line.drop { $0 <= 32 }
            if text.first == opening[0], text.dropFirst(2).starts(with: opening[2...]) { return text.startIndex }
            let isComment = isOpen || text.starts(with: "/*".utf8)
            isOpen = isComment && !text.indices.contains { text[$0...].starts(with: "*/".utf8) }
            let starts = ["//", "@", "#", "'use ", "\"use "]
            guard isComment || text.isEmpty || starts.contains(where: { text.starts(with: $0.utf8) }) else {
                return nil
            }
        }
        return nil
    }

    /// Puts the header before the text of a file.
    ///
    /// - Parameters:
    ///   - fileExtension: The extension, which decides how comments are written.
    ///   - format: The format, and the part of it.
    /// - Returns: The same text if it can't have comments.
    package static func stamped(
        _ text: String, from origins: [String], as fileExtension: String, to format: String? = nil
    ) -> String {
        guard let (opening, next, close) = comment(in: fileExtension) else { return text }
        var lines = [opening + start]
        for (index, origin) in origins.enumerated() {
            let name = origin + (index == origins.count - 1 ? "" : ",")
            let isFull = (lines.last ?? "").utf8.count + name.utf8.count >= width
            if index > 0 { isFull ? lines.append(next) : lines[lines.count - 1].append(" ") }
            lines[lines.count - 1] += name
        }
        let end = format.map { Self.format + $0 } ?? ""
        return lines.joined(separator: "\n") + end + mark + digest(of: text.utf8) + ")." + close + text
    }

    /// Whether a file of this name can have the header.
    package static func isWritten(to fileName: String) -> Bool { comment(in: fileName) != nil }

    private static func comment(in fileName: String) -> (opening: String, next: String, close: String)? {
        switch fileName.split(separator: ".").last {
        case "swift", "kt", "ts", "mjs", "js": ("// ", "// ", "\n")
        case "css": ("/* ", " * ", " */\n")
        default: nil
        }
    }

    private static func digest(of code: some Sequence<UInt8>) -> String {
        code.lazy.filter { $0 > 32 && $0 != UInt8(ascii: ",") }.fnv1a.hexadecimal
    }
}
