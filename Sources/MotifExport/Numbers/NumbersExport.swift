import MotifCore
import MotifFormula

/// A pattern's motion as pure functions of time, with what a framework needs beside them.
struct NumbersExport {
    let plan: NumbersPlan
    private let language: NumbersLanguage
    /// The lines behind the numbers, which may use the shared code.
    private let face: [CodeStatement]
    private let notes: [ExportNote]

    /// - Throws: `Problems` of a timeline or a curve.
    init(_ subject: ExportSubject, _ language: NumbersLanguage) throws(Problems) {
        // A scene without values has no numbers.
        for operation in subject.operations { _ = try subject.timelines(of: operation) }
        self.language = language
        plan = try NumbersPlan(subject, language.dialect)
        switch language {
        case .compose:
            face = try ComposeFile(plan: plan).statements()
            notes = try ComposeNotes(subject).notes
        case .kotlin, .typeScript:
            face = []
            notes = subject.motion.kind.interactions.map {
                ExportNote(.gesture, "The gesture '\($0.name)' is left to the app")
            }
        }
    }

    /// The file, with the shared code that it needs unless that is in a file beside it.
    ///
    /// - Throws: `Problems` of a curve.
    func export(inFolder: Bool) throws(Problems) -> MotionExport {
        let numbers =
            language == .typeScript
            ? try TypeScriptFile(plan: plan).statements() : try KotlinFile(plan: plan).statements()
        let style = plan.dialect.style
        let own = (numbers + face).lines(style: style)
        let used = language.support.parts(usedBy: own.joined(separator: "\n"))
        let shared = inFolder ? [] : used.flatMap { [""] + $0.lines }
        var lines = plan.names.header.lines(style: style)
        if language == .typeScript {
            if inFolder { lines += Self.imports(of: used, for: own) }
            // A constant of a module can't be read above its declaration.
            lines += shared + [""] + own
        } else {
            lines.append("package \(inFolder ? "motion" : "motion.\(plan.names.value)")")
            lines += Self.imports(
                of: own + shared, face: face.lines(style: style), with: inFolder ? [] : used)
            lines += [""] + own + shared
        }
        return MotionExport(language.finished(lines), notes: notes)
    }

    /// Imports for Kotlin code: functions that it calls, what the lines of a face mention, and those of the parts.
    static func imports(of lines: [String], face: [String] = [], with parts: [CodeResource]) -> [String] {
        func mentioned(_ paths: [String], in lines: [String]) -> [String] {
            let words = CodeSupport.words(in: lines.joined(separator: "\n"))
            return paths.filter { words.contains($0.split(separator: ".").last ?? "") }.map { "import \($0)" }
        }
        let all = mentioned(KotlinText.functions, in: lines) + mentioned(KotlinText.compose, in: face)
        let unique = Set(all + parts.flatMap(\.imports))
        return unique.isEmpty ? [] : [""] + unique.sorted()
    }

    private static func imports(of used: [CodeResource], for own: [String]) -> [String] {
        let words = CodeSupport.words(in: own.joined(separator: "\n"))
        let names = CodeSupport(used).declared.filter { words.contains(Substring($0)) }.sorted()
        let line = Code.brackets(.elements, "import { ", names.map { Code($0) }, " } from \"./motion\";")
        return [""] + line.lines(indent: 0, style: .typeScript)
    }
}

/// The languages and frameworks that read numbers.
enum NumbersLanguage: Sendable {
    case kotlin, typeScript, compose

    var dialect: any NumbersDialect { self == .typeScript ? TypeScriptFormulas() : KotlinFormulas() }

    /// The code that its files share.
    var support: CodeSupport { self == .compose ? Self.composeSupport : dialect.support }

    private static let composeSupport = CodeSupport(
        CodeResource.kotlin, always: ["compose/MotionModifier", "compose/MotionClock"])

    /// The name of the shared file; that of Compose has what Kotlin's has, and more.
    var sharedFileName: String {
        switch self {
        case .kotlin: "MotionNumbers.kt"
        case .typeScript: "motion.ts"
        case .compose: "Motion.kt"
        }
    }

    /// The text, without the directives that only Reanimated reads.
    func finished(_ lines: [String]) -> String {
        let directive = TypeScriptFile.directive.text
        let kept = self == .typeScript ? lines.filter { $0.drop { $0 == " " } != directive } : lines
        return kept.joined(separator: "\n") + "\n"
    }

    /// The shared file with these parts, or with all.
    func sharedFile(_ names: Set<String>?) -> String {
        let parts = support.parts(named: names)
        let lines = parts.flatMap { [""] + $0.lines }
        var head = ["// Code shared by the motion in this folder, exported by motif."]
        if self != .typeScript { head += ["package motion"] + NumbersExport.imports(of: lines, with: parts) }
        return finished(head + lines)
    }

    /// A target that writes the language.
    func target(_ name: String, _ summary: String, _ fileExtension: String) -> ExportTarget {
        let support = support
        return ExportTarget(
            name: name, summary: summary, fileExtension: fileExtension,
            sharing: ExportTarget.Sharing(
                fileName: sharedFileName,
                export: { try NumbersExport($0, self).export(inFolder: true) },
                partsUsed: { Set(support.parts(usedBy: $0).map(\.name)) },
                parts: { support.parts(of: $0) },
                text: { self.sharedFile($0) })
        ) { subject in
            try NumbersExport(subject, self).export(inFolder: false)
        }
    }
}

extension ExportTarget {
    /// Pure functions in Kotlin.
    public static let kotlin = NumbersLanguage.kotlin.target(
        "kotlin", "Kotlin functions that compute every layer at each time, for any framework", "kt")
    /// Pure functions in TypeScript.
    public static let typeScript = NumbersLanguage.typeScript.target(
        "typescript", "TypeScript functions that compute every layer at each time, for any framework", "ts")
    /// Kotlin with modifiers and a clock for Jetpack Compose.
    public static let compose = NumbersLanguage.compose.target(
        "compose", "Kotlin source for Jetpack Compose: layers of screens that appear and disappear, and timings", "kt")
}
