import MotifCatalog
import MotifCore
import MotifPublishing
import MotifScan

/// The findings about a document in a scan of an app's code that was saved beside the catalog.
enum CodeRoutes {
    static let all: [Route] = [DocumentType.pattern, .value].map { type in
        let description = RouteDescription(
            summary: "Lists where code uses a \(type.rawValue), as the scan saved beside the catalog found it.",
            answer: .list(of: .record), failures: [404, 422])
        return .get(PathPattern("/api/\(type.plural)/{ref}/code"), description) { routed in
            let reference = try routed.parsedReference(type)
            let name = try routed.studio.read { try $0.state(of: reference) }.name
            let scan = try SavedScan(beside: routed.studio.settings.catalog)
            return StudioAnswer(200, .array(scan?.findings(about: name) ?? []))
        }
    }
}
