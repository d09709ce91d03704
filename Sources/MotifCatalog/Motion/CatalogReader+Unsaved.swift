public import MotifCore
public import MotifJSON

/// The motion of a document that the catalog needn't have, on the standard screen.
public struct UnsavedMotion: Sendable {
    /// The document as it would be saved.
    public let document: JSON
    /// The pattern with its kind.
    public let motion: PatternMotion
    /// The screen in its orientation.
    public let screen: Screen
    /// What the app decides by default.
    public let scene: MotionScene
}

extension CatalogReader {
    /// The motion of a document that needn't be in the catalog: of a pattern, or of a kind with its default values.
    ///
    /// - Parameters:
    ///   - json: The document.
    ///   - values: Values to set first; strings are read as text.
    /// - Throws: `Problems`: those of the document; `wrong-type` if it has no motion; a formula of the scene
    ///   without a value.
    public func unsavedMotion(of json: JSON, setting values: JSONObject = [:]) throws -> UnsavedMotion {
        var (json, problems) = (json, [Problem]())
        if !values.members.isEmpty, let name = Document.name(of: json), let object = json.object {
            let draft = try draft(object, of: name) { $0.set(values) }
            (json, problems) = (draft.json, draft.problems)
        }
        let document = try checked(json, besides: problems)
        let motion: PatternMotion
        switch document {
        case .pattern(let pattern): motion = try self.motion(of: pattern, try kind(pattern.kind))
        case .kind(let kind): motion = try self.motion(of: Self.example(of: kind), kind)
        case .item, .device, .value:
            throw Problems(.rule(.wrongType, "'\(document.metadata.name)' is not a pattern; only patterns have motion"))
        }
        let screen = try standardScreen(held: .portrait)
        return UnsavedMotion(
            document: document.json, motion: motion, screen: screen, scene: try motion.scene(on: screen.size))
    }

    /// A pattern with the defaults of a kind.
    ///
    /// - Throws: `Problems` with `missing` for each parameter without a default.
    private static func example(of kind: Kind) throws -> Pattern {
        let slug = JSON.string(kind.metadata.name.slug.text)
        let json: JSON = [
            "type": "pattern", "slug": slug, "title": .string(kind.metadata.title), "kind": slug, "parameters": [:],
        ]
        guard case .pattern(let pattern) = try Document(json, kind: .found(kind)) else {
            preconditionFailure("A document whose type is pattern is a pattern")
        }
        return pattern
    }
}
