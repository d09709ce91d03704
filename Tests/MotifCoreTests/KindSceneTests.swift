import MotifFormula
import MotifJSON
import Testing

@testable import MotifCore

@Suite struct `the scene of a kind` {
    static let phone = MotionSize(width: 393, height: 852)
    static let tablet = MotionSize(width: 768, height: 1024)

    /// `S = (max(W, H) + max(x, W − x, y, H − y)) / min(w, h) + thresholdScale`, worked out by hand.
    @Test func `has the published scale for expand`() throws {
        let kind = try KindSeeds.kind("expand")
        let corner: [String: FormulaValue] = ["view": .frame(MotionFrame(x: 0, y: 0, width: 48, height: 48))]
        let large = MotionSize(width: 1024, height: 1366)
        #expect(kind.scene(given: corner, device: large).values["scale"] == .number((1366 + 1366) / 48.0 + 2))
        let button: [String: FormulaValue] = ["view": .frame(MotionFrame(x: 20, y: 700, width: 56, height: 56))]
        #expect(kind.scene(given: button, device: Self.phone).values["scale"] == .number((852 + 700) / 56.0 + 2))
    }

    /// A round view of 48 points at the origin ends with radius 1414; its farthest corner is 1673 points away.
    @Test func `finds the corners that a round view leaves uncovered`() throws {
        let kind = try KindSeeds.kind("expand")
        let corner: [String: FormulaValue] = ["view": .frame(MotionFrame(x: 0, y: 0, width: 48, height: 48))]
        let values = kind.scene(given: corner, device: MotionSize(width: 1024, height: 1366)).values
        let check = try #require(kind.checks.first { $0.name == "covers-screen" })
        #expect(try check.holds.value(in: values) == .boolean(false))
        // √(1000² + 1342²) − 1414
        #expect(try check.message.text(in: values) == "a round view ends 259.61 pt short of the farthest corner")
        #expect(try check.holds.value(in: kind.scene(device: Self.phone).values) == .boolean(true))
    }

    struct Cover: CustomTestStringConvertible, Sendable {
        let kind: String
        let width: Double
        let height: Double
        let message: String?
        var testDescription: String { "\(kind) on \(width) × \(height)" }
    }

    /// H × 1.2 against √(W² + H²), half of the difference: 1228.8 < 1280 on 768 × 1024, 471.6 < 938.2823 in landscape.
    @Test(
        arguments: ["mask-reveal", "punch-out"].flatMap { kind in
            [
                Cover(kind: kind, width: 393, height: 852, message: nil),
                Cover(kind: kind, width: 768, height: 1024, message: "the circle ends 25.6 pt short of the corner"),
                Cover(kind: kind, width: 852, height: 393, message: "the circle ends 233.34 pt short of the corner"),
            ]
        })
    func `finds the corners that a circle leaves uncovered`(cover: Cover) throws {
        let kind = try KindSeeds.kind(cover.kind)
        let values = kind.scene(device: MotionSize(width: cover.width, height: cover.height)).values
        let check = try #require(kind.checks.first { $0.name == "covers-screen" })
        #expect(check.level == .error)
        #expect(try check.holds.value(in: values) == .boolean(cover.message == nil))
        if let message = cover.message { #expect(try check.message.text(in: values) == message) }
    }

    /// Rows of 2 and 3 cells of 100 points, 10 apart, on 393 points: insets (393 − 210) / 2 and (393 − 320) / 2.
    @Test(arguments: [(0, 91.5, 100), (1, 201.5, 100), (2, 36.5, 240), (3, 146.5, 240), (4, 256.5, 240)])
    func `lays out the cells of the menu row by row`(index: Int, x: Double, y: Double) throws {
        let kind = try KindSeeds.kind("zoom-icons")
        let cell = MotionFrame(x: x, y: y, width: 100, height: 100)
        let scene = kind.scene(given: ["selected": .number(Double(index))], device: Self.phone) { name in
            guard case .item(let item)? = try? KindSeeds.document("items/\(name.slug)") else { return nil }
            return item.formulaValue
        }
        #expect(scene.problems == [])
        #expect(scene.values["cell"] == .frame(cell))
        #expect(scene.values["icon"] == .frame(MotionFrame(x: x + 25, y: y + 25, width: 50, height: 50)))
        let detail = MotionFrame(x: 136.5, y: 140, width: 120, height: 120)
        #expect(scene.values["detailIcon"] == .frame(detail))
        var values = scene.values
        values["index"] = .number(Double(index))
        #expect(try kind.layer(named: "cell")?.frame.value(in: values) == .frame(cell))
        let anchor = MotionPoint(x: (196.5 - x) / 100, y: (426 - y) / 100)
        #expect(try kind.layer(named: "cell")?.anchor?.value(in: values) == .point(anchor))
    }

    @Test func `colors the circle like its item, or gray without one`() throws {
        let kind = try KindSeeds.kind("zoom-icons")
        guard case .formula(let fill)? = kind.layer(named: "circle")?.fill else {
            Issue.record("the circle has a formula for its fill")
            return
        }
        let color = try #require(SRGBColor(red: 0.255, green: 0.557, blue: 0.910))
        let fields: [String: FormulaValue] = ["color": color.formulaValue, "image": .text("icon-twitter")]
        let shown = kind.scene(device: Self.phone) { _ in .record(fields) }.values
        #expect(try fill.value(in: shown) == color.formulaValue)
        let gray = try #require(SRGBColor(red: 0.5, green: 0.5, blue: 0.5)).formulaValue
        let without = kind.scene(device: Self.phone) { _ in .record(["color": color.formulaValue]) }.values
        #expect(try fill.value(in: without) == gray)
        let empty = kind.scene(parameters: ["items": []], device: Self.phone).values
        #expect(try fill.value(in: empty) == gray)
        #expect(try kind.layer(named: "summary")?.text?.value(in: empty) == .text(""))
    }

    @Test func `reports a formula without a value once, with its path`() throws {
        let kind = try KindSeeds.kind("expand")
        let flat: [String: FormulaValue] = ["view": .frame(MotionFrame(x: 0, y: 0, width: 0, height: 48))]
        let problems = kind.scene(given: flat, device: Self.phone).problems
        #expect(problems.map { "\($0.path)" } == ["$.bindings[1].formula"])
    }
}
