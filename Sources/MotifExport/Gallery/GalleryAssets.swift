/// What all pages of a gallery use: the style sheet, the script and the sign.
public enum GalleryAssets {
    /// The files.
    public static var files: [GalleryFile] {
        let resources = ["gallery.css", "gallery.js"].compactMap(WebResource.named)
        return resources.map { GalleryFile("assets/\($0.name)", $0.text) } + [GalleryMark.file]
    }
}
