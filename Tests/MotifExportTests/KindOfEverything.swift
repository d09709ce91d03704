import MotifFormula
import MotifJSON

@testable import MotifCore
@testable import MotifExport

/// A kind with a parameter of every type.
enum KindOfEverything {
    static let text = #"""
        {"type": "kind", "slug": "sampler", "title": "A parameter of every type", "parameters": [
          {"name": "time", "type": "duration", "default": 0.35, "minimum": 0, "maximum": 2},
          {"name": "gap", "type": "length", "default": 12},
          {"name": "turn", "type": "angle", "default": 90},
          {"name": "factor", "type": "number", "default": 1.2, "exclusiveMinimum": 0},
          {"name": "dim", "type": "fraction", "default": 0.5},
          {"name": "copies", "type": "integer", "default": 3, "minimum": 1},
          {"name": "bouncy", "type": "boolean", "default": true},
          {"name": "label", "type": "text", "default": "hello"},
          {"name": "side", "type": "choice", "cases": ["left", "right"], "default": "left"},
          {"name": "tint", "type": "color", "default": "#33669980"},
          {"name": "shift", "type": "point", "default": {"x": 0, "y": -8}},
          {"name": "cell", "type": "size", "default": {"width": 100, "height": 100}},
          {"name": "place", "type": "frame", "default": {"x": 20, "y": 700, "width": 56, "height": 56}},
          {"name": "timing", "type": "curve", "default": "easeInOut"},
          {"name": "item", "type": "reference", "documentType": "item", "default": "mastodon"},
          {"name": "inset", "type": "record", "default": {"hidden": -64, "note": "as on iOS"}, "fields": [
            {"name": "hidden", "type": "length"}, {"name": "note", "type": "text", "optional": true}]},
          {"name": "empty", "type": "record", "default": {}, "fields": [
            {"name": "size", "type": "length", "optional": true}]},
          {"name": "rows", "type": "list", "element": {"type": "integer", "minimum": 1}, "default": [2, 3]}],
         "scene": [{"name": "screen", "type": "size", "default": "device"}],
         "layers": [{"name": "box", "role": "element", "frame": "place"}],
         "operations": [{"name": "show", "driver": "time", "tracks": [
           {"layer": "box", "property": "opacity", "from": "dim", "to": "1", "duration": "time", "curve": "timing"}]}]}
        """#

    static func kind() throws -> Kind { try subject(.object(JSONObject())).motion.kind }

    /// A pattern of it with these parameters.
    static func subject(_ parameters: JSON) throws -> ExportSubject {
        let pattern: JSON = [
            "type": "pattern", "slug": "all", "kind": "sampler", "title": "All", "parameters": parameters,
        ]
        let motion = try PatternMotion(pattern: pattern.canonical, kind: text)
        guard let revision = RevisionNumber(1) else { throw Problems(.rule(.notFound, "all")) }
        let size = MotionSize(width: 393, height: 852)
        return try ExportSubject(
            motion, revision: revision, screen: Screen(size: size), scene: motion.scene(on: size))
    }
}
