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
        let operations = try UIKitOperation.all(of: subject)
        asksControllers = operations.allSatisfy { $0.transition != nil }
        let families = UIKitFamily.all(of: operations, in: kind)
        var formulas = UIKitFormulas(names)
        let methods = try families.map { [asksControllers] family throws(Problems) in
            try UIKitMethod(family, isOnly: families.count == 1, asksControllers: asksControllers, &formulas)
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

    /// The type of the screens that are asked; `nil` if none are.
    var screenType: String? { asksApp ? names.screenType : nil }

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
