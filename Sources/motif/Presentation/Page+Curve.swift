import MotifCatalog
import MotifCore
import MotifJSON
import MotifSpelling
import MotifText

extension Page {
    /// Writes the page of a curve: its values, its equivalents, and notes.
    func show(_ sheet: CurveSheet) throws {
        try paragraph(sheet.timing.curve.text, mark: style.strong)
        let duration = "duration \(sheet.timing.duration.short()) s"
        switch sheet.duration {
        case .given: try output.line(style.faint(duration))
        case .settling: try output.line(style.faint("\(duration) (settling time)"))
        case .none: break
        }
        if let spelling = sheet.spelling { try show(spelling) }
        try values(sheet)
        let rows = sheet.rows.map { [Cell($0.0), Cell($0.1)] }
        if !rows.isEmpty { try table([Column("property"), Column("value", fit: .wrap)], rows) }
        guard let spring = sheet.spring else { return try platforms(sheet) }
        try output.line()
        let lines = spring.lines
        if lines.largestError <= SpringSheet.tolerance {
            try paragraph("For CSS, accurate to \((SpringSheet.tolerance * 100).short())%:", mark: style.faint)
        } else {
            let percent = min(lines.largestError, .greatestFiniteMagnitude / 100) * 100
            try paragraph("For CSS, with straight lines that are up to \(percent.short())% off:", mark: style.faint)
        }
        try paragraph(Curve.linear(lines.stops).text)
        try platforms(sheet)
        guard !spring.notes.isEmpty else { return }
        try output.line()
        for note in spring.notes { try paragraph("Note: \(note)", mark: style.warning) }
    }

    /// The platform whose code was read, and what else the code says.
    private func show(_ spelling: Spelling) throws {
        let language = spelling.language.map { ", in \($0)" } ?? ""
        let parts = ["read as \(spelling.dialect.title)\(language)"] + spelling.timing.additions
        try output.line(style.faint(parts.joined(separator: ", ")))
        for part in spelling.unknown {
            try paragraph("Note: '\(part.part)' is known only at run time", mark: style.warning)
        }
        for note in spelling.notes { try paragraph("Note: \(note.message)", mark: style.warning) }
        guard !spelling.others.isEmpty else { return }
        let rows = ([spelling] + spelling.others).map { [Cell($0.part ?? "the rest"), Cell($0.timing.words)] }
        try table([Column("part"), Column("timing", fit: .wrap)], rows)
        try output.line()
        try output.line(style.faint("The first one:"))
    }

    /// The curve as every platform writes it, and what is lost.
    private func platforms(_ sheet: CurveSheet) throws {
        let rows = sheet.platforms.map { written -> [Cell] in
            let losses = written.losses.map(\.message).joined(separator: "; ")
            // A list of lines has been shown already.
            let isLong = written.text.map { $0.count > 200 } ?? false
            let text = isLong ? "see above" : written.text ?? ""
            let kept = written.fidelity == .none ? losses : text + (losses.isEmpty ? "" : " (\(losses))")
            return [Cell(written.dialect.title), Cell(written.fidelity.rawValue), Cell(kept)]
        }
        try table([Column("platform"), Column("preserved"), Column("code", fit: .wrap)], rows)
    }

    private func values(_ sheet: CurveSheet) throws {
        let values = sheet.values
        var columns = [Column("fraction", .trailing), Column("progress", .trailing)]
        var cells = [values.map { $0.fraction.short() }, Decimals.column(values.map(\.progress))]
        if sheet.duration != .none {
            columns.insert(Column("time", .trailing), at: 0)
            cells.insert(Decimals.column(values.map(\.time)).map { "\($0) s" }, at: 0)
        }
        if sheet.spring != nil {
            columns.append(Column("velocity", .trailing))
            cells.append(Decimals.column(values.compactMap(\.velocity)))
        }
        try table(columns, values.indices.map { row in cells.map { Cell($0[row]) } })
    }
}

extension CurveSheet {
    /// Its equivalents in other systems, and its settling time and overshoot.
    fileprivate var rows: [(String, String)] {
        var rows: [(String, String)] = []
        if let points = timing.curve.controlPoints {
            if let name = NamedCurve(points) { rows.append(("name", name.rawValue)) }
            let numbers = [points.x1, points.y1, points.x2, points.y2]
            rows.append(("control points", numbers.map(JSONNumber.text).joined(separator: ", ")))
        }
        if let css = timing.curve.css { rows.append(("CSS", css)) }
        if let spring { rows += spring.rows(timing) }
        if let fit {
            let error = "off by up to \((fit.largestError * 100).short())%"
            rows.append(("nearest Bézier", "\(Curve.cubicBezier(fit.bezier).text), \(error)"))
        }
        return rows
    }
}

extension SpringSheet {
    fileprivate func rows(_ timing: CurveTiming) -> [(String, String)] {
        var rows: [(String, String)] = []
        if let uiKit {
            let spring = SpringCurve.dampingRatio(uiKit.dampingRatio, initialVelocity: uiKit.initialVelocity)
            rows.append(("UIKit", "\(spring.short) over \(uiKit.duration.short()) s"))
        }
        rows.append(("Core Animation", motion.physical.short))
        rows.append(("duration, bounce", motion.durationAndBounce.short))
        rows.append(("response, damping", motion.responseAndFraction.short))
        rows.append(("settling time", "\(settlingTime.short()) s"))
        if let peak {
            let note = peak.time > timing.duration ? ", after the end of the track" : ""
            rows.append(("peak", "\(peak.value.short()) at \(peak.time.short()) s\(note)"))
        } else {
            rows.append(("peak", "none (no overshoot)"))
        }
        rows.append(("residual", "\((timing.residual * 100).short())%, a jump at the end"))
        return rows
    }
}

extension SpringCurve {
    /// The spring as text with rounded numbers.
    fileprivate var short: String {
        func short(_ number: Double) -> Double { Double(number.short()) ?? number }
        let rounded: SpringCurve =
            switch self {
            case .dampingRatio(let ratio, let velocity): .dampingRatio(short(ratio), initialVelocity: short(velocity))
            case .physical(let mass, let stiffness, let damping, let velocity):
                .physical(
                    mass: short(mass), stiffness: short(stiffness), damping: short(damping),
                    initialVelocity: short(velocity))
            case .duration(let seconds, let bounce): .duration(short(seconds), bounce: short(bounce))
            case .response(let seconds, let fraction): .response(short(seconds), dampingFraction: short(fraction))
            }
        return Curve.spring(rounded).text
    }
}
