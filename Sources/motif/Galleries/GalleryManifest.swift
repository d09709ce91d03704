import MotifCatalog
import MotifJSON

/// The file by which a folder is known to hold a gallery, and what in the folder belongs to it.
struct GalleryManifest {
    /// Its name in the gallery's folder.
    static let name = "gallery.json"
    private static let format = "motif-gallery/1"

    /// The paths of the gallery's files below its folder.
    let files: Set<String>

    init(_ files: Set<String>) { self.files = files.union([Self.name]) }

    /// The manifest in a folder; `nil` where there is none.
    init?(in folder: String) {
        guard let file = try? TextFile("\(folder)/\(Self.name)"), let json = try? file.json(),
            json["format"]?.string == Self.format, let files = json["files"]?.array
        else { return nil }
        self.init(Set(files.compactMap(\.string)))
    }

    /// The names of what of it lies in the folder itself.
    var entries: Set<String> {
        // A manifest that someone has altered leads nowhere else.
        Set(files.map { String($0.prefix { $0 != "/" }) }).subtracting(["", ".", ".."])
    }

    /// The text of the file.
    var text: String {
        let json: JSON = ["files": .array(files.sorted().map(JSON.string)), "format": .string(Self.format)]
        return json.pretty + "\n"
    }
}
