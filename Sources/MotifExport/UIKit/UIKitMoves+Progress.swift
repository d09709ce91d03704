import MotifCore
import MotifFormula

extension UIKitMoves {
    /// The values of all tracks at a progress.
    mutating func values(_ tracks: [Track], _ driver: Kind.Driver) -> [String] {
        guard case .progress(let range) = driver else { return [] }
        var lines = preparation(tracks)
        var fractions: [String: String] = [:]
        var values: [LayerProperty: String] = [:]
        for track in tracks {
            let way = geometry.way(of: track, sheet.layer, operation, sheet.variant)
            let begin = number(track.begin, "begin") ?? SwiftText.number(range.lowerBound)
            let length = number(track.duration, "length") ?? rest(of: range, from: begin, track)
            let share = bent(track, "share(of: progress, from: \(begin), over: \(length))")
            if fractions[share] == nil {
                fractions[share] = "fraction\(fractions.isEmpty ? "" : String(fractions.count + 1))"
                lines += Self.line("let \(fractions[share] ?? "") = \(share)")
            }
            let forward = track.isSteady ? way.to : "mix(\(way.from), \(way.to), \(fractions[share] ?? "0"))"
            // After the last track before it, a property stays until the next begins.
            values[track.property] =
                values[track.property].map { "progress < \(begin) ? \($0) : \(forward)" } ?? forward
        }
        for slot in UIKitPose.Slot.allCases {
            guard values.keys.contains(where: { UIKitPose.slot(of: $0, sheet.layer) == slot }) else { continue }
            lines += pose.statements(of: slot) { values[$0] }.flatMap { Self.line($0) }
        }
        return lines + layerValues(values)
    }

    private mutating func layerValues(_ values: [LayerProperty: String]) -> [String] {
        var lines: [String] = []
        let caster = sheet.layer.shape == .cutout ? "\(sheet.view)Shadow" : "\(sheet.view).layer"
        if let diameter = values[.holeDiameter] {
            lines += Self.line("\(sheet.view)Hole.path = \(cutout(diameter, values[.outset]))")
            if sheet.layer.shadow != nil { lines.append("\(sheet.view)Shadow.path = \(sheet.view)Hole.path") }
        }
        if sheet.layer.shape != .cutout || values[.holeDiameter] != nil {
            if let opacity = values[.shadowOpacity] { lines.append("\(caster).shadowOpacity = Float(\(opacity))") }
            if let radius = values[.shadowRadius] { lines.append("\(caster).shadowRadius = \(radius)") }
        }
        if let frame = values[.lottieFrame] {
            lines.append("stage.play { $0.\(sheet.words.screenMember(of: sheet.layer))Shows(frame: \(frame)) }")
        }
        return lines
    }

    private mutating func number(_ formula: PlacedFormula?, _ label: String) -> String? {
        guard let formula = formula?.formula else { return nil }
        if case .number(let number) = formula.formula.syntax.node { return SwiftText.number(number) }
        return geometry.value("progress \(label)", formula, in: sheet.layer)
    }

    private func rest(of range: ClosedRange<Double>, from begin: String, _ track: Track) -> String {
        guard track.begin != nil else { return SwiftText.number(range.upperBound - range.lowerBound) }
        return "\(SwiftText.number(range.upperBound)) - \(begin)"
    }

    /// The fraction along the curve, as straight lines between points where the curve is not one.
    private func bent(_ track: Track, _ fraction: String) -> String {
        let curve = sheet.words.curve(track.curve)
        guard curve != .named(.linear), let timing = try? CurveTiming(curve, duration: 1) else { return fraction }
        let stops = timing.linearStops(within: 0.001).map { stop in
            "(\(SwiftText.number(stop.time)), \(SwiftText.number(stop.progress)))"
        }
        return "along([\(stops.joined(separator: ", "))], at: \(fraction))"
    }
}
