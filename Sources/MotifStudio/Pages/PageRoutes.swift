import MotifCatalog
import MotifCore

/// The pages of the studio, each with the function that makes it.
enum PageRoutes {
    static let all: [Route] =
        [page("/") { routed, reader in try DocumentListPage.page(.pattern, routed, reader) }]
        + [DocumentType.kind, .item, .device].map { type in
            page(PathPattern(stringLiteral: "/\(type.plural)/")) { try DocumentListPage.page(type, $0, $1) }
        }
        + [.page("/patterns/{ref}", PatternPage.answer)]

    /// A page that is made from one snapshot of the catalog.
    private static func page(
        _ path: PathPattern, _ make: @escaping @Sendable (RoutedRequest, CatalogReader) throws -> StudioPage
    ) -> Route {
        .page(path) { routed in
            try routed.studio.pool.read { catalog in try catalog.read { try make(routed, $0).answer } }
        }
    }
}
