public import MotifCore
import MotifSpelling

/// Shared values as the constants of a platform, in one file; aliases stay aliases.
///
///     static let durationQuick: TimeInterval = durationBase
public enum ValueFile {
    /// The type that has the constants.
    static let type = "MotionValues"
    /// The name under which a module of constants is imported.
    static let module = "motionValues"
    static let moduleFile = "motion-values"

    /// The name of the file with the constants that exported patterns of a folder refer to; `nil` for targets whose
    /// patterns name shared values in comments.
    package static func companion(of target: ExportTarget) -> String? {
        guard target.part != .numbers, let language = ValueLanguage(rawValue: target.name) else { return nil }
        return switch language {
        case .uiKit, .swiftUI, .compose: "\(type).\(target.fileExtension)"
        case .css, .motion, .reanimated: "\(moduleFile).\(target.fileExtension)"
        }
    }

    /// The format in the first line of a file with constants: `compose values`.
    package static func format(_ target: ExportTarget) -> String { "\(target.name) values" }

    /// Whether a target has constants.
    public static func isPossible(_ target: ExportTarget) -> Bool {
        target.name == ExportTarget.tokens.name || ValueLanguage(rawValue: target.name) != nil
    }

    /// The names of the targets that have constants.
    public static let targets = ExportTarget.all.filter(isPossible).map(\.name)

    /// Returns the constants.
    ///
    /// - Parameters:
    ///   - values: The values, sorted by name.
    ///   - target: The platform.
    ///   - package: The package of Kotlin.
    /// - Returns: The file, which begins with what it was made from, with a note for each value that the platform can't
    ///   represent exactly; `nil` if the target has no constants.
    /// - Throws: `bad-curve` if a curve can't be evaluated.
    public static func export(
        _ values: [SharedValue], to target: ExportTarget, package: String? = nil
    ) throws(Problems) -> MotionExport? {
        if target.name == ExportTarget.tokens.name { return try TokenValues.export(values) }
        guard let language = ValueLanguage(rawValue: target.name) else { return nil }
        let names = names(values, in: language)
        var notes: [ExportNote] = []
        var constants: [CodeStatement] = []
        var written: Set<Slug> = []
        for value in ordered(values) {
            let slug = value.metadata.name.slug
            let reference = { (slug: Slug) in
                written.contains(slug) ? names[slug].map { language.reference($0) } : nil
            }
            guard let name = names[slug], var code = language.code(value, reference: reference) else {
                let message =
                    "'\(slug)' is left out: the platform has no constant for \(value.type.withArticle) like it"
                notes.append(ExportNote(.valueOmitted, message))
                continue
            }
            notes += code.losses.map { ExportNote(.valueChanged, "'\(slug)': \($0.message)") }
            if let alias = value.alias, let other = reference(alias) {
                (code.code, code.isLiteral) = (Code(code.isFunction ? "\(other)()" : other), false)
            }
            written.insert(slug)
            constants += language.declaration(name, code, summary: value.metadata.summary, isMember: false)
        }
        let declarations = language.isScript ? constants : language.group(type, constants)
        let origins = values.map { DocumentOrigin(.value($0)).description }
        return MotionExport(language.file(declarations, package: package), notes: notes)
            .stamped(from: origins, as: target.fileExtension, to: format(target))
    }

    /// The constants in a target's code, by the values: `MotionValues.durationBase`. A constant that isn't exactly its value
    /// is left out.
    package static func constants(_ values: [SharedValue], for target: ExportTarget) -> [Slug: String] {
        guard let language = ValueLanguage(rawValue: target.name) else { return [:] }
        let exact = values.filter { language.code($0, reference: { _ in nil })?.losses.isEmpty == true }
        let slugs = Set(exact.map(\.metadata.name.slug))
        return names(values, in: language).filter { slugs.contains($0.key) }.mapValues(language.qualified)
    }

    /// The names of the constants, by slug.
    static func names(_ values: [SharedValue], in language: ValueLanguage) -> [Slug: String] {
        var unique = UniqueNames()
        return values.reduce(into: [:]) { names, value in
            names[value.metadata.name.slug] = language.name(value, among: &unique)
        }
    }

    /// The values, each after those that it or its parts are aliases of.
    private static func ordered(_ values: [SharedValue]) -> [SharedValue] {
        var rest = values
        var ordered: [SharedValue] = []
        var waiting = Set(values.map(\.metadata.name.slug))
        while !rest.isEmpty {
            let ready = rest.filter { value in
                !value.references.contains { $0.type == .value && waiting.contains($0.slug) }
            }
            // A circular reference can't be saved.
            guard !ready.isEmpty else { return ordered + rest }
            ordered += ready
            waiting.subtract(ready.map(\.metadata.name.slug))
            rest.removeAll { value in !waiting.contains(value.metadata.name.slug) }
        }
        return ordered
    }
}
