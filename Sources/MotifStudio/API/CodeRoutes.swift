import MotifCatalog
import MotifCore
import MotifJSON
import MotifPublishing
import MotifStore
import MotifSystem

/// The findings about a document in a scan of an app's code that was saved beside the catalog.
enum CodeRoutes {
    static let all: [Route] = [DocumentType.pattern, .value].map { type in
        let description = RouteDescription(
            summary: "Lists where code uses a \(type.rawValue), as the scan saved beside the catalog found it.",
            answer: .list(of: .record), failures: [404, 422])
        return .get(PathPattern("/api/\(type.plural)/{ref}/code"), description) { routed in
            let reference = try routed.parsedReference(type)
            let name = try routed.studio.read { try $0.state(of: reference) }.name
            return StudioAnswer(200, .array(try findings(beside: routed.studio.settings.catalog, about: name)))
        }
    }

    private static func findings(beside catalog: String, about name: DocumentName) throws -> [JSON] {
        let path = ScreenshotFolder.path(beside: catalog, "code.json")
        guard FileSystem.exists(path) else { return [] }
        let bytes = try OpenFile(readingRegular: path, followingLinks: false).read(
            upTo: JSONLimits.default.maximumBytes + 1)
        let json: JSON
        do throws(JSONError) {
            json = try JSONReader().read(bytes)
        } catch {
            // The parser's words would show what is in the file.
            let message = "'\(path)' can't be read as a saved scan: it isn't JSON at \(error.position)"
            throw Problems(.rule(.conflict, message))
        }
        return (json.array ?? []).filter { finding in
            (finding["targets"]?.array ?? []).contains { target in
                let document = target.string?.split(separator: ".").first.map { String($0) } ?? ""
                return (try? DocumentReference(document))?.name == name
            }
        }
    }
}
