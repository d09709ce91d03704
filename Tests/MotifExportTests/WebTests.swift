import Testing

@testable import MotifCore
@testable import MotifExport

@Suite struct `words of a page` {
    @Test func `lengths are sums of moving values and a number`() {
        let width = WebSum(moving: "var(--w)")
        #expect(width.css == "var(--w)")
        #expect((width - 0.5 * width).css == "calc(0.5 * var(--w))")
        #expect((width - width).css == "0")
        #expect((WebSum(20) - width).css == "calc(-1 * var(--w) + 20px)")
        #expect((WebSum(moving: "var(--x)") - 0.5 * width + WebSum(-3)).css == "calc(var(--x) - 0.5 * var(--w) - 3px)")
        #expect(WebSum(moving: "var(--x) / var(--y)").css == "calc(var(--x) / var(--y))")
        #expect(WebSum(0.1 + 0.2).css == "0.3px")
    }

    @Test func `names keep different texts apart`() {
        #expect(Escaping.cssName("phantom.image") == "phantom-image")
        #expect(Escaping.cssName("phantom.a.b-c") == "phantom-a\\2e b-c")
        #expect(Escaping.cssName("cell.ä 1") == "cell-\\e4 \\20 1")
    }

    @Test func `milliseconds have no rounding of the multiplication`() {
        #expect(WebText.milliseconds(0.55) == "550")
        #expect(WebText.milliseconds(1.0 / 3) == "333.333333")
    }

    @Test func `segments of a property follow each other, each from its start`() throws {
        func segment(_ begin: Double, _ end: Double, _ from: Double, _ to: Double) throws -> PropertyMotion.Segment {
            let timing = try CurveTiming(.named(.easeOut), duration: end - begin)
            return PropertyMotion.Segment(begin: begin, end: end, from: from, to: to, timing: timing)
        }
        let motion = try PropertyMotion(
            property: .scaleX, segments: [segment(0.25, 0.5, 1, 2), segment(0.75, 1, 3, 4)])
        var timings = WebTimings(curves: FittedCurves())
        let tracks = WebTrack.tracks(of: motion, from: 0) { (timings.timing(for: $1.timing), [:]) }
        #expect(tracks.map(\.name) == ["scale-x", "scale-x-2"])
        #expect(tracks.map(\.fill) == [.both, .forwards])
        #expect(tracks.map(\.delay) == [0.25, 0.75])
        #expect(tracks.map(\.from) == ["1", "3"])
        #expect(tracks.map(\.timing) == [.plain("ease-out"), .plain("ease-out")])
    }

    @Test func `curves that don't run from 0 to 1 are reported`() throws {
        var timings = WebTimings(curves: FittedCurves())
        let stops = [LinearStop(time: 0, progress: 0.2), LinearStop(time: 1, progress: 0.9)]
        #expect(try timings.timing(for: CurveTiming(.linear(stops), duration: 1)) == .lines(0))
        #expect(try timings.timing(for: CurveTiming(.linear(stops), duration: 1)) == .lines(0))
        #expect(timings.lines.map(\.css) == ["linear(0.2 0%, 0.9 100%)"])
    }
}
