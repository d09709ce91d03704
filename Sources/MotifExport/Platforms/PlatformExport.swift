import MotifCore
import MotifFormula
import MotifText

/// A pattern's motion as pure functions of time, with the code that a framework needs besides them.
struct PlatformExport {
    let plan: NumbersPlan
    private let platform: Platform
    /// The lines after the numbers, which may use the shared code.
    private let face: [CodeStatement]
    private let notes: [ExportNote]

    /// - Throws: `Problems` of a timeline or a curve.
    init(_ subject: ExportSubject, _ platform: Platform) throws(Problems) {
        // A scene without values has no numbers.
        for operation in subject.operations { _ = try subject.timelines(of: operation) }
        self.platform = platform
        let plan = try NumbersPlan(subject, platform.dialect) { parameter in
            platform.language.flatMap { subject.constant(for: parameter, in: $0) }
        }
        self.plan = plan
        let timings = try platform.language.map { language throws(Problems) in
            try PatternTimings(subject, in: language) { curve throws(Problems) in
                let code = plan.dialect.curve(try CodeCurve(curve)).text
                return language == .compose ? "{ \(code).over(1.0)(it.toDouble()).toFloat() }" : "\(code).over(1)"
            }
        }
        var statements = platform.face(plan)
        if let timings, !timings.isEmpty {
            statements +=
                [.code("")]
                + CodeStatement.doc("The timing of \(plan.names.title) alone, for other animations.")
                + timings.declarations(plan.names.type, plan.names.value)
        }
        (face, notes) = (statements, try platform.notes(subject))
    }

    /// The file, with the shared code that it needs unless that is in a file beside it.
    ///
    /// - Throws: `Problems` of a curve.
    func export(inFolder: Bool) throws(Problems) -> MotionExport {
        let numbers =
            platform.isTypeScript
            ? try TypeScriptFile(plan: plan).statements() : try KotlinFile(plan: plan).statements()
        let style = plan.dialect.style
        let own = (numbers + face).lines(style: style)
        let used = platform.support.parts(usedBy: own.joined(separator: "\n"))
        let shared = inFolder ? [] : used.flatMap { [""] + $0.lines }
        var lines = plan.names.header().lines(style: style)
        if platform.isTypeScript {
            lines += platform.imports(of: own, inFolder ? nil : used)
            // A module's constant can't be read above its declaration.
            lines += shared + [""] + own
        } else {
            lines.append("package \(plan.subject.package ?? (inFolder ? "motion" : "motion.\(plan.names.value)"))")
            lines += KotlinText.imports(
                of: own + shared, face: face.lines(style: style), with: inFolder ? [] : used)
            lines += [""] + own + shared
        }
        return MotionExport(platform.finished(lines), notes: notes)
    }
}

extension Platform {
    /// A target that writes for the platform.
    func target(_ name: String, _ summary: String, only part: ExportTarget.Part? = nil) -> ExportTarget {
        ExportTarget(
            name: name, part: part, summary: summary, naming: isTypeScript ? .slug("") : .type(""),
            fileExtension: isTypeScript ? "ts" : "kt",
            sharing: ExportTarget.Sharing(
                sharedFileName, support,
                export: { try PlatformExport($0, self).export(inFolder: true) },
                text: { self.sharedFile($0, package: $1) })
        ) { subject in
            try PlatformExport(subject, self).export(inFolder: false)
        }
    }
}

extension ExportTarget {
    /// The target for a part of the motion; `nil` if it can't be separated.
    public func only(_ part: Part) -> ExportTarget? {
        switch (part, ValueLanguage(rawValue: name)) {
        case (.timing, let language?): .timing(language, fileExtension)
        case (.numbers, .compose): Platform.kotlin.target(name, Self.kotlinSummary, only: part)
        case (.numbers, .motion), (.numbers, .reanimated):
            Platform.typeScript.target(name, Self.typeScriptSummary, only: part)
        default: nil
        }
    }

    static let kotlinSummary = "Kotlin functions that compute every layer at each time, for any framework"
    static let typeScriptSummary = "TypeScript functions that compute every layer at each time, for any framework"

    /// Kotlin with modifiers and a clock for Jetpack Compose.
    public static let compose = Platform.compose.target(
        "compose", "Kotlin source for Jetpack Compose: layers of screens that appear and disappear, and timings")
    /// TypeScript for the elements of a page, with the clock of Motion.
    public static let motion = Platform.motion.target(
        "motion", "TypeScript source for Motion (motion.dev), in React or without: elements that move, and timings")
    /// TypeScript with worklets for React Native.
    public static let reanimated = Platform.reanimated.target(
        "reanimated", "TypeScript source for React Native with Reanimated 4: styles of layers as worklets, and timings")

    /// The timings of patterns alone, as constants.
    static func timing(_ language: ValueLanguage, _ fileExtension: String) -> ExportTarget {
        let noun = language.timingNoun
        let naming: Naming =
            language.isScript || language == .css ? .slug("-\(noun)") : .type(noun.capitalizedFirst)
        return ExportTarget(
            name: language.rawValue, part: .timing, summary: "The timings of patterns as constants", naming: naming,
            fileExtension: fileExtension
        ) { subject in
            try PatternTimings.export(subject, language)
        }
    }
}
