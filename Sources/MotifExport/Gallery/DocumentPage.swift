package import MotifCore
import MotifText

/// The page of a kind, an item or a device, with the document's JSON file beside it.
package struct DocumentPage: Sendable {
    private let document: GalleryDocument
    private let users: [GalleryCard]
    private let sections: DocumentSections

    /// The page of a document.
    ///
    /// - Parameters:
    ///   - document: The document, with its history.
    ///   - users: The patterns that use it.
    ///   - pages: The documents that have pages, for links.
    package init(
        _ document: GalleryDocument, users: [GalleryCard], pages: Set<DocumentName>
    ) {
        self.document = document
        self.users = users
        sections = DocumentSections(document: document, pages: pages)
    }

    /// The page and the document's file.
    package var files: [GalleryFile] {
        let name = document.name
        let page = GalleryPage(
            path: GalleryPage.path(of: name), title: "\(document.metadata.title) · Motion patterns", section: name.type,
            content: content)
        return [page.file, GalleryFile("\(GalleryPage.folder(of: name))/\(DocumentSections.file)", document.text)]
    }

    private var content: [HTML] {
        let type = document.name.type
        let eyebrow = HTML(
            "a", ["href": sections.relativeRoot + GalleryPage.path(of: type)], .words(type.rawValue.capitalizedFirst))
        return [sections.heading(eyebrow, beside: picture), patterns, parameters] + own + [sections.history]
    }

    /// The parts of a kind other than its parameters, each in a section.
    private var own: [HTML] {
        guard case .kind(let kind) = document.document else { return [] }
        return KindTables(kind).tables.map { table in
            let id = table.title.lowercased().map { $0 == " " ? "-" : String($0) }.joined()
            let rows = GalleryTable(table.columns.map(\.name.capitalizedFirst), rows: table.rows)
            return DocumentSections.section(id, table.title, rows.html)
        }
    }

    private var parameters: HTML {
        guard case .kind(let kind) = document.document else { return .nothing }
        return ParameterSection(definitions: kind.parameters, values: nil, pages: sections.pages).html
    }

    private var picture: HTML {
        switch document.document {
        case .item(let item): ItemTile(item: item).html
        case .device(let device):
            HTML(
                "div", ["class": "outlines"],
                Orientation.allCases.map { DeviceOutline(device: device, orientation: $0, scale: 0.22).html })
        case .kind, .pattern: .nothing
        }
    }

    private var patterns: HTML {
        // Patterns don't refer to devices.
        guard document.name.type != .device else { return .nothing }
        let none = HTML("p", ["class": "lesser"], "No patterns use it.")
        let list = users.isEmpty ? none : GalleryList(cards: users, relativeRoot: sections.relativeRoot).html
        return DocumentSections.section("patterns", "Patterns", list)
    }
}
