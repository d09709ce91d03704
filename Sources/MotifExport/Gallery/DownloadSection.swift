import MotifCore

/// The downloads of a pattern.
struct DownloadSection {
    let downloads: [GalleryDownload]

    /// The section; nothing where nothing moves.
    var html: HTML {
        guard !downloads.isEmpty else { return .nothing }
        let table = GalleryTable(["File", "What it is", "Exactness"], rows: downloads.map(\.row), sort: "downloads")
        return DocumentSections.section("downloads", "Downloads", table.html)
    }

    /// The first page among the downloads, as a part of this one.
    func player(of title: String) -> HTML {
        let page = downloads.first { download in
            guard case .success = download.made else { return false }
            return download.target.fileExtension == "html"
        }
        guard let page else { return .nothing }
        let link = HTML(
            "a", ["href": page.path, "target": "_blank", "rel": "noopener"], "Open the player in a window of its own")
        return DocumentSections.section(
            "play", "Play",
            HTML("iframe", ["class": "player", "loading": "lazy", "src": page.path, "title": "Player of \(title)"]),
            HTML("p", [:], link))
    }
}
