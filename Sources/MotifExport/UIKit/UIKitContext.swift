import MotifCore
import MotifFormula

/// All that is known while a file is written: its names, the members of its geometry so far, what it asks of the app,
/// what it needs of the shared code, and what it can't say.
final class UIKitContext {
    let words: UIKitNaming
    let measures: [UIKitMeasure]
    /// Whether the screens that are asked are view controllers, as they are if nothing but transitions asks them.
    let asksControllers: Bool
    var notes: UIKitNotes
    var needed: Set<UIKitSupport> = []
    /// The layers whose views the app is asked for, with the operations that ask.
    private(set) var asked: [String: Set<String>] = [:]
    /// The layers whose animation the app plays, or shows at a progress.
    private(set) var (plays, shows): (Set<String>, Set<String>) = ([], [])
    /// Members of the geometry for formulas that are too long to stand where they are used.
    private(set) var declarations: [String] = []
    /// The names that the statements of the current layer have read so far.
    private(set) var readNames: Set<String> = []
    private var names: SwiftNames
    private var members: [Key: String] = [:]

    private struct Key: Hashable {
        let layer: String
        let formula: String
    }

    init(_ subject: ExportSubject, inFolder: Bool) {
        words = UIKitNaming(subject, inFolder: inFolder)
        notes = UIKitNotes(curves: subject.curves)
        names = words.taken
        measures = UIKitMeasure.all(of: words)
        let words = words
        asksControllers = subject.operations.allSatisfy { UIKitFamily.transition($0, of: words) != nil }
    }

    var kind: Kind { words.subject.motion.kind }

    /// Whether copies of elements move, as far as layers have been written.
    var copies: Bool { needed.contains(.elements) }

    /// All of the shared code that the file needs.
    var support: Set<UIKitSupport> {
        needed.union(words.functions.used.map(UIKitSupport.having))
    }

    /// Notes that an operation asks for the view of a layer, and returns the member of the screen that has it.
    func ask(for layer: Layer, in operation: String) -> String {
        asked[layer.name, default: []].insert(operation)
        let member = words.screenMember(of: layer)
        guard let repetition = layer.repetition else { return member }
        readNames.insert(words.namesByIndex(layer) ? "index" : repetition.element)
        return "\(member)(\(words.elementName(layer)))"
    }

    /// Begins the statements of another layer.
    func beginLayer() { readNames = [] }

    func play(_ layer: Layer) { plays.insert(layer.name) }
    func show(_ layer: Layer) { shows.insert(layer.name) }

    /// A formula of a layer as an expression of the geometry; a long one is a member, written once.
    func value(_ label: String, _ formula: CheckedFormula, in layer: Layer) -> String {
        let source = formula.formula.source
        readNames.formUnion(formula.names)
        if let name = words.members[source] { return name }
        let term = words.translation(in: layer).term(formula)
        if term.text.count <= 56 { return term.text }
        let element = layer.repetition.flatMap { formula.names.contains($0.element) ? $0.element : nil }
        let usesIndex = layer.repetition != nil && formula.names.contains("index")
        let key = Key(layer: layer.name, formula: source)
        let known = members[key]
        let name = known ?? names.value("\(layer.name) \(label)")
        if known == nil {
            members[key] = name
            declare(name, term.text, formula, layer, element, usesIndex, label)
        }
        let arguments = [element.map { _ in "element" }, usesIndex ? "index" : nil].compactMap { $0 }
        return name + (arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))")
    }

    private func declare(
        _ name: String, _ body: String, _ formula: CheckedFormula, _ layer: Layer, _ element: String?,
        _ usesIndex: Bool, _ label: String
    ) {
        let type = words.values.swiftType(of: formula.type)
        var head = "var \(name): \(type)"
        if element != nil || usesIndex {
            let scope = words.subject.motion.kind.formulaScope(of: layer)
            let elementType = element.flatMap { scope[$0] }.map(words.values.swiftType) ?? "CGFloat"
            let arguments = [element.map { _ in "_ element: \(elementType)" }, usesIndex ? "_ index: Int" : nil]
            head = "func \(name)(\(arguments.compactMap { $0 }.joined(separator: ", "))) -> \(type)"
        }
        let doc = "\(label.prefix(1).uppercased() + label.dropFirst()) of `\(SwiftText.comment(layer.name))`"
        declarations += ["", "    /// \(doc)."] + UIKitGeometry.declaration(head, body)
    }
}
