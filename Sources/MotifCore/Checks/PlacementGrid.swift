import MotifFormula

/// The positions at which checks place the frames that the app decides: five by five, including the corners.
struct PlacementGrid {
    /// The scene with all frames at their defaults.
    let standard: MotionScene
    /// The positions of each frame that can be placed, with the other frames at their defaults.
    let placements: [(name: String, frames: [MotionFrame])]

    /// The positions in both directions, as fractions of the free space.
    private static let fractions = [0, 0.25, 0.5, 0.75, 1]

    /// Creates the grid of a screen.
    ///
    /// - Throws: The problems of the scene.
    init(of motion: PatternMotion, on screen: MotionSize) throws(Problems) {
        let standard = try motion.scene(on: screen)
        self.standard = standard
        placements = motion.kind.scene.compactMap { input in
            guard input.placement == .any, case .frame(let frame)? = standard.values[input.name] else { return nil }
            return (input.name, Self.placements(of: frame, on: screen))
        }
    }

    /// The names of the scene inputs that can be placed.
    static func inputs(of kind: Kind) -> Set<String> {
        Set(kind.scene.filter { $0.placement == .any }.map(\.name))
    }

    private static func placements(of frame: MotionFrame, on screen: MotionSize) -> [MotionFrame] {
        fractions.flatMap { down in
            fractions.map { along in
                MotionFrame(
                    x: (screen.width - frame.width) * along, y: (screen.height - frame.height) * down,
                    width: frame.width, height: frame.height)
            }
        }
    }
}

/// The scenes of a screen that differ in the position of one frame.
struct PlacedScenes {
    /// The names that formulas read differently when the frame is elsewhere.
    let names: Set<String>
    private let motion: PatternMotion
    private let screen: MotionSize
    private let name: String
    /// What depends on the frame, in the order of evaluation.
    private let dependents: [Kind.Definition]
    /// The values of the current scene, and the screen.
    private(set) var values: FormulaValues

    /// Creates the scenes of a motion.
    ///
    /// - Parameters:
    ///   - motion: The motion.
    ///   - standard: The scene with all frames at their defaults.
    ///   - name: The name of the frame.
    init(of motion: PatternMotion, _ standard: MotionScene, placing name: String) {
        self.motion = motion
        screen = standard.screen
        self.name = name
        (dependents, names) = motion.kind.dependents(on: [name])
        values = standard.values
        values[SceneInput.deviceName] = .size(screen)
    }

    /// Changes to the scene with the frame here.
    ///
    /// - Throws: The problems of the scene.
    mutating func place(_ frame: MotionFrame) throws(Problems) {
        let frame = FormulaValue.frame(frame)
        guard frame.isFinite, update(to: frame) else {
            // The general way, which finds all problems.
            values = try motion.scene(on: screen, given: [name: frame]).values
            return
        }
    }

    /// Evaluates what depends on the frame.
    ///
    /// - Returns: `false` if a formula has no value.
    private mutating func update(to frame: FormulaValue) -> Bool {
        values[name] = frame
        for definition in dependents {
            let (name, formula) = motion.kind.formula(of: definition)
            guard let value = try? formula?.value(in: values) else { return false }
            values[name] = value
        }
        return true
    }
}
