package import MotifCore
import MotifText

/// The page with all kinds, items or devices.
package struct DocumentList: Sendable {
    private let type: DocumentType
    private let documents: [Document]
    private let users: [DocumentName: [GalleryCard]]

    /// Creates a page of documents, in this order.
    ///
    /// - Parameters:
    ///   - type: The type of the documents.
    ///   - documents: The documents.
    ///   - users: The patterns that use each document.
    package init(_ type: DocumentType, _ documents: [Document], users: [DocumentName: [GalleryCard]]) {
        self.type = type
        self.documents = documents
        self.users = users
    }

    /// The file.
    package var file: GalleryFile {
        let title = type.plural.capitalizedFirst
        let none = HTML("p", ["class": "lead"], "The catalog has no \(type.plural).")
        let list = HTML("ul", ["class": "documents \(type.plural)"], documents.map(item))
        return GalleryPage(
            path: GalleryPage.path(of: type), title: "\(title) · Motion patterns", section: type,
            content: [
                HTML("div", ["class": "intro"], HTML("h1", [:], .words(title)), Self.lead(type)),
                documents.isEmpty ? none : list,
            ]
        ).file
    }

    private static func lead(_ type: DocumentType) -> HTML {
        switch type {
        case .kind:
            HTML("p", ["class": "lead"], "Kinds of motion: which layers move, and the parameters that patterns set.")
        case .item: HTML("p", ["class": "lead"], "Sample content for menus and previews.")
        case .device: HTML("p", ["class": "lead"], "Screens on which patterns are checked, drawn to the same scale.")
        case .pattern: .nothing
        }
    }

    private func item(_ document: Document) -> HTML {
        let metadata = document.metadata
        // The list is in the same folder as those of its documents.
        let link = HTML("a", ["href": "\(metadata.name.slug)/index.html"], .words(metadata.title))
        return HTML(
            "li", ["class": "document"],
            picture(document),
            HTML(
                "div", ["class": "about"], HTML("h2", ["dir": "auto"], link),
                .unlessEmpty(metadata.summary) { HTML("p", ["class": "summary", "dir": "auto"], $0) },
                .unlessEmpty(facts(document)) { HTML("p", ["class": "lesser"], $0) }))
    }

    private func picture(_ document: Document) -> HTML {
        switch document {
        case .item(let item): ItemTile(item: item).html
        case .device(let device):
            HTML(
                "div", ["class": "ground"], DeviceOutline(device: device, orientation: .portrait, scale: 0.11).html)
        case .kind: example(of: document.metadata.name)
        case .pattern: .nothing
        }
    }

    /// A picture of a pattern of the kind.
    private func example(of kind: DocumentName) -> HTML {
        guard let card = users[kind]?.first(where: { $0.picture != nil }) else { return .nothing }
        let still = "../\(GalleryPage.folder(of: card.name))/still.svg"
        return HTML(
            "img", ["class": "example", "src": still, "alt": "", "loading": "lazy", "width": "64", "height": "136"])
    }

    private func facts(_ document: Document) -> String {
        let users = users[document.metadata.name].map { String.counted($0.count, "pattern") }
        switch document {
        case .kind(let kind):
            let operations = kind.operations.map(\.name).joined(separator: ", ")
            return [users ?? "no patterns yet", operations].filter { !$0.isEmpty }.joined(separator: " · ")
        case .device(let device): return "\(svgWords(device.width)) × \(svgWords(device.height)) pt"
        case .item: return users ?? ""
        case .pattern: return ""
        }
    }
}
