import MotifCore

/// A language, or a framework in it, for which numbers are exported.
struct Platform: Sendable {
    let source: Source
    /// The notation of its constants; `nil` for numbers alone.
    var language: ValueLanguage?
    /// The code that its files share. That for frameworks is in folders of its own.
    let support: CodeSupport
    /// The name of the shared file. A framework's file has everything that its language's file has, and more.
    let sharedFileName: String
    /// What a framework needs besides the numbers.
    var face: @Sendable (NumbersPlan) -> [CodeStatement] = { _ in [] }
    var notes: FaceNotes?

    /// A language, by the extension of its files.
    enum Source: String { case kotlin = "kt", typeScript = "ts", swift }

    static let kotlin = Platform(
        source: .kotlin, support: CodeSupport(CodeResource.kotlin.filter { !$0.name.contains("/") }),
        sharedFileName: "MotionSupport.kt")
    static let compose = Platform(
        source: .kotlin, language: .compose,
        support: CodeSupport(CodeResource.kotlin, always: ["compose/MotionModifier", "compose/MotionClock"]),
        sharedFileName: "MotionSupport.kt", face: { $0.composeScreens }, notes: .compose)
    static let swift = Platform(
        source: .swift, support: .swiftNumbers, sharedFileName: "MotifMotion.swift")
    static let swiftUI = Platform(
        source: .swift, language: .swiftUI, support: .swiftUI, sharedFileName: "MotifMotion.swift",
        face: { $0.swiftUIScreens }, notes: FaceNotes(timeline: FaceNotes.scaled))
    static let typeScript = Platform(
        source: .typeScript, support: CodeSupport(CodeResource.typeScript.filter { !$0.name.contains("/") }),
        sharedFileName: "motion-support.ts")
    // Some tools would find a file called motion instead of the package.
    static let motion = Platform(
        source: .typeScript, language: .motion,
        support: CodeSupport(
            CodeResource.typeScript.filter { !$0.name.hasPrefix("reanimated/") }, always: ["motion/MotionElements"]),
        sharedFileName: "motion-elements.ts",
        face: { $0.typeScriptOperations("isReduced: boolean | null = prefersReducedMotion()") }, notes: .motion)
    static let reanimated = Platform(
        source: .typeScript, language: .reanimated,
        support: CodeSupport(
            CodeResource.typeScript.filter { !$0.name.hasPrefix("motion/") }, always: ["reanimated/MotionClock"]),
        sharedFileName: "motion-styles.ts",
        face: { $0.typeScriptOperations("isReduced: boolean") }, notes: .reanimated)

    /// - Parameter prefix: The prefix of the types of shared code in Swift.
    func dialect(_ prefix: String) -> any CodeLanguage {
        switch source {
        case .kotlin: KotlinLanguage(support: support)
        case .typeScript: TypeScriptLanguage(support: support)
        case .swift: SwiftLanguage(prefix: prefix, isForUIKit: false, support: support)
        }
    }

    /// The text; in TypeScript with callees first, and without the directives that only Reanimated reads.
    func finished(_ lines: [String]) -> String {
        let directive = TypeScriptText.directive.text
        let kept = language == .reanimated ? lines : lines.filter { $0.drop { $0 == " " } != directive }
        return (source == .typeScript ? CodeSupport.calleesFirst(kept) : lines).joined(separator: "\n") + "\n"
    }

    /// The shared file with these parts, or with all parts.
    func sharedFile(_ names: Set<String>?, package: String?) -> String {
        let parts = support.parts(named: names)
        let lines = parts.flatMap { [""] + $0.lines }
        var head = ["// Code shared by the motion in this folder."]
        switch source {
        case .kotlin: head += ["package \(package ?? "motion")"] + KotlinText.imports(of: lines, with: parts)
        case .typeScript: head += parts.flatMap(\.imports)
        case .swift: head += Self.frameworks(parts)
        }
        return finished(head + lines)
    }

    /// The imports of Swift's parts, after the system that they need.
    static func frameworks(_ parts: [CodeResource]) -> [String] {
        [UIKitPlan.requirement.text] + Set(parts.flatMap(\.imports)).sorted()
    }

    /// Imports for TypeScript code: from the shared file, or the imports of the parts in the same file.
    func imports(of own: [String], _ parts: [CodeResource]?) -> [String] {
        let words = CodeSupport.words(in: own.joined(separator: "\n"))
        if let parts {
            let imports = parts.flatMap(\.imports)
            return imports.isEmpty ? [] : [""] + imports
        }
        // Some settings require that a name of a type is imported as a type.
        let interfaces = support.interfaces
        let names = support.declared.filter { words.contains(Substring($0)) }.sorted()
        let items = names.map { interfaces.contains($0) ? Code("type \($0)") : Code($0) }
        let file = sharedFileName.dropLast(".ts".count)
        let line = Code.brackets(.elements, "import { ", items, " } from \"./\(file)\";")
        return [""] + (language?.imports(of: own) ?? []) + line.lines(indent: 0, style: .typeScript)
    }
}
