import ArgumentParser
import MotifCatalog
import MotifCore
import MotifFormula
import MotifJSON

/// `motif sample`: the motion of a pattern, frame by frame.
struct SampleCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sample",
        abstract: "Print every value of every frame of a pattern's motion.",
        usage: "motif sample <ref> [<options>]",
        discussion: """
            Prints --fps frames per second from the start, and one at the end. For scroll-driven operations, times \
            are progress. --progress and --pan print the single frame that a gesture has reached; gestures drive an \
            operation linearly, without its timing curves. An old revision moves as its kind did at that time.

            EXAMPLES
              motif sample expand
              motif sample expand --fps 120 --format csv
              motif sample expand@1 --device ipad-9 --landscape --scene view=20,700,56,56
              motif sample punch-out --operation pop --screen 393x852 --at 0 --at 250ms
              motif sample dive-deeper --progress 0.4
              motif sample dive-deeper --pan 0,-200
              motif sample zoom-icons --reduced --format json
            """)

    @Argument(
        help: ArgumentHelp("Pattern to sample: slug[@revision].", valueName: "ref"),
        completion: Completions.patterns, transform: OptionValue.reference)
    var reference: DocumentReference

    @Option(
        help: ArgumentHelp(
            "Operation, such as present or push (default: the kind's first with tracks).", valueName: "name"),
        completion: Completions.operations)
    var operation: String?

    @OptionGroup var scene: SceneOptions

    @Option(
        parsing: .unconditional, help: ArgumentHelp("Frames per second, from 1 to 1000 (default: 60).", valueName: "n"),
        transform: OptionValue.frameRate)
    var fps: FrameRate?

    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "Print only the frame at this time, such as 0.2 or 350ms, or at this progress (repeatable).",
            valueName: "time"))
    var at: [String] = []

    @Flag(help: "Use the reduced-motion variant.")
    var reduced = false

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Print the frame at this progress of a gesture: 0 to 1, or a value in the operation's own range.",
            valueName: "x"),
        transform: OptionValue.number)
    var progress: Double?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Print the frame after a pan with this translation, in points.", valueName: "x,y"),
        transform: OptionValue.point)
    var pan: MotionPoint?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Velocity of the pan, in points per second.", valueName: "x,y"),
        transform: OptionValue.point)
    var velocity: MotionPoint?

    @OptionGroup var catalog: SampleReadingOptions
    @OptionGroup var output: OutputOptions

    func validate() throws {
        let given = [
            ("--fps", fps != nil), ("--at", !at.isEmpty), ("--progress", progress != nil), ("--pan", pan != nil),
        ]
        let names = given.filter(\.1).map(\.0)
        if names.count > 1 { throw ValidationError("\(names.joined(separator: " and ")) cannot be combined") }
        if velocity != nil, pan == nil { throw ValidationError("--velocity requires --pan") }
    }

    func run() throws {
        var request = SampleRequest(reference)
        request.operation = operation
        scene.apply(to: &request)
        if reduced { request.variant = .reduced }
        request.frames = frames
        let sample: SampledMotion
        do {
            sample = try catalog.read { try $0.sample(request) }
        } catch let problems as Problems {
            throw CommandError.unanswered(problems)
        }
        try output.print { try SampleReport(sample, to: $0).write(output.format) }
        if let words = SampleReport.words(of: sample), output.format == .csv { output.notice(words) }
    }

    private var frames: SampleRequest.Frames {
        if !at.isEmpty { return .at(at.map { .text($0) }) }
        if let progress { return .driven(to: progress) }
        if let pan { return .gesture(GestureSample(translation: pan, velocity: velocity ?? MotionPoint(x: 0, y: 0))) }
        return .every(fps ?? .default)
    }
}
