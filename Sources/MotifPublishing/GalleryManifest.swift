import MotifCore
import MotifExport
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
        guard let status = FileStatus(at: path), let file = try? OpenFile(readingRegular: path),
            let bytes = try? file.read(upTo: status.byteCount),
            let json = try? JSONReader().read(bytes), json["format"]?.string == Self.format,
            let files = json["files"]?.array
        else { return nil }
        self.init(Set(files.compactMap(\.string).filter(Self.isOfGallery)))
    }

    /// Whether a gallery writes files with this name. An altered manifest could name any file, and files that it names
    /// are replaced.
    private static func isOfGallery(_ path: String) -> Bool {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        if parts.count == 1 { return ["index.html", "review.md", name].contains(path) }
        if parts[0] == "assets" {
            return (SiteAssets.paths + PatternDownload.sharedFiles.map(\.path)).contains(path)
        }
        if path == "compare/index.html" { return true }
        if parts[0] == GalleryFiles.pictureFolder { return ScreenshotFolder.isName(parts.dropFirst()) }
        guard DocumentType.allCases.contains(where: { $0.plural == parts[0] }) else { return false }
        if parts.count == 2 { return ["index.html", AnswerFile.name].contains(parts[1]) }
        guard Slug(parts[1]) != nil else { return false }
        switch parts.count {
        case 3:
            let names = ["index.html", AnswerFile.name, DocumentFacts.file]
            return (names + GalleryFiles.pictures + ReviewSection.pictures).contains(parts[2])
        case 4: return parts[2] == "files" && PatternDownload.isName(parts[3])
        default: return false
        }
    }

    /// The names of the gallery's entries at the top level of the folder.
    var entries: Set<String> { Set(files.map { String($0.prefix { $0 != "/" }) }) }

    /// The file's text.
    var text: String {
        let json: JSON = ["files": .array(files.sorted().map(JSON.string)), "format": .string(Self.format)]
        return json.pretty + "\n"
    }
}
