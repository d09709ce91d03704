/// The Swift code that transitions share, compiled into the binary from `swift/uikit/`.
enum UIKitSupport: String, CaseIterable {
    case curve = "MotifCurve"
    case curveAnimation = "MotifCurveAnimation"
    case track = "MotifTrack"
    case animator = "MotifAnimator"
    case pose = "MotifPose"
    case transition = "MotifTransition"
    case screens = "MotifScreens"
    case elements = "MotifElements"
    case shapes = "MotifShapes"
    case closing = "MotifClosing"
    case values = "MotifValues"
    case progress = "MotifProgress"
    case interaction = "MotifInteraction"
    case gesture = "MotifGesture"
    case formulas = "MotifFormulas"
    case lists = "MotifFormulasLists"
    case texts = "MotifFormulasTexts"
    case colors = "MotifFormulasColors"
    case springs = "MotifFormulasSprings"

    /// What follows `Motif` in the names of the types.
    static let types = [
        "Curve", "Track", "Animator", "Animation", "Pose", "Shadow", "Interaction", "Gesture", "Formulas",
    ]

    /// The parts that every motion needs.
    static let core: Set<UIKitSupport> = [.curve, .track, .animator, .pose]

    /// The name of the file that several patterns share.
    static let fileName = "MotifTransitions.swift"

    /// The parts that this one uses.
    private var needs: Set<UIKitSupport> {
        switch self {
        case .shapes: [.values, .closing, .curveAnimation]
        case .progress: [.values]
        case .interaction: [.transition, .values, .gesture]
        case .lists, .texts, .colors, .springs: [.formulas]
        default: []
        }
    }

    /// The part that has a function of formulas.
    static func having(_ function: String) -> UIKitSupport {
        switch function {
        case "element", "row", "column": .lists
        case "contains", "startsWith", "endsWith": .texts
        case "component": .colors
        case "settlingDuration": .springs
        default: .formulas
        }
    }

    /// The shared file, with all parts: a later export to the same folder may need others.
    static var file: String {
        let lines = allCases.flatMap { [""] + $0.lines }
        let head = [
            "// Code shared by the transitions in this folder, exported by motif.", UIKitExport.requirement,
            "import UIKit",
        ]
        return (head + lines).joined(separator: "\n") + "\n"
    }

    /// These parts for a file of its own.
    ///
    /// - Parameters:
    ///   - owner: What the names of their types begin with.
    ///   - showsCurve: Whether the app sees curves, among the parameters.
    static func lines(for needed: Set<UIKitSupport>, namedAfter owner: String, showsCurve: Bool) -> [String] {
        files(for: needed).flatMap { file in
            // The app's gestures are subclasses.
            let isVisible = file == .gesture || file == .curve && showsCurve
            return [""] + (file.resource?.lines(namedAfter: owner, isVisible: isVisible) ?? [])
        }
    }

    private static func files(for needed: Set<UIKitSupport>) -> [UIKitSupport] {
        var all = core.union(needed)
        while case let more = all.union(all.flatMap(\.needs)), more != all { all = more }
        return allCases.filter(all.contains)
    }

    private var resource: SwiftResource? { SwiftResource.named("uikit/\(rawValue)") }

    private var lines: [String] { resource?.lines ?? [] }
}
