import ArgumentParser
import MotifCatalog
import MotifCore
import MotifFormula
import MotifJSON

/// `motif sample`: the motion of a pattern, frame by frame.
struct SampleCommand: ParsableCommand {
    static let configuration = CommandConfiguration(help: "sample")

    @Argument(.pattern, "Pattern to sample: slug[@revision].")
    var reference: DocumentReference

    @Option(.operation, "Operation, such as present or push (default: the kind's first with tracks).")
    var operation: String?

    @OptionGroup var scene: SceneOptions<SizeOption>

    @Option(
        .init("n", read: OptionValue.frameRate), "Frames per second, from 1 to 1000 (default: 60).",
        parsing: .unconditional)
    var fps: FrameRate?

    @Option(
        .text("time"),
        "Print only the frame at this time, such as 0.2, 350ms, or 50%, or at this progress (repeatable).",
        parsing: .unconditionalSingleValue)
    var at: [String] = []

    @Flag(help: "Use the reduced-motion variant.")
    var reduced = false

    @Option(
        .init("x", read: OptionValue.number),
        "Print the frame at this progress of a gesture: 0 to 1, or a value in the operation's own range.",
        parsing: .unconditionalSingleValue)
    var progress: [Double] = []

    @Option(.point, "Print the frame after a pan with this translation, in points.", parsing: .unconditional)
    var pan: MotionPoint?

    @Option(.point, "Velocity of the pan, in points per second.", parsing: .unconditional)
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
