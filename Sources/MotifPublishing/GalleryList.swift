import MotifCatalog
import MotifCore
import MotifExport
import MotifJSON

/// A document in the list of its type, with the data that cards, searches, and filters need.
struct GalleryRow: Sendable {
    let name: DocumentName
    let json: JSON

    /// A row of the answer to the operation `list`, without the values of parameters, which are on the document's page.
    init(_ document: ListedDocument) {
        name = document.entry.name
        json = document.row.with(["parameters": nil])
    }

    /// The text at a key; empty if there is none.
    func text(_ key: String) -> String { json[key]?.string ?? "" }
}

/// The list of all documents of a type: a page with links, and the answer that its scripts turn into cards.
struct GalleryList {
    private let type: DocumentType
    private let rows: [GalleryRow]

    init(_ type: DocumentType, _ rows: [GalleryRow]) {
        self.type = type
        self.rows = rows
    }

    var files: [SiteFile] {
        var answers = AnswerFile()
        answers.add(type.plural, .array(rows.map(\.json)))
        let address = SitePage.address(of: type)
        let title = type == .pattern ? "Motion patterns" : SitePage.title(of: type)
        let none = HTML("p", ["class": "lead"], "The catalog has no \(type.plural) yet.")
        let content = [HTML("h1", [:], .plain(title)), rows.isEmpty ? none : HTML("ul", [:], rows.map(item))]
        let page = SitePage(title, at: address, section: address, in: .folder, content)
        return [page.file, answers.file(in: type.plural)]
    }

    private func item(_ row: GalleryRow) -> HTML {
        let folder = type == .pattern ? "patterns/" : ""
        let link = HTML("a", ["href": "\(folder)\(row.name.slug)/index.html"], .plain(row.text("title")))
        return HTML("li", ["dir": "auto"], link, .unlessEmpty(row.text("summary")) { .several([": ", $0]) })
    }
}
