/// The Swift code that transitions share, compiled into the binary from `swift/uikit/`.
enum UIKitSupport: String, CaseIterable {
    case curve = "MotionCurve"
    case curveAnimation = "MotionCurveAnimation"
    case track = "MotionTrack"
    case animator = "MotionAnimator"
    case pose = "MotionPose"
    case transition = "MotionTransition"
    case screens = "MotionScreens"
    case elements = "MotionElements"
    case shapes = "MotionShapes"
    case closing = "MotionClosing"
    case values = "MotionValues"
    case progress = "MotionProgress"
    case interaction = "MotionInteraction"
    case formulas = "Formulas"
    case lists = "FormulasLists"
    case texts = "FormulasTexts"
    case colors = "FormulasColors"
    case springs = "FormulasSprings"

    /// The parts that every motion needs.
    static let core: Set<UIKitSupport> = [.curve, .track, .animator, .pose]

    /// The name of the file that several patterns share.
    static let fileName = "MotifTransitions.swift"

    /// The parts that this one uses.
    private var needs: Set<UIKitSupport> {
        switch self {
        case .shapes: [.values, .closing, .curveAnimation]
        case .progress: [.values]
        case .interaction: [.transition]
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
        let head = ["// Code shared by the transitions in this folder, exported by motif.", "import UIKit"]
        return (head + lines).joined(separator: "\n") + "\n"
    }

    /// These parts for a single file, where they are private, since another file may have them too.
    ///
    /// - Parameter owner: The type of the parameters, whose curves the app sees; `nil` if it has none.
    static func lines(for needed: Set<UIKitSupport>, curvesOf owner: String?) -> [String] {
        files(for: needed).flatMap { file -> [String] in
            guard file == .curve, let owner else { return [""] + (file.resource?.privateLines ?? []) }
            let nested = file.resource?.lines(in: owner) ?? []
            return [""] + nested + ["", "private typealias MotionCurve = \(owner).MotionCurve"]
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
