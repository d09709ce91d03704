import ArgumentParser
import MotifCatalog
import MotifCore
import MotifJSON
import MotifSpelling

/// `motif curve`: the values of a timing curve, and its equivalents in other systems. It needs no catalog.
struct CurveCommand: ParsableCommand {
    static let configuration = CommandConfiguration(help: "curve")

    @Argument(
        .text("curve", offering: .list(NamedCurve.allCases.map(\.rawValue) + CurvePreset.names)),
        .key("curve", of: .curve))
    var curve: String

    @Option(
        .init("platform", offering: .list(Dialect.allCases.map(\.rawValue)), read: OptionValue.dialect),
        "Platform whose code the curve is, such as swiftui, uikit, css or compose (default: any that fits).")
    var from: Dialect?

    @Option(.init("time", read: OptionValue.trackDuration), .key("duration", of: .curve), parsing: .unconditional)
    var duration: Double?

    @Option(.text("time"), .key("at", of: .curve), parsing: .unconditionalSingleValue)
    var at: [String] = []

    @OptionGroup var catalog: CatalogOptions
    @OptionGroup var output: OutputOptions

    func run() throws {
        let shared = try sharedValue()
        let (curve, spelling) = try shared.map { ($0.curve, nil) } ?? Self.curve(self.curve, from: from)
        let duration = duration ?? shared?.duration ?? spelling?.duration
        let timing = try timing(curve, duration)
        let sheet = try CurveSheet(
            timing, isGiven: duration != nil, values: try at.map { try value($0, timing) }, spelling: spelling,
            delay: shared?.delay)
        try output.print(sheet.json) {
            if output.format == .table { return try output.print { try Page($0).show(sheet) } }
            let columns = ["time", "fraction", "progress", "velocity"].map { Column($0) }
            try output.report(columns, sheet.values, json: { _ in .null }) { value in
                let numbers = [value.time, value.fraction, value.progress, value.velocity]
                return numbers.map { Cell($0.map(JSONNumber.text) ?? "") }
            }
        }
    }

    /// The parts of a shared value, if the argument names one: `value:standard`, `{standard}`.
    private func sharedValue() throws -> (curve: Curve, duration: Double?, delay: Double?)? {
        let isBraced = curve.hasPrefix("{") && curve.hasSuffix("}")
        let text = isBraced ? "value:" + curve.dropFirst().dropLast() : curve
        guard text.hasPrefix("value:"), let reference = try? DocumentReference(text) else { return nil }
        let value = try catalog.read { reader in
            _ = try reader.entry(of: reference.name)
            return try reader.sharedValues().first { $0.metadata.name == reference.name }
        }
        switch value?.value {
        case .curve(let curve)?: return (curve, nil, nil)
        case .record(let parts)?:
            guard case .curve(let curve)? = parts["curve"], case .duration(let duration)? = parts["duration"] else {
                break
            }
            return (curve, duration, parts["delay"]?.number)
        default: break
        }
        throw CommandError.badValue(of: "<curve>", text, "'\(reference.name)' has no timing curve")
    }

    private func timing(_ curve: Curve, _ duration: Double?) throws -> CurveTiming {
        do throws(TimingError) {
            return try CurveTiming(curve, duration: duration)
        } catch .durationMissing {
            throw CommandError.usage("A spring given by 'dampingRatio' requires a duration, such as --duration 350ms")
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
            // Motif's own notation has no such mark.
            case .success, .failure: dialect == nil && !text.contains("=")
            }
        let found = Result(catching: { () throws(SpellingError) in try Spelling(text, in: dialect) })
        switch found {
        case .success(let spelling):
            if let curve = spelling.curve { return (curve, spelling) }
            throw .curve(isOwn ? own : [Problem(.badCurve(spelling.absence(of: "curve", in: text)))])
        case .failure(.unknown(_, let nearest))
        where !own.isEmpty
            && (nearest == nil || text.hasPrefix("{\"") || own.contains { $0.message.contains("Did you mean") }):
            // Motif's own message is better for its own curves, and for JSON.
            throw .curve(own)
        case .failure(let error): throw .curve(isOwn ? own : [Problem(.badCurve(error.message))])
        }
    }
}
