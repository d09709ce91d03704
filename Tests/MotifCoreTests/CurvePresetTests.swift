import Testing

@testable import MotifCore

@Suite struct `curves by the names of others` {
    /// - Source: the CSS on https://easings.net/#easeOutBack and …/#easeInOutQuad; Material 3, "Easing and duration".
    @Test(arguments: [
        ("easeOutBack", "cubic-bezier(0.34, 1.56, 0.64, 1)"), ("easeInOutQuad", "cubic-bezier(0.45, 0, 0.55, 1)"),
        (" easeInExpo ", "cubic-bezier(0.7, 0, 0.84, 0)"), ("material-standard", "cubic-bezier(0.2, 0, 0, 1)"),
        ("material-emphasized-decelerate", "cubic-bezier(0.05, 0.7, 0.1, 1)"),
    ]) func `are kept as numbers`(_ name: String, _ text: String) throws {
        #expect(try Curve(name).text == text)
    }

    @Test(arguments: CurvePreset.names) func `start at 0, end at 1, and are read`(_ name: String) throws {
        let timing = try CurveTiming(Curve(name), duration: 1)
        #expect(timing.progress(at: 0) == 0)
        #expect(timing.progress(at: 1) == 1)
    }

    /// - Source: the path `M 0,0 C 0.05, 0, 0.133333, 0.06, 0.166666, 0.4 C 0.208333, 0.82, 0.25, 1, 1, 1`: it joins at
    ///   (0.166666, 0.4), and its second half is at t = 0.5 at x = 0.3177, y = 0.8575.
    @Test func `have both halves of Material's emphasized easing`() throws {
        let timing = try CurveTiming(Curve("material-emphasized"), duration: 1)
        #expect(abs(timing.progress(at: 0.1667) - 0.4) < 0.002)
        #expect(abs(timing.progress(at: 0.3177) - 0.8575) < 0.002)
    }

    @Test(arguments: ["easeOutBounce", "material", "EaseOutBack", "easeoutback"])
    func `are only these`(_ name: String) {
        #expect(throws: CurveError.self) { try Curve(name) }
    }
}
