import MotifCore
import MotifJSON
import Testing

@Suite struct `families of operations` {
    private func families(of kind: Kind) -> [String: [String]] {
        let families = kind.families(of: kind.operations.map(\.name))
        return Dictionary(uniqueKeysWithValues: families.map { ($0.operation, $0.backward.map(\.operation)) })
    }

    @Test func `of shipped kinds are an operation and its way back`() throws {
        #expect(try families(of: KindSeeds.kind("punch-out")) == ["push": ["pop"]])
        #expect(try families(of: KindSeeds.kind("expand")) == ["present": [], "dismiss": []])
        for slug in ["punch-out", "zoom-icons", "connect-the-dots", "dive-deeper"] {
            let kind = try KindSeeds.kind(slug)
            for back in kind.families(of: kind.operations.map(\.name)).flatMap(\.backward) {
                #expect(back.isMirrored && back.hasSameEnds, "\(slug): \(back)")
            }
        }
    }

    @Test func `have every way back, in any order, and name what differs`() throws {
        let text = #"""
            {"type": "kind", "slug": "odd", "title": "Odd", "parameters": [],
             "layers": [{"name": "page", "role": {"go": "source", "back": "destination", "leave": "destination",
                "return": "source", "again": "source"}, "frame": "frame(0, 0, 1, 1)"}],
             "operations": [
               {"name": "back", "swap": "go"},
               {"name": "go", "driver": "time", "tracks": [
                 {"layer": "page", "property": "opacity", "from": "0", "to": "1", "duration": "0.2", "curve": "linear"}]},
               {"name": "leave", "swap": "go", "tracks": [{"layer": "page", "property": "opacity", "to": "0.5"}]},
               {"name": "return", "swap": "go", "tracks": [{"layer": "page", "property": "opacity", "duration": "1"}]},
               {"name": "again", "swap": "back"}]}
            """#
        guard case .kind(let kind) = try Document(JSONReader().read(text)) else { throw CancellationError() }
        #expect(families(of: kind) == ["go": ["back", "leave", "return"], "again": []])
        let backward = try #require(kind.families(of: kind.operations.map(\.name)).first).backward
        #expect(backward.map(\.hasSameEnds) == [true, false, true])
        #expect(backward.map(\.isMirrored) == [true, true, false])
        #expect(kind.isSwapped("back") && !kind.isSwapped("again") && !kind.isSwapped("go"))
        // Without the operation itself, its way back is a family of its own.
        #expect(kind.families(of: ["back"]).map(\.operation) == ["back"])
    }
}
