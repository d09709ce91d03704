import MotifCore
import MotifText

/// The downloads of a pattern.
struct DownloadSection {
    let downloads: [GalleryDownload]

    /// The section; empty if nothing moves.
    var html: HTML {
        guard !downloads.isEmpty else { return .nothing }
        let table = GalleryTable(["File", "Format", "Accuracy"], rows: downloads.map(\.row), sort: "downloads")
        return DocumentSections.section("downloads", "Downloads", table.html)
    }
}

/// The result of a target for a pattern: a file with its notes, or the problems that prevent it.
struct GalleryDownload {
    let target: ExportTarget
    /// The path of the file below the pattern's folder.
    let path: String
    let made: Result<MotionExport, Problems>

    /// The results of all targets but the player, which has a page of its own beside the pattern's.
    ///
    /// - Throws: Any error of a target other than `Problems`, which is a bug in motif.
    static func all(
        of subject: ExportSubject, checkCancellation: () throws -> Void = {}
    ) throws -> [GalleryDownload] {
        let slug = subject.motion.pattern.metadata.name.slug
        var endings: Set<String> = []
        return try ExportTarget.all.filter { $0.name != ExportTarget.html.name }.map { target in
            try checkCancellation()
            // If two targets share an extension, the later one adds its name.
            let isFirst = endings.insert(target.fileExtension).inserted
            let name = isFirst ? target.fileName(of: slug) : "\(slug).\(target.name).\(target.fileExtension)"
            let made: Result<MotionExport, Problems>
            do {
                made = .success(try target.export(subject))
            } catch let problems as Problems {
                made = .failure(problems)
            }
            return GalleryDownload(target: target, path: "files/" + name, made: made)
        }
    }

    /// A row of the table of downloads.
    var row: [HTML] {
        switch made {
        case .success(let export):
            let name = path.split(separator: "/").last.map(String.init) ?? path
            let link = HTML("a", ["href": path, "download": name], .words(name))
            let size = HTML("span", ["class": "lesser"], .words(GalleryText.size(of: export.bytes.count)))
            return [.several([link, " ", size]), .words(target.summary), Self.exactness(export.notes)]
        case .failure(let problems):
            let reasons = problems.problems.map { HTML("li", [:], .words($0.message)) }
            let badge = HTML("span", ["class": "badge bad"], "not available")
            return [
                HTML("span", ["class": "lesser"], .words(target.name)), .words(target.summary),
                .several([badge, HTML("ul", ["class": "notes"], reasons)]),
            ]
        }
    }

    private static func exactness(_ notes: [ExportNote]) -> HTML {
        guard !notes.isEmpty else { return HTML("span", ["class": "badge good"], "exact") }
        let badge =
            notes.contains { $0.degree == .omitted }
            ? HTML("span", ["class": "badge warning"], "incomplete")
            : notes.contains { $0.degree == .approximated }
                ? HTML("span", ["class": "badge"], "approximated") : HTML("span", ["class": "badge good"], "exact")
        let lines = notes.map { note in
            HTML("li", [:], HTML("code", [:], .words(note.code.rawValue)), " \(note.degree.rawValue). \(note.message)")
        }
        return HTML(
            "details", [:],
            HTML("summary", [:], badge, " \(String.counted(notes.count, "note"))"),
            HTML("ul", ["class": "notes"], lines))
    }
}
