import MotifCatalog
import MotifCore
import MotifExport
import MotifJSON

/// The files of a document in a gallery: its page, answers, text, pictures, and downloads.
struct GalleryFiles {
    /// The names of the pictures of a card, still and playing.
    static let pictures = ["still.svg", "preview.svg"]
    /// The folder with the app's own screens.
    static let pictureFolder = "screens"

    private let document: GalleryDocument
    private let motion: ExportSubject?
    private let checks: [CheckResult]

    /// - Parameter screens: The screens that a pattern is checked on.
    init(_ document: GalleryDocument, checkedOn screens: [Screen]) {
        self.document = document
        motion = try? document.motion?.get().checked(on: screens)
        let results = screens.compactMap { [motion] in motion?.results[$0] }
        checks = results.dropFirst().reduce(results.first ?? []) { all, more in
            zip(all, more).map { $0.joined(with: $1) }
        }
    }

    /// Makes the files one after another.
    ///
    /// - Throws: Errors of `checkCancellation` and `write`; any error of an export other than `Problems`, which is a
    ///   bug in motif.
    func make(_ checkCancellation: () throws -> Void, _ write: (SiteFile) throws -> Void) throws {
        let folder = document.address
        let downloads = try motion.map { try PatternDownload.all(of: $0, checkCancellation: checkCancellation) } ?? []
        for download in downloads {
            if let bytes = download.bytes { try write(SiteFile("\(folder)/files/\(download.name)", bytes: bytes)) }
        }
        // Without a timeline, the downloads have the reasons.
        if let motion, let preview = try? SVGPreview(motion.showing(document.screenshots.forCard)) {
            let drawings = [preview.bareStill(), preview.bareAnimation()]
            for (name, drawing) in zip(Self.pictures, drawings) {
                try write(SiteFile("\(folder)/\(name)", drawing.text))
            }
        }
        for (screen, picture) in document.screenshots.pictures where !document.screenshots.shared.contains(screen) {
            try write(Self.file(picture, of: screen, for: document.state.name.slug))
        }
        let state = document.state
        let text = try JSONReader().read(state.canonical).pretty + "\n"
        try write(SiteFile("\(folder)/\(DocumentFacts.file)", text))
        try write(answers.file(in: folder))
        let facts = DocumentFacts(
            state.document, revision: state.revision, kind: state.kind?.kind, checks: checks, downloads: downloads,
            obstacles: obstacles)
        try write(facts.page.file)
    }

    /// The reasons why a pattern can't be played.
    private var obstacles: [Problem] {
        if case .failure(let problems) = document.motion { problems.problems } else { [] }
    }

    private var answers: AnswerFile {
        var answers = document.answers
        if let motion {
            answers.add("\(folder(of: document.state.revision))/player", playerJSON(motion))
        }
        for (address, subject) in document.motions {
            let isKind = document.state.name.type == .kind
            let data = playerJSON(subject, hasFindings: isKind)
            answers.add(address, isKind ? ["player": data] : data)
        }
        return answers
    }

    /// What a page needs to play a motion, with the paths of pictures below the gallery's folder.
    private func playerJSON(_ subject: ExportSubject, hasFindings: Bool = true) -> JSON {
        let screenshots = document.screenshots
        let slug = document.state.name.slug
        return PlayerMotion(subject.showing(screenshots), hasFindings: hasFindings) { screen, picture in
            Self.path(of: picture, screen, for: screenshots.shared.contains(screen) ? nil : slug)
        }.json
    }

    private static func path(of picture: Screenshot, _ screen: ScreenName, for pattern: Slug?) -> String {
        "\(pictureFolder)/\(ScreenshotFolder.name(picture, as: screen, for: pattern))"
    }

    /// The file with a picture of a screen.
    static func file(_ picture: Screenshot, of screen: ScreenName, for pattern: Slug?) -> SiteFile {
        SiteFile(path(of: picture, screen, for: pattern), bytes: picture.bytes)
    }

    private func folder(of revision: RevisionNumber) -> String {
        GalleryDocument.address(of: document.state.name, revision)
    }
}
