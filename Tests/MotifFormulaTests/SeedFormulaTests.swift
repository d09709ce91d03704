import MotifFormula
import Testing

/// The formulas of the shipped patterns, worked out by hand from their published facts.
@Suite struct SeedFormulaTests {
    struct Case: CustomTestStringConvertible {
        let testDescription: String
        let source: String
        let values: [String: FormulaValue]
        let value: FormulaValue
    }

    static func size(_ width: Double, _ height: Double) -> FormulaValue {
        .size(MotionSize(width: width, height: height))
    }

    static func frame(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> FormulaValue {
        .frame(MotionFrame(x: x, y: y, width: width, height: height))
    }

    static let reach = "max(view.x, screen.width - view.x, view.y, screen.height - view.y)"
    static let scale =
        "(max(screen.width, screen.height) + \(reach)) / min(view.width, view.height) + thresholdScale"
    static let cell = """
        frame((screen.width - (rows[row(index, rows)] * itemSize + (rows[row(index, rows)] - 1) * itemSpacing)) / 2
                + column(index, rows) * (itemSize + itemSpacing),
            topInset + row(index, rows) * (itemSize + rowSpacing), itemSize, itemSize)
        """
    static let menu: [String: FormulaValue] = [
        "screen": size(393, 852), "rows": .list([.number(2), .number(3)]), "topInset": .number(100),
        "rowSpacing": .number(40), "itemSize": .number(100), "itemSpacing": .number(10), "zoomedScale": .number(15),
        "detailIcon": frame(136.5, 140, 120, 120),
    ]
    static let covers = "endDiameter / 2 >= farthest(center(bounds(screen)), screen)"

    static let expand = [
        // reach = max(16, 377, 120, 732) = 732; (852 + 732) / 220 + 2 = 7.2 + 2
        Case(
            testDescription: "expand: S of a card", source: scale,
            values: ["screen": size(393, 852), "view": frame(16, 120, 361, 220), "thresholdScale": .number(2)],
            value: .number(9.2)),
        // reach = max(0, 1024, 0, 1366) = 1366; 2732 / 48 + 2, so the circle ends with radius 24 S = 1414
        Case(
            testDescription: "expand: the radius of a round view", source: "24 * (\(scale))",
            values: ["screen": size(1024, 1366), "view": frame(0, 0, 48, 48), "thresholdScale": .number(2)],
            value: .number(1414)),
        // √(1000² + 1342²) = √2800964 = 1673.6, beyond 1414
        Case(
            testDescription: "expand: a round view does not cover",
            source: "min(view.width, view.height) * (\(scale)) / 2 >= farthest(center(view), screen)",
            values: ["screen": size(1024, 1366), "view": frame(0, 0, 48, 48), "thresholdScale": .number(2)],
            value: .boolean(false)),
    ]

    static let reveal = [
        // 852 × 1.2
        Case(
            testDescription: "mask-reveal: end diameter", source: "screen.height * endDiameterFactor",
            values: ["screen": size(393, 852), "endDiameterFactor": .number(1.2)], value: .number(1022.4)),
        // 511.2 ≥ √(196.5² + 426²) = 469.1
        Case(
            testDescription: "mask-reveal: covers a phone", source: covers,
            values: ["screen": size(393, 852), "endDiameter": .number(1022.4)], value: .boolean(true)),
        // 614.4 < √(384² + 512²) = 640
        Case(
            testDescription: "punch-out: leaves the corners of a tablet", source: covers,
            values: ["screen": size(768, 1024), "endDiameter": .number(1228.8)], value: .boolean(false)),
    ]

    static let zoom = [
        // (393 − 210) / 2 = 91.5
        Case(
            testDescription: "zoom-icons: cell 0", source: cell,
            values: menu.merging(["index": .number(0)]) { $1 }, value: frame(91.5, 100, 100, 100)),
        // (393 − 320) / 2 + 110 = 146.5; 100 + 140
        Case(
            testDescription: "zoom-icons: cell 3", source: cell,
            values: menu.merging(["index": .number(3)]) { $1 }, value: frame(146.5, 240, 100, 100)),
        // the cell inset by a quarter
        Case(
            testDescription: "zoom-icons: icon of cell 3", source: "inset(\(cell), itemSize / 4)",
            values: menu.merging(["index": .number(3)]) { $1 }, value: frame(171.5, 265, 50, 50)),
        // 750 ≥ √(196.5² + 652²) = 681.0
        Case(
            testDescription: "zoom-icons: the circle covers",
            source: "zoomedScale * itemSize / 2 >= farthest(center(detailIcon), screen)", values: menu,
            value: .boolean(true)),
    ]

    static let others = [
        // |min(−426 / 852, 0)|
        Case(
            testDescription: "dive-deeper: pan",
            source: "min(abs(min(translation.y / screen.height, 0)), progressLimit)",
            values: [
                "translation": .point(MotionPoint(x: 0, y: -426)), "screen": size(393, 852),
                "progressLimit": .number(0.9),
            ], value: .number(0.5)),
        Case(
            testDescription: "dive-deeper: scaleX",
            source: "(element.finalFrame ?? element.initialFrame).width / element.initialFrame.width",
            values: [
                "element": .record(["initialFrame": frame(32, 300, 200, 28), "finalFrame": frame(20, 340, 280, 40)])
            ],
            value: .number(1.4)),
        Case(
            testDescription: "connect-the-dots: thumbnails", source: "-p * (thumbnail.width + 10)",
            values: ["p": .number(0.5), "thumbnail": frame(0, 0, 90, 60)], value: .number(-50)),
        Case(
            testDescription: "shift-the-shape: leaving", source: "-sign(toIndex - fromIndex) * screen.width",
            values: ["toIndex": .number(0), "fromIndex": .number(2), "screen": size(393, 852)], value: .number(393)),
        Case(
            testDescription: "a query", source: "kind == 'expand' && expandDuration < 0.5 && 'reveal' in tags",
            values: ["kind": .text("expand"), "expandDuration": .number(0.35), "tags": .list([.text("reveal")])],
            value: .boolean(true)),
    ]

    @Test(arguments: expand + reveal + zoom + others) func `a shipped formula has the right text`(
        _ example: Case
    ) throws {
        var types = example.values.mapValues(\.type)
        if types["element"] != nil {
            types["element"] = .record(["initialFrame": .frame, "finalFrame": .optional(.frame)])
        }
        let formula = try Formula(example.source).checked(in: FormulaScope(types), as: example.value.type)
        let value = try formula.value(in: FormulaValues(example.values))
        if case .number(let number) = value, case .number(let expected) = example.value {
            #expect(abs(number - expected) < 1e-9)
        } else {
            #expect(value == example.value)
        }
    }
}
