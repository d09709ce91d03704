import CResources

/// A file of `Resources/web/`, compiled into the binary.
///
///     WebResource.named("pages.css")?.text
package struct WebResource: Sendable {
    /// The name of its file.
    package let name: String
    /// Its contents.
    package let text: String

    /// All files, by name.
    package static let all: [WebResource] = (0..<c_web_count).compactMap { index in
        c_web(index).file.map { WebResource(name: $0.name, text: $0.text) }
    }

    /// The file with this name.
    package static func named(_ name: String) -> WebResource? { all.first { $0.name == name } }

    /// A file with each `{{name}}` replaced by a text; braces within the texts are kept.
    static func filled(_ name: String, _ texts: [String: String]) -> String {
        let parts = named(name)?.text.split(separator: "{{", omittingEmptySubsequences: false) ?? []
        return parts.enumerated().map { index, part in
            guard index > 0, let end = part.firstRange(of: "}}") else { return String(part) }
            return (texts[String(part[..<end.lowerBound])] ?? "") + part[end.upperBound...]
        }.joined()
    }

    /// The runtime of a module of animations, without the imports that the module declares itself.
    static let animationRuntime: String = {
        let lines = named("animations/runtime.js")?.text.split(separator: "\n", omittingEmptySubsequences: false) ?? []
        return lines.drop { $0.hasPrefix("/**") || $0.hasPrefix("import ") || $0.isEmpty }.joined(separator: "\n")
    }()
}

extension CResource {
    /// The name and the text of the file.
    var file: (name: String, text: String)? {
        guard let name, let bytes else { return nil }
        let text = String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
        return (String(cString: name), text)
    }
}
