package import MotifCore

/// The page of a pattern with its files: pictures, downloads, the document.
package struct PatternPage: Sendable {
    private let shown: GalleryPattern
    private let sections: DocumentSections
    private let motion: Result<MotionPictures, Problems>
    private var name: DocumentName { shown.document.name }
    private var title: String { shown.document.metadata.title }

    /// The page of a pattern.
    ///
    /// - Parameters:
    ///   - pattern: The pattern, with its kind and history.
    ///   - pages: The documents that have pages, for links.
    package init(_ pattern: GalleryPattern, pages: Set<DocumentName>) {
        shown = pattern
        sections = DocumentSections(document: pattern.document, pages: pages)
        motion = pattern.motion.flatMap { subject in Result { () throws(Problems) in try MotionPictures(subject) } }
    }

    /// The pattern in a list.
    package var card: GalleryCard { GalleryCard(shown, picture: (try? motion.get())?.size) }

    /// The page with its pictures and downloads.
    ///
    /// - Parameter checkCancellation: Called before each part; an error that it throws ends the work.
    /// - Throws: Errors of `checkCancellation`; any error of a target other than `Problems`, which is a bug in motif.
    package func files(checkCancellation: () throws -> Void = {}) throws -> [GalleryFile] {
        let pictures = try? motion.get()
        let subject = try? shown.motion.get()
        let player = subject.map(GalleryPlayer.init)
        let downloads = try subject.map {
            try GalleryDownload.all(of: $0, checkCancellation: checkCancellation)
        }
        let folder = GalleryPage.folder(of: name)
        var files = try (player?.files() ?? []) + (pictures?.files ?? [])
        for download in downloads ?? [] {
            if case .success(let export) = download.made {
                files.append(GalleryFile(download.path, bytes: export.bytes))
            }
        }
        files.append(GalleryFile(DocumentSections.file, shown.document.text))
        let page = GalleryPage(
            path: GalleryPage.path(of: name), title: "\(title) · Motion patterns", section: .pattern,
            content: content(pictures, player, DownloadSection(downloads: downloads ?? [])))
        return [page.file] + files.map { GalleryFile("\(folder)/\($0.path)", bytes: $0.bytes) }
    }

    private func content(
        _ pictures: MotionPictures?, _ player: GalleryPlayer?, _ downloads: DownloadSection
    ) -> [HTML] {
        [
            sections.heading(kind, beside: pictures?.stages(of: title) ?? unmoved),
            player?.section ?? .nothing,
            ParameterSection(
                definitions: shown.kind.parameters, values: shown.pattern?.parameters, pages: sections.pages
            ).html,
            pictures?.curves ?? .nothing, downloads.html, CheckSection(results: shown.checks).html, sections.history,
        ]
    }

    private var kind: HTML {
        let name = shown.kind.metadata.name
        let title = HTML("bdi", [:], .words(shown.kind.metadata.title))
        guard sections.pages.contains(name) else { return title }
        return HTML("a", ["href": sections.relativeRoot + GalleryPage.path(of: name)], title)
    }

    /// The reasons why nothing is shown.
    private var unmoved: HTML {
        guard case .failure(let problems) = motion else { return .nothing }
        let reasons = problems.problems.map { HTML("li", [:], .words($0.message)) }
        return HTML(
            "div", ["class": "unmoved"], HTML("p", [:], "This pattern can’t be played:"), HTML("ul", [:], reasons))
    }
}
