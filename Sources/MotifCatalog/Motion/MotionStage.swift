public import MotifCore
public import MotifJSON

/// The operation of a pattern, and the screen, the scene, and the values with which it plays.
public struct MotionStage: Sendable {
    /// The operation; `nil` for the kind's first one that has tracks, or for all of them in a file that can have several.
    public var operation: String?
    /// The screen before it is turned.
    public var screen = SampleRequest.ScreenChoice.standard
    /// The orientation; landscape swaps width and height.
    public var orientation = Orientation.portrait
    /// The scene inputs that the app decides; the last value of a name counts.
    public var scene: [(name: String, value: InputValue)] = []
    /// Values to try instead of the saved ones, by the name of the parameter.
    public var values = JSONObject()

    /// The whole first operation on the standard screen.
    public init() {}
}
