import MotifCore

/// A pattern as Swift for UIKit: parameters, what it needs from the app, what runs it, and its geometry.
extension UIKitPlan {
    /// The file, with the shared code that it needs if there is no shared file.
    ///
    /// - Throws: `Problems` of a curve.
    func export() throws(Problems) -> MotionExport {
        var lines = try statements().lines()
        if !names.isInFolder {
            let showsCurve = kind.parameters.contains { $0.type == .curve }
            // The app's gestures are subclasses.
            let visible = Set((["Gesture"] + (showsCurve ? ["Curve"] : [])).map(CodeSupport.uiKitPart))
            lines += CodeSupport.uiKit.lines(
                usedBy: lines.joined(separator: "\n"), namedAfter: names.type, isVisible: visible.contains)
        }
        return MotionExport(lines.joined(separator: "\n") + "\n", notes: notes)
    }

    private func statements() throws(Problems) -> [CodeStatement] {
        var blocks = [header, try names.parameterStruct()]
        if asksApp { blocks.append(UIKitScreen(self).statements) }
        if !transitions.isEmpty { blocks.append(UIKitTransition(self).statements) }
        blocks += gestures.map(\.statements)
        if !motions.isEmpty { blocks.append(motionClass) }
        blocks += geometryBlocks
        return Array(blocks.joined(separator: [.code("")]))
    }

    /// The system that the file needs, in its header.
    static let requirement: Code = "// For iOS 13 or later."

    /// The file with shared code.
    static func shared(_ parts: [CodeResource]) -> String {
        let head = ["// Code shared by the transitions in this folder.", requirement.text, "import UIKit"]
        return (head + parts.flatMap { [""] + $0.lines }).joined(separator: "\n") + "\n"
    }

    @CodeBuilder private var header: [CodeStatement] {
        names.header(["Operations: \(names.subject.operations.joined(separator: ", "))."], leftTo: "UIKit")
        Self.requirement
        "import UIKit"
    }
}

extension ExportTarget {
    /// A view controller transition in Swift, whose geometry is computed when it runs.
    public static let uiKit = ExportTarget(
        name: "uikit", summary: "Swift source for a UIKit transition and its delegate",
        naming: .type("Transition"), fileExtension: "swift",
        simulation:
            "In a simulated UIKit with Auto Layout, button configurations, and dark mode; not run on iOS",
        sharing: Sharing(fileName: "MotifTransitions.swift", support: .uiKit) { parts, _ in
            UIKitPlan.shared(CodeSupport.uiKit.parts(named: parts))
        }
    ) { subject, inFolder in
        try UIKitPlan(subject, inFolder: inFolder).export()
    }
}
