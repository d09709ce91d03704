import MotifFormula

/// The positions at which checks place the frames that the app decides: five by five, including the corners.
enum PlacementGrid {
    /// The positions in both directions, as fractions of the free space.
    static let fractions = [0, 0.25, 0.5, 0.75, 1]

    /// Returns the scenes of a screen: one, or one for each position of each frame that can be placed, with the other
    /// frames at their defaults.
    ///
    /// - Throws: The problems of a scene.
    static func scenes(
        of motion: PatternMotion, on screen: MotionSize
    ) throws(Problems) -> [(scene: MotionScene, placement: MotionScene.Input?)] {
        let standard = try motion.scene(on: screen)
        let placed = motion.kind.scene.filter { $0.placement == .any }.map(\.name)
        guard !placed.isEmpty else { return [(standard, nil)] }
        var scenes: [(scene: MotionScene, placement: MotionScene.Input?)] = []
        for name in placed {
            guard case .frame(let frame)? = standard.values[name] else { continue }
            for place in places(of: frame, on: screen) {
                let scene = try motion.scene(on: screen, given: [name: .frame(place)])
                scenes.append((scene, MotionScene.Input(name: name, value: .frame(place))))
            }
        }
        return scenes
    }

    private static func places(of frame: MotionFrame, on screen: MotionSize) -> [MotionFrame] {
        fractions.flatMap { down in
            fractions.map { along in
                MotionFrame(
                    x: (screen.width - frame.width) * along, y: (screen.height - frame.height) * down,
                    width: frame.width, height: frame.height)
            }
        }
    }
}
