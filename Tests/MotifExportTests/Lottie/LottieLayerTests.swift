import MotifJSON
import Testing

@testable import MotifCore
@testable import MotifExport

/// What no shipped pattern has.
@Suite struct `a layer in a Lottie file` {
    static let kind = """
        {"type": "kind", "slug": "test", "title": "Test", "parameters": [
          {"name": "duration", "type": "duration", "default": 1},
          {"name": "names", "type": "list", "element": {"type": "record", "fields": [{"name": "name", "type": "text"}]},
           "default": [{"name": "say \\"hi\\""}, {"name": "שלום"}, {"name": "👩‍👩‍👧"}, {"name": "a.b\\\\c"}]}],
         "scene": [{"name": "screen", "type": "size", "default": "device"}],
         "layers": [
           {"name": "page", "role": "source", "frame": "bounds(screen)", "fill": "#FF000080",
            "mask": {"center": "point(100, 100)", "diameter": "50"}},
           {"name": "card", "role": "element", "frame": "frame(0, 0, 100, 50)", "cornerRadius": "8", "perspective": "500"},
           {"name": "dot", "role": "element", "shape": "circle", "frame": "frame(0, 0, 100, 50)", "anchor": "point(0, 0)"},
           {"name": "word", "role": "element", "forEach": "names", "as": "item", "frame": "bounds(screen)",
            "text": "item.name"}],
         "operations": [{"name": "go", "driver": "time", "tracks": [\(tracks)]}]}
        """

    static let tracks = [
        ("page", "translation.x", "0", "200", "easeIn"), ("page", "translation.y", "0", "100", "linear"),
        ("card", "rotation.x", "0", "30", "linear"),
        ("dot", "scaleX", "1", "3", "linear"), ("dot", "outset", "0", "10", "linear"),
        ("word", "opacity", "0", "1", "linear"),
    ].map { layer, property, from, to, curve in
        #"{"layer": "\#(layer)", "property": "\#(property)", "from": "\#(from)", "to": "\#(to)", "#
            + #""duration": "duration", "curve": "\#(curve)"}"#
    }.joined(separator: ", ")

    static func file(_ kind: String = kind) throws -> LottieFile {
        let pattern = #"{"type": "pattern", "slug": "test", "kind": "test", "title": "Test"}"#
        let motion = try PatternMotion(pattern: pattern, kind: kind)
        let size = MotionSize(width: 393, height: 852)
        let revision = try #require(RevisionNumber(1))
        return try LottieFile(
            ExportSubject(motion, revision: revision, screen: Screen(size: size), scene: motion.scene(on: size)))
    }

    @Test func `that moves below its mask is a composition`() throws {
        let file = try Self.file()
        let page = try #require(file.layers.last)
        #expect(page["ty"]?.number == 0)
        #expect(page["refId"]?.string == file.json["assets"]?.array?.first?["id"]?.string)
        #expect(page["ks"]?["p"] == ["a": 0, "k": [0, 0]])
        #expect(page["masksProperties"]?.array?.count == 1)
        let moved = try #require(file.json["assets"]?.array?.first?["layers"]?.array?.first)
        #expect(moved["ty"]?.number == 4)
        #expect(moved["masksProperties"] == nil)
        // The two directions have a pace of their own each.
        #expect(moved["ks"]?["p"]?["s"] == true)
        #expect(LottieValues(moved["ks"]?["p"]?["x"]).values == [[196.5], [396.5]])
        #expect(LottieValues(moved["ks"]?["p"]?["y"]).easings == [[0, 0, 1, 1]])
    }

    @Test func `has the alpha of its fill as opacity`() throws {
        let asset = try Self.file().json["assets"]?.array?.first?["layers"]?.array?.first
        let group = try #require(asset?["shapes"]?.array?.first?["it"]?.array)
        #expect(group[1]["o"]?["k"]?.number == 50.196078)
    }

    @Test func `that rotates loses its corners, and a circle is baked`() throws {
        let file = try Self.file()
        #expect(file.codes == ["turn-baked", "corners-omitted", "combined-baked", "content-omitted"])
        // 50 pt and twice the outset, in the units of a layer that is stretched to the threefold.
        let size = LottieValues(file.shape("dot", "el")["s"])
        #expect(size.frames.count == 61)
        #expect(size.values.last == [23.333333, 70])
    }

    @Test func `has size 0 while a spring is below zero`() throws {
        let spring = #"{"spring": {"mass": 1, "stiffness": 400, "damping": 8, "initialVelocity": 0}}"#
        let shrinking =
            #"{"layer": "page", "property": "mask.diameter", "from": "300", "to": "0", "#
            + #""duration": "duration", "curve": \#(spring)}, "#
        let file = try Self.file(Self.kind.replacing(#""tracks": ["#, with: #""tracks": ["# + shrinking))
        let path = LottieValues(file.mask("page")["pt"])
        let radii = path.corners.map { 100 - ($0.first?[1] ?? 0) }
        // The spring first reaches 0 after a quarter of its period of 2π / √(400 − 4²) = 0.3206 s, at frame 5, and is
        // 53% on the other side after half of it.
        #expect(radii.first == 150)
        #expect(radii.min() == 0)
        #expect(radii[10] == 0)
        #expect(file.codes.contains("spring-baked"))
    }

    @Test func `that would have too many frames is refused`() throws {
        let long = #""driver": "progress", "range": [0, 1000000000]"#
        let kind = Self.kind.replacing(#""driver": "time""#, with: long).replacing(
            #""duration": "duration", "#, with: "")
        #expect {
            try Self.file(kind)
        } throws: { error in
            (error as? Problems)?.problems.first?.code == .outOfRange
        }
    }

    @Test func `keeps its name, whatever it contains`() throws {
        let file = try Self.file()
        #expect(Array(file.names.prefix(4)) == ["word.a.b\\c", "word.👩‍👩‍👧", "word.שלום", #"word.say "hi""#])
        #expect(file.marker(#"word.say "hi".opacity"#) == [0, 60])
    }
}
