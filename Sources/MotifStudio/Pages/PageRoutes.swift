import MotifCatalog
import MotifCore
import MotifExport
import MotifStore
import MotifText

/// The pages of the studio. Their scripts fill them from the API, and keep them up to date.
enum PageRoutes {
    static let all: [Route] =
        DocumentType.allCases.sorted(by: >).flatMap { type in [list(type), typed(type), document(type)] } + [
            page("/compare", "Compare"), page("/changelog", "Changelog"), page("/new", "New pattern"),
        ]

    private static func page(_ path: PathPattern, _ title: String) -> Route {
        .page(path) { routed in
            // A missing catalog is reported at once.
            _ = try routed.studio.head()
            return StudioPage.answer(title, at: path.text, section: path.text)
        }
    }

    private static func list(_ type: DocumentType) -> Route {
        page(PathPattern(SitePage.address(of: type)), type.plural.capitalizedFirst)
    }

    /// The address of a list as people type it, such as `/kinds`.
    private static func typed(_ type: DocumentType) -> Route {
        .page(PathPattern("/\(type.plural)")) { _ in
            StudioAnswer(303, headers: [("Location", SitePage.address(of: type))])
        }
    }

    /// The page of a document. If the catalog doesn't have the document, the page has the status 404, and a deleted
    /// document can be restored there.
    private static func document(_ type: DocumentType) -> Route {
        .page(PathPattern("/\(type.plural)/{ref}")) { routed in
            let reference = try routed.parsedReference(type)
            let section = SitePage.address(of: type)
            do {
                let title = try routed.studio.read { try $0.state(of: reference) }.document.metadata.title
                return StudioPage.answer(title, at: section, section: section)
            } catch is Problems {
                return StudioPage.answer("Not found", at: section, section: section, status: 404)
            }
        }
    }
}
