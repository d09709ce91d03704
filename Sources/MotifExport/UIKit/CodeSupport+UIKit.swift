/// The Swift code that transitions share, compiled into the binary from `Resources/swift/uikit/`.
extension CodeSupport {
    /// The parts, with those that every motion needs, in the order in which they are written.
    static let uiKit = CodeSupport(
        [
            "Curve", "CurveAnimation", "Track", "Animator", "Pose", "Transition", "Screens", "Elements", "Miniature",
            "Shapes", "Closing", "Values", "Progress", "Interaction", "Gesture", "Formulas", "FormulasLists",
            "FormulasTexts", "FormulasColors", "FormulasSprings",
        ].compactMap { CodeResource.named(uiKitPart($0)) },
        always: Set(["Curve", "Track", "Animator", "Pose"].map(uiKitPart)), hasMembers: true)

    /// What follows `Motif` in the names of the types.
    static let uiKitTypes = [
        "Curve", "Track", "Animator", "Animation", "Pose", "Shadow", "Interaction", "Gesture", "Formulas",
    ]

    static func uiKitPart(_ name: String) -> String { "uikit/Motif\(name)" }
}
