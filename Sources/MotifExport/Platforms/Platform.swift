/// The languages and frameworks for which numbers are exported.
enum Platform: Sendable {
    case kotlin, compose, typeScript, motion, reanimated

    var isTypeScript: Bool { self != .kotlin && self != .compose }

    /// The notation of its constants; `nil` for numbers alone.
    var language: ValueLanguage? {
        switch self {
        case .kotlin, .typeScript: nil
        case .compose: .compose
        case .motion: .motion
        case .reanimated: .reanimated
        }
    }

    var dialect: any NumbersDialect {
        isTypeScript ? TypeScriptFormulas(support: support) : KotlinFormulas(support: support)
    }

    /// The code that its files share.
    var support: CodeSupport {
        switch self {
        case .kotlin: Self.kotlinSupport
        case .compose: Self.composeSupport
        case .typeScript: Self.typeScriptSupport
        case .motion: Self.motionSupport
        case .reanimated: Self.reanimatedSupport
        }
    }

    // The code for frameworks is in folders of its own.
    private static let kotlinSupport = CodeSupport(CodeResource.kotlin.filter { !$0.name.contains("/") })
    private static let composeSupport = CodeSupport(
        CodeResource.kotlin, always: ["compose/MotionModifier", "compose/MotionClock"])
    private static let typeScriptSupport = CodeSupport(CodeResource.typeScript.filter { !$0.name.contains("/") })
    private static let motionSupport = CodeSupport(
        CodeResource.typeScript.filter { !$0.name.hasPrefix("reanimated/") }, always: ["motion/MotionElements"])
    private static let reanimatedSupport = CodeSupport(
        CodeResource.typeScript.filter { !$0.name.hasPrefix("motion/") }, always: ["reanimated/MotionClock"])

    /// The name of the shared file. A framework's file has everything that its language's file has, and more.
    var sharedFileName: String {
        switch self {
        case .kotlin, .compose: "MotionSupport.kt"
        case .typeScript: "motion-support.ts"
        // Some tools would find a file called motion instead of the package.
        case .motion: "motion-elements.ts"
        case .reanimated: "motion-styles.ts"
        }
    }

    /// The text; in TypeScript with callees first, and without the directives that only Reanimated reads.
    func finished(_ lines: [String]) -> String {
        let directive = TypeScriptFile.directive.text
        let kept = self == .reanimated ? lines : lines.filter { $0.drop { $0 == " " } != directive }
        return (isTypeScript ? CodeSupport.calleesFirst(kept) : lines).joined(separator: "\n") + "\n"
    }

    /// The shared file with these parts, or with all parts.
    func sharedFile(_ names: Set<String>?, package: String?) -> String {
        let parts = support.parts(named: names)
        let lines = parts.flatMap { [""] + $0.lines }
        var head = ["// Code shared by the motion in this folder."]
        if isTypeScript {
            head += parts.flatMap(\.imports)
        } else {
            head += ["package \(package ?? "motion")"] + KotlinText.imports(of: lines, with: parts)
        }
        return finished(head + lines)
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
