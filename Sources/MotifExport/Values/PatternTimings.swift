import MotifCore
import MotifFormula
import MotifSpelling
import MotifText

/// The timings of a pattern's operations as constants of a platform, each once.
///
///     fun <T> expandCurve(): FiniteAnimationSpec<T> = tween(durationMillis = MotionValues.DurationBase, easing = …)
struct PatternTimings {
    private let subject: ExportSubject
    private let language: ValueLanguage
    private var members: [(name: String, code: ValueCode)] = []
    private(set) var notes: [ExportNote] = []
    var isEmpty: Bool { members.isEmpty }

    /// - Parameter own: A curve that platforms lack, in the shared code, as the platform's calls take it.
    /// - Throws: `Problems` of a timeline or a curve.
    init(
        _ subject: ExportSubject, in language: ValueLanguage, own: ((Curve) throws(Problems) -> String?)? = nil
    ) throws(Problems) {
        (self.subject, self.language) = (subject, language)
        let (timelines, notes) = try subject.timed()
        self.notes = notes
        var (names, known) = (UniqueNames(), Set<String>())
        for timeline in timelines where timeline.variant == .standard {
            for group in TimingGroup.all(of: timeline, in: subject.motion) {
                // The same track of another operation can have another timing.
                let words = known.contains(group.name) ? "\(timeline.operation) \(group.name)" : group.name
                let name = language == .css ? cssName(words) : words
                var constants = subject.constants(of: group)
                if let own, constants["easing"] == nil, group.timing.curve.isPiecewise {
                    constants["easing"] = try own(group.timing.curve)
                }
                guard let code = language.code(group.writer(subject.curves, constants), isTiming: true) else {
                    self.notes.append(ExportNote(.timingOmitted, "'\(name)' has a curve that the platform lacks"))
                    continue
                }
                if members.contains(where: { $0.code.code == code.code }) { continue }
                known.insert(group.name)
                members.append((language.name(name, among: &names), code))
                self.notes += code.losses.map { ExportNote(.timingChanged, "'\(name)' alone: \($0.message)") }
            }
        }
    }

    private func cssName(_ name: String) -> String {
        name.reduce(into: "--\(subject.name)-") { text, character in
            text += character.isUppercase ? "-\(character.lowercased())" : character == " " ? "-" : "\(character)"
        }
    }

    /// A group with the constants.
    ///
    /// - Parameters:
    ///   - type: The prefix of the names of types: `Expand`.
    ///   - value: The same for values: `expand`.
    func declarations(_ type: String, _ value: String) -> [CodeStatement] {
        let name = (language.isScript ? value : type) + language.timingNoun.capitalizedFirst
        return language.group(
            name,
            members.flatMap { name, code in
                language.declaration(name, code, summary: code.losses.map(\.message).joined(separator: "; "))
            })
    }

    /// The timings alone as a file.
    ///
    /// - Throws: `Problems` of a timeline or a curve.
    static func export(_ subject: ExportSubject, _ language: ValueLanguage) throws(Problems) -> MotionExport {
        let timings = try PatternTimings(subject, in: language)
        let name = subject.name.text
        return MotionExport(
            language.file(
                timings.declarations(SwiftText.typeName(name), SwiftText.label(name)), package: subject.package),
            notes: timings.notes)
    }
}

extension TimingGroup {
    /// The writer of a timing in templates, with constants for its parts. Steps become the closest Bézier if they can't
    /// be constants.
    func writer(_ curves: FittedCurves, _ constants: [String: String]) -> SpellingWriter {
        let fit = timing.curve.controlPoints == nil ? curves.bezier(of: timing) : nil
        let isFitted = timing.curve.isPiecewise && constants["easing"] == nil
        return SpellingWriter(
            isFitted ? fit.map { Curve.cubicBezier($0.bezier) } ?? timing.curve : timing.curve,
            duration: duration.rounded(decimals: 6), delay: begin.rounded(decimals: 6), fit: fit, constants: constants)
    }
}

extension Curve {
    /// Whether it is steps or straight lines, which few platforms have.
    fileprivate var isPiecewise: Bool {
        switch self {
        case .steps, .linear: true
        case .named, .cubicBezier, .spring: false
        }
    }
}

extension CheckedFormula {
    /// The name that it consists of; `nil` for other formulas.
    var name: String? { if case .name(let name) = formula.syntax.node { name } else { nil } }
}
