import MotifCore
import MotifFormula

/// A pattern as Swift for UIKit: parameters, geometry, what it needs from the app, and what runs it.
struct UIKitExport {
    let context: UIKitContext
    private var words: UIKitNaming { context.words }

    /// - Parameter inFolder: Whether the shared code has a file of its own beside this one.
    init(_ subject: ExportSubject, inFolder: Bool) { context = UIKitContext(subject, inFolder: inFolder) }

    /// The file, with the shared code that it needs if there is no shared file.
    ///
    /// - Throws: `Problems` of a timeline.
    func export() throws(Problems) -> MotionExport {
        var lines = SwiftLayout.wrapped(try self.lines())
        if !words.isInFolder {
            let showsCurve = context.kind.parameters.contains { $0.type == .curve }
            lines += UIKitSupport.lines(for: context.support, namedAfter: words.type, showsCurve: showsCurve)
        }
        return MotionExport(lines.joined(separator: "\n") + "\n", notes: context.notes.notes)
    }

    private func lines() throws(Problems) -> [String] {
        let families = UIKitFamily.all(of: words)
        try look()
        let methods = families.compactMap { family in
            UIKitMethods(
                context, family, isTransition: UIKitFamily.transition(family.operation, of: words) != nil,
                isOnly: families.count == 1)
        }
        let (transitions, motions) = (methods.filter(\.isTransition), methods.filter { !$0.isTransition })
        let screen = UIKitScreen(
            context: context, hasTransitions: !transitions.isEmpty, hasMotions: !motions.isEmpty)
        let driven = transitions.flatMap(\.family.operations)
        let interactions = context.kind.interactions.filter { driven.contains($0.operation) }
        context.notes.lookAtGestures(interactions, context.kind)
        let gestures = interactions.flatMap { UIKitGesture(words: words, interaction: $0).declarations() }
        let added = methods.flatMap { $0.declarations(screens: screen.isNeeded ? words.screenType : nil) }
        var blocks = [UIKitParameters(words: words).lines()]
        if screen.isNeeded { blocks.append(screen.lines()) }
        if !transitions.isEmpty {
            blocks.append(
                UIKitTransition(context: context, screen: screen, methods: transitions, interactions: interactions)
                    .lines()
            )
            blocks.append(UIKitInteraction(words: words, interactions: interactions).lines())
        }
        if !motions.isEmpty { blocks.append(UIKitMotion(context: context, screen: screen, methods: motions).lines()) }
        blocks.append(UIKitGeometry(context).lines(methods: added, adding: gestures))
        return header + blocks.filter { !$0.isEmpty }.flatMap { [""] + $0 }
    }

    private func look() throws(Problems) {
        for operation in words.subject.operations {
            let timeline = try words.subject.timeline(of: operation)
            context.notes.look(at: timeline)
            if words.subject.motion.hasReducedVariant(of: operation) {
                context.notes.look(at: try words.subject.timeline(of: operation, variant: .reduced))
            }
            if UIKitFamily.transition(operation, of: words) != nil {
                context.notes.lookAtRoles(in: operation, context.kind)
                context.notes.lookAtEnd(of: timeline, on: words.subject.screen.size)
            }
        }
    }

    /// What the file needs, in its header.
    static let requirement = "// For iOS 13 or later."

    private var header: [String] {
        let header = words.subject.motion.pattern.metadata
        var lines = [
            "// \(words.title) (\(words.subject.reference)), a pattern of the kind \(context.kind.metadata.name.slug), exported by motif."
        ]
        if !header.summary.isEmpty { lines.append("// \(SwiftText.comment(header.summary))") }
        lines.append("// Operations: \(words.subject.operations.joined(separator: ", ")).")
        let system = context.kind.operations.filter { $0.action == .system }.map(\.name)
        if !system.isEmpty { lines.append("// Left to UIKit: \(system.joined(separator: ", ")).") }
        return lines + [Self.requirement, "import UIKit"]
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
