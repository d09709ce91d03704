public import MotifCatalog
public import MotifCore
import MotifExport
import MotifSystem

/// A review as a page to send: what changed, as text, tables, and pictures, which its script plays.
///
///     var review = try catalog.read { try $0.review(of: HistoryRange("1.3..1.4")) }
///     try review.check()
///     try ReviewPage(review, title: "1.3..1.4").write(to: "review") { _ in "What changes" }
///
/// The same review always results in the same bytes.
public struct ReviewPage {
    private let review: Review
    private let title: String

    /// A page about a review whose checks have run.
    ///
    /// - Parameters:
    ///   - review: The review.
    ///   - title: What is compared: `1.3..1.4`.
    public init(_ review: Review, title: String) { (self.review, self.title) = (review, title) }

    /// Writes the page into a folder, with pictures and data in files of their own.
    ///
    /// - Parameters:
    ///   - path: The folder, which is created if necessary, and treated as that of a gallery.
    ///   - replacesForeignFiles: Whether the folder may contain other files.
    ///   - summary: Returns the text of `review.md`, with the paths of the pictures of documents.
    ///   - progress: Called with the number of finished documents.
    /// - Throws: `GalleryError`; `FileError`; any error that `progress` throws.
    public func write(
        to path: String, replacesForeignFiles: Bool = false, summary: ([DocumentName: [String]]) -> String,
        progress: (Int) throws -> Void = { _ in }
    ) throws {
        let folder = try GalleryFolder(at: path, replacesForeignFiles: replacesForeignFiles)
        do {
            var pictures: [DocumentName: [String]] = [:]
            let sections = try sections(isInline: false, progress) { section in
                pictures[section.name] = section.files.map(\.path)
                for file in section.files { try folder.write(file) }
                if let answers = section.answers { try folder.write(answers.file(in: section.folder)) }
            }
            let texts = [("index.html", page(sections, in: .alone).text), ("review.md", summary(pictures))]
            for file in SiteAssets.files + texts.map({ SiteFile($0, $1) }) { try folder.write(file) }
            try folder.commit()
        } catch {
            folder.abandon()
            throw error
        }
    }

    /// The page with everything in it.
    ///
    /// - Parameter progress: Called with the number of finished documents.
    /// - Throws: Any error that `progress` throws.
    public func text(progress: (Int) throws -> Void = { _ in }) throws -> String {
        var answers = AnswerFile()
        let sections = try sections(isInline: true, progress) { if let more = $0.answers { answers.add(more) } }
        return page(sections, in: .file(answers)).text
    }

    private func sections(
        isInline: Bool, _ progress: (Int) throws -> Void, _ each: (ReviewSection) throws -> Void
    ) throws -> [HTML] {
        var sections: [HTML] = []
        try ParallelMap.run(limit: 8) { add in
            for entry in review.entries { try add(entry) }
        } transform: { [review] entry in
            ReviewSection(entry, in: review, isInline: isInline)
        } each: { section in
            try each(section)
            sections.append(section.html)
            try progress(sections.count)
        }
        return sections
    }

    private func page(_ sections: [HTML], in place: SitePage.Place) -> SitePage {
        let head = HTML(
            "div", ["class": "intro"], HTML("h1", ["dir": "auto"], .plain("What changes: \(title)")),
            HTML("p", ["class": "lead"], .plain(review.counts)))
        return SitePage("What changes: \(title)", at: "/review", in: place, [head, summary] + sections)
    }

    /// The documents with links to their sections.
    private var summary: HTML {
        .table(
            ["Document", "Change", "Checks"],
            review.entries.map { entry in
                let link = HTML(
                    "a", ["href": "#\(ReviewSection.anchor(of: entry.change.name))"], .plain(entry.change.title))
                return [link, .plain(entry.change.word), ReviewSection.checks(entry)]
            })
    }
}
