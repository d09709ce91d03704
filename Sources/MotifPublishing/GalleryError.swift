/// The reason why a gallery can't be written into a folder.
public enum GalleryError: Error, Sendable, Hashable {
    /// The path leads to something other than a folder.
    case notAFolder(String)
    /// The folder contains files that don't belong to a gallery, such as the one with this name.
    case foreignFiles(folder: String, example: String)

    /// A message about the error.
    public var message: String {
        switch self {
        case .notAFolder(let path): "'\(path)' is not a folder"
        case .foreignFiles(let folder, let example): "'\(folder)' contains other files, such as '\(example)'"
        }
    }
}
