import MotifCatalog
import MotifCore
import MotifExport
import MotifJSON
import MotifPublishing
import MotifStore
import MotifSystem
import MotifText

/// The routes for pictures of an app's own screens, which are files beside the catalog.
enum ScreenRoutes {
    static let all: [Route] = [picture, store, remove, frames]

    private static let path: PathPattern = "/api/screens/{screen}"
    private static let pattern = ObjectKey<String>.text(
        "pattern", "The slug of the pattern that the picture is for; all patterns by default.")
    private static let picked: JSONSchema = .object(["width?": .count, "height?": .count])

    private static let picture = Route.get(
        path,
        RouteDescription(
            summary: "Returns the picture of a screen.", answer: .text, types: [.png, .jpeg, .webp],
            failures: [404, 422]),
        keys: ObjectFormat { keys -> (String?, String?)? in
            (keys[pattern], keys[.text("version", "The version that the player's data names, which never changes.")])
        }
    ) { routed, keys in
        let found = try routed.studio.screens.picture(of: routed.screenName(), for: routed.slug(keys.0))
        guard let found else { throw StudioFailure.nothing }
        let tag = EntityTag(of: [ContentDigest(of: found.bytes)], "")
        return routed.tagged(tag, cacheControl: routed.cacheControl(isImmutable: keys.1 != nil)) {
            StudioAnswer(200, MediaType(found.header.format), found.bytes)
        }
    }

    private static let store = Route.writing(
        .post, path,
        RouteDescription(
            summary: "Stores the picture of a screen: the bytes of a PNG, JPEG, or WebP file.", answer: picked,
            bodyTypes: [.png, .jpeg, .webp, .bytes], failures: [403, 404, 422, 507]),
        keys: ObjectFormat { keys -> (String?, String?)? in
            (keys[pattern], keys[.text("file", "The name of the file in error messages.")])
        }
    ) { routed, keys in
        let screen = try routed.screenName()
        let picture = try Screenshot(routed.request.body, named: (keys.1 ?? "The picture").clipped)
        try routed.studio.screens.store(picture, as: screen, for: routed.knownSlug(keys.0))
        return StudioAnswer(
            200, ["width": .integer(picture.header.width), "height": .integer(picture.header.height)])
    }

    private static let remove = Route.writing(
        .delete, path,
        RouteDescription(
            summary: "Removes the picture of a screen, if there is one.", answer: picked, failures: [403, 404]),
        keys: ObjectFormat { keys -> String?? in .some(keys[pattern]) }
    ) { routed, pattern in
        try routed.studio.screens.remove(routed.screenName(), for: routed.slug(pattern))
        return StudioAnswer(200, [:])
    }

    private static let frames = Route.writing(
        .post, "/api/patterns/{ref}/frames",
        RouteDescription(
            summary: """
                Stores which parts of the pictures the elements of a pattern show: by the name of a layer, the screen, \
                'current' or 'next', and the frame as x, y, width, and height in pixels.
                """, body: .record, failures: [403, 404, 422, 507]),
        keys: ObjectFormat { _ in () }
    ) { routed, _ in
        let slug = try routed.knownSlug(routed["ref"])
        do {
            let parts = try ScreenshotFolder.parts(routed.json())
            if let slug { try routed.studio.screens.store(parts, for: slug) }
            return StudioAnswer(200, [:])
        } catch let error as ScreenshotFolder.BadFrame {
            throw StudioFailure.badFrames(error)
        }
    }
}

extension Route {
    /// A part of the API that writes files beside the catalog.
    static func writing<Keys: Sendable>(
        _ method: Method, _ path: PathPattern, _ description: RouteDescription, keys: ObjectFormat<Keys>,
        _ answer: @escaping @Sendable (RoutedRequest, Keys) throws -> StudioAnswer
    ) -> Route {
        querying(method, path, description, keys, needsToken: true) { routed, keys in
            .writes { try answer(routed, keys) }
        }
    }
}

extension RoutedRequest {
    /// The screen that the path names.
    fileprivate func screenName() throws(StudioFailure) -> ScreenName {
        guard let name = ScreenName(rawValue: self["screen"]) else { throw .nothing }
        return name
    }

    /// A slug, which can't lead out of the folder; `nil` for all patterns.
    fileprivate func slug(_ text: String?) throws(StudioFailure) -> Slug? {
        guard let text else { return nil }
        guard let slug = Slug(text) else { throw .nothing }
        return slug
    }

    /// The slug of a pattern that the catalog has; `nil` for all patterns.
    fileprivate func knownSlug(_ text: String?) throws -> Slug? {
        guard let slug = try slug(text) else { return nil }
        return try studio.read { try $0.state(of: DocumentReference(DocumentName(.pattern, slug))) }.name.slug
    }
}

extension Studio {
    /// The app's own screens for a pattern; none if they can't be read.
    func screenshots(of slug: Slug) -> Screenshots { (try? screens.screenshots(of: slug)) ?? Screenshots() }

    /// The data with which a page plays a pattern, with its screens, or the reason why they can't be shown.
    func playerJSON(_ subject: ExportSubject, of slug: Slug) -> JSON {
        do {
            let screenshots = try screens.screenshots(of: slug)
            return PlayerMotion(subject.showing(screenshots)) { screen, picture in
                let owner = screenshots.shared.contains(screen) ? "" : "pattern=\(slug)&"
                let version = ContentDigest(of: picture.bytes).description.prefix(16)
                return "/api/screens/\(screen.rawValue)?\(owner)version=\(version)"
            }.json
        } catch {
            var motion = PlayerMotion(subject).json.object ?? [:]
            let problem = (error as? ScreenshotError)?.message ?? (error as? FileError)?.message ?? "\(error)"
            motion["screenshots"] = ["pictures": [:], "parts": [:], "problem": .string(problem)]
            return .object(motion)
        }
    }
}

extension Screenshots {
    /// The digests of everything that is shown; empty without pictures.
    var digests: [ContentDigest] { pictures.isEmpty ? [] : contents.map { ContentDigest(of: $0) } }
}
