import MotifCatalog
import MotifCore
import MotifJSON
import MotifPublishing
import MotifStore

/// All routes of the studio.
enum StudioRoutes {
    static let all = PageRoutes.all + AssetRoutes.all + api

    /// The routes that the OpenAPI document describes.
    static let api =
        OperationRoutes.all + MotionRoutes.all + EditingRoutes.all + PreviewRoutes.all + ScreenRoutes.all
        + CodeRoutes.all + [events, session, OpenAPI.route]

    private static let events = Route.get(
        "/api/events",
        RouteDescription(
            summary: "Sends an event whenever the catalog changes, as server-sent events without end.",
            answer: .text, types: [.events])
    ) { routed in
        let last = routed.request.headers["last-event-id"].flatMap(StudioEvent.point)
        return StudioAnswer(
            headers: [("Content-Type", MediaType.events.rawValue), ("Cache-Control", "no-store")], .events(after: last))
    }

    private static let session = Route.get(
        "/api/session",
        RouteDescription(
            summary: "Returns whether this session can save, and as whom, and the number of the last change.",
            answer: .object([
                "author": .text, "canWrite": .boolean, "catalog": .text, "change": .count, "readOnly": .boolean,
            ]))
    ) { routed in
        let (gate, head) = (routed.studio.gate, try routed.studio.head())
        return StudioAnswer(
            200,
            [
                "author": .string(routed.studio.settings.author), "change": .integer(head?.number ?? 0),
                "canWrite": .boolean(!gate.isReadOnly && gate.hasToken(routed.request)),
                "catalog": .string(routed.studio.settings.catalog), "readOnly": .boolean(gate.isReadOnly),
            ]
        ).with("Cache-Control", "no-store")
    }
}
