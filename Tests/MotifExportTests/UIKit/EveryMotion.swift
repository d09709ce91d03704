@testable import MotifCore
@testable import MotifExport

/// A made-up kind with everything that a kind can have, and names that mean something to Swift.
enum EveryMotion {
    static func subject(on size: MotionSize) throws -> ExportSubject {
        let motion = try PatternMotion(pattern: pattern, kind: kind)
        guard let revision = RevisionNumber(7) else { throw Problems(.rule(.notFound, "7")) }
        return try ExportSubject(
            motion, revision: revision, screen: Screen(size: size), scene: motion.scene(on: size))
    }

    private static let pattern = #"""
        {"type": "pattern", "slug": "every-motion", "kind": "every-motion",
         "title": "Every */ \"motion\" \\(1) 🎈\nשלום\u202e", "summary": "*/ \"\\(\n", "parameters": {}}
        """#

    private static let kind = #"""
        {"type": "kind", "slug": "every-motion", "title": "Every motion",
         "parameters": [
           {"name": "duration", "type": "duration", "default": 0.5, "summary": "*/\nnext"},
           {"name": "default", "type": "number", "default": -2},
           {"name": "class", "type": "choice", "cases": ["a", "b"], "default": "a"},
           {"name": "self", "type": "boolean", "default": true},
           {"name": "label", "type": "text", "default": "a \" \\(x) \n\u202e 🎈 é"},
           {"name": "tint", "type": "color", "default": "#336699CC"},
           {"name": "place", "type": "point", "default": {"x": 3, "y": -4.5}},
           {"name": "extent", "type": "size", "default": {"width": 30, "height": 20}},
           {"name": "turn", "type": "angle", "default": 200},
           {"name": "part", "type": "fraction", "default": 0.25},
           {"name": "counts", "type": "list", "element": {"type": "integer"}, "default": [2, 3, 4]},
           {"name": "words", "type": "list", "element": {"type": "text"}, "default": ["x", "y"]},
           {"name": "things", "type": "list", "default": [{"name": "in", "at": {"x": 1, "y": 2}}, {"name": "b"}],
            "element": {"type": "record", "fields": [
              {"name": "name", "type": "text"},
              {"name": "at", "type": "point", "optional": true},
              {"name": "in", "type": "frame", "optional": true}]}},
           {"name": "stairs", "type": "curve", "default": {"steps": 4, "position": "end"}},
           {"name": "lines", "type": "curve", "default": {"linear": [[0, 0], [0.3, 0.8], [1, 1]]}},
           {"name": "spring", "type": "curve", "default": {"spring": {"duration": 0.5, "bounce": 0.3}}},
           {"name": "bounce", "type": "curve", "default": {"spring": {"dampingRatio": 0.5, "initialVelocity": 1}}},
           {"name": "bezier", "type": "curve", "default": {"cubicBezier": [0.1, -0.5, 0.2, 1.5]}}],
         "scene": [
           {"name": "screen", "type": "size", "default": "device"},
           {"name": "box", "type": "frame", "default": "frame(10, device.height / 2, 40, 1 / 2 * 80)"},
           {"name": "count", "type": "integer", "default": "-7 % 4"},
           {"name": "wait", "type": "duration", "default": "duration / 4"}],
         "bindings": [
           {"name": "max", "formula": "max(counts) + sum(counts) + count(words) + row(3, counts) + column(3, counts)"},
           {"name": "geometry", "formula": "clamp(hypot(place.x, place.y), 0, 4) + lerp(1, 3, part) + sign(count)"},
           {"name": "element", "formula": "part * 2"},
           {"name": "dragProgress", "formula": "element + 1"},
           {"name": "isOdd", "formula": "!(label == 'x') && ('y' in words || class < 'b') && contains(label, 'x')"},
           {"name": "cases", "formula": "isOdd ? (startsWith(class, 'a') ? 1 : 2) : endsWith(label, 'é') ? 3 : 4"},
           {"name": "rounded", "formula": "round(-2.5) + floor(-0.5) + ceil(0.5) + sqrt(2) - -(abs(default))"},
           {"name": "far", "formula": "farthest(center(inset(box, 30)), screen) + tint.red + inset(box, 30).width"}],
         "layers": [
           {"name": "below", "role": {"present": "source", "dismiss": "destination", "pull": "source"}, "frame": "bounds(screen)"},
           {"name": "curtain", "role": "backdrop", "frame": "bounds(screen)", "fill": "tint"},
           {"name": "above", "role": {"present": "destination", "dismiss": "source", "pull": "destination"},
            "frame": "bounds(screen)", "shape": "cutout",
            "hole": {"center": "center(box)", "diameter": "0"}, "shadow": {"opacity": "0.5", "radius": "4"}},
           {"name": "self", "role": "element", "frame": "box", "cornerRadius": "4", "anchor": "point(0, part)",
            "perspective": "500", "shadow": {"color": "#102030", "opacity": "0.5", "radius": "4", "offset": "place"}},
           {"name": "disc", "role": "element", "frame": "inset(box, 2)", "fill": "#FF0000",
            "mask": {"center": "center(box)", "diameter": "2"}},
           {"name": "bar", "role": "control", "edge": "trailing", "frame": "box"},
           {"name": "Bar", "role": "control", "frame": "box"},
           {"name": "icon", "role": "control", "frame": "box", "visible": "self"},
           {"name": "thing", "role": "element", "forEach": "things", "as": "thing", "visible": "index < 5",
            "frame": "thing.in ?? frame(index, 2, 30, 40)"}],
         "operations": [
           {"name": "present", "driver": "time", "tracks": [
             {"layer": "curtain", "property": "opacity", "from": "0", "to": "part", "duration": "duration", "curve": "easeOut"},
             {"layer": "above", "property": "hole.diameter", "from": "0", "to": "far", "duration": "duration", "curve": "bounce"},
             {"layer": "above", "property": "outset", "from": "0", "to": "max", "duration": "duration", "curve": "linear"},
             {"layer": "above", "property": "shadow.opacity", "from": "0", "to": "1", "duration": "duration", "curve": "spring"},
             {"layer": "self", "property": "center.x", "from": "box.x", "to": "geometry", "duration": "duration", "curve": "bounce"},
             {"layer": "self", "property": "center.y", "from": "box.y", "to": "cases", "duration": "duration", "curve": "bounce"},
             {"layer": "self", "property": "width", "from": "box.width", "to": "extent.width", "duration": "wait", "curve": "default"},
             {"layer": "self", "property": "outset", "from": "0", "to": "3", "duration": "wait", "curve": "default"},
             {"layer": "self", "property": "scale", "from": "1", "to": "rounded", "duration": "duration", "curve": "stairs"},
             {"layer": "self", "property": "rotation.x", "from": "0", "to": "turn", "duration": "duration", "curve": "lines"},
             {"layer": "self", "property": "rotation.y", "from": "0", "to": "-turn", "duration": "duration", "curve": "lines"},
             {"layer": "self", "property": "shadow.radius", "from": "0", "to": "6", "begin": "wait", "duration": "duration", "curve": "bezier"},
             {"layer": "disc", "property": "mask.diameter", "from": "2", "to": "far", "duration": "duration", "curve": "easeIn"},
             {"layer": "disc", "property": "cornerRadius", "from": "0", "to": "9", "duration": "duration", "curve": "easeIn"},
             {"layer": "bar", "property": "offset", "from": "-max", "to": "0", "duration": "duration", "curve": "spring"},
             {"layer": "bar", "property": "rotation.z", "from": "0", "to": "turn / 2", "duration": "duration", "curve": "spring"},
             {"layer": "bar", "property": "scaleX", "from": "1", "to": "2", "duration": "duration", "curve": "spring"},
             {"layer": "Bar", "property": "opacity", "from": "dragProgress / 10", "to": "element", "duration": "duration", "curve": "linear"},
             {"layer": "icon", "property": "lottie.frame", "from": "0", "to": "60", "duration": "duration", "curve": "linear"},
             {"layer": "thing", "property": "translation.y", "from": "0", "to": "(thing.at ?? place).y + index + element", "begin": "index / 10", "duration": "duration", "curve": "bezier"},
             {"layer": "thing", "property": "opacity", "from": "0", "to": "1", "duration": "0.1", "curve": "linear"},
             {"layer": "thing", "property": "opacity", "from": "0.5", "to": "0", "begin": "0.2", "duration": "0.1", "curve": "linear"}]},
           {"name": "dismiss", "driver": "time", "tracks": [
             {"layer": "above", "property": "opacity", "from": "1", "to": "0", "duration": "wait", "curve": "linear"}]},
           {"name": "pull", "driver": "progress", "range": [-1, 1], "summary": "Pulls.", "tracks": [
             {"layer": "self", "property": "scaleY", "from": "1", "to": "geometry", "begin": "0", "duration": "part", "curve": "bezier"},
             {"layer": "self", "property": "scaleY", "from": "geometry", "to": "2", "begin": "0.5", "curve": "linear"},
             {"layer": "above", "property": "hole.diameter", "from": "0", "to": "max", "curve": "linear"},
             {"layer": "disc", "property": "mask.diameter", "from": "0", "to": "max", "curve": "linear"},
             {"layer": "icon", "property": "lottie.frame", "from": "0", "to": "60", "curve": "linear"},
             {"layer": "thing", "property": "opacity", "from": "0", "to": "1", "curve": "linear"}]}],
         "interactions": [{"name": "drag", "operation": "present",
           "progress": "hypot(translation.x, velocity.y) / screen.height", "finishes": "progress > part && velocity.y > 0"}],
         "reduced": {"tracks": [
           {"layer": "disc", "property": "mask.diameter", "from": "0", "to": "9", "duration": "0.2", "curve": "linear"},
           {"layer": "self", "property": "opacity", "from": "0", "to": "1", "duration": "0.2", "curve": "easeInOut"}]}}
        """#
}
