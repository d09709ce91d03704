import MotifCore
import MotifExport
import MotifStore

/// The files that pages load: the script, the style sheet, and the icon.
enum AssetRoutes {
    static let all: [Route] = SiteAssets.paths.map { path in
        .page(PathPattern("/\(path)")) { routed in
            guard let file = SiteAssets.files.first(where: { $0.path == path }) else {
                throw StudioFailure.nothing
            }
            let tag = EntityTag(of: [ContentDigest(of: file.bytes)], path)
            return routed.tagged(tag) { StudioAnswer(200, MediaType(of: path), file.bytes) }
        }
    }
}
