public import MotifFormula
import MotifJSON

/// A screen with the scene inputs, and all values that the formulas of a kind read.
public struct MotionScene: Sendable, Equatable {
    /// The size of the screen in its orientation.
    public let screen: MotionSize
    /// The scene inputs in the order of the kind.
    public let inputs: [Input]
    /// Parameters, scene inputs and bindings by name.
    public let values: FormulaValues

    /// A value that the app or the device has decided.
    public struct Input: Sendable, Equatable {
        /// Its name.
        public let name: String
        /// Its value.
        public let value: FormulaValue
    }

    /// The maximum length of a side of a screen, in points.
    public static let maximumSide = 100_000.0
}

extension PatternMotion {
    /// Returns a scene, with the defaults of scene inputs that aren't given, and the bindings.
    ///
    /// - Parameters:
    ///   - screen: The width and height in the current orientation.
    ///   - given: The scene inputs that the app decides.
    /// - Throws: All problems: an empty screen, unknown inputs and inputs of the wrong type, and each formula without a
    ///   value, with its place in the kind.
    public func scene(on screen: MotionSize, given: [String: FormulaValue] = [:]) throws(Problems) -> MotionScene {
        var problems = Self.problems(of: screen) + given.keys.sorted().compactMap { problem(of: $0, given[$0]) }
        guard problems.isEmpty else { throw Problems(problems) }
        let scene = kind.scene(reading: parameters, given: given, device: screen)
        problems = scene.problems
        guard problems.isEmpty else { throw Problems(problems, of: kind.metadata.name) }
        let inputs = kind.scene.map {
            MotionScene.Input(name: $0.name, value: scene.values[$0.name] ?? .missing)
        }
        return MotionScene(screen: screen, inputs: inputs, values: scene.values)
    }

    private static func problems(of screen: MotionSize) -> [Problem] {
        [("width", screen.width), ("height", screen.height)].compactMap { label, side in
            if side > 0, side <= MotionScene.maximumSide { return nil }
            let value = side.isFinite ? "\(JSONNumber.text(side)) pt" : "not a finite number"
            let range = "must be more than 0 pt and at most \(JSONNumber.text(MotionScene.maximumSide)) pt"
            return Problem(.outOfRange(label: "screen \(label)", value: value, range: range))
        }
    }

    private func problem(of name: String, _ value: FormulaValue?) -> Problem? {
        guard let input = kind.scene.first(where: { $0.name == name }) else {
            return Problem(.unknown("scene input", name, among: kind.scene.map(\.name)))
        }
        guard let value, let type = input.type.formulaType else { return nil }
        guard value.type.fits(type) else {
            return Problem(.wrongType(expected: "\(type.phrase) for '\(name)'", found: value.type.phrase))
        }
        return value.isFinite ? nil : Problem(.notFinite(name))
    }
}
