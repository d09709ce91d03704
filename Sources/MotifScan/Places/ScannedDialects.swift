import MotifSource
import MotifSpelling

extension Dialect {
    /// The dialects in which an app's code is written, in the order in which they are tried.
    static let ofCode: [Dialect] = [
        .uiKit, .swiftUI, .coreAnimation, .compose, .reanimated, .motion, .reactNative, .flutter, .android,
    ]

    /// The dialects of a language that a file can use by what it imports; none if it imports only other modules.
    ///
    /// A file without imports can be a part of one. In Swift and Dart, other files can import for it.
    static func scanned(_ language: SourceLanguage, importing imports: SourceImports) -> [Dialect] {
        let all = ofCode.filter { $0.language.family == language.family }
        guard !language.hasOwners, !language.hasFinalConstants, !imports.modules.isEmpty else { return all }
        return all.filter { $0.modules.isEmpty || imports.modules.contains(where: $0.isModule) }
    }

    private func isModule(_ name: String) -> Bool {
        modules.contains { name == $0 || name.hasPrefix($0 + "/") || name.hasPrefix($0 + ".") }
    }

    /// Whether a name from a module can be a platform's; the file's own names have no module.
    static func isKnown(_ module: String?, in language: SourceLanguage) -> Bool {
        module.map { name in ofCode.contains { $0.language == language && $0.isModule(name) } } ?? true
    }

    /// The modules that export the names of its spellings, and the statement that imports one; `nil` if a file with its
    /// code has them all.
    private var exports: (modules: Set<String>, statement: String)? {
        switch self {
        case .compose: (["androidx.compose.animation.core"], "import androidx.compose.animation.core.NAME")
        case .flutter:
            (
                Set(["animation", "material", "widgets", "cupertino"].map { "package:flutter/\($0).dart" }),
                "import 'package:flutter/animation.dart'"
            )
        case .motion, .reanimated, .reactNative: ([], "import { NAME } from '\(modules[0])'")
        default: nil
        }
    }

    /// The import that a file lacks for a name of the dialect; `nil` if it can use the name.
    func missingImport(of name: String, in imports: SourceImports) -> String? {
        guard let exports, !imports.modules.isEmpty, !["Duration", "Infinity"].contains(name),
            imports.names[name].map(isModule) != true, imports.whole.isDisjoint(with: exports.modules)
        else { return nil }
        return exports.statement.replacing("NAME", with: name)
    }

    /// Whether a file can use a function of SwiftUI by what it imports.
    static func isImported(_ imports: SourceImports, by name: String) -> Bool {
        imports.modules.isEmpty || name != "withAnimation" || imports.modules.contains(where: Dialect.swiftUI.isModule)
    }

    /// The types whose values are animations, or describe them.
    static func animationTypes(of language: SourceLanguage) -> Set<String> { types[language.family] ?? [] }

    private static let types: [String: Set<String>] = [
        SourceLanguage.swift.family: ["Animation"],
        SourceLanguage.typeScript.family: ["Transition", "TransitionSpec", "WithSpringConfig", "WithTimingConfig"],
    ]
}
