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
    /// Lines that use the modifiers of the first operation.
    var usage: [String] = []
    var notes: [ExportNote] = []
    private var hasSprings = false

    init(_ subject: ExportSubject) {
        self.subject = subject
        type = SwiftText.typeName(subject.name.text) + "Timing"
        var names = UniqueNames()
        numbers = subject.motion.kind.parameters.filter { $0.type.formulaType == .number }.map {
            ($0, names.value($0.name))
        }
    }

    /// - Throws: `Problems` of a timeline.
    mutating func export() throws(Problems) -> MotionExport {
        var groups: [[CodeStatement]] = []
        let timed = try subject.timed()
        for timeline in timed.timelines { groups.append(group(timeline)) }
        if !omitted.isEmpty {
            let message =
                "Only the timing of these layers is in the file; their frames, shapes, and copies are the app's"
            notes.append(ExportNote(.modifierOmitted, "\(message): \(ExportNote.listed(omitted))"))
        }
        let members = ([constants] + groups).filter { !$0.isEmpty }.joined(separator: [.code("")])
        let title = SwiftText.comment(subject.motion.pattern.metadata.title)
        let example = usage.isEmpty ? [] : ["", "Example:", ""] + usage.map { "    \($0)" }
        let file: [CodeStatement] =
            [
                .comment("// Timing of \(title) for SwiftUI."),
                .comment("// Delays count from the start of the operation. Values are for \(subject.screen)."),
                .comment("// For iOS 13 or later; types and constants that need a newer system are marked."),
            ] + example.map { .code(Code($0.isEmpty ? "//" : "// \($0)")) } + [
                .code("import SwiftUI"), .code(""), .block("enum \(type)", Array(members)),
            ]
        return MotionExport((file.lines() + support).joined(separator: "\n") + "\n", notes: timed.notes + notes)
    }

    private var support: [String] {
        let names = (hasSprings ? ["swiftui/MotifSpring"] : []) + (functions.isEmpty ? [] : ["uikit/MotifFormulas"])
        return names.flatMap { [""] + (CodeResource.named($0)?.lines(namedAfter: type) ?? []) }
    }

    /// The durations, and the numbers that modifiers read.
    private var constants: [CodeStatement] {
        numbers.flatMap { parameter, member -> [CodeStatement] in
            guard parameter.type == .duration || read.contains(parameter.name),
                case .number(let number)? = subject.scene.values[parameter.name]
            else { return [] }
            let isDuration = parameter.type == .duration
            let words = subject.summary(of: parameter)
            let summary = [words, isDuration ? words.isEmpty ? "Seconds" : "seconds" : ""]
                .filter { !$0.isEmpty }.joined(separator: "; ")
            let code = subject.constant(parameter, in: .swiftUI) ?? text(number)
            let value = Code("static let \(member): \(isDuration ? "Double" : "CGFloat") = \(code)")
            return CodeStatement.doc(summary.isEmpty ? "" : SwiftText.comment(summary) + ".") + [.code(value)]
        }
    }

    /// The timings and modifiers of an operation that time drives.
    private mutating func group(_ timeline: Timeline) -> [CodeStatement] {
        let (operation, isReduced) = (timeline.operation, timeline.variant == .reduced)
        let name = SwiftText.typeName(operation + (isReduced ? " reduced" : ""))
        var statements = CodeStatement.doc("The duration of the whole operation in seconds.")
        statements.append(.code("static let duration: Double = \(text(timeline.duration))"))
        var names = UniqueNames(reserved: ["duration"])
        var animations: [(group: TimingGroup, timing: Timing)] = []
        let screens = timeline.layers.filter { $0.role == .source || $0.role == .destination }.map(\.name)
        for group in TimingGroup.all(of: timeline, in: subject.motion) {
            let returns = group.members.contains { screens.contains($0.layer) }
            let timing = constants(group, operation, &names, returns: returns)
            statements += timing.statements
            animations.append(
                (
                    group,
                    Timing(constant: "\(name).\(timing.exact)", immediate: timing.immediate.map { "\(name).\($0)" })
                ))
        }
        statements += modifiers(timeline, animations, of: name)
        return CodeStatement.doc("`\(SwiftText.comment(operation))`\(isReduced ? " with reduced motion" : "").")
            + [.block("enum \(name)", statements)]
    }

    /// The constants of a timing, and the names of the one that is exact and of the same without its delay.
    ///
    /// - Parameter returns: Whether a screen moves, which doesn't wait on its way back.
    private mutating func constants(
        _ group: TimingGroup, _ operation: String, _ names: inout UniqueNames, returns: Bool
    ) -> (statements: [CodeStatement], exact: String, immediate: String?) {
        let name = names.value(group.name)
        let track = "'\(SwiftText.label(name))' of '\(operation)'"
        let summary = group.layers.flatMap { CodeStatement.doc(SwiftText.comment("\($0.name): \($0.changes)")) }
        let delay = time(group.begin, group.track?.begin).map { ".delay(\($0))" } ?? ""
        let duration = time(group.duration, group.track?.duration) ?? "0"
        guard let spring = group.timing.spring else {
            let (function, arguments) = animation(group.timing, duration, track)
            let (statements, immediate) = exact(name, function, arguments, delay, &names, returns: returns)
            return (summary + statements, name, immediate)
        }
        hasSprings = true
        let (own, exact) = (names.value(group.name + " spring"), names.value(group.name + " exact"))
        let numbers: [Code] = [
            "mass: \(text(spring.mass))", "stiffness: \(text(spring.stiffness))", "damping: \(text(spring.damping))",
        ]
        let velocity: Code = "initialVelocity: \(text(spring.initialVelocity))"
        let availability = CodeStatement.code("@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)")
        let ending = Code.call("\(type)Spring", ["spring: \(own)", velocity, "duration: \(duration)"])
        let seconds = ExportNote.seconds(group.duration)
        notes.append(
            ExportNote(
                .springRests,
                "The spring \(track) runs until it settles instead of ending after \(seconds); '\(exact)' is exact"))
        let (ended, immediate) = self.exact(exact, "Animation", [ending], delay, &names, returns: returns, availability)
        let statements: [CodeStatement] = [
            constant(name, "Animation.interpolatingSpring", numbers + [velocity], delay),
            .comment("/// The spring of `\(name)`."), availability,
            constant(own, "Spring", numbers + ["allowOverDamping: true"], ""),
            .comment("/// `\(name)`, ending after its duration."), .comment("///"),
            .comment("/// From iOS 18, `UIView.animate(_:changes:completion:)` accepts it, too."), availability,
        ]
        return (summary + statements + ended, exact, immediate)
    }
}

