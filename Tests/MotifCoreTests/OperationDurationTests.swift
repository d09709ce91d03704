import MotifFormula
import MotifJSON
import SeededRandom
import Testing

@testable import MotifCore

@Suite struct `the total durations of operations` {
    /// - Source: the end of `motif sample` of each shipped pattern; expand is 0.35 s of moving and 0.35 s of turning
    ///   up.
    @Test(arguments: [
        ("expand", ["present": 0.7]), ("zoom-icons", ["push": 0.8, "pop": 0.6]),
        ("punch-out", ["push": 1, "pop": 1]), ("peek-over-the-edge", [:]),
    ]) func `are those of the articles`(_ slug: String, _ seconds: [String: Double]) throws {
        let motion = try KindSeeds.motion(slug)
        let durations = OperationDurations(of: motion.kind).durations(for: motion.pattern.parameters)
        #expect(Dictionary(uniqueKeysWithValues: durations.map { ($0.operation, $0.seconds) }) == seconds)
    }

    @Test(arguments: KindSeeds.patterns) func `are the ends of timelines, whatever the values`(slug: String) throws {
        var random = SeededGenerator(seed: 23)
        let motion = try KindSeeds.motion(slug)
        let durations = OperationDurations(of: motion.kind)
        for _ in 0..<40 {
            guard case .object(var pattern) = motion.pattern.json,
                case .object(var parameters)? = pattern["parameters"]
            else { continue }
            for definition in motion.kind.parameters where definition.type.isNumeric && definition.type != .integer {
                let old = parameters[definition.name]
                parameters[definition.name] = .number(Double.random(in: 0.001...3, using: &random))
                pattern["parameters"] = .object(parameters)
                let isValid = (try? Document(.object(pattern), kind: .found(motion.kind))) != nil
                if !isValid { parameters[definition.name] = old }
            }
            pattern["parameters"] = .object(parameters)
            guard case .pattern(let changed) = try Document(.object(pattern), kind: .found(motion.kind)) else {
                continue
            }
            let timelines = PatternMotion(changed, of: motion.kind)
            for duration in durations.durations(for: changed.parameters) {
                guard
                    let timeline = try? timelines.timeline(of: duration.operation, on: OperationDurations.screen)
                else { continue }
                #expect(timeline.duration == duration.seconds, "\(duration.operation) of \(parameters)")
            }
            let timed = timelines.operations.filter {
                (try? timelines.timeline(of: $0, on: OperationDurations.screen))?.driver == .time
            }
            #expect(Set(timed).isSubset(of: durations.durations(for: changed.parameters).map(\.operation)))
        }
    }

    /// Copies that start one after the other: (count - 1) × 0.1 + 0.4 s.
    @Test func `have the copies of a layer that are shown, and no operation without a value`() throws {
        let kind = try Kind.read(
            JSON.read(
                """
                {"type": "kind", "slug": "list", "title": "List",
                 "parameters": [{"name": "rows", "type": "list", "element": {"type": "number"}, "default": [1, 2, 3]},
                                {"name": "divisor", "type": "number", "default": 0}],
                 "scene": [{"name": "screen", "type": "size", "default": "device"}],
                 "layers": [{"name": "row", "role": "element", "frame": "bounds(screen)", "forEach": "rows", "as": "row",
                             "visible": "row < 3"}],
                 "operations": [
                    {"name": "show", "driver": "time", "tracks": [{"layer": "row", "property": "opacity", "from": "0",
                        "to": "1", "begin": "index * 0.1", "duration": "0.4", "curve": "linear"}]},
                    {"name": "stall", "driver": "time", "tracks": [{"layer": "row", "property": "opacity", "from": "0",
                        "to": "1", "duration": "1 / divisor", "curve": "linear"}]},
                    {"name": "scroll", "driver": "progress", "range": [0, 1], "tracks": [{"layer": "row",
                        "property": "opacity", "from": "0", "to": "1", "curve": "linear"}]}]}
                """))
        #expect(
            OperationDurations(of: kind).durations(for: [:]) == [OperationDuration(operation: "show", seconds: 0.5)])
    }
}
