import MotifJSON
import Testing

@testable import MotifCore

@Suite struct `an exported pattern` {
    private func file(_ patterns: [String], kinds: [String], items: [String] = []) throws -> [UInt8] {
        func list(_ type: String, _ slugs: [String]) throws -> JSON {
            .array(try slugs.map { try KindSeeds.json("\(type)/\($0)") })
        }
        let json: JSON = [
            "format": "motif/1", "items": try list("items", items), "kinds": try list("kinds", kinds),
            "patterns": try list("patterns", patterns),
        ]
        return json.canonicalBytes
    }

    @Test func `is loaded with its kind and items from one file`() throws {
        let items = ["facebook", "instagram", "twitter", "vimeo", "youtube"]
        let motion = try PatternMotion(exported: file(["zoom-icons"], kinds: ["zoom-icons"], items: items))
        let screen = MotionSize(width: 393, height: 852)
        #expect(try motion.timeline(on: screen) == KindSeeds.motion("zoom-icons").timeline(on: screen))
    }

    @Test func `is chosen by its slug among several`() throws {
        let bytes = try file(["expand", "expand-sign-in"], kinds: ["expand"])
        #expect(
            try PatternMotion(exported: bytes, pattern: "expand-sign-in").pattern.metadata.name.slug.text
                == "expand-sign-in")
        let unchosen = result { () throws(Problems) in try PatternMotion(exported: bytes) }.problems
        #expect(unchosen.map(\.message) == ["The file has 2 patterns: expand, expand-sign-in"])
        let misspelled = result { () throws(Problems) in try PatternMotion(exported: bytes, pattern: "expnd") }.problems
        #expect(misspelled.map(\.message) == ["Unknown pattern 'expnd'. Did you mean 'expand'?"])
    }

    @Test func `needs its kind, and valid JSON`() throws {
        let bytes = try file(["expand"], kinds: [])
        #expect(
            result { () throws(Problems) in try PatternMotion(exported: bytes) }.problems.map(\.code) == [.unknownKind])
        #expect(
            result { () throws(Problems) in try PatternMotion(exported: "[".utf8) }.problems.map(\.code) == [.syntax])
    }
}

@Suite struct `a frame rate` {
    @Test func `is between 1 and 1000`() {
        #expect([1, 59.94, 1000].allSatisfy { FrameRate($0) != nil })
        #expect([0, 0.99, -60, 1001, 1e9, .nan, .infinity].allSatisfy { FrameRate($0) == nil })
    }

    @Test func `traps if a literal is out of bounds`() async {
        await #expect(processExitsWith: .failure) { _ = FrameRate(integerLiteral: 0) }
    }
}
