import MotifCore
import MotifExport
import MotifStore

/// The files that pages load: modules, style sheets, and the icon.
enum AssetRoutes {
    static let all: [Route] = [
        .page("/assets/{name}") { try file($0["name"], $0) },
        .page("/assets/{folder}/{name}") { try file("\($0["folder"])/\($0["name"])", $0) },
    ]

    /// The files below `web/` by name, and the icon.
    private static let files: [String: (bytes: [UInt8], tag: EntityTag)] = {
        let resources = WebResource.all.map { ($0.name, Array($0.text.utf8)) }
        let icon = ("icon.svg", GalleryMark.file.bytes)
        return Dictionary(
            (resources + [icon]).filter { name, _ in [".js", ".css", ".svg"].contains { name.hasSuffix($0) } }
                .map { name, bytes in (name, (bytes, EntityTag(of: [ContentDigest(of: bytes)], name))) }
        ) { first, _ in first }
    }()

    private static func file(_ name: String, _ routed: RoutedRequest) throws -> StudioAnswer {
        guard let file = files[name] else { throw StudioFailure(404, "not-found", "There is nothing at this address") }
        return routed.tagged(file.tag) { StudioAnswer(200, MediaType(of: name), file.bytes) }
    }
}
