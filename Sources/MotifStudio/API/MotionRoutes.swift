import MotifCatalog
import MotifCore
import MotifExport
import MotifJSON
import MotifPublishing
import MotifStore

/// The routes for the motion of a pattern: samples, checks, pictures, exports, and the data for its player.
enum MotionRoutes {
    static let all: [Route] = [sample, check, player, picture, animation, export]

    private static let sample = OperationRoutes.operation(
        .sample, "/api/patterns/{ref}/sample", "Samples the motion of a pattern.", about: .pattern)

    private static let check = OperationRoutes.operation(
        .check, "/api/patterns/{ref}/check", "Checks a pattern on devices.", about: .pattern,
        without: ["where", "tag"])

    private static let player = Route.get(
        "/api/patterns/{ref}/player",
        RouteDescription(
            summary: "Returns what a page needs to play a pattern and to compute its motion for other values.",
            failures: [404, 422]),
        keys: ObjectFormat { MotionStage(&$0) }
    ) { routed, stage in
        let request = SampleRequest(try routed.parsedReference(.pattern), on: stage)
        let slug = request.reference.name.slug
        let studio = routed.studio
        return try routed.taggedByHead(and: studio.screenshots(of: slug).digests) { catalog in
            try catalog.read { reader in
                let subject = try reader.subject(request, devices: try reader.devices())
                return StudioAnswer(200, studio.playerJSON(subject, of: slug))
            }
        }
    }

    private static let stageAndVariant = ObjectFormat { keys -> (MotionStage, Timeline.Variant)? in
        let stage = MotionStage(&keys)
        return (stage, keys[.flag("reduced", "Show the reduced-motion variant.")] == true ? .reduced : .standard)
    }

    private static let picture = Route.get(
        "/api/patterns/{ref}/picture.svg",
        RouteDescription(
            summary: "Draws a pattern as an animated picture.", answer: .text, types: [.picture],
            failures: [404, 422]),
        keys: stageAndVariant
    ) { routed, keys in
        var request = SampleRequest(try routed.parsedReference(.pattern), on: keys.0)
        request.variant = keys.1
        let screenshots = routed.studio.screenshots(of: request.reference.name.slug)
        return try routed.picture(of: request, showing: screenshots) { [request] subject in
            try SVGPreview(subject, variant: request.variant).animation().text
        }
    }

    private static let animation = Route.post(
        "/api/patterns/{ref}/animation",
        RouteDescription(
            summary: "Draws a pattern as a GIF that repeats forever.", answer: .text, types: [.gif],
            failures: [404, 422, 501]),
        body: stageAndVariant
    ) { routed, keys in
        let request = SampleRequest(try routed.parsedReference(.pattern), on: keys.0)
        let subject = try routed.studio.read { try $0.subject(request) }
        return try routed.studio.rendering { folder in
            let renderer = Renderer(scale: 0.5, path: "\(folder)/motif.gif")
            let screenshots = try renderer.drawable(routed.studio.screenshots(of: request.reference.name.slug))
            let preview = try SVGPreview(subject.showing(screenshots), variant: keys.1)
            let frames = preview.loopFrames(perSecond: Renderer.framesPerSecond)
            try renderer.check(subject.screen, frameCount: frames.count)
            return StudioAnswer(200, .gif, try renderer.animation(frames, as: .gif))
        }
    }

    private static let export = Route.get(
        "/api/patterns/{ref}/export/{format}",
        RouteDescription(
            summary: "Exports the motion of a pattern as a file of this format.", answer: .anything,
            types: ExportTarget.all.map { MediaType(of: ".\($0.fileExtension)") }, failures: [404, 422]),
        keys: ObjectFormat { ExportKeys(&$0) }
    ) { routed, keys in
        guard let target = ExportTarget.named(routed["format"]) else {
            throw StudioFailure.unknownFormat(known: ExportTarget.all.map(\.name))
        }
        let reference = try routed.parsedReference(.pattern)
        return try routed.taggedByHead { catalog in
            var answer = StudioAnswer(200)
            try catalog.read { reader in
                let selection = try keys.selection(of: [reference], from: reader)
                try selection.exports(to: [target], from: reader) { exports in
                    for (target, result) in exports.made {
                        let file = target.fileName(of: exports.subject.name)
                        answer = StudioAnswer(200, MediaType(of: file), try result.get().bytes)
                            .with("Content-Disposition", "attachment; filename=\"\(file)\"")
                    }
                }
            }
            return answer
        }
    }
}

extension RoutedRequest {
    /// The answer with a picture, which is drawn unless it is in the cache.
    ///
    /// - Parameter look: The difference from other pictures of the same motion.
    func picture(
        of request: SampleRequest, _ look: String = "", showing screenshots: Screenshots,
        _ draw: (ExportSubject) throws -> String
    ) throws -> StudioAnswer {
        try studio.read { reader in
            let tag = try reader.pictureTag(of: request, look, and: screenshots.digests)
            return try tagged(tag) {
                let bytes = try studio.pictures.picture(tag) {
                    Array(try draw(reader.subject(request).showing(screenshots)).utf8)
                }
                return StudioAnswer(200, .picture, bytes)
            }
        }
    }
}
