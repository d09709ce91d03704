import MotifCore
import MotifFormula

/// The tracks of a layer as statements on its view: moves through time, or values at a progress.
struct UIKitMoves {
    let sheet: UIKitLayerSheet
    var geometry: UIKitGeometry
    let operation: String
    private(set) var ends: [String?] = []
    var pose: UIKitPose

    init(sheet: UIKitLayerSheet, geometry: UIKitGeometry, operation: String) {
        (self.sheet, self.geometry, self.operation) = (sheet, geometry, operation)
        pose = UIKitPose(layer: sheet.layer, view: sheet.view)
    }

    /// Tracks that share a span and a curve, in one move.
    private struct Group {
        let span: String
        let isCenter: Bool
        var tracks: [Int]
    }

    /// The start of all tracks, then a move for all that share a span and a curve.
    ///
    /// - Parameter isFresh: Whether the view is at rest before, so that a start at rest need not be set.
    mutating func moves(_ tracks: [Track], isFresh: Bool) -> [String] {
        var lines = preparation(tracks)
        let ways = settled(tracks, tracks.map { geometry.way(of: $0, sheet.layer, operation, sheet.variant) })
        let slots = tracks.map { UIKitPose.slot(of: $0.property, sheet.layer) }
        for slot in UIKitPose.Slot.allCases {
            let own = tracks.indices.filter { slots[$0] == slot }
            guard !own.isEmpty, !isFresh || !own.allSatisfy({ isAtRest(tracks[$0]) }) else { continue }
            lines += pose.statements(of: slot) { property in
                own.first { tracks[$0].property == property }.map { ways[$0].from }
            }
        }
        var groups: [Group] = []
        for place in tracks.indices where slots[place] != nil {
            let span = span(of: tracks[place])
            // What stays needs no move, though the operation lasts as long.
            if tracks[place].isSteady { continue }
            // UIKit reads the velocity of a center otherwise than that of the rest.
            let isCenter = slots[place] == .center && hasVelocity(tracks[place])
            if let known = groups.firstIndex(where: { $0.span == span && $0.isCenter == isCenter }) {
                groups[known].tracks.append(place)
            } else {
                groups.append(Group(span: span, isCenter: isCenter, tracks: [place]))
            }
        }
        var done: Set<Int> = []
        for group in groups {
            done.formUnion(group.tracks)
            let moved = Set(group.tracks.compactMap { slots[$0] })
            var changes: [String] = []
            for slot in UIKitPose.Slot.allCases where moved.contains(slot) {
                changes += pose.statements(of: slot) { property in
                    let own = tracks.indices.filter { tracks[$0].property == property && slots[$0] == slot }
                    guard let first = own.first else { return nil }
                    return own.last(where: done.contains).map { ways[$0].to } ?? ways[first].from
                }
            }
            lines += ["moves.append("]
            lines += Self.line("Move(\(group.span)\(group.isCenter ? ", isCenter: true" : "")) {", indent: 1)
            lines += changes.map { "        " + $0 } + ["    })"]
        }
        return lines + layerMoves(tracks, ways)
    }

    /// A control is moved where it lies on its screen, and there it lies as the transition to that screen leaves it.
    private func settled(
        _ tracks: [Track], _ ways: [(from: String, to: String)]
    ) -> [(from: String, to: String)] {
        guard let isSwapped = sheet.settlesAtStart else { return ways }
        return tracks.indices.map { place in
            let property = tracks[place].property
            guard [.offset, .translationX, .translationY].contains(property) else { return ways[place] }
            let own = tracks.indices.filter { tracks[$0].property == property }
            let rest = isSwapped ? own.first.map { ways[$0].from } : own.last.map { ways[$0].to }
            func relative(_ value: String) -> String {
                guard let rest, rest != "0" else { return value }
                return value == rest ? "0" : "(\(value) - \(rest))"
            }
            return (from: relative(ways[place].from), to: relative(ways[place].to))
        }
    }

    /// A statement; lines are broken when their place in the file is known.
    static func line(_ text: String, indent: Int = 0) -> [String] {
        [String(repeating: "    ", count: indent) + text]
    }

    private func isAtRest(_ track: Track) -> Bool {
        let rest: Double
        switch track.property {
        case .opacity, .scale, .scaleX, .scaleY: rest = 1
        case .translationX, .translationY, .rotationX, .rotationY, .rotationZ, .offset: rest = 0
        default: return false
        }
        return track.from.formula.formula.syntax.node == .number(rest)
    }

    private func hasVelocity(_ track: Track) -> Bool {
        guard case .spring(let spring) = sheet.words.curve(track.curve) else { return false }
        return switch spring {
        case .dampingRatio(_, let velocity), .physical(_, _, _, let velocity): velocity != 0
        case .duration, .response: false
        }
    }

    /// `delay: …, duration: …, curve: …` of a move.
    mutating func span(of track: Track, onLayer: Bool = false) -> String {
        let begin = geometry.time(track.begin?.formula, "\(track.property.rawValue) begin", in: sheet.layer)
        let duration = geometry.time(track.duration?.formula, "\(track.property.rawValue) duration", in: sheet.layer)
        let end = begin == "0" ? duration : "\(begin) + \(duration)"
        ends.append(differs(track) ? nil : end)
        let delay = begin == "0" ? "" : "delay: \(begin), "
        return "\(delay)duration: \(duration), curve: \(curve(of: track, onLayer: onLayer))"
    }

    /// Whether the span of a track is another for each element.
    private func differs(_ track: Track) -> Bool {
        guard let repetition = sheet.layer.repetition else { return false }
        let names = [track.begin, track.duration].compactMap { $0?.formula.names }.reduce(into: Set()) {
            $0.formUnion($1)
        }
        return !names.isDisjoint(with: [repetition.element, "index"])
    }

    private func curve(of track: Track, onLayer: Bool) -> String {
        let curve = sheet.words.curve(track.curve)
        if onLayer, case .spring = curve, let spring = spring(of: track) { return sheet.curves.physical(spring) }
        if case .parameter(let name, _) = track.curve, let member = sheet.words.parameters[name] {
            return "parameters.\(member)"
        }
        return sheet.curves.shortExpression(curve)
    }

    /// The spring that UIKit would run over the track, in the scene of the export.
    private func spring(of track: Track) -> SpringMotion? {
        let timeline = try? sheet.words.subject.timeline(of: operation, variant: sheet.variant)
        let layer = timeline?.layers.first { $0.name == track.layer || $0.name.hasPrefix(track.layer + ".") }
        return layer?.motion(of: track.property)?.segments.first?.timing.spring
    }
}
