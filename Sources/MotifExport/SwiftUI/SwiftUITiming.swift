import MotifCore
import MotifFormula
import MotifJSON
import MotifText

/// A pattern's timing as Swift source for SwiftUI: its durations, an `Animation` for each timing of an operation, and
/// modifiers for layers that only fade, scale, rotate, or move by a distance.
///
/// A Bézier is exact. A spring is the same spring, but SwiftUI runs it until it settles, whereas a track ends it; from
/// iOS 17, a second constant ends with the track. Steps and straight lines have no equivalent, so they become the
/// closest Bézier.
struct SwiftUITiming {
    let subject: ExportSubject
    let type: String
    /// The members for the parameters that are durations or other numbers.
    let numbers: [(parameter: ParameterDefinition, member: String)]
    /// The parameters that formulas of modifiers read.
    var read: Set<String> = []
    /// The layers that can't have a modifier.
    var omitted: [String] = []
    var functions: Set<String> = []
    var lines: [String] = []
    var notes: [ExportNote] = []
    private var hasSprings = false

    init(_ subject: ExportSubject) {
        self.subject = subject
        type = SwiftText.typeName(subject.name.text) + "Timing"
        var names = SwiftNames()
        numbers = subject.motion.kind.parameters.filter { $0.type.formulaType == .number }.map {
            ($0, names.value($0.name))
        }
    }

    /// - Throws: `Problems` of a timeline.
    mutating func export() throws(Problems) -> MotionExport {
        for operation in subject.operations {
            try add(operation, .standard)
            if subject.motion.hasReducedVariant(of: operation) { try add(operation, .reduced) }
        }
        if !omitted.isEmpty {
            let words = "Only the timing of these layers is in the file; their frames, shapes, and copies are the app's"
            notes.append(ExportNote(.modifierOmitted, .omitted, "\(words): \(ExportNote.listed(omitted))"))
        }
        if lines.last == "" { lines.removeLast() }
        let title = SwiftText.comment(subject.motion.pattern.metadata.title)
        let head = [
            "// Timing of \(title) (\(subject.reference)) for SwiftUI, exported by motif.",
            "// Delays count from the start of the operation. Values are for \(subject.screen).",
            "// For iOS 13 or later; types and constants that need a newer system are marked.",
            "import SwiftUI", "", "enum \(type) {",
        ]
        let text = (SwiftLayout.wrapped(head + constants + lines + ["}"]) + support).joined(separator: "\n") + "\n"
        return MotionExport(text, notes: notes)
    }

    private var support: [String] {
        let names = (hasSprings ? ["swiftui/MotifSpring"] : []) + (functions.isEmpty ? [] : ["uikit/MotifFormulas"])
        return names.flatMap { [""] + (SwiftResource.named($0)?.lines(namedAfter: type) ?? []) }
    }

    /// The durations, and the numbers that modifiers read.
    private var constants: [String] {
        var lines: [String] = []
        for (parameter, member) in numbers where parameter.type == .duration || read.contains(parameter.name) {
            guard case .number(let number)? = subject.scene.values[parameter.name] else { continue }
            if parameter.type == .duration {
                let summary = parameter.summary.isEmpty ? "Seconds" : "\(parameter.summary); seconds"
                lines += [
                    "    /// \(SwiftText.comment(summary)).", "    static let \(member): Double = \(text(number))",
                ]
            } else {
                if !parameter.summary.isEmpty { lines.append("    /// \(SwiftText.comment(parameter.summary)).") }
                lines.append("    static let \(member): CGFloat = \(text(number))")
            }
        }
        return lines.isEmpty ? [] : lines + [""]
    }

    private mutating func add(_ operation: String, _ variant: Timeline.Variant) throws(Problems) {
        let timeline = try subject.timeline(of: operation, variant: variant)
        guard timeline.driver == .time else {
            notes.append(
                ExportNote(
                    .progressDriven, .omitted, "'\(operation)' is driven by a scroll or gesture and has no timing"))
            return
        }
        let isReduced = variant == .reduced
        let name = SwiftText.typeName(operation + (isReduced ? " reduced" : ""))
        lines += [
            "    /// `\(SwiftText.comment(operation))`\(isReduced ? " with reduced motion" : "").",
            "    enum \(name) {",
            "        /// The duration of the whole operation in seconds.",
            "        static let duration: Double = \(text(timeline.duration))",
        ]
        var names = SwiftNames(reserved: ["duration"])
        var animations: [(group: TimingGroup, constant: String)] = []
        for group in TimingGroup.all(of: timeline, in: subject.motion) {
            animations.append((group, "\(name).\(add(group, operation, &names))"))
        }
        addModifiers(timeline, animations)
        lines += ["    }", ""]
    }

