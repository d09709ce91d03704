import ArgumentParser
import MotifCatalog
import MotifCore
import MotifJSON

/// `motif curve`: the values of a timing curve, and its equivalents in other systems. It needs no catalog.
struct CurveCommand: ParsableCommand {
    static let configuration = CommandConfiguration(help: "curve")

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
        try output.print(sheet.json) {
            if output.format == .table { return try output.print { try Page($0).show(sheet) } }
            let columns = ["time", "fraction", "progress", "velocity"].map { Column($0) }
            try output.report(columns, sheet.values, json: { _ in .null }, cells: \.cells)
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
