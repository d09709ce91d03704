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
    /// Lines that use the modifiers of the first operation.
    var usage: [String] = []
    var notes: [ExportNote] = []

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
        let lines = file.lines()
        let support = Self.support.lines(usedBy: lines.joined(separator: "\n"), namedAfter: type)
        return MotionExport((lines + support).joined(separator: "\n") + "\n", notes: timed.notes + notes)
    }

    private static let support = CodeSupport(
        ["swiftui/MotifSpring", "uikit/MotifFormulas"].compactMap(CodeResource.named), syntax: .swift)

    /// The durations, and the numbers that modifiers read.
    private var constants: [CodeStatement] {
        numbers.flatMap { parameter, member -> [CodeStatement] in
            guard parameter.type == .duration || read.contains(parameter.name),
                case .number(let number)? = subject.scene.values[parameter.name]
            else { return [] }
            let isDuration = parameter.type == .duration
            let summary = parameter.documented(as: subject.summary(of: parameter), lengthUnit: "")
            let code = subject.constant(for: parameter, in: .swiftUI) ?? Code(text(number))
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
        let delay = time(group.begin, group.track?.begin)
        let duration = time(group.duration, group.track?.duration) ?? "0"
        let isFitted = group.timing.spring == nil && group.timing.curve.controlPoints == nil
        if isFitted { notes.append(.curveFitted(track, subject.curves.bezier(of: group.timing))) }
        /// The code with its delay, or without it for a screen on its way back.
        func animation(isDelayed: Bool) -> ValueCode {
            let constants = ["duration": duration, "delay": isDelayed ? delay : nil].compactMapValues { $0 }
            let writer = group.writer(subject.curves, constants, isDelayed: isDelayed)
            return ValueLanguage.swiftUI.code(writer) ?? ValueCode(code: ".linear(duration: \(duration))")
        }
        guard let spring = group.timing.spring else {
            let (statements, immediate) = exact(name, delay, &names, returns: returns, animation)
            return (summary + statements, name, immediate)
        }
        let (own, exact) = (names.value(group.name + " spring"), names.value(group.name + " exact"))
        let numbers: [Code] = [
            "mass: \(text(spring.mass))", "stiffness: \(text(spring.stiffness))", "damping: \(text(spring.damping))",
            "allowOverDamping: true",
        ]
        let velocity: Code = "initialVelocity: \(text(spring.initialVelocity))"
        let seconds = ExportNote.seconds(group.duration)
        notes.append(
            ExportNote(
                .springRests,
                "The spring \(track) runs until it settles instead of ending after \(seconds); '\(exact)' is exact"))
        let (ended, immediate) = self.exact(exact, delay, &names, returns: returns) { isDelayed in
            let call = Code.call(
                "Animation", [.call("\(type)Spring", ["spring: \(own)", velocity, "duration: \(duration)"])])
            return ValueCode(code: isDelayed ? call.appending(delay.map { ".delay(\($0))" } ?? "") : call, system: 17)
        }
        let statements =
            ValueLanguage.swiftUI.declaration(name, animation(isDelayed: true)) + [
                .comment("/// The spring of `\(name)`.")
            ] + ValueLanguage.swiftUI.declaration(own, ValueCode(code: .call("Spring", numbers), system: 17)) + [
                .comment("/// `\(name)`, ending after its duration."), .comment("///"),
                .comment("/// From iOS 18, `UIView.animate(_:changes:completion:)` accepts it, too."),
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
        _ name: String, _ delay: String?, _ names: inout UniqueNames, returns: Bool, _ code: (Bool) -> ValueCode
    ) -> (statements: [CodeStatement], immediate: String?) {
        let language = ValueLanguage.swiftUI
        guard returns, let delay else { return (language.declaration(name, code(true)), nil) }
        let immediate = names.value(name + " immediate")
        let (undelayed, comment) = (code(false), "`\(name)` without its delay, for a screen on its way back.")
        let delayed = ValueCode(code: "\(immediate).delay(\(delay))", system: undelayed.system)
        return (
            language.declaration(name, delayed) + CodeStatement.doc(comment)
                + language.declaration(immediate, undelayed),
            immediate
        )
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
        naming: .type("Timing"), fileExtension: "swift", simulation: "In a simulated SwiftUI; not run on iOS"
    ) { subject in
        var timing = SwiftUITiming(subject)
        return try timing.export()
    }
}
