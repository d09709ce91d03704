/// A file of a gallery.
public struct GalleryFile: Sendable, Equatable {
    /// Where it lies below the gallery's folder, `patterns/expand/index.html`.
    public let path: String
    /// What it holds, UTF-8.
    public let text: String

    /// A file of this text.
    public init(_ path: String, _ text: String) {
        self.path = path
        self.text = text
    }
}
