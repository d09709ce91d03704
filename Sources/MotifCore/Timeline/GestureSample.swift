public import MotifFormula
import MotifJSON

/// A gesture at one moment.
public struct GestureSample: Sendable, Equatable {
    /// The translation of the finger, in points.
    public let translation: MotionPoint
    /// The velocity of the finger, in points per second.
    public let velocity: MotionPoint

    /// A gesture with this translation and velocity.
    public init(translation: MotionPoint, velocity: MotionPoint = MotionPoint(x: 0, y: 0)) {
        self.translation = translation
        self.velocity = velocity
    }

    /// The effect of a gesture on an operation.
    public struct Outcome: Sendable, Equatable {
        /// The name of the interaction.
        public let interaction: String
        /// The progress of the operation, from 0 to 1.
        public let progress: Double
        /// Whether the operation finishes if the gesture ends now; otherwise it is canceled.
        public let finishes: Bool
    }
}

extension PatternMotion {
    /// Returns the effect of a gesture on an operation in a scene.
    ///
    /// - Throws: `unknown-reference` if no gesture drives the operation; `bad-formula` for a formula without a value.
    public func outcome(
        of gesture: GestureSample, driving operation: String, in scene: MotionScene
    ) throws(Problems) -> GestureSample.Outcome {
        guard let index = kind.interactions.firstIndex(where: { $0.operation == operation }) else {
            let driven = kind.interactions.map(\.operation)
            let hint = driven.isEmpty ? "" : "; gestures drive: \(driven.joined(separator: ", "))"
            let message = "No gesture drives '\(operation)' of \(kind.metadata.name)" + hint
            throw Problems(.rule(.unknownReference, message))
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
