import MotifCore
import MotifText

/// What a target makes of a pattern, for its page: a file with its notes, or why there is none.
struct GalleryDownload {
    let target: ExportTarget
    /// Where the file lies below the pattern's folder.
    let path: String
    let made: Result<MotionExport, Problems>

    /// What every target makes of the subject.
    ///
    /// - Throws: Nothing that a target may throw by its contract; a mistake of ours.
    static func all(of subject: ExportSubject) throws -> [GalleryDownload] {
        let slug = subject.motion.pattern.metadata.name.slug
        var endings: Set<String> = []
        return try ExportTarget.all.map { target in
            // Where two targets have one ending, the later says which it is.
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
            // What the browser can show is opened, the rest is saved.
            let isPage = target.fileExtension == "html"
            let link = HTML("a", ["href": path, "download": isPage ? nil : name], .words(name))
            let size = HTML("span", ["class": "lesser"], .words(GalleryText.size(of: export.text.utf8.count)))
            return [.several([link, " ", size]), .words(target.summary), Self.exactness(export.notes)]
        case .failure(let problems):
            let reasons = problems.problems.map { HTML("li", [:], .words($0.message)) }
            let badge = HTML("span", ["class": "badge bad"], "not possible")
            return [
                HTML("span", ["class": "lesser"], .words(target.name)), .words(target.summary),
                .several([badge, HTML("ul", ["class": "notes"], reasons)]),
            ]
        }
    }

    private static func exactness(_ notes: [ExportNote]) -> HTML {
        guard !notes.isEmpty else { return HTML("span", ["class": "badge good"], "exact") }
        let badge =
            notes.allSatisfy { $0.degree == .approximated }
            ? HTML("span", ["class": "badge"], "approximated")
            : HTML("span", ["class": "badge warning"], "not all of it")
        let lines = notes.map { note in
            HTML("li", [:], HTML("code", [:], .words(note.code)), " \(note.degree.rawValue). \(note.message)")
        }
        return HTML(
            "details", [:],
            HTML("summary", [:], badge, " \(String.counted(notes.count, "note"))"),
            HTML("ul", ["class": "notes"], lines))
    }
}
