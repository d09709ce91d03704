import ArgumentParser
import MotifCatalog
import MotifCore
import MotifFormula
import MotifJSON

/// On which screen and in which scene a pattern moves.
struct SceneOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("A device of the catalog; iphone-15 where there is none.", valueName: "slug"),
        completion: Completions.devices)
    var device: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("A screen of this size in points, instead of a device.", valueName: "wxh"))
    var screen: String?

    @Flag(help: "Turn the screen: width and height change places.")
    var landscape = false

    @Option(
        help: ArgumentHelp(
            "What the app decides, such as view=20,700,56,56; 'motif show kind:…' lists it. May be repeated.",
            valueName: "name=value"))
    var scene: [String] = []

    func validate() throws {
        if device != nil, screen != nil { throw ValidationError("--device and --screen do not go together.") }
    }

    /// Whether nothing of the scene is said.
    var isEmpty: Bool { device == nil && screen == nil && !landscape && scene.isEmpty }

    /// Puts the options into a request.
    func apply(to request: inout SampleRequest) throws {
        if let device { request.screen = .device(try Slug(device: device)) }
        if let screen, case .size(let size)? = try ParameterType.size.value(of: screen, after: "--screen") {
            request.screen = .size(size)
        }
        if landscape { request.orientation = .landscape }
        request.scene = try scene.map { text in
            let assignment = try Assignment(text, of: "--scene")
            return (assignment.name, .text(assignment.value))
        }
    }
}

extension ParameterType {
    /// What the text after an option means.
    func value(of text: String, after option: String) throws(CommandError) -> FormulaValue? {
        var problems: [Problem] = []
        let definition = ParameterDefinition(name: option, type: self)
        let value = InputValue.text(text).formulaValue(of: definition, at: .root, problems: &problems)
        if let problem = problems.first { throw .usage("\(option): \(problem.message)") }
        return value
    }
}
