import MotifCatalog
import MotifCore
import MotifFormula
import MotifJSON
import MotifText

/// Writes a sample in any of the formats, frame by frame.
struct SampleReport {
    private let sample: SampledMotion
    private let output: Output
    private let values: [SampledMotion.MovingValue]

    init(_ sample: SampledMotion, to output: Output) {
        self.sample = sample
        self.output = output
        values = sample.movingValues
    }

    /// Writes metadata and frames.
    func write(_ format: OutputFormat) throws {
        switch format {
        case .json:
            try sample.write(.pretty) { try output.write($0) }
            try output.line()
        case .jsonl: for time in sample.times { try output.line(sample.line(at: time).canonical) }
        case .csv:
            let names = ["time", "layer", "property", "value"]
            try writeRows(to: Report(names.map { Column($0) }, .csv, to: output))
        case .table: try writeTable()
        }
    }

    /// A sentence about the effect of the gesture; `nil` if there is none.
    static func sentence(of sample: SampledMotion) -> String? {
        sample.interaction.map { outcome in
            let end = outcome.finishes ? "completes" : "cancels"
            let progress = outcome.progress.short()
            return
                "'\(outcome.interaction)' drives '\(sample.timeline.operation)' to \(progress); releasing now \(end) it"
        }
    }

    private func writeRows(to report: Report) throws {
        for time in sample.times {
            for value in values {
                try report.add([
                    Self.cell(time), Cell(value.layer), Cell(value.motion.property.rawValue),
                    Self.cell(value.motion.value(at: time)),
                ])
            }
        }
        try report.finish()
    }

    private func writeTable() throws {
        let style = Style()
        try output.line(style.strong(title.onOneLine.escaped))
        for line in facts { try output.line(style.faint(line.onOneLine.escaped)) }
        if let sentence = Self.sentence(of: sample) { try output.line(sentence.onOneLine.escaped) }
        try output.line()
        let timeName = sample.timeline.driver == .time ? "time" : "progress"
        let names = [timeName] + values.map { "\($0.layer).\($0.motion.property.rawValue)" }
        guard fits(names) else {
            let columns = [
                Column(timeName, .trailing), Column("layer"), Column("property"), Column("value", .trailing),
            ]
            return try writeRows(to: Report(columns, .table, to: output))
        }
        // Numbers are never cut: the columns fit the first rows, and later rows may be wider.
        let columns = names.map { Column($0, .trailing) }
        var table = TableWriter(columns, to: output, width: nil, style: style)
        for time in sample.times {
            try table.add({ [Self.cell(time)] + values.map { Self.cell($0.motion.value(at: time)) } }, { .null })
        }
        try table.finish()
    }

    /// Whether a column for each value fits the line, judging by the rows that determine the widths.
    private func fits(_ names: [String]) -> Bool {
        let room = Terminal.width ?? Terminal.standardWidth
        var widths = names.map(\.columns)
        func total() -> Int { widths.reduce(0, +) + TableLayout.gap * (widths.count - 1) }
        guard total() <= room else { return false }
        for time in sample.times.prefix(TableWriter.sampleCount) {
            widths[0] = max(widths[0], Self.cell(time).text.columns)
            for (index, value) in values.enumerated() {
                widths[index + 1] = max(widths[index + 1], Self.cell(value.motion.value(at: time)).text.columns)
            }
        }
        return total() <= room
    }

    private var title: String {
        let pattern = DocumentReference(sample.stored.name, revision: sample.stored.revision)
        return "\(pattern) · \(sample.timeline.operation)"
            + (sample.timeline.variant == .reduced ? " · reduced motion" : "")
    }

    private var facts: [String] {
        let timeline = sample.timeline
        let (start, end) = (timeline.range.lowerBound.short(), timeline.range.upperBound.short())
        let size = "\(sample.screen.size.width.short()) × \(sample.screen.size.height.short()) pt"
        let kind = sample.stored.motion.kind.metadata.name.slug
        var facts = [timeline.driver == .time ? "\(end) s" : "progress \(start) to \(end)"]
        if case .every(let times) = sample.times { facts.append("\(times.rate.framesPerSecond.short()) fps") }
        if let progress = sample.progress { facts.append("at progress \(progress.short())") }
        facts.append(sample.screen.device.map { "\($0), \(sample.screen.orientation.rawValue), \(size)" } ?? size)
        facts.append("kind \(kind)@\(sample.stored.kindRevision)")
        // The screen is already shown, unless the scene has another size.
        let inputs = sample.scene.inputs.filter { $0.value != .size(sample.screen.size) }
        let scene = inputs.map { "\($0.name)=\($0.value.notation)" }.joined(separator: " ")
        return [facts.joined(separator: " · ")] + (scene.isEmpty ? [] : ["scene \(scene)"])
    }

    private static func cell(_ number: Double) -> Cell { Cell(number.short(), plain: JSONNumber.text(number)) }
}

extension FormulaValue {
    /// The value in the notation of `--scene`.
    fileprivate var notation: String {
        switch self {
        case .number(let number): number.short()
        case .boolean(let boolean): String(boolean)
        case .text(let text): text
        case .point(let point): [point.x, point.y].map { $0.short() }.joined(separator: ",")
        case .size(let size): "\(size.width.short())x\(size.height.short())"
        case .frame(let frame):
            [frame.x, frame.y, frame.width, frame.height].map { $0.short() }.joined(separator: ",")
        case .curve, .list, .record, .missing: "…"
        }
    }
}
