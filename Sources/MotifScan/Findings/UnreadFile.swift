import MotifSource

/// A file with motion that isn't read, by what it is written with.
package struct UnreadFile: Sendable, Hashable {
    /// The file's path.
    package let file: String
    /// The language or the library that its motion is written with.
    package let kind: Kind

    /// A language or a library that isn't read, by the name that people use.
    package enum Kind: String, Sendable, CaseIterable {
        case vue = "Vue", svelte = "Svelte", astro = "Astro", html = "HTML", java = "Java"
        case styledComponents = "styled-components", emotion = "Emotion", tailwind = "Tailwind CSS"
        case reactSpring = "react-spring", moti = "Moti", gsap = "GSAP", anime = "Anime.js"
        case flutterAnimate = "flutter_animate"
        /// A file of another type that was named.
        case other = "this file type"

        /// The name for display.
        package var title: String { rawValue }

        /// The extensions of its files, the modules that a file imports to use it, and texts of which a file has one if
        /// it is about motion.
        private static let table: [Kind: (fileExtensions: [String], modules: [String], marks: [String])] = [
            .vue: (["vue"], [], styles), .svelte: (["svelte"], [], styles), .astro: (["astro"], [], styles),
            .html: (["html", "htm"], [], styles),
            .java: (["java"], [], ["ObjectAnimator", "ValueAnimator", ".animate()", "Interpolator", "AnimationUtils"]),
            .styledComponents: ([], ["styled-components"], styles), .emotion: ([], ["@emotion"], styles),
            .reactSpring: ([], ["react-spring", "@react-spring"], []), .moti: ([], ["moti"], []),
            .gsap: ([], ["gsap"], []), .anime: ([], ["animejs"], []),
            .flutterAnimate: ([], ["package:flutter_animate"], []),
        ]

        private static let styles = ["transition:", "animation:", "transition-", "animation-", ".animate("]

        init?(fileExtension: Substring) {
            let name = fileExtension.lowercased()
            guard let kind = Self.table.first(where: { $0.value.fileExtensions.contains(name) })?.key else {
                return nil
            }
            self = kind
        }

        /// Whether a file with these imports uses it.
        fileprivate func isImported(_ imports: SourceImports) -> Bool {
            Self.table[self]?.modules.contains { module in
                imports.modules.contains { $0 == module || $0.hasPrefix(module + "/") }
            } ?? false
        }

        /// Whether a text mentions motion.
        func isMentioned(in text: SourceText) -> Bool {
            let marks = Self.table[self]?.marks ?? []
            return marks.isEmpty || marks.contains { text.bytes.contains(Array($0.utf8)) }
        }
    }

    /// The classes of Tailwind CSS that set a timing.
    private static let classes = ["duration-", "ease-in", "ease-out", "ease-linear", "ease-[", "delay-", "animate-"]

    /// The kinds of motion in a file that its own language doesn't show.
    static func all(in tokens: SourceTokens, importing imports: SourceImports, path: String) -> [UnreadFile] {
        var kinds = Kind.allCases.filter { $0.isImported(imports) && $0.isMentioned(in: tokens.text) }
        if tokens.language.hasObjectConstants, tokens.tokens.indices.contains(where: { isClassList(tokens, $0) }) {
            kinds.append(.tailwind)
        }
        return kinds.map { UnreadFile(file: path, kind: $0) }
    }

    /// `className="transition-opacity duration-300"`.
    private static func isClassList(_ tokens: SourceTokens, _ index: Int) -> Bool {
        guard tokens.matches(index, "className") || tokens.matches(index, "class"), tokens.matches(index + 1, "=")
        else {
            return false
        }
        let words = tokens.string(index + 2).split { " \"'`".contains($0) }
        return words.contains { word in classes.contains { (word.split(separator: ":").last ?? "").hasPrefix($0) } }
    }
}
