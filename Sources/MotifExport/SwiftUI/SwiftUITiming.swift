import MotifCore
import MotifFormula
import MotifJSON
import MotifText

/// A pattern's timing as Swift source for SwiftUI: its durations, and an `Animation` for each timing of an operation.
///
/// A Bézier is exact. A spring is the same spring, but SwiftUI runs it until it settles, whereas a track ends it; from
/// iOS 17, a second constant ends with the track. Steps and straight lines have no equivalent, so they become the
/// closest Bézier.
struct SwiftUITiming {
    private let subject: ExportSubject
    private let type: String
    /// The members for the parameters that are durations.
    private let durations: [(parameter: String, member: String)]
    private var lines: [String] = []
    private var notes: [ExportNote] = []
    private var hasSprings = false

    init(_ subject: ExportSubject) {
        self.subject = subject
        type = SwiftText.typeName(subject.name.text) + "Timing"
        var names = SwiftNames()
        durations = subject.motion.kind.parameters.filter { $0.type == .duration }.map {
            ($0.name, names.value($0.name))
        }
    }

    /// - Throws: `Problems` of a timeline.
    mutating func export() throws(Problems) -> MotionExport {
        let title = SwiftText.comment(subject.motion.pattern.metadata.title)
        lines = [
            "// Timing of \(title) (\(subject.reference)) for SwiftUI, exported by motif.",
            "// Delays count from the start of the operation. Values are for \(subject.screen).",
            "import SwiftUI", "", "enum \(type) {",
        ]
        addDurations()
        for operation in subject.operations {
            try add(operation, .standard)
            if subject.motion.hasReducedVariant(of: operation) { try add(operation, .reduced) }
        }
        if lines.last == "" { lines.removeLast() }
        lines.append("}")
        let support = hasSprings ? SwiftResource.named("swiftui/EndingSpring").map { [""] + $0.privateLines } ?? [] : []
        return MotionExport((SwiftLayout.wrapped(lines) + support).joined(separator: "\n") + "\n", notes: notes)
    }

    private mutating func addDurations() {
        for parameter in subject.motion.kind.parameters {
            guard let member = durations.first(where: { $0.parameter == parameter.name })?.member,
                case .number(let seconds)? = subject.scene.values[parameter.name]
            else { continue }
            let summary = parameter.summary.isEmpty ? "Seconds" : "\(parameter.summary); seconds"
            lines += ["    /// \(SwiftText.comment(summary)).", "    static let \(member): Double = \(text(seconds))"]
        }
        if !durations.isEmpty { lines.append("") }
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
        lines += [
            "    /// `\(SwiftText.comment(operation))`\(isReduced ? " with reduced motion" : "").",
            "    enum \(SwiftText.typeName(operation + (isReduced ? " reduced" : ""))) {",
            "        /// The duration of the whole operation in seconds.",
            "        static let duration: Double = \(text(timeline.duration))",
        ]
        var names = SwiftNames(reserved: ["duration"])
        for group in TimingGroup.all(of: timeline, in: subject.motion) { add(group, operation, &names) }
        lines += ["    }", ""]
    }

    private mutating func add(_ group: TimingGroup, _ operation: String, _ names: inout SwiftNames) {
        let name = names.value(group.name)
        let place = "'\(SwiftText.label(name))' of '\(operation)'"
        let summary = group.layers.map { "        /// \(SwiftText.comment("\($0.name): \($0.changes)"))" }
        let delay = time(group.begin, group.track?.begin).map { ".delay(\($0))" } ?? ""
        let duration = time(group.duration, group.track?.duration) ?? "0"
        guard let spring = group.timing.spring else {
            lines += summary
            lines += constant(name, animation(group.timing, duration, place), delay)
            return
        }
        hasSprings = true
        let (own, exact) = (names.value(group.name + " spring"), names.value(group.name + " exact"))
        let numbers =
            "mass: \(text(spring.mass)), stiffness: \(text(spring.stiffness)), damping: \(text(spring.damping))"
        let velocity = text(spring.initialVelocity)
        let availability = "        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)"
        let ending = "EndingSpring(spring: \(own), initialVelocity: \(velocity), duration: \(duration))"
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
        let seconds = text(group.duration)
        notes.append(
            ExportNote(
                .springRests, .approximated,
                "The spring \(place) runs until it settles instead of ending after \(seconds) s; '\(exact)' is exact"))
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
        let names = Dictionary(durations.map { ($0.parameter, "\(type).\($0.member)") }) { first, _ in first }
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
