import CResources

/// A style sheet or script of `web/`, compiled into the binary.
///
///     WebResource.named("gallery.css")?.text
struct WebResource: Sendable {
    /// The name of its file.
    let name: String
    /// What the file holds.
    let text: String

    /// All of them, by name.
    static let all: [WebResource] = (0..<c_web_count).compactMap { index in
        let file = c_web(index)
        guard let name = file.name, let bytes = file.bytes else { return nil }
        let text = String(decoding: UnsafeBufferPointer(start: bytes, count: file.count), as: UTF8.self)
        return WebResource(name: String(cString: name), text: text)
    }

    /// The file of this name.
    static func named(_ name: String) -> WebResource? { all.first { $0.name == name } }
}
