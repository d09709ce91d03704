import ArgumentParser
import MotifCatalog
import MotifCore
import MotifJSON

/// `motif curve`: the values of a timing curve, and its equivalents in other systems. It needs no catalog.
struct CurveCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "curve",
        abstract: "Print the values of a timing curve, and its equivalents elsewhere.",
        usage: "motif curve <curve> [--duration <time>] [--at <time> ...] [<options>]",
        discussion: """
            A curve is written as for --set: easeIn, cubic-bezier(.2, 0, 0, 1), steps(4, end), \
            linear(0, 0.5 20%, 1), spring(dampingRatio: 0.8, initialVelocity: 0), another spring, or JSON; also by the \
            names of easings.net (easeOutBack) and Material 3 (material-standard, material-emphasized). Quote it, \
            since shells treat parentheses and spaces specially. No catalog is needed.

            Without --duration, a spring runs until it settles and any other curve for 1 s; a spring given by \
            dampingRatio requires it. Progress is 0 at the start and 1 at the end; velocity is its change per second. \
            For a spring, the output includes its UIKit, Core Animation and SwiftUI parameters and the nearest Bézier.

            --format csv prints the values only; json and jsonl print everything in full precision.

            EXAMPLES
              motif curve easeInOut
              motif curve 'cubic-bezier(.2, 0, 0, 1)' --at 50% --at 90%
              motif curve easeOutBack
              motif curve 'spring(dampingRatio: 0.8)' --duration 500ms
              motif curve 'spring(mass: 1, stiffness: 300, damping: 20)' --at 0.1
              motif curve 'spring(duration: 0.5, bounce: 0.3)' --format csv
            """)

    @Argument(
        help: "Timing curve: easeIn, cubic-bezier(…), steps(…), linear(…), spring(…) or JSON.",
        completion: .list(NamedCurve.allCases.map(\.rawValue) + CurvePreset.names))
    var curve: String

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Duration of the track, such as 0.35 or 350ms.", valueName: "time"),
        transform: OptionValue.duration)
    var duration: Double?

    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "Time in seconds (0.2, 200ms) or percent of the duration (50%) (repeatable; default: 11 evenly spaced "
                + "times).",
            valueName: "time"))
    var at: [String] = []

    @OptionGroup var output: OutputOptions

    func run() throws {
        let curve = try Curve(argument: self.curve)
        let timing = try timing(curve, duration)
        let sheet = try CurveSheet(timing, isGiven: duration != nil, values: try at.map { try value($0, timing) })
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

    private func value(_ text: String, _ timing: CurveTiming) throws(CommandError) -> CurveSheet.Value {
        do throws(Problems) {
            return try CurveSheet.Value(.text(text), in: timing)
        } catch {
            throw .badValue(of: "--at", text, InvalidValue(error, of: text).description)
        }
    }
}

extension CurveSheet.Value {
    /// The values as cells.
    fileprivate var cells: [Cell] {
        [time, fraction, progress].map { Cell(JSONNumber.text($0)) } + [Cell(velocity.map(JSONNumber.text) ?? "")]
    }
}

extension Curve {
    /// A curve in any notation that motif reads.
    fileprivate init(argument text: String) throws(CommandError) {
        do throws(Problems) {
            self = try Curve(ParameterDefinition(name: "", type: .curve).json(fromText: text))
        } catch {
            throw .curve(error.problems)
        }
    }
}
