import ArgumentParser
import MotifCatalog
import MotifCore
import MotifFormula
import MotifPublishing

/// The options for the screen and the scene of a motion.
struct SceneOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("Device in the catalog (default: iphone-15).", valueName: "slug"),
        completion: Completions.devices, transform: OptionValue.device)
    var device: Slug?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Screen size in points instead of a device, such as 393x852.", valueName: "wxh"),
        transform: OptionValue.size)
    var screen: MotionSize?

    @Flag(help: "Rotate the screen to landscape: swap width and height.")
    var landscape = false

    @Option(
        help: ArgumentHelp(
            "Scene value that the app would decide, such as view=20,700,56,56; 'motif show kind:…' lists them "
                + "(repeatable).",
            valueName: "name=value"),
        transform: Assignment.init(argument:))
    var scene: [Assignment] = []

    func validate() throws {
        if device != nil, screen != nil { throw ValidationError("--device and --screen cannot be combined") }
        try Assignment.checkNames(of: scene, option: "--scene")
    }

    /// Whether no option is used.
    var isEmpty: Bool { device == nil && screen == nil && !landscape && scene.isEmpty }

    /// Applies the options to a request.
    func apply(to request: inout SampleRequest) {
        (request.screen, request.orientation, request.scene) = (chosenScreen, orientation, inputs)
    }

    /// Applies the options to a selection.
    func apply(to selection: inout MotionSelection) {
        (selection.screen, selection.orientation, selection.scene) = (chosenScreen, orientation, inputs)
    }

    private var orientation: Orientation { landscape ? .landscape : .portrait }

    private var chosenScreen: SampleRequest.ScreenChoice {
        device.map { .device($0) } ?? screen.map { .size($0) } ?? .standard
    }

    private var inputs: [(name: String, value: InputValue)] { scene.map { ($0.name, .text($0.value)) } }
}
