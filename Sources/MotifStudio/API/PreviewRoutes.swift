import MotifCatalog
import MotifCore
import MotifExport
import MotifJSON
import MotifPublishing

/// The routes for unsaved documents, for patterns in lists, and for the page of a document.
enum PreviewRoutes {
    static let all: [Route] = [preview, card] + DocumentType.allCases.sorted(by: >).map(view)

    private static let preview = Route.post(
        "/api/preview",
        RouteDescription(
            summary: """
                Returns a pattern, or a kind with its default values, as it would be saved, and what a page needs to \
                play it.
                """,
            answer: .object(["document": .record, "player": .record]),
            failures: [422]),
        body: ObjectFormat { keys in
            let document = keys.required(.members("document", "A pattern or a kind."), is: "a pattern or a kind")
            let values = keys[.triedValues]
            return document.map { (document: $0, values: values ?? [:]) }
        }
    ) { routed, body in
        try routed.studio.read { reader in
            let unsaved = try reader.unsavedMotion(of: .object(body.document), setting: body.values)
            let subject = try ExportSubject(
                unsaved.motion, revision: .first, screen: unsaved.screen, scene: unsaved.scene,
                devices: try reader.devices())
            return StudioAnswer(200, ["document": unsaved.document, "player": PlayerMotion(subject).json])
        }
    }

    private static let card = Route.get(
        "/api/patterns/{ref}/card.svg",
        RouteDescription(
            summary: "Draws a pattern without a caption, for lists.", answer: .text, types: [.picture],
            failures: [404, 422]),
        keys: ObjectFormat { keys in .some(keys[.flag("playing", "The motion instead of a frame of it.")] ?? false) }
    ) { routed, isPlaying in
        let request = SampleRequest(try routed.parsedReference(.pattern))
        let screenshots = routed.studio.screenshots(of: request.reference.name.slug).forCard
        return try routed.picture(of: request, isPlaying ? "playing" : "still", showing: screenshots) { subject in
            let preview = try SVGPreview(subject)
            return (isPlaying ? preview.bareAnimation() : preview.bareStill()).text
        }
    }

    /// Everything that a page shows about a document, from one state of the catalog.
    private static func view(_ type: DocumentType) -> Route {
        let description = RouteDescription(
            summary: """
                Returns a \(type.rawValue) with its history, \(type == .pattern ? "what a page needs to play it, " : "")\
                and the number of the catalog's last change.
                """,
            answer: .object(["change": .count, "entry": .entry, "history": .list(of: .logEntry), "player?": .record]),
            failures: [404, 422])
        return .get(PathPattern("/api/\(type.plural)/{ref}/view"), description) { routed in
            let reference = try routed.parsedReference(type)
            return try routed.studio.read { reader in
                let entry = try JSONReader().read(try reader.answer(showing: reference).text)
                var view: JSONObject = [
                    "change": .integer(try reader.head?.number ?? 0), "entry": entry,
                    "history": try reader.historyJSON(of: reference.name),
                ]
                if type == .pattern {
                    let subject = try reader.subject(SampleRequest(reference), devices: try reader.devices())
                    view["player"] = routed.studio.playerJSON(subject, of: reference.name.slug)
                }
                return StudioAnswer(200, .object(view)).with("Cache-Control", "no-cache")
            }
        }
    }
}
