import MotifCore
import MotifFormula

extension UIKitExport {
    /// The classes that run the operations, with what they stand on.
    mutating func runners(
        _ transitions: [String], _ others: [String], _ interactions: [Kind.Interaction],
        beside parameters: [String]
    ) -> [String] {
        let asks = asksScreens(transitions, others)
        var (lines, stages): ([String], [String]) = ([], [])
        if !transitions.isEmpty {
            let scripts = transitions.map { script($0, .transition) }
            lines += UIKitTransition(
                words: words, scripts: scripts, asksScreens: asks, isDriven: !interactions.isEmpty
            ).lines()
            lines +=
                [""]
                + UIKitDelegate(
                    words: words, scripts: scripts, asksScreens: asks, interactions: interactions
                ).lines()
            let gestures = UIKitInteraction(words: words, interactions: interactions).lines()
            if !gestures.isEmpty { lines += [""] + gestures }
            let support = UIKitSupport(words: words, setting: .transition, hasScreens: asks)
            stages += support.stageLines(for: lines.joined(separator: "\n"))
        }
        if !others.isEmpty {
            let own = motion(others)
            let support = UIKitSupport(words: words, setting: .app, hasScreens: asks)
            let both = (own + support.stageLines(for: own.joined(separator: "\n")))
            // A file has one stage of each sort, so the second needs a name of its own.
            let named = transitions.isEmpty ? both : both.map { $0.replacing(/\bStage\b/.simple, with: "ViewStage") }
            lines += (lines.isEmpty ? [] : [""]) + named
        }
        let text = (parameters + lines).joined(separator: "\n")
        let support = UIKitSupport(words: words, setting: .transition, hasScreens: asks)
        return lines + stages + support.lines(for: text)
    }

    private mutating func motion(_ operations: [String]) -> [String] {
        var scripts: [UIKitScript] = []
        var driven: [UIKitMotion.Driven] = []
        for operation in operations {
            guard case .progress(let range)? = kind.choreography(of: operation)?.driver,
                let choreography = kind.choreography(of: operation)
            else {
                scripts.append(script(operation, .app))
                continue
            }
            var writer = UIKitChoreography(words, curves, geometry, .app, operation, .standard)
            let statements = writer.statements(choreography)
            geometry = writer.geometry
            for track in choreography.tracks { noteBends(track, operation) }
            driven.append(
                UIKitMotion.Driven(
                    operation: operation, summary: kind.operation(named: operation)?.summary ?? "", range: range,
                    statements: statements, reduced: variant(operation, .app, .reduced)))
        }
        return UIKitMotion(words: words, scripts: scripts, driven: driven).lines()
    }

    private mutating func noteBends(_ track: Track, _ operation: String) {
        guard words.curve(track.curve) != .named(.linear) else { return }
        notes.add(
            .curveLines, .approximated,
            "The curve of '\(track.property.rawValue)' of '\(track.layer)' in '\(operation)' is straight lines, at most 0.1 % of the way off"
        )
    }

    private mutating func script(_ operation: String, _ setting: UIKitChoreography.Setting) -> UIKitScript {
        UIKitScript(
            operation: operation, summary: kind.operation(named: operation)?.summary ?? "",
            isSwapped: words.isSwapped(operation),
            standard: variant(operation, setting, .standard) ?? .empty,
            reduced: variant(operation, setting, .reduced))
    }

    private mutating func variant(
        _ operation: String, _ setting: UIKitChoreography.Setting, _ variant: Timeline.Variant
    ) -> UIKitScript.Variant? {
        let choreography =
            variant == .standard
            ? kind.choreography(of: operation) : kind.reducedChoreography(of: operation)
        guard let choreography else { return nil }
        var writer = UIKitChoreography(words, curves, geometry, setting, operation, variant)
        let statements = writer.statements(choreography)
        geometry = writer.geometry
        let timeline = try? words.subject.timeline(of: operation, variant: variant)
        if writer.ends.contains(nil) {
            notes.add(
                .durationFixed, .approximated,
                "The time of '\(operation)' differs with its elements; UIKit is told that of this scene")
        }
        let name = SwiftText.valueName("\(operation) \(variant == .reduced ? "reduced" : "") moves")
        return UIKitScript.Variant(
            method: name, isReduced: variant == .reduced, statements: statements,
            duration: duration(writer.ends, timeline?.duration ?? 0))
    }

    private func duration(_ ends: [String?], _ fixed: Double) -> String {
        var texts: [String] = []
        for end in ends {
            guard let end else { return SwiftText.number(fixed) }
            if !texts.contains(end) { texts.append(end) }
        }
        // What begins later by a time that another begins with ends later still.
        texts = texts.filter { text in !texts.contains { $0 != text && $0.hasPrefix(text + " + ") } }
        return texts.count > 1 ? "max(\(texts.joined(separator: ", ")))" : texts.first ?? "0"
    }
}

extension UIKitScript.Variant {
    /// Nothing, which no operation with tracks has.
    static let empty = UIKitScript.Variant(method: "moves", isReduced: false, statements: [], duration: "0")
}
