import MotifCore
import MotifText

/// The sections shared by the pages of all documents: heading, facts, history.
struct DocumentSections {
    let document: GalleryDocument
    /// The documents that have pages.
    let pages: Set<DocumentName>
    /// The relative path from the page to the gallery's folder.
    let relativeRoot = "../../"

    /// The name of a document's own file beside its page.
    static let file = "document.json"

    /// A section with a heading.
    static func section(_ id: String, _ title: String, _ content: HTML...) -> HTML {
        HTML("section", ["id": id], [HTML("h2", [:], .words(title))] + content)
    }

    /// Title, summary, tags and facts.
    ///
    /// - Parameter eyebrow: The kind or type of the document.
    func heading(_ eyebrow: HTML, beside: HTML = .nothing) -> HTML {
        let metadata = document.metadata
        let tags = metadata.tags.map { tag in
            let link = HTML("a", ["href": relativeRoot + "index.html#" + Self.filter(tag)], .words(tag))
            return HTML("li", ["dir": "auto"], metadata.name.type == .pattern ? link : .words(tag))
        }
        return HTML(
            "div", ["class": "head"],
            HTML(
                "div", ["class": "said"],
                HTML("p", ["class": "eyebrow"], eyebrow),
                HTML("h1", ["dir": "auto"], .words(metadata.title)),
                deprecation,
                .unlessEmpty(metadata.summary) { HTML("p", ["class": "lead", "dir": "auto"], $0) },
                tags.isEmpty ? .nothing : HTML("ul", ["class": "tags"], tags),
                HTML("dl", ["class": "facts"], facts)),
            beside)
    }

    /// The revisions with their changes.
    var history: HTML {
        let entries = document.history.map(entry)
        let count = String.counted(document.unlisted, "earlier revision")
        let rest: HTML = "\(count) not shown. Run ‘motif log \(document.name.description)’ to see all revisions."
        return Self.section(
            "history", "History", HTML("ol", ["class": "history"], entries),
            document.unlisted == 0 ? .nothing : HTML("p", ["class": "lesser"], rest))
    }

    private var deprecation: HTML {
        switch document.metadata.deprecation {
        case nil: .nothing
        case .unexplained: HTML("p", ["class": "notice"], "Deprecated")
        case .reason(let reason): HTML("p", ["class": "notice", "dir": "auto"], "Deprecated: \(reason)")
        }
    }

    private var facts: [HTML] {
        let reference = DocumentReference(document.name, revision: document.revision)
        var facts = [Self.fact("Reference", HTML("code", [:], .words(reference.description)))] + own
        if let source = document.metadata.source {
            // Other addresses could run a script.
            let isWeb = source.url.map { $0.hasPrefix("https://") || $0.hasPrefix("http://") } ?? false
            let title = isWeb ? HTML("a", ["href": source.url], .words(source.title)) : .words(source.title)
            let author = source.author.map { HTML.words(", \($0)") } ?? .nothing
            facts.append(Self.fact("Source", HTML("span", ["dir": "auto"], title, author)))
        }
        if let last = document.history.first {
            facts.append(
                Self.fact(
                    "Last change", GalleryText.moment(last.time), " by ", HTML("bdi", [:], .words(last.author))))
        }
        let file = HTML("a", ["href": Self.file, "download": document.name.slug.text + ".json"], "JSON")
        return facts + [Self.fact("Document", file)]
    }

    /// The facts of items and devices.
    private var own: [HTML] {
        switch document.document {
        case .item(let item):
            let color = Self.fact("Color", GallerySwatch.html(item.color), .words(item.color.text))
            return [color] + (item.image.map { [Self.fact("Image", .words($0))] } ?? [])
        case .device(let device):
            let screen: HTML = "\(svgWords(device.width)) × \(svgWords(device.height)) pt, \(device.family.rawValue)"
            return [Self.fact("Screen", screen)]
        case .kind, .pattern: return []
        }
    }

    private static func fact(_ name: String, _ words: HTML...) -> HTML {
        HTML("div", [:], HTML("dt", [:], .words(name)), HTML("dd", [:], words))
    }

    private func entry(_ revision: GalleryRevision) -> HTML {
        let seen = revision.changes.prefix(Self.seen)
        let rows = seen.map { change in
            [
                HTML("code", [:], .words(change.name)), Self.side("del", change.before),
                Self.side("ins", change.after),
            ]
        }
        let table = GalleryTable(["Value", "Before", "After"], rows: rows, sort: "diff").html
        let more = revision.changes.count - seen.count
        return HTML(
            "li", [:],
            HTML(
                "div", ["class": "what"],
                HTML("strong", [:], "Revision \(revision.number.description)"), " \(revision.action) by ",
                HTML("bdi", [:], .words(revision.author)), ", ", GalleryText.moment(revision.time)),
            .unlessEmpty(revision.message) { HTML("p", ["class": "message", "dir": "auto"], $0) },
            rows.isEmpty ? .nothing : table,
            more > 0 ? HTML("p", ["class": "lesser"], "and \(String.counted(more, "more value"))") : .nothing)
    }

    /// The number of changed values listed for a revision.
    private static let seen = 100

    private static func side(_ name: String, _ value: String?) -> HTML {
        value.map { HTML(name, [:], .words($0)) } ?? HTML("span", ["class": "lesser"], "none")
    }

    /// A tag as a fragment of the first page's address.
    ///
    /// - Source: URL Standard, application/x-www-form-urlencoded percent-encode set.
    private static func filter(_ tag: String) -> String {
        "tag="
            + tag.utf8.map { byte in
                let character = Character(Unicode.Scalar(byte))
                if character.isASCII, character.isLetter || character.isNumber || "-_.*".contains(character) {
                    return String(character)
                }
                return "%" + [byte].hexadecimal(uppercase: true)
            }.joined()
    }
}
