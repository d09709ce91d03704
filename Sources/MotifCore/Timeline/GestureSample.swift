public import MotifFormula
import MotifJSON

/// A gesture at one moment.
public struct GestureSample: Sendable, Equatable {
    /// How far the finger has moved, in points.
    public let translation: MotionPoint
    /// How fast it moves, in points a second.
    public let velocity: MotionPoint

    /// A gesture that has moved so far.
    public init(translation: MotionPoint, velocity: MotionPoint = MotionPoint(x: 0, y: 0)) {
        self.translation = translation
        self.velocity = velocity
    }

    /// What an operation makes of a gesture.
    public struct Outcome: Sendable, Equatable {
        /// The name of the interaction.
        public let interaction: String
        /// How far the operation is driven, from 0 to 1.
        public let progress: Double
        /// Whether the operation finishes if the gesture ends now; else it is cancelled.
        public let finishes: Bool
    }
}

extension PatternMotion {
    /// What an operation makes of a gesture in a scene.
    ///
    /// - Throws: `unknown-reference` where no gesture drives the operation; a formula without a value.
    public func outcome(
        of gesture: GestureSample, driving operation: String, in scene: MotionScene
    ) throws(Problems) -> GestureSample.Outcome {
        guard let index = kind.interactions.firstIndex(where: { $0.operation == operation }) else {
            let driven = kind.interactions.map(\.operation)
            let hint = driven.isEmpty ? "" : "; gestures drive \(driven.joined(separator: ", "))"
            let words = "No gesture drives '\(operation)' of \(kind.metadata.name)" + hint
            throw Problems([Problem(.rule(.unknownReference, words))])
        }
        let interaction = kind.interactions[index]
        let path = JSONPath.root.appending(key: "interactions").appending(index: index)
        var values = scene.values
        values["translation"] = .point(gesture.translation)
        values["velocity"] = .point(gesture.velocity)
        do throws(Problem) {
            let progress = try interaction.progress.number(in: values, at: path.appending(key: "progress"))
            values["progress"] = .number(progress)
            let finishes = try interaction.finishes.value(in: values, at: path.appending(key: "finishes"))
            return GestureSample.Outcome(
                interaction: interaction.name, progress: min(max(progress, 0), 1),
                finishes: finishes == .boolean(true))
        } catch {
            throw Problems([error], of: kind.metadata.name)
        }
    }
}
