import MotifCatalog
import MotifCore
import MotifExport
import MotifJSON
import MotifPublishing

/// The routes that show what isn't saved, and patterns in lists.
enum PreviewRoutes {
    static let all: [Route] = [preview, card]

    private static let preview = Route.post(
        "/api/preview",
        RouteDescription(
            summary: """
                Returns a pattern, or a kind with its default values, as it would be saved, and what a page needs to \
                play it.
                """,
            body: [
                "type": "object", "required": ["document"], "additionalProperties": false,
                "properties": ["document": ["type": "object", "description": "A pattern or a kind."]],
            ], answer: ["$ref": "#/components/schemas/Preview"], failures: [422])
    ) { routed in
        let document = try routed.keys { keys -> JSON? in
            if keys.object["document"] == nil { keys.report(.missing(key: "document", for: "a pattern or a kind")) }
            return keys.members("document").map(JSON.object)
        }
        return try routed.studio.pool.read { catalog in
            try catalog.read { reader in
                let unsaved = try reader.unsavedMotion(of: document)
                let subject = try ExportSubject(
                    unsaved.motion, revision: .first, screen: unsaved.screen, scene: unsaved.scene,
                    devices: try reader.devices())
                return StudioAnswer(200, ["document": unsaved.document, "player": PlayerMotion(subject).json])
            }
        }
    }

    /// The schema of what a preview answers.
    static let schema: JSON = [
        "type": "object", "required": ["document", "player"],
        "properties": ["document": ["type": "object"], "player": ["type": "object"]],
    ]

    private static let showing = RouteDescription(
        summary: "Draws a pattern without a caption, for lists.",
        query: [RouteDescription.Parameter("playing", .flag, "The motion instead of a frame of it.")],
        answer: ["type": "string"], types: [.picture], failures: [404, 422])

    private static let card = Route.get("/api/patterns/{ref}/card.svg", showing) { routed in
        let reference = try routed.parsedReference(.pattern)
        let isPlaying = try showing.keys(routed.target.query)["playing"] == .boolean(true)
        return try routed.studio.pool.read { catalog in
            try catalog.read { reader in
                let request = SampleRequest(reference)
                let tag = try reader.pictureTag(of: request, isPlaying ? "playing" : "still")
                return try routed.tagged(tag) {
                    let bytes = try routed.studio.pictures.picture(tag) {
                        let preview = try SVGPreview(try reader.subject(request))
                        return Array((isPlaying ? preview.bareAnimation() : preview.bareStill()).text.utf8)
                    }
                    return StudioAnswer(200, .picture, bytes)
                }
            }
        }
    }
}
