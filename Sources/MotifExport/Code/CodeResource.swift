import CResources
import MotifText

/// Code that exported files share, compiled into the binary from `Resources/swift/`, `Resources/kotlin/`, and
/// `Resources/typescript/`.
///
///     CodeResource.named("uikit/MotifCurve")?.lines
struct CodeResource: Sendable {
    /// The path of its file without the extension.
    let name: String
    /// Its imports.
    let imports: [String]
    /// Its lines after the imports.
    let lines: [String]

    /// The files of Swift.
    static let swift = all(c_swift_count, c_swift)
    /// The files of Kotlin.
    static let kotlin = all(c_kotlin_count, c_kotlin)
    /// The files of TypeScript.
    static let typeScript = all(c_typescript_count, c_typescript)

    private static func all(_ count: Int, _ resource: (Int) -> CResource) -> [CodeResource] {
        (0..<count).compactMap { index in
            guard let (name, text) = resource(index).file else { return nil }
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            let body = lines.drop { $0.hasPrefix("import") || $0.isEmpty }.dropLast(text.hasSuffix("\n") ? 1 : 0)
            let imports = lines.prefix { $0.hasPrefix("import") }
            return CodeResource(name: name, imports: Array(imports), lines: Array(body))
        }
    }

    /// The file of Swift with this name.
    static func named(_ name: String) -> CodeResource? { swift.first { $0.name == name } }

    /// The same lines for a file without a shared one. Its types are named after the file's own, since the app may have
    /// other such files, and files that share `MotifTransitions.swift`.
    ///
    /// - Parameters:
    ///   - owner: What the names begin with instead of `Motif`.
    ///   - isVisible: Whether the app uses the types.
    func lines(namedAfter owner: String, isVisible: Bool = false) -> [String] {
        lines.map { line in
            let own = line.replacing("Motif", with: owner)
            return own.hasPrefix("internal ") && !isVisible ? "private " + own.dropFirst("internal ".count) : own
        }
    }

    /// Whether a byte belongs to a word: a letter, a digit, an underscore, or part of another character.
    static func isWord(_ byte: UInt8) -> Bool { byte.isNameByte || byte >= 0x80 }
}
