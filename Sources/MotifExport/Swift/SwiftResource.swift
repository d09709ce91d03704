import CResources

/// Swift code that exported files share, compiled into the binary from `swift/`.
///
///     SwiftResource.named("uikit/MotifCurve")?.lines
struct SwiftResource: Sendable {
    /// The path of its file without the extension.
    let name: String
    /// Its lines after the imports.
    let lines: [String]

    /// All files.
    static let all: [SwiftResource] = (0..<c_swift_count).compactMap { index in
        guard let (name, text) = c_swift(index).file else { return nil }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let body = lines.drop { $0.hasPrefix("import") || $0.isEmpty }.dropLast(text.hasSuffix("\n") ? 1 : 0)
        return SwiftResource(name: name, lines: Array(body))
    }

    /// The file with this name.
    static func named(_ name: String) -> SwiftResource? { all.first { $0.name == name } }

    /// The same lines for a file without a shared one. Its types are named after the file's own, since the app may have
    /// other such files, and files that share `MotifTransitions.swift`.
    ///
    /// - Parameters:
    ///   - owner: What the names begin with instead of `Motif`.
    ///   - isVisible: Whether the app uses the types.
    func lines(namedAfter owner: String, isVisible: Bool = false) -> [String] {
        lines.map { line in
            let own = Self.renamed(line, owner)
            return own.hasPrefix("internal ") && !isVisible ? "private " + own.dropFirst("internal ".count) : own
        }
    }

    /// A line whose names begin with `owner` instead of `Motif`. By bytes: an expression took a third of the time in
    /// which a gallery is made.
    private static func renamed(_ line: String, _ owner: String) -> String {
        let (bytes, prefix) = (Array(line.utf8), Array("Motif".utf8))
        var (text, index) = ([UInt8](), 0)
        while index < bytes.count {
            let rest = bytes[index...]
            let isName = rest.starts(with: prefix) && rest.dropFirst(prefix.count).first.map(isUppercase) == true
            if isName, index == 0 || !isWord(bytes[index - 1]) {
                text += owner.utf8
                index += prefix.count
            } else {
                text.append(bytes[index])
                index += 1
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    private static func isUppercase(_ byte: UInt8) -> Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) }

    private static func isWord(_ byte: UInt8) -> Bool {
        let character = Character(Unicode.Scalar(byte))
        return byte >= 0x80 || character == "_" || character.isLetter || character.isNumber
    }
}