    /// - Returns: The constant that is exact.
    private mutating func add(_ group: TimingGroup, _ operation: String, _ names: inout SwiftNames) -> String {
        let name = names.value(group.name)
        let place = "'\(SwiftText.label(name))' of '\(operation)'"
        let summary = group.layers.map { "        /// \(SwiftText.comment("\($0.name): \($0.changes)"))" }
        let delay = time(group.begin, group.track?.begin).map { ".delay(\($0))" } ?? ""
        let duration = time(group.duration, group.track?.duration) ?? "0"
        guard let spring = group.timing.spring else {
            lines += summary
            lines += constant(name, animation(group.timing, duration, place), delay)
            return name
        }
        hasSprings = true
        let (own, exact) = (names.value(group.name + " spring"), names.value(group.name + " exact"))
        let numbers =
            "mass: \(text(spring.mass)), stiffness: \(text(spring.stiffness)), damping: \(text(spring.damping))"
        let velocity = text(spring.initialVelocity)
        let availability = "        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)"
        let ending = "\(type)Spring(spring: \(own), initialVelocity: \(velocity), duration: \(duration))"
        lines += summary
        lines += constant(name, ("Animation.interpolatingSpring", "\(numbers), initialVelocity: \(velocity)"), delay)
        lines += ["        /// The spring of `\(name)`.", availability]
        lines += constant(own, ("Spring", "\(numbers), allowOverDamping: true"), "")
        lines += [
            "        /// `\(name)`, ending after its duration.",
            "        ///", "        /// From iOS 18, `UIView.animate(_:changes:completion:)` accepts it, too.",
            availability,
        ]
        lines += constant(exact, ("Animation", ending), delay)
        let seconds = ExportNote.seconds(group.duration)
        notes.append(
            ExportNote(
                .springRests, .approximated,
                "The spring \(place) runs until it settles instead of ending after \(seconds); '\(exact)' is exact"))
        return exact
    }
}

extension SwiftUITiming {
    /// A constant whose value is a call, broken into lines if it is long.
    private func constant(_ name: String, _ call: (function: String, arguments: String), _ delay: String) -> [String] {
        let head = "        static let \(name) = \(call.function)("
        let line = "\(head)\(call.arguments))\(delay)"
        if line.count <= SwiftLayout.width { return [line] }
        if delay.isEmpty { return [head, "            \(call.arguments))"] }
        return [head, "            \(call.arguments)", "        )\(delay)"]
    }

    private mutating func animation(
        _ timing: CurveTiming, _ duration: String, _ place: String
    ) -> (function: String, arguments: String) {
        if timing.curve == .named(.linear) { return ("Animation.linear", "duration: \(duration)") }
        var points = timing.curve.controlPoints
        if points == nil {
            let fit = subject.curves.bezier(of: timing)
            points = fit.bezier
            notes.append(.curveFitted(place, fit))
        }
        let numbers = points.map { [$0.x1, $0.y1, $0.x2, $0.y2].map(text).joined(separator: ", ") } ?? "0, 0, 1, 1"
        return ("Animation.timingCurve", "\(numbers), duration: \(duration)")
    }

    /// A time in terms of the parameters if it depends on nothing else; `nil` for 0.
    private func time(_ seconds: Double, _ formula: CheckedFormula?) -> String? {
        if seconds == 0 { return nil }
        let durations = numbers.filter { $0.parameter.type == .duration }
        let names = Dictionary(durations.map { ($0.parameter.name, "\(type).\($0.member)") }) { first, _ in first }
        guard let formula, !formula.names.isEmpty, formula.names.isSubset(of: names.keys) else { return text(seconds) }
        let formulas = SwiftFormulas(names: names)
        let source = FormulaTranslation(into: formulas, scope: subject.motion.kind.formulaScope).text(of: formula)
        return formulas.functions.used.isEmpty ? source : text(seconds)
    }

    /// Returns a number with at most six decimals, far below what is visible.
    private func text(_ number: Double) -> String {
        SwiftText.number(number.rounded(decimals: 6))
    }
}

extension ExportTarget {
    /// The timing as SwiftUI's `Animation` and `Spring` values.
    public static let swiftUI = ExportTarget(
        name: "swiftui", summary: "Swift source for the timing as Animation and Spring values",
        fileExtension: "timing.swift"
    ) { subject in
        var timing = SwiftUITiming(subject)
        return try timing.export()
    }
}
