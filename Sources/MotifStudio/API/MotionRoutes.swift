import MotifCatalog
import MotifCore
import MotifExport
import MotifJSON
import MotifPublishing
import MotifStore

/// The routes about the motion of a pattern: samples, checks, pictures, exports, and the data of its player.
enum MotionRoutes {
    static let all: [Route] = [sample, check, player, picture, export]

    private typealias Parameter = RouteDescription.Parameter

    private static let stage: [Parameter] = [
        Parameter("operation", "An operation, such as present or push."),
        Parameter("device", "The device."), Parameter("screen", "A screen's size instead: 390,844."),
        Parameter("landscape", .flag, "The device or screen on its side."),
    ]

    private static let sampling = RouteDescription(
        summary: "Samples the motion of a pattern.",
        query: stage + [
            Parameter("fps", .integer, "Frames a second."),
            Parameter("reduced", .flag, "The motion for reduced motion."),
            Parameter("at", .list, "A time, such as 350ms, instead of frames; repeatable."),
            Parameter("progress", "A progress instead of a time."),
            Parameter("pan", "The translation of a gesture."), Parameter("velocity", "The velocity of a gesture."),
        ], failures: [404, 422])

    private static let sample = route("/api/patterns/{ref}/sample", .sample, sampling)

    private static let checking = RouteDescription(
        summary: "Checks a pattern on devices.",
        query: [
            Parameter("device", .list, "A device; repeatable; by default, all."),
            Parameter("orientation", .words(Orientation.allCases.map(\.rawValue)), "Only this orientation."),
        ], answer: true, failures: [404, 422])

    private static let check = route("/api/patterns/{ref}/check", .check, checking)

    private static func route(
        _ path: PathPattern, _ name: CatalogOperation.Name, _ description: RouteDescription
    ) -> Route {
        .get(path, description) { routed in
            let keys = try description.keys(routed.target.query, ["ref": .string(routed.reference(.pattern))])
            return try routed.answer(
                try OperationRoutes.malformed { () throws(Problems) in try CatalogOperation(name, keys) })
        }
    }

    private static let playing = RouteDescription(
        summary: "Returns what a page needs to play a pattern and to compute its motion for other values.",
        query: stage, failures: [404, 422])

    private static let player = Route.get("/api/patterns/{ref}/player", playing) { routed in
        let request = try Self.request(routed, playing)
        return try routed.taggedByHead { catalog in
            StudioAnswer(
                200,
                try catalog.read { reader in
                    PlayerMotion(try reader.subject(request, devices: try reader.devices())).json
                })
        }
    }

    private static let drawing = RouteDescription(
        summary: "Draws a pattern as an animated picture.",
        query: stage + [Parameter("reduced", .flag, "The motion for reduced motion.")], answer: ["type": "string"],
        types: [.picture], failures: [404, 422])

    private static let picture = Route.get("/api/patterns/{ref}/picture.svg", drawing) { routed in
        let request = try Self.request(routed, drawing)
        return try routed.studio.pool.read { catalog in
            try catalog.read { reader in
                let tag = try reader.pictureTag(of: request)
                return try routed.tagged(tag) {
                    let bytes = try routed.studio.pictures.picture(tag) {
                        let subject = try reader.subject(request)
                        return Array(try SVGPreview(subject, variant: request.variant).animation().text.utf8)
                    }
                    return StudioAnswer(200, .picture, bytes)
                }
            }
        }
    }

    private static let exporting = RouteDescription(
        summary: "Exports the motion of a pattern as a file of this format.",
        query: stage + [Parameter("name", "The name of the file, and of classes and types in it.")],
        answer: [:], types: ExportTarget.all.map { MediaType(of: ".\($0.fileExtension)") }, failures: [404, 422])

    private static let export = Route.get("/api/patterns/{ref}/export/{format}", exporting) { routed in
        let formats = ExportTarget.all.map(\.name)
        guard let target = ExportTarget.named(routed["format"]) else {
            throw StudioFailure(404, "not-found", "Unknown format; available: \(formats.joined(separator: ", "))")
        }
        var keys = try exporting.keys(routed.target.query)
        let name = keys["name"]?.string
        keys["name"] = nil
        let request = try Self.request(routed, keys)
        if let name, Slug(name) == nil { throw StudioFailure(OperationFailure(malformed: Problems(.badSlug(name)))) }
        return try routed.taggedByHead { catalog in
            let (export, file) = try catalog.read { reader in
                let subject = try reader.subject(request, devices: target.name == "html" ? try reader.devices() : [])
                let named = name.flatMap { Slug($0) }.map(subject.named) ?? subject
                return (try target.export(named), target.fileName(of: named.name))
            }
            return StudioAnswer(200, MediaType(of: file), export.bytes)
                .with("Content-Disposition", "attachment; filename=\"\(file)\"")
        }
    }

    private static func request(_ routed: RoutedRequest, _ description: RouteDescription) throws -> SampleRequest {
        try request(routed, try description.keys(routed.target.query))
    }

    /// The pattern of a path on the stage of a query.
    private static func request(_ routed: RoutedRequest, _ object: JSONObject) throws -> SampleRequest {
        let reference = try routed.parsedReference(.pattern)
        return try OperationKeys.reading(object) { keys in
            var request = SampleRequest(reference)
            request.operation = keys.text("operation")
            if keys.isSet("reduced") { request.variant = .reduced }
            let stage = keys.stage()
            (request.screen, request.orientation) = (stage.screen, stage.orientation)
            return request
        }
    }
}
