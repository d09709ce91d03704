/// The first lines of a file that motif exported: what it was made from, and a digest of the rest.
///
///     // Exported by motif from expand@3 to compose (digest 6c62272e07bb0142).
///
/// The digest ignores spaces and line ends, so that formatters don't change it.
package struct ExportHeader: Sendable, Hashable {
    /// What the file was made from: `expand@3`; for shared code, the version of motif.
    package let origins: [String]
    /// The format, and the part of it: `compose`, `compose timing`; `nil` in files of earlier versions.
    package let format: String?
    /// Whether the rest of the file is as it was exported.
    package let isIntact: Bool

    private static let start = "Exported by motif from "
    private static let format = " to "
    private static let mark = " (digest "
    private static let width = 100

    /// Reads the header of a file; `nil` if there is none.
    package init?(of bytes: [UInt8]) {
        let opening = Array("// \(Self.start)".utf8)
        guard bytes.count > opening.count, bytes[0] == opening[0], bytes[2..<opening.count] == opening[2...],
            let end = bytes.prefix(1 << 16).indices.first(where: { bytes[$0...].starts(with: Self.mark.utf8) })
        else { return nil }
        let rest = bytes[(end + Self.mark.utf8.count)...]
        let digest = String(decoding: rest.prefix(16), as: UTF8.self)
        let text = String(decoding: bytes[opening.count..<end], as: UTF8.self)
        let format = text.ranges(of: Self.format).last
        self.format = format.map { String(text[$0.upperBound...]) }
        let names = text[..<(format?.lowerBound ?? text.endIndex)]
        origins = names.split(separator: ",").map { name in
            String(name.drop { $0.isWhitespace || $0 == "/" || $0 == "*" })
        }
        let code = rest.drop { $0 != UInt8(ascii: "\n") }
        isIntact = Self.digest(of: code) == digest
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
            let name = origin + (index == origins.count - 1 ? "" : ", ")
            if index > 0, (lines.last ?? "").utf8.count + name.utf8.count > width { lines.append(next) }
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
        let digits = String(code.lazy.filter { $0 > 32 }.fnv1a, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
