import CResources

/// Swift code that exported files share, compiled into the binary from `swift/`.
///
///     SwiftResource.named("uikit/MotionCurve")?.lines
struct SwiftResource: Sendable {
    /// The path of its file without the extension.
    let name: String
    /// Its lines after the imports.
    let lines: [String]

    /// All files.
    static let all: [SwiftResource] = (0..<c_swift_count).compactMap { index in
        let file = c_swift(index)
        guard let name = file.name, let bytes = file.bytes else { return nil }
        let text = String(decoding: UnsafeBufferPointer(start: bytes, count: file.count), as: UTF8.self)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let body = lines.drop { $0.hasPrefix("import") || $0.isEmpty }.dropLast(text.hasSuffix("\n") ? 1 : 0)
        return SwiftResource(name: String(cString: name), lines: Array(body))
    }

    /// The file with this name.
    static func named(_ name: String) -> SwiftResource? { all.first { $0.name == name } }

    /// The same lines as members of a type, where no other file can have them.
    func lines(in owner: String) -> [String] {
        let nested = lines.map { line in
            let text = line.hasPrefix("internal ") ? String(line.dropFirst("internal ".count)) : line
            return text.isEmpty ? text : "    " + text
        }
        return ["extension \(owner) {"] + nested + ["}"]
    }

    /// The same lines for a file of their own, in which they are private, since other files may have them too.
    var privateLines: [String] {
        lines.map { $0.hasPrefix("internal ") ? "private " + $0.dropFirst("internal ".count) : $0 }
    }
}
