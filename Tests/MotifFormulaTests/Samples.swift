import MotifFormula

/// Names and values for tests: the scene of an iPhone 15 with the frame of section 5 of the seed patterns.
enum Samples {
    static let scope: FormulaScope = [
        "screen": .size, "view": .frame, "place": .point, "progress": .number, "thresholdScale": .number,
        "zero": .number, "name": .text, "open": .boolean, "tags": .list(.text), "rows": .list(.number),
        "none": .list(.number), "note": .optional(.text), "start": .optional(.number), "document": .any,
        "spring": .curve, "ease": .curve,
        "element": .record(["title": .text, "frame": .frame, "center": .optional(.point)]),
    ]

    static let values: FormulaValues = [
        "screen": .size(MotionSize(width: 393, height: 852)),
        "view": .frame(MotionFrame(x: 16, y: 120, width: 361, height: 220)),
        "place": .point(MotionPoint(x: 3, y: 4)),
        "progress": .number(0.5), "thresholdScale": .number(2), "zero": .number(0),
        "name": .text("expand"), "open": .boolean(true),
        "tags": .list([.text("reveal"), .text("zoom")]),
        "rows": .list([.number(2), .number(3)]), "none": .list([]), "note": .missing,
        "spring": .curve(FormulaCurve(settlingDuration: 0.5)), "ease": .curve(FormulaCurve(settlingDuration: nil)),
        "document": .record(["slug": .text("expand"), "size": .number(7)]),
        "element": .record([
            "title": .text("image"), "frame": .frame(MotionFrame(x: 16, y: 120, width: 361, height: 220)),
        ]),
    ]

    /// The value of a formula over these names.
    static func value(_ source: String) throws -> FormulaValue {
        try Formula(source).checked(in: scope).value(in: values)
    }

    /// All errors that a formula over these names meets, as they are shown.
    static func errors(_ source: String, as expected: FormulaType? = nil) -> [String] {
        do {
            _ = try Formula(source).checked(in: scope, as: expected).value(in: values)
            return []
        } catch let error as FormulaError {
            return [error.rendered]
        } catch let errors as FormulaErrors {
            return errors.errors.map(\.rendered)
        } catch {
            return ["\(error)"]
        }
    }
}
