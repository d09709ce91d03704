import ArgumentParser
import MotifCatalog
import MotifCore
import MotifExport
import MotifFormula

/// The option for a screen that isn't a device's.
protocol ScreenOption: ParsableArguments {
    /// The size; `nil` for that of a device.
    var size: MotionSize? { get }
}

/// A screen by its size.
struct SizeOption: ScreenOption {
    @Option(
        .init("wxh", read: OptionValue.size), .key("screen", of: .sample), name: .customLong("screen"),
        parsing: .unconditional)
    var size: MotionSize?
}

/// A screen by its size, and pictures of an app's own screens.
struct ScreenshotOption: ScreenOption {
    @Option(
        .init("name=file|wxh", offering: .file(), read: Value.init),
        "Picture of your own screen, such as current=home.png or next=detail.webp, or a screen size in points "
            + "instead of a device, such as 393x852 (repeatable).", parsing: .unconditionalSingleValue)
    var screen: [Value] = []

    @Flag(name: .customLong("no-screens"), help: "Draw gray placeholders, even if the catalog has a folder of screens.")
    var hasNoScreens = false

    /// A value of the option.
    enum Value {
        case size(MotionSize)
        case picture(ScreenName, path: String)

        init(_ text: String) throws {
            let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
            if parts.count == 2, let name = ScreenName(rawValue: parts[0]) {
                self = .picture(name, path: parts[1])
            } else if let size = try? OptionValue.size(text) {
                self = .size(size)
            } else {
                throw InvalidValue("it must be current=file, next=file, or a size such as 393x852")
            }
        }
    }

    var size: MotionSize? { sizes.first }

    private var sizes: [MotionSize] { screen.compactMap { if case .size(let size) = $0 { size } else { nil } } }

    /// The files of pictures.
    var pictures: [(screen: ScreenName, path: String)] {
        screen.compactMap { if case .picture(let name, let path) = $0 { (name, path) } else { nil } }
    }

    func validate() throws {
        if sizes.count > 1 { throw ValidationError("--screen has two sizes; give one") }
        for name in ScreenName.allCases where pictures.count(where: { $0.screen == name }) > 1 {
            throw ValidationError("--screen has two pictures for '\(name.rawValue)'; give one")
        }
        if hasNoScreens, !pictures.isEmpty { throw ValidationError("--no-screens and pictures cannot be combined") }
    }
}

/// The options for the screen and the scene of a motion.
struct SceneOptions<Screen: ScreenOption>: ParsableArguments {
    @Option(.device, .key("device", of: .sample))
    var device: Slug?

    @OptionGroup var screen: Screen

    @Flag(help: ArgumentHelp(.key("landscape", of: .sample)))
    var landscape = false

    @Option(.assignment(), .key("scene", of: .sample))
    var scene: [Assignment] = []

    func validate() throws {
        if device != nil, screen.size != nil { throw ValidationError("--device and --screen cannot be combined") }
        try Assignment.checkNames(of: scene, option: "--scene")
    }

    /// Whether no option is used.
    var isEmpty: Bool { device == nil && screen.size == nil && !landscape && scene.isEmpty }

    /// The stage for an operation; `nil` for the pattern's own.
    func stage(of operation: String?) -> MotionStage {
        var stage = MotionStage()
        stage.operation = operation
        stage.screen = device.map { .device($0) } ?? screen.size.map { .size($0) } ?? .standard
        stage.orientation = landscape ? .landscape : .portrait
        stage.scene = scene.map { ($0.name, .text($0.value)) }
        return stage
    }
}
