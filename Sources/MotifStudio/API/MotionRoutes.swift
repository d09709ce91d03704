import MotifCatalog
import MotifCore
import MotifExport
import MotifJSON
import MotifPublishing
import MotifStore

/// The routes about the motion of a pattern: samples, checks, pictures, exports, and the data of its player.
enum MotionRoutes {
    static let all: [Route] = [sample, check, player, picture, export]

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
        let request = stage.request(of: try routed.parsedReference(.pattern))
        return try routed.taggedByHead { catalog in
            try catalog.read { reader in
                StudioAnswer(200, PlayerMotion(try reader.subject(request, devices: try reader.devices())).json)
            }
        }
    }

    private static let picture = Route.get(
        "/api/patterns/{ref}/picture.svg",
        RouteDescription(
            summary: "Draws a pattern as an animated picture.", answer: .text, types: [.picture],
            failures: [404, 422]),
        keys: ObjectFormat { keys -> (MotionStage, Bool?)? in
            (MotionStage(&keys), keys[.flag("reduced", "The motion for reduced motion.")])
        }
    ) { routed, keys in
        var request = keys.0.request(of: try routed.parsedReference(.pattern))
        if keys.1 == true { request.variant = .reduced }
        return try routed.picture(of: request) { [request] subject in
            try SVGPreview(subject, variant: request.variant).animation().text
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
    /// The answer with a picture, which is drawn if it isn't in the cache.
    ///
    /// - Parameter look: The difference from other pictures of the same motion.
    func picture(
        of request: SampleRequest, _ look: String = "", _ draw: (ExportSubject) throws -> String
    ) throws -> StudioAnswer {
        try studio.read { reader in
            let tag = try reader.pictureTag(of: request, look)
            return try tagged(tag) {
                let bytes = try studio.pictures.picture(tag) { Array(try draw(reader.subject(request)).utf8) }
                return StudioAnswer(200, .picture, bytes)
            }
        }
    }
}
