import ArgumentParser
import MotifCatalog
import MotifCore
import MotifFormula
import MotifJSON

/// `motif sample`: the motion of a pattern, frame by frame.
struct SampleCommand: ParsableCommand {
    static let configuration = CommandConfiguration(help: "sample")

    @Argument(.pattern, .key("ref", of: .sample))
    var reference: DocumentReference

    @Option(.operation, .key("operation", of: .sample))
    var operation: String?

    @OptionGroup var scene: SceneOptions<SizeOption>

    @Option(.init("n", read: OptionValue.frameRate), .key("fps", of: .sample), parsing: .unconditional)
    var fps: FrameRate?

    @Option(.text("time"), .key("at", of: .sample), parsing: .unconditionalSingleValue)
    var at: [String] = []

    @Flag(help: ArgumentHelp(.key("reduced", of: .sample)))
    var reduced = false

    @Option(
        .init("x", read: OptionValue.number), .key("progress", of: .sample), parsing: .unconditionalSingleValue)
    var progress: [Double] = []

    @Option(.point, .key("pan", of: .sample), parsing: .unconditional)
    var pan: MotionPoint?

    @Option(.point, .key("velocity", of: .sample), parsing: .unconditional)
    var velocity: MotionPoint?

    @OptionGroup var catalog: SampleReadingOptions
    @OptionGroup var output: OutputOptions

    func validate() throws {
        let given = [
            ("--fps", fps != nil), ("--at", !at.isEmpty), ("--progress", !progress.isEmpty), ("--pan", pan != nil),
        ]
        let names = given.filter(\.1).map(\.0)
        if names.count > 1 { throw ValidationError("\(names.joined(separator: " and ")) cannot be combined") }
        if progress.count > 1 { throw ValidationError("--progress can't be repeated, since it prints a single frame") }
        if velocity != nil, pan == nil { throw ValidationError("--velocity requires --pan") }
    }

    func run() throws {
        var request = SampleRequest(reference, on: scene.stage(of: operation))
        if reduced { request.variant = .reduced }
        request.frames = frames
        let sample = try CommandError.answering { try catalog.read { try $0.sample(request) } }
        try output.print { try SampleReport(sample, to: $0).write(output.format) }
        if let sentence = SampleReport.sentence(of: sample), output.format == .csv { output.notice(sentence) }
    }

    private var frames: SampleRequest.Frames {
        if !at.isEmpty { return .at(at.map { .text($0) }) }
        if let progress = progress.first { return .driven(to: progress) }
        if let pan { return .gesture(GestureSample(translation: pan, velocity: velocity ?? MotionPoint(x: 0, y: 0))) }
        return .every(fps ?? .default)
    }
}
