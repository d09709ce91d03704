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
        let file = c_swift(index)
        guard let name = file.name, let bytes = file.bytes else { return nil }
        let text = String(decoding: UnsafeBufferPointer(start: bytes, count: file.count), as: UTF8.self)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let body = lines.drop { $0.hasPrefix("import") || $0.isEmpty }.dropLast(text.hasSuffix("\n") ? 1 : 0)
        return SwiftResource(name: String(cString: name), lines: Array(body))
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
            let own = line.replacing(/\bMotif(?=[A-Z])/, with: owner)
            return own.hasPrefix("internal ") && !isVisible ? "private " + own.dropFirst("internal ".count) : own
        }
    }
}
