import CResources

/// A file of `web/`, compiled into the binary.
///
///     WebResource.named("gallery.css")?.text
package struct WebResource: Sendable {
    /// The name of its file.
    package let name: String
    /// Its contents.
    package let text: String

    /// All files, by name.
    package static let all: [WebResource] = (0..<c_web_count).compactMap { index in
        let file = c_web(index)
        guard let name = file.name, let bytes = file.bytes else { return nil }
        let text = String(decoding: UnsafeBufferPointer(start: bytes, count: file.count), as: UTF8.self)
        return WebResource(name: String(cString: name), text: text)
    }

    /// The file with this name.
    package static func named(_ name: String) -> WebResource? { all.first { $0.name == name } }

    /// The runtime of a module of animations, without the imports that the module declares itself.
    static let animationRuntime: String = {
        let lines = named("animations/runtime.js")?.text.split(separator: "\n", omittingEmptySubsequences: false) ?? []
        return lines.drop { $0.hasPrefix("/**") || $0.hasPrefix("import ") || $0.isEmpty }.joined(separator: "\n")
    }()
}
