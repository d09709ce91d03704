/// The Swift code that transitions share, compiled into the binary from `Resources/swift/uikit/`.
enum UIKitSupport: String, CaseIterable {
    case curve = "MotifCurve"
    case curveAnimation = "MotifCurveAnimation"
    case track = "MotifTrack"
    case animator = "MotifAnimator"
    case pose = "MotifPose"
    case transition = "MotifTransition"
    case screens = "MotifScreens"
    case elements = "MotifElements"
    case miniature = "MotifMiniature"
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
    private static let core: Set<UIKitSupport> = [.curve, .track, .animator, .pose]

    /// The name of the file that several patterns share.
    static let fileName = "MotifTransitions.swift"

    private static let declared = Dictionary(
        uniqueKeysWithValues: allCases.map { ($0, SwiftMentions.declared(in: $0.lines)) })
    private static let mentioned = Dictionary(
        uniqueKeysWithValues: allCases.map { ($0, SwiftMentions(in: $0.lines.joined(separator: "\n"))) })

    /// The parts whose declarations some code mentions, with the parts that those mention.
    ///
    /// - Parameter owner: What the names of their types begin with in the code.
    static func parts(usedBy code: String, owner: String = "Motif") -> Set<UIKitSupport> {
        func isUsed(_ part: UIKitSupport, by mentions: SwiftMentions, _ owner: String = "Motif") -> Bool {
            declared[part]?.contains { mentions.contains($0, owner: owner) } == true
        }
        let own = SwiftMentions(in: code)
        var all = core.union(allCases.filter { isUsed($0, by: own, owner) })
        var new = all
        while !new.isEmpty {
            let mentions = new.compactMap { mentioned[$0] }
            new = Set(allCases.filter { part in mentions.contains { isUsed(part, by: $0) } }).subtracting(all)
            all.formUnion(new)
        }
        return all
    }

    /// The parts that a shared file has.
    static func parts(of file: String) -> Set<UIKitSupport> {
        let own = SwiftMentions.declared(in: file.split(separator: "\n").map(String.init))
        return Set(allCases.filter { declared[$0]?.contains(where: own.contains) == true })
    }

    /// The shared file with these parts, or with all.
    static func file(_ parts: Set<UIKitSupport>? = nil) -> String {
        let lines = allCases.filter { parts?.contains($0) != false }.flatMap { [""] + $0.lines }
        let head = [
            "// Code shared by the transitions in this folder.", UIKitExport.requirement,
            "import UIKit",
        ]
        return (head + lines).joined(separator: "\n") + "\n"
    }

    /// The parts that some code uses, for the same file.
    ///
    /// - Parameters:
    ///   - owner: What the names of their types begin with.
    ///   - showsCurve: Whether the app sees curves, among the parameters.
    static func lines(usedBy code: String, namedAfter owner: String, showsCurve: Bool) -> [String] {
        let parts = parts(usedBy: code, owner: owner)
        return allCases.filter(parts.contains).flatMap { part in
            // The app's gestures are subclasses.
            let isVisible = part == .gesture || part == .curve && showsCurve
            return [""] + (part.resource?.lines(namedAfter: owner, isVisible: isVisible) ?? [])
        }
    }

    private var resource: CodeResource? { CodeResource.named("uikit/\(rawValue)") }

    private var lines: [String] { resource?.lines ?? [] }
}