extension SwiftUITiming {
    /// The names of an animation: with its delay, and without it for a screen on its way back.
    struct Timing {
        let constant: String
        let immediate: String?
    }

    /// A constant, and if a screen returns with it and it has a delay, one without the delay.
    private func exact(
        _ name: String, _ function: String, _ arguments: [Code], _ delay: String, _ names: inout UniqueNames,
        returns: Bool, _ availability: CodeStatement? = nil
    ) -> (statements: [CodeStatement], immediate: String?) {
        guard returns, !delay.isEmpty else { return ([constant(name, function, arguments, delay)], nil) }
        let immediate = names.value(name + " immediate")
        let comment = CodeStatement.comment("/// `\(name)` without its delay, for a screen on its way back.")
        return (
            [.code(Code("static let \(name) = \(immediate)\(delay)")), comment] + [availability].compactMap { $0 }
                + [constant(immediate, function, arguments, "")], immediate
        )
    }

    /// A constant whose value is a call.
    private func constant(
        _ name: String, _ function: String, _ arguments: [Code], _ delay: String
    ) -> CodeStatement {
        let style = delay.isEmpty ? Code.Brackets.arguments : .parameters
        return .code(.brackets(style, "static let \(name) = \(function)(", arguments, ")\(delay)"))
    }

    private mutating func animation(
        _ timing: CurveTiming, _ duration: String, _ track: String
    ) -> (function: String, arguments: [Code]) {
        if timing.curve == .named(.linear) { return ("Animation.linear", ["duration: \(duration)"]) }
        var points = timing.curve.controlPoints
        if points == nil {
            let fit = subject.curves.bezier(of: timing)
            points = fit.bezier
            notes.append(.curveFitted(track, fit))
        }
        let numbers: [Double] = points.map { [$0.x1, $0.y1, $0.x2, $0.y2] } ?? [0, 0, 1, 1]
        return ("Animation.timingCurve", numbers.map { Code(text($0)) } + ["duration: \(duration)"])
    }

    /// A time in terms of the parameters if it depends on nothing else; `nil` for 0.
    private func time(_ seconds: Double, _ formula: CheckedFormula?) -> String? {
        if seconds == 0 { return nil }
        let durations = numbers.filter { $0.parameter.type == .duration }
        let names = Dictionary(durations.map { ($0.parameter.name, "\(type).\($0.member)") }) { first, _ in first }
        guard let formula, !formula.names.isEmpty, formula.names.isSubset(of: names.keys) else { return text(seconds) }
        let formulas = FormulaWriter.swift(
            subject.motion.kind.formulaScope, names: names.mapValues { Code($0) })
        let code = formulas.term(formula).code
        return code.functions.isEmpty ? code.text : text(seconds)
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
        fileExtension: "timing.swift", simulation: "In a simulated SwiftUI; not run on iOS"
    ) { subject in
        var timing = SwiftUITiming(subject)
        return try timing.export()
    }
}
