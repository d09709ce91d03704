import MotifCatalog
import MotifCore
import MotifExport

/// The list of all documents of a type.
enum DocumentListPage {
    static func page(_ type: DocumentType, _ routed: RoutedRequest, _ reader: CatalogReader) throws -> StudioPage {
        let entries = try reader.names(of: ListRequest(type)).map { name in
            HTML("li", [:], HTML("a", ["href": StudioPage.path(of: name)], .words(name.slug.text)))
        }
        let title = type.plural.prefix(1).uppercased() + type.plural.dropFirst()
        return StudioPage(
            title: "\(title) · motif", section: type,
            content: [HTML("h1", [:], .words(title)), HTML("ul", [:], entries)])
    }
}
