public import MotifFormula
import MotifJSON

/// Something that the app or the device decides: the screen's size, the frame of a tapped view.
public struct SceneInput: Sendable, Equatable {
    /// The name by which formulas read it.
    public let name: String
    /// The type of its value.
    public let type: ParameterType
    /// What it is where nobody says; it may read `device`, the size of the screen as it is held.
    public let standard: CheckedFormula
    /// Where a frame may lie.
    public let placement: Placement
    /// What it is, in a sentence.
    public let summary: String

    /// Where a frame may lie.
    public enum Placement: String, Sendable, Hashable, CaseIterable {
        /// Where the formula or the caller puts it.
        case fixed
        /// Anywhere on the screen, as the app likes; checks try a grid of places.
        case any
    }

    /// The name of the screen's size in the formula of a scene input.
    static let deviceName = "device"

    /// The words for the types that an input may have.
    static let types = [
        "duration", "length", "angle", "number", "fraction", "integer", "boolean", "text", "point", "size", "frame",
    ]
}
