import ArgumentParser
import MotifCatalog
import MotifCore
import MotifFormula
import MotifJSON

/// `motif sample`: an operation of a pattern, frame by frame.
struct SampleCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sample",
        abstract: "Sample the motion of a pattern: every value of every frame",
        usage: "motif sample <ref> [<options>]",
        discussion: """
            Frames come from the start on, --fps a second, and one at the end. An operation that scrolling drives \
            has progress in the place of seconds. --progress and --pan show the one frame at which a hand has driven \
            the operation so far: at an even pace, whatever the curves. An old revision moves as its kind did then.

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
        help: ArgumentHelp("The pattern: slug[@revision].", valueName: "ref"), completion: Completions.patterns)
    var reference: String

    @Option(help: ArgumentHelp("present, push, scroll …; the kind's first that has tracks.", valueName: "name"))
    var operation: String?

    @OptionGroup var scene: SceneOptions

    @Option(parsing: .unconditional, help: ArgumentHelp("Frames a second, 1 to 1000; else 60.", valueName: "n"))
    var fps: Double?

    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "This time only: 0.2, 350ms, or progress. Before the start and after the end all stays. May be repeated.",
            valueName: "time"))
    var at: [String] = []

    @Flag(help: "The motion for people who asked for less.")
    var reduced = false

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "As a hand has driven it: 0 to 1, or a value of the operation's own range.", valueName: "p"))
    var progress: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("As a pan that has moved so far has driven it, in points.", valueName: "x,y"))
    var pan: String?

    @Option(
        parsing: .unconditional, help: ArgumentHelp("How fast the pan moves, in points a second.", valueName: "x,y"))
    var velocity: String?

    @OptionGroup var catalog: CatalogOptions
    @OptionGroup var output: OutputOptions

    func validate() throws {
        let given = [
            ("--fps", fps != nil), ("--at", !at.isEmpty), ("--progress", progress != nil), ("--pan", pan != nil),
        ]
        let names = given.filter(\.1).map(\.0)
        if names.count > 1 { throw ValidationError("\(names.joined(separator: " and ")) do not go together.") }
        if velocity != nil, pan == nil { throw ValidationError("--velocity goes with --pan.") }
        if let fps, FrameRate(fps) == nil {
            let value = fps.isFinite ? JSONNumber.text(fps) : "\(fps)"
            throw ValidationError("--fps is \(value); it goes from \(FrameRate.rangeInWords).")
        }
    }

    func run() throws {
        var request = SampleRequest(try DocumentReference(reference))
        request.operation = operation
        try scene.apply(to: &request)
        if reduced { request.variant = .reduced }
        request.frames = try frames()
        let sample: SampledMotion
        do {
            sample = try catalog.read { try $0.sample(request) }
        } catch let problems as Problems {
            throw CommandError.unanswered(problems)
        }
        try output.print { try SampleReport(sample, to: $0).write(output.format) }
        if let words = SampleReport.words(of: sample), output.format == .csv { output.notice(words) }
    }

    private func frames() throws -> SampleRequest.Frames {
        if !at.isEmpty { return .at(at.map { .text($0) }) }
        if let progress, case .number(let number)? = try ParameterType.number.value(of: progress, after: "--progress") {
            return .driven(to: number)
        }
        if let pan { return .gesture(try gesture(pan)) }
        return .every(fps.flatMap { FrameRate($0) } ?? .standard)
    }

    private func gesture(_ pan: String) throws -> GestureSample {
        func point(_ text: String, _ option: String) throws -> MotionPoint {
            if case .point(let point)? = try ParameterType.point.value(of: text, after: option) { return point }
            return MotionPoint(x: 0, y: 0)
        }
        let translation = try point(pan, "--pan")
        guard let velocity else { return GestureSample(translation: translation) }
        return GestureSample(translation: translation, velocity: try point(velocity, "--velocity"))
    }
}
