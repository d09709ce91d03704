import MotifCore
import MotifText

extension Platform {
    /// A pattern's motion as pure functions of time, with the code that a framework needs besides them, and the shared
    /// code that it needs unless that is in a file beside it.
    ///
    /// - Throws: `Problems` of a timeline or a curve.
    func export(_ subject: ExportSubject, inFolder: Bool) throws(Problems) -> MotionExport {
        // A scene without values has no numbers.
        for operation in subject.operations { _ = try subject.timelines(of: operation) }
        let dialect = dialect(inFolder ? "Motif" : SwiftText.typeName(subject.name.text))
        let plan = try NumbersPlan(subject, dialect) { parameter in
            language.flatMap { subject.constant(for: parameter, in: $0) }
        }
        let (style, prefix) = (dialect.style, dialect.prefix)
        let face = (self.face(plan) + (try timings(plan))).lines(style: style)
        let own = try numbers(plan).lines(style: style) + face
        let used = support.parts(usedBy: own.joined(separator: "\n"), namedAfter: prefix)
        let shared = inFolder ? [] : used.flatMap { [""] + $0.lines(namedAfter: prefix, isVisible: true) }
        var lines = plan.names.header().lines(style: style)
        switch source {
        case .swift: lines += Self.frameworks(used) + [""] + own + shared
        case .typeScript:
            lines += imports(of: own, inFolder ? nil : used)
            // A module's constant can't be read above its declaration.
            lines += shared + [""] + own
        case .kotlin:
            lines.append("package \(subject.package ?? (inFolder ? "motion" : "motion.\(plan.names.value)"))")
            lines += KotlinText.imports(of: own + shared, face: face, with: inFolder ? [] : used)
            lines += [""] + own + shared
        }
        let gestures = subject.motion.kind.interactions.map { gesture in
            ExportNote(.gesture, "The gesture '\(gesture.name)' is left to the app")
        }
        return MotionExport(finished(lines), notes: (try notes?.notes(subject) ?? []) + gestures)
    }

    private func numbers(_ plan: NumbersPlan) throws(Problems) -> [CodeStatement] {
        let file = NumbersFile(plan: plan)
        return switch source {
        case .kotlin: try file.kotlin()
        case .typeScript: try file.typeScript()
        case .swift: try file.swift()
        }
    }

    /// The timings as constants of the framework.
    private func timings(_ plan: NumbersPlan) throws(Problems) -> [CodeStatement] {
        guard let language else { return [] }
        let timings = try PatternTimings(plan.subject, in: language) { curve throws(Problems) in
            if language == .swiftUI { return nil }
            let code = try plan.names.curve(curve).text
            return language == .compose ? "{ \(code).over(1.0)(it.toDouble()).toFloat() }" : "\(code).over(1)"
        }
        if timings.isEmpty { return [] }
        return [.code("")]
            + CodeStatement.doc("The timing of \(plan.names.title) alone, for other animations.")
            + timings.declarations(plan.names.type, plan.names.value)
    }

    /// A target that writes for the platform.
    func target(
        _ name: String, _ summary: String, only part: ExportTarget.Part? = nil, simulation: String? = nil
    ) -> ExportTarget {
        ExportTarget(
            name: name, summary: summary, part: part,
            naming: source == .typeScript ? .slug("") : .type(source == .swift ? "Timeline" : ""),
            fileExtension: source.rawValue, simulation: simulation,
            sharing: ExportTarget.Sharing(fileName: sharedFileName, support: support) {
                self.sharedFile($0, package: $1)
            }
        ) { subject, inFolder in
            try export(subject, inFolder: inFolder)
        }
    }
}

extension ExportTarget {
    /// The target for a part of the motion; `nil` if it can't be separated.
    public func only(_ part: Part) -> ExportTarget? {
        func numbers(_ platform: Platform, _ language: String) -> ExportTarget {
            let functions = "functions that compute every layer at each time, for any framework"
            return platform.target(name, "\(language) \(functions)", only: part)
        }
        return switch (part, ValueLanguage(rawValue: name)) {
        case (.timing, let language?): .timing(language, fileExtension)
        case (.numbers, .compose): numbers(.kotlin, "Kotlin")
        case (.numbers, .motion), (.numbers, .reanimated): numbers(.typeScript, "TypeScript")
        case (.numbers, .swiftUI): numbers(.swift, "Swift")
        default: nil
        }
    }

    /// Kotlin with modifiers and a clock for Jetpack Compose.
    public static let compose = Platform.compose.target(
        "compose", "Kotlin source for Jetpack Compose: layers of screens that appear and disappear, and timings")
    /// Swift with views and a clock for SwiftUI.
    public static let swiftUI = Platform.swiftUI.target(
        "swiftui", "Swift source for SwiftUI: screens whose layers move, and timings as Animation values",
        simulation: "In a simulated SwiftUI; not run on iOS")
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
            name: language.rawValue, summary: "The timings of patterns as constants", part: .timing, naming: naming,
            fileExtension: fileExtension
        ) { subject, _ in
            try PatternTimings.export(subject, language)
        }
    }
}
