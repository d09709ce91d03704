import MotifCore

/// Everything that a file needs and says, worked out before any of it is written.
struct UIKitPlan {
    let names: UIKitNaming
    let measures: [UIKitMeasure]
    let methods: [UIKitMethod]
    /// The gestures that drive transitions.
    let gestures: [UIKitGesture]
    /// The members of the geometry for long formulas.
    let members: [UIKitFormulas.Member]
    /// Whether the screens that are asked are view controllers, as they are if nothing but transitions asks them.
    let asksControllers: Bool
    /// The layers whose views the app is asked for, with the operations that ask.
    let asked: [String: Set<String>]
    let notes: [ExportNote]

    /// - Parameter inFolder: Whether the shared code has a file of its own beside this one.
    /// - Throws: `Problems` of a timeline or a curve.
    init(_ subject: ExportSubject, inFolder: Bool) throws(Problems) {
        names = UIKitNaming(subject, inFolder: inFolder)
        measures = UIKitMeasure.all(of: names)
        let kind = subject.motion.kind
        let operations = try subject.operations.map { name throws(Problems) in try UIKitOperation(name, of: subject) }
        asksControllers = operations.allSatisfy { $0.transition != nil }
        let families = UIKitFamily.all(of: operations, in: kind)
        let formulas = UIKitFormulas(names)
        let methods = try families.map { [asksControllers] family throws(Problems) in
            try UIKitMethod(family, isOnly: families.count == 1, asksControllers: asksControllers, formulas)
        }
        let driven = methods.filter(\.isTransition).flatMap(\.family.operations).map(\.name)
        let interactions = kind.interactions.filter { driven.contains($0.operation) }
        (self.methods, members) = (methods, formulas.members)
        gestures = interactions.map { [names] in UIKitGesture(names: names, interaction: $0) }
        asked = methods.reduce(into: [:]) { asked, method in
            for part in method.layers where part.isAsked {
                asked[part.layer.name, default: []].insert(method.family.name)
            }
        }
        notes = UIKitNotes(operations, methods, interactions, of: subject).notes
    }

    var kind: Kind { names.subject.motion.kind }
    var transitions: [UIKitMethod] { methods.filter(\.isTransition) }
    var motions: [UIKitMethod] { methods.filter { !$0.isTransition } }

    private var layers: [UIKitLayer] { methods.flatMap(\.layers) }

    /// The layers whose animation the app plays.
    var played: Set<String> { Set(layers.filter(\.isPlayed).map(\.layer.name)) }

    /// The layers whose animation the app shows at a progress.
    var shown: Set<String> { Set(layers.filter(\.isShown).map(\.layer.name)) }

    /// Whether copies of elements move.
    var copies: Bool { layers.contains(where: \.isCopy) }

    /// Whether the app is asked for anything.
    var asksApp: Bool {
        !motions.isEmpty || !asked.isEmpty || !played.isEmpty || !screenInputs.isEmpty
            || measures.contains { $0.layer == nil }
    }

    /// The inputs that the screen decides: those that no view provides, and that a delegate doesn't know.
    var screenInputs: [SceneInput] {
        names.inputs.filter { $0.type != .frame && !["fromIndex", "toIndex"].contains($0.name) }
    }

    /// The names that the app, or one of its views, may decide: scene inputs and measured frames.
    var decided: [String] {
        let inputs = names.inputs.map(\.name)
        let measured = measures.compactMap { measure -> String? in
            if case .name(let name) = measure.target, !inputs.contains(name) { return name }
            return nil
        }
        return inputs + measured
    }
}

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
            let used = CodeSupport.uiKit.parts(usedBy: lines.joined(separator: "\n"), namedAfter: names.type)
            lines += used.flatMap { [""] + $0.lines(namedAfter: names.type, isVisible: visible.contains($0.name)) }
        }
        return MotionExport(lines.joined(separator: "\n") + "\n", notes: notes)
    }

    private func statements() throws(Problems) -> [CodeStatement] {
        var blocks = [header, try names.parameterStruct()]
        if asksApp { blocks.append(UIKitScreen(self).statements) }
        if !transitions.isEmpty { blocks.append(UIKitTransition(plan: self).statements) }
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
