import Testing

@testable import MotifCore
@testable import MotifExport

/// A kind that isn't shipped, with what no shipped kind has.
struct TeamKind: CustomTestStringConvertible {
    let slug: String
    let layers: String
    let operations: String
    var parameters = "[]"
    var interactions = "[]"
    /// The layer whose elements only the arriving screen has.
    var arriving: String?

    var testDescription: String { slug }

    func subject(on size: MotionSize) throws -> ExportSubject {
        let kind = """
            {"type": "kind", "slug": "\(slug)", "title": "\(slug)", "parameters": \(parameters),
             "scene": [{"name": "screen", "type": "size", "default": "device"}],
             "layers": \(layers), "operations": \(operations),
             "interactions": \(interactions)}
            """
        let pattern = """
            {"type": "pattern", "slug": "\(slug)", "kind": "\(slug)", "title": "\(slug)", "parameters": {}}
            """
        let motion = try PatternMotion(pattern: pattern, kind: kind)
        return try ExportSubject(
            motion, revision: #require(RevisionNumber(1)), screen: Screen(size: size), scene: motion.scene(on: size))
    }

    static let all = [list, sheet, card, closing, window, pulled]

    private static let pages = """
        {"name": "below", "role": {"present": "source", "dismiss": "destination"}, "frame": "bounds(screen)",
         "fill": "#336699"}
        """
    private static let dismissal = #"{"name": "dismiss", "swap": "present"}"#

    private static let list = TeamKind(
        slug: "list",
        layers: """
            [\(pages),
             {"name": "above", "role": {"present": "destination", "dismiss": "source"}, "frame": "bounds(screen)",
              "fill": "#FFFFFF"},
             {"name": "row", "role": "element", "forEach": "rows", "as": "row",
              "frame": "frame(20, 120 + index * 80, screen.width - 40, 60)"}]
            """,
        operations: """
            [{"name": "present", "driver": "time", "tracks": [
               {"layer": "row", "property": "opacity", "from": "0", "to": "1", "duration": "0.2", "curve": "linear"},
               {"layer": "row", "property": "translation.y", "from": "40", "to": "0", "begin": "index * 0.05",
                "duration": "0.4", "curve": {"spring": {"dampingRatio": 0.8}}}]},
             \(dismissal)]
            """,
        parameters: """
            [{"name": "rows", "type": "list", "default": [{"name": "a"}, {"name": "b"}, {"name": "c"}],
              "element": {"type": "record", "fields": [{"name": "name", "type": "text"}]}}]
            """,
        arriving: "row")

    private static let sheet = TeamKind(
        slug: "sheet",
        layers: """
            [\(pages),
             {"name": "dim", "role": "backdrop", "frame": "bounds(screen)", "fill": "#00000066"},
             {"name": "sheet", "role": {"present": "destination", "dismiss": "source"}, "fill": "#FFFFFF",
              "frame": "frame(0, 300, screen.width, screen.height - 300)", "cornerRadius": "32"}]
            """,
        operations: """
            [{"name": "present", "driver": "time", "tracks": [
               {"layer": "dim", "property": "opacity", "from": "0", "to": "1", "duration": "0.3", "curve": "linear"},
               {"layer": "sheet", "property": "translation.y", "from": "screen.height - 300", "to": "0",
                "duration": "0.5", "curve": {"spring": {"dampingRatio": 0.9, "initialVelocity": 1}}}]},
             \(dismissal)]
            """)

    /// A spring that takes the diameters of a mask and a hole below 0 on the way back.
    private static let closing = TeamKind(
        slug: "closing",
        layers: """
            [\(pages),
             {"name": "above", "role": {"present": "destination", "dismiss": "source"}, "frame": "bounds(screen)",
              "fill": "#FFFFFF", "mask": {"center": "point(200, 300)", "diameter": "0"}},
             {"name": "dim", "role": "backdrop", "frame": "bounds(screen)", "fill": "#00000066", "shape": "cutout",
              "hole": {"center": "point(120, 500)", "diameter": "0"}}]
            """,
        operations: """
            [{"name": "present", "driver": "time", "tracks": [
               {"layer": "above", "property": "mask.diameter", "from": "0", "to": "2200", "duration": "0.6",
                "curve": {"spring": {"dampingRatio": 0.47, "initialVelocity": 1.25}}},
               {"layer": "dim", "property": "hole.diameter", "from": "0", "to": "2000", "duration": "0.6",
                "curve": {"spring": {"dampingRatio": 0.47, "initialVelocity": 1.25}}}]},
             \(dismissal)]
            """)

    /// A hole with a shadow, and a shadow of a screen, all of which a gesture drives.
    private static let window = TeamKind(
        slug: "window",
        layers: """
            [\(pages),
             {"name": "above", "role": {"present": "destination", "dismiss": "source"}, "frame": "bounds(screen)",
              "fill": "#FFFFFF", "shadow": {"opacity": "0", "radius": "4"}},
             {"name": "dim", "role": "backdrop", "frame": "frame(20, 40, 300, 700)", "fill": "#FF9500",
              "shape": "cutout", "hole": {"center": "point(170, 400)", "diameter": "0"},
              "shadow": {"opacity": "0.5", "radius": "6"}}]
            """,
        operations: """
            [{"name": "present", "driver": "time", "tracks": [
               {"layer": "above", "property": "translation.y", "from": "screen.height", "to": "0", "duration": "0.6",
                "curve": "easeOut"},
               {"layer": "above", "property": "shadow.opacity", "from": "0", "to": "0.8", "duration": "0.6",
                "curve": "easeIn"},
               {"layer": "dim", "property": "hole.diameter", "from": "10", "to": "200", "duration": "0.6",
                "curve": "easeIn"}]},
             \(dismissal)]
            """,
        interactions: """
            [{"name": "pan", "operation": "present", "progress": "-translation.y / screen.height",
              "finishes": "progress > 0.3"}]
            """)

    /// A page that a gesture pushes.
    private static let pulled = TeamKind(
        slug: "pulled",
        layers: """
            [{"name": "below", "role": {"push": "source", "pop": "destination"}, "frame": "bounds(screen)",
              "fill": "#336699"},
             {"name": "above", "role": {"push": "destination", "pop": "source"}, "frame": "bounds(screen)",
              "fill": "#FFFFFF"}]
            """,
        operations: """
            [{"name": "push", "driver": "time", "tracks": [
               {"layer": "above", "property": "translation.y", "from": "screen.height", "to": "0", "duration": "0.4",
                "curve": "easeOut"}]},
             {"name": "pop", "swap": "push"}]
            """,
        interactions: """
            [{"name": "pan", "operation": "push", "progress": "-translation.y / screen.height",
              "finishes": "progress > 0.3"}]
            """)

    private static let card = TeamKind(
        slug: "card",
        layers: """
            [{"name": "page", "role": "source", "frame": "bounds(screen)", "fill": "#336699"},
             {"name": "card", "role": "element", "frame": "frame(40, 200, 313, 400)", "fill": "#FF9500",
              "perspective": "600"}]
            """,
        operations: """
            [{"name": "flip", "driver": "progress", "tracks": [
               {"layer": "card", "property": "rotation.y", "from": "0", "to": "80", "curve": "linear"}]}]
            """)
}
