import MotifCatalog
import MotifCore
import MotifStore
import MotifText

/// The pages of the studio. Their scripts fill them from the API, and keep them up to date.
enum PageRoutes {
    static let all: [Route] =
        DocumentType.allCases.sorted(by: >).flatMap { type in [list(type), document(type)] } + [
            page("/compare", "Compare"), page("/changelog", "Changelog"), page("/new", "New pattern"),
        ]

    private static func page(_ path: PathPattern, _ title: String) -> Route {
        .page(path) { routed in
            // Without its catalog, a page says so at once.
            _ = try routed.studio.head()
            return StudioPage(title: title, section: path.text).answer
        }
    }

    private static func list(_ type: DocumentType) -> Route {
        page(PathPattern(stringLiteral: StudioPage.path(of: type)), type.plural.capitalizedFirst)
    }

    /// The page of a document. One that the catalog doesn't have is not found, and may be restored on its page.
    private static func document(_ type: DocumentType) -> Route {
        .page(PathPattern(stringLiteral: "/\(type.plural)/{ref}")) { routed in
            let reference = try routed.parsedReference(type)
            let section = StudioPage.path(of: type)
            return try routed.studio.pool.read { catalog in
                do {
                    let title = try catalog.read { try $0.state(of: reference) }.document.metadata.title
                    return StudioPage(title: title, section: section).answer
                } catch is Problems {
                    return StudioPage(title: "Not found", section: section, status: 404).answer
                }
            }
        }
    }
}
