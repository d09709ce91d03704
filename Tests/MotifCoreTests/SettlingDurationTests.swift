import MotifFormula
import MotifJSON
import Testing

@testable import MotifCore

@Suite struct `a settling duration in formulas` {
    private static func kind() throws -> Kind {
        try Kind.read(
            JSON.read(
                """
                {"type": "kind", "slug": "pop", "title": "Pop",
                 "parameters": [{"name": "curve", "type": "curve", "default": "easeOut"},
                                {"name": "duration", "type": "duration", "default": 0.35}],
                 "bindings": [{"name": "settled", "formula": "settlingDuration(curve) ?? duration"}],
                 "layers": [{"name": "badge", "role": "element", "frame": "frame(0, 0, 64, 64)"}],
                 "operations": [{"name": "pop", "driver": "time", "tracks": [{"layer": "badge", "property": "scale",
                    "from": "0", "to": "1", "duration": "settled", "curve": "curve"}]}]}
                """))
    }

    /// - Source: `CASpringAnimation.settlingDuration`, measured, for a spring that swings, and its rule for one that
    ///   doesn't: 0.9988 after 0.9 s and 0.9995 after 1 s. A duration of 0.5 s and a bounce of 0.3 are the frequency 4π
    ///   and the ratio 0.7, and so ln(1000 · (1 + 0.7 / √0.51)) / (0.7 · 4π).
    @Test(arguments: [
        ("spring(mass: 1, stiffness: 100, damping: 10)", 1.4727003346780927),
        ("spring(mass: 1, stiffness: 100, damping: 20)", 1.0),
        ("spring(duration: 0.5, bounce: 0.3)", 0.8629552831744205),
        ("spring(response: 0.5, dampingFraction: 0.7)", 0.8629552831744205),
        ("spring(dampingRatio: 0.8)", 0.35),
        ("easeOut", 0.35),
    ])
    func `is the duration of a track`(_ text: String, _ seconds: Double) throws {
        let kind = try Self.kind()
        let parameters: ParameterValues = try ["curve": .curve(Curve(text))]
        let durations = OperationDurations(of: kind).durations(for: parameters)
        #expect(durations.map(\.operation) == ["pop"])
        #expect(abs((durations.first?.seconds ?? 0) - seconds) < 1e-9)
    }

    @Test(arguments: ["spring(mass: 1, stiffness: 1e-300, damping: 1e308)", "spring(duration: 1e-300, bounce: 0)"])
    func `is missing for a spring whose numbers overflow`(_ text: String) throws {
        #expect(try Curve(text).settlingDuration == nil)
    }

    @Test func `isn't read from curves in records and lists`() throws {
        let curve = ParameterDefinition(name: "curve", type: .curve, defaultValue: .curve(.named(.easeIn)))
        let number = ParameterDefinition(name: "number", type: .number, defaultValue: .number(1))
        #expect(ParameterType.record([curve, number]).formulaType == .record(["number": .number]))
        #expect(ParameterType.list(curve).formulaType == nil)
        #expect(ParameterValue.list([.curve(.named(.easeIn))]).formulaValue() == .list([]))
    }
}
