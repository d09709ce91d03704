import MotifCore

/// A pattern as Swift for UIKit: parameters, what it needs from the app, what runs it, and its geometry.
struct UIKitExport {
    let plan: UIKitPlan
    private var names: UIKitNaming { plan.names }

    /// - Parameter inFolder: Whether the shared code has a file of its own beside this one.
    /// - Throws: `Problems` of a timeline or a curve.
    init(_ subject: ExportSubject, inFolder: Bool) throws(Problems) {
        plan = try UIKitPlan(subject, inFolder: inFolder)
    }

    /// The file, with the shared code that it needs if there is no shared file.
    ///
    /// - Throws: `Problems` of a curve.
    func export() throws(Problems) -> MotionExport {
        let statements = try self.statements()
        var lines = statements.lines()
        if !names.isInFolder {
            let showsCurve = plan.kind.parameters.contains { $0.type == .curve }
            let support = plan.support.union(statements.uses.functions.map(UIKitSupport.having))
            lines += UIKitSupport.lines(for: support, namedAfter: names.type, showsCurve: showsCurve)
        }
        return MotionExport(lines.joined(separator: "\n") + "\n", notes: plan.notes)
    }

    private func statements() throws(Problems) -> [SwiftStatement] {
        var blocks = [header, try UIKitParameters(names: names).statements()]
        if plan.asksApp { blocks.append(UIKitScreen(plan).statements) }
        if !plan.transitions.isEmpty { blocks.append(UIKitTransition(plan).statements) }
        blocks += plan.gestures.map(\.statements)
        if !plan.motions.isEmpty { blocks.append(UIKitMotion(plan: plan).statements) }
        blocks += UIKitGeometry(plan: plan).blocks
        return Array(blocks.joined(separator: [.code("")]))
    }

    /// The system that the file needs, in its header.
    static let requirement = "// For iOS 13 or later."

    @SwiftBuilder private var header: [SwiftStatement] {
        let metadata = names.subject.motion.pattern.metadata
        let system = plan.kind.operations.filter { $0.action == .system }.map(\.name)
        SwiftStatement.comment(
            "// \(names.title) (\(names.subject.reference)), a pattern of the kind \(plan.kind.metadata.name.slug), exported by motif."
        )
        if !metadata.summary.isEmpty { SwiftStatement.comment("// \(SwiftText.comment(metadata.summary))") }
        SwiftStatement.comment("// Operations: \(names.subject.operations.joined(separator: ", ")).")
        if !system.isEmpty { SwiftStatement.comment("// Left to UIKit: \(system.joined(separator: ", ")).") }
        SwiftCode(Self.requirement)
        "import UIKit"
    }
}

extension ExportTarget {
    /// A view controller transition in Swift, whose geometry is computed when it runs.
    public static let uiKit = ExportTarget(
        name: "uikit", summary: "Swift source for a UIKit transition and its delegate", fileExtension: "swift",
        sharing: Sharing(
            fileName: UIKitSupport.fileName,
            export: { try UIKitExport($0, inFolder: true).export() },
            text: { UIKitSupport.file })
    ) { subject in
        try UIKitExport(subject, inFolder: false).export()
    }
}
