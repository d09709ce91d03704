import MotifCore
import MotifJSON

extension OperationKeys {
    /// The screen and the scene that a pattern plays on.
    package struct Stage {
        /// The screen before `orientation` applies.
        package let screen: SampleRequest.ScreenChoice
        /// The orientation of the screen.
        package let orientation: Orientation
        /// The scene inputs that the app decides.
        package let scene: [(name: String, value: InputValue)]
    }

    /// Reads `device` or `screen`, `landscape`, and `scene`.
    package mutating func stage() -> Stage {
        let screen = screen()
        let orientation: Orientation = isSet("landscape") ? .landscape : .portrait
        let scene = members("scene")?.members ?? []
        return Stage(
            screen: screen, orientation: orientation, scene: scene.map { ($0.key, InputValue(given: $0.value)) })
    }

    private mutating func screen() -> SampleRequest.ScreenChoice {
        exclude(["device", "screen"])
        if let text = text("device") {
            if let slug = Slug(text) { return .device(slug) }
            report(.badSlug(text), at: "device")
        }
        if case .size(let size)? = value("screen", as: .size) { return .size(size) }
        return .standard
    }

    /// Reports these keys if more than one of them is present.
    mutating func exclude(_ names: [String]) {
        let given = names.filter { object[$0] != nil }
        guard given.count > 1 else { return }
        let list = given.map { "'\($0)'" }.joined(separator: " and ")
        report(.rule(.conflict, "\(list) can't be combined"))
    }
}
