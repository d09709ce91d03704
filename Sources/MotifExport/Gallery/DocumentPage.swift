public import MotifCore
import MotifText

/// The page of a kind, an item or a device, with the document's own file beside it.
public struct DocumentPage: Sendable {
    private let document: GalleryDocument
    private let tables: [(title: String, table: GalleryTable)]
    private let users: [GalleryCard]
    private let sections: DocumentSections

    /// The page of this document.
    ///
    /// - Parameters:
    ///   - document: The document, with its history.
    ///   - tables: What a kind has beyond its parameters, a section each.
    ///   - users: The patterns that use it.
    ///   - pages: The documents that have pages, for links.
    public init(
        _ document: GalleryDocument, tables: [(title: String, table: GalleryTable)] = [], users: [GalleryCard],
        pages: Set<DocumentName>
    ) {
        self.document = document
        self.tables = tables
        self.users = users
        sections = DocumentSections(document: document, pages: pages)
    }

    /// The page and the document's file.
    public var files: [GalleryFile] {
        let name = document.name
        let page = GalleryPage(
            path: GalleryPage.path(of: name), title: "\(document.metadata.title) · Motion patterns", section: name.type,
            content: content)
        return [page.file, GalleryFile("\(GalleryPage.folder(of: name))/\(DocumentSections.file)", document.text)]
    }

    private var content: [HTML] {
        let type = document.name.type
        let eyebrow = HTML(
            "a", ["href": sections.way + GalleryPage.path(of: type)], .words(type.rawValue.capitalizedFirst))
        return [sections.heading(eyebrow, beside: picture), patterns, parameters] + own + [sections.history]
    }

    private var own: [HTML] {
        tables.map { title, table in
            let id = title.lowercased().map { $0 == " " ? "-" : String($0) }.joined()
            return DocumentSections.section(id, title, table.html)
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
        // No pattern names a device.
        guard document.name.type != .device else { return .nothing }
        let none = HTML("p", ["class": "lesser"], "No pattern uses it.")
        let list = users.isEmpty ? none : GalleryList(cards: users, way: sections.way).html
        return DocumentSections.section("patterns", "Patterns", list)
    }
}
