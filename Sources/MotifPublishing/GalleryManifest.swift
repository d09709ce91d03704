import MotifJSON
import MotifSystem

/// The file that marks a folder as a gallery and lists the files that belong to it.
struct GalleryManifest {
    /// Its name in the folder.
    static let name = "gallery.json"
    private static let format = "motif-gallery/1"

    /// The paths of the gallery's files below its folder.
    let files: Set<String>

    init(_ files: Set<String>) { self.files = files.union([Self.name]) }

    /// The manifest in a folder; `nil` if there is none.
    init?(in folder: String) {
        let path = "\(folder)/\(Self.name)"
        guard let status = FileStatus(at: path), let file = try? OpenFile(reading: path),
            let bytes = try? file.read(upTo: status.byteCount),
            let json = try? JSONReader().read(bytes), json["format"]?.string == Self.format,
            let files = json["files"]?.array
        else { return nil }
        self.init(Set(files.compactMap(\.string)))
    }

    /// The names of the gallery's entries at the top level of the folder.
    var entries: Set<String> {
        // An altered manifest must not lead out of the folder.
        Set(files.map { String($0.prefix { $0 != "/" }) }).subtracting(["", ".", ".."])
    }

    /// The file's text.
    var text: String {
        let json: JSON = ["files": .array(files.sorted().map(JSON.string)), "format": .string(Self.format)]
        return json.pretty + "\n"
    }
}
