import MotifCore

/// What the code of one layer in one operation is about.
struct UIKitLayerSheet {
    let words: UIKitNaming
    let curves: UIKitCurves
    let layer: Layer
    let view: String
    let variant: Timeline.Variant
    /// For a control of a transition, whether its place on its screen is where the tracks start, or where they end;
    /// `nil` for all other layers.
    let settlesAtStart: Bool?
}
