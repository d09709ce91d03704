import MotifCatalog
import MotifCore
import MotifExport
import MotifPublishing

/// The page of a pattern: its player.
enum PatternPage {
    static func answer(_ routed: RoutedRequest) throws -> StudioAnswer {
        let reference = try routed.parsedReference(.pattern)
        return try routed.studio.pool.read { catalog in
            try catalog.read { reader in
                let subject = try reader.subject(SampleRequest(reference), devices: try reader.devices())
                return StudioAnswer(200, .html, Array(try PlayerPage(subject, resources: .served).text().utf8))
            }
        }
    }
}
