import ArgumentParser
import MotifCatalog
import MotifCore
import MotifJSON
import MotifSpelling

/// `motif curve`: the values of a timing curve, and its equivalents in other systems. It needs no catalog.
struct CurveCommand: ParsableCommand {
    static let configuration = CommandConfiguration(help: "curve")

    @Argument(
        help: "Timing curve: easeIn, cubic-bezier(…), steps(…), linear(…), spring(…), JSON, or code of a platform.",
        completion: .list(NamedCurve.allCases.map(\.rawValue) + CurvePreset.names))
    var curve: String

    @Option(
        help: ArgumentHelp(
            "Platform whose code the curve is, such as swiftui, uikit, css or compose (default: any that fits).",
            valueName: "platform"),
        completion: .list(Dialect.allCases.map(\.rawValue)), transform: OptionValue.dialect)
    var from: Dialect?

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
        let (curve, spelling) = try Self.curve(self.curve, from: from)
        let duration = duration ?? spelling?.duration
        let timing = try timing(curve, duration)
        let sheet = try CurveSheet(
            timing, isGiven: duration != nil, values: try at.map { try value($0, timing) }, spelling: spelling)
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

extension CurveCommand {
    /// A curve in the notation of motif, or in the code of a platform with what it says besides.
    private static func curve(
        _ text: String, from dialect: Dialect?
    ) throws(CommandError) -> (curve: Curve, spelling: Spelling?) {
        var own: [Problem] = []
        if dialect == nil {
            do throws(Problems) {
                return (try Curve(ParameterDefinition(name: "", type: .curve).json(fromText: text)), nil)
            } catch {
                own = error.problems
            }
        }
        // A mistake in the notation of motif says more than what other platforms make of it.
        let isOwn =
            switch Result(catching: { () throws(CurveError) in try Curve(text) }) {
            case .failure(.unknown):
                text.hasPrefix("{") && own.contains { if case .badCurve = $0.kind { true } else { false } }
            case .success, .failure: dialect == nil
            }
        let found = Result(catching: { () throws(SpellingError) in try Spelling(text, in: dialect) })
        switch found {
        case .success(let spelling):
            if let curve = spelling.curve { return (curve, spelling) }
            throw .curve(isOwn ? own : [Problem(.badCurve(spelling.absence(of: "curve", in: text)))])
        case .failure(.unknown) where !own.isEmpty: throw .curve(own)
        case .failure(let error): throw .curve(isOwn ? own : [Problem(.badCurve(error.message))])
        }
    }
}
