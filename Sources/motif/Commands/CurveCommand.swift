import ArgumentParser
import MotifCore
import MotifJSON

/// `motif curve`: the values of a timing curve, and what it is called elsewhere. It needs no catalog.
struct CurveCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "curve",
        abstract: "Tell a timing curve's values and its other forms",
        usage: "motif curve <curve> [--duration <time>] [--at <time> ...] [<options>]",
        discussion: """
            The curve is written as after --set: easeIn, cubic-bezier(.2, 0, 0, 1), steps(4, end), \
            linear(0, 0.5 20%, 1), spring(dampingRatio: 0.8, initialVelocity: 0) or another spring, or JSON. \
            No catalog is needed.

            --at takes seconds (0.2, 200ms) or a part of the duration (50%). The duration is --duration; without it \
            a spring runs until it settles, and any other curve for 1 s. A spring by dampingRatio needs it. Progress \
            is a fraction of the way, velocity in whole ways a second.

            With --format csv the values; with json and jsonl all that the table tells, in full precision.

            EXAMPLES
              motif curve easeInOut
              motif curve 'cubic-bezier(.2, 0, 0, 1)' --at 50% --at 90%
              motif curve 'spring(dampingRatio: 0.8)' --duration 500ms
              motif curve 'spring(mass: 1, stiffness: 300, damping: 20)' --at 0.1
              motif curve 'spring(duration: 0.5, bounce: 0.3)' --format csv
            """)

    @Argument(
        help: "easeIn, cubic-bezier(…), steps(…), linear(…), spring(…) or JSON.",
        completion: .list(NamedCurve.allCases.map(\.rawValue)))
    var curve: String

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("How long the track runs: 0.35, 350ms or 0.35s.", valueName: "time"))
    var duration: String?

    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "When: seconds (0.2, 200ms) or a part of the duration (50%); may be repeated. Else 11 even times.",
            valueName: "time"))
    var at: [String] = []

    @OptionGroup var output: OutputOptions

    func run() throws {
        let curve = try Curve(argument: self.curve)
        let duration = try duration.map { text throws(CommandError) in
            let positive = NumericBounds(lower: .init(0, isInclusive: false))
            return try Double(argument: text, of: "--duration", .duration, positive)
        }
        let sheet = try CurveSheet(timing(curve, duration), isGiven: duration != nil, at: at)
        switch output.format {
        case .table: try output.print { try Page($0).show(sheet) }
        case .json: try output.print { try $0.line(sheet.json.pretty) }
        case .jsonl: try output.print { try $0.line(sheet.json.canonical) }
        case .csv:
            try output.report(["time", "fraction", "progress", "velocity"].map { Column($0) }) { report in
                for value in sheet.values { try report.add(value.cells, json: .null) }
            }
        }
    }

    private func timing(_ curve: Curve, _ duration: Double?) throws -> CurveTiming {
        do throws(TimingError) {
            return try CurveTiming(curve, duration: duration)
        } catch .durationMissing {
            throw CommandError.noDuration
        }
    }
}

extension Curve {
    /// A curve that a user wrote, in any spelling.
    fileprivate init(argument text: String) throws(CommandError) {
        var problems: [Problem] = []
        let json = ParameterDefinition(name: "", type: .curve).json(from: text, at: .root, problems: &problems)
        guard let json else { throw .curve(problems) }
        do throws(Problems) {
            self = try Self.read(json).get()
        } catch {
            throw .curve(error.problems)
        }
    }
}

extension Double {
    /// A number that a user wrote after an option.
    init(argument text: String, of option: String, _ type: ParameterType, _ bounds: NumericBounds) throws(CommandError)
    {
        let definition = ParameterDefinition(name: option, type: type, bounds: bounds)
        var problems: [Problem] = []
        let json = definition.json(from: text, at: .root, problems: &problems)
            .flatMap { definition.canonical($0, at: .root, problems: &problems) }
        guard let number = json?.number else {
            // Only what is out of range names the option itself.
            let words = problems.first?.message ?? "'\(text)' is no number"
            throw .usage(words.contains("'\(option)'") ? words : "\(option): \(words)")
        }
        self = number
    }
}
