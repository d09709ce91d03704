import MotifSource
import MotifSpelling

/// A file with motion that isn't read, by what it is written with.
package struct UnreadFile: Sendable, Hashable {
    /// The file's path.
    package let file: String
    /// The language or the library that its motion is written with.
    package let kind: Kind

    /// A language or a library that isn't read, by the name that people use.
    package enum Kind: String, Sendable, CaseIterable {
        case vue = "Vue", svelte = "Svelte", svelteMotion = "svelte/motion", astro = "Astro"
        case html = "HTML", java = "Java", objectiveC = "Objective-C"
        case template = "CSS in a template literal", tailwind = "Tailwind CSS"
        case reactSpring = "react-spring", moti = "Moti", gsap = "GSAP", anime = "Anime.js"
        case flutterAnimate = "flutter_animate"
        case animator = "android.animation", viewAnimate = "View.animate()", transitions = "android.transition"
        case dynamicAnimation = "androidx.dynamicanimation", cosmicMotion = "CosmicMind's Motion"
        case appKit = "NSAnimationContext", sceneKit = "SceneKit", spriteKit = "SpriteKit", konva = "Konva"
        case realityKit = "RealityKit", animatable = "react-native-animatable"
        /// A file of another type that was named.
        case other = "this file type"

        /// The extensions of its files, the modules that a file imports to use it, and texts of which a file has one if
        /// it is about motion.
        private static let table: [Kind: (fileExtensions: [String], modules: [String], marks: [String])] = [
            .vue: (["vue"], [], styles), .svelte: (["svelte"], [], styles), .astro: (["astro"], [], styles),
            .html: (["html", "htm"], [], styles),
            .java: (
                ["java"], [],
                ["ValueAnimator", "ObjectAnimator", "AnimatorSet", "AnimationUtils.", ".animate()", "Interpolator("]
                    + viewAnimations
            ),
            .objectiveC: (
                ["m", "mm"], [], ["animateWith", "CABasicAnimation(", "CABasicAnimation ", "PropertyAnimator"]
            ),
            .reactSpring: ([], ["react-spring", "@react-spring"], []), .moti: ([], ["moti"], []),
            .animatable: ([], ["react-native-animatable"], []),
            .svelteMotion: ([], ["svelte/motion"], []), .gsap: ([], ["gsap"], []), .anime: ([], ["animejs"], []),
            .flutterAnimate: ([], ["package:flutter_animate"], []),
            .animator: (
                [], ["android.animation", "android.view.animation", "android.view.ViewAnimationUtils"],
                ["Animator.", "Animator(", "AnimatorSet", "LayoutTransition(", "createCircularReveal("]
                    + viewAnimations
            ),
            .viewAnimate: ([], ["android"], [".animate()", " animate().", "= animate()"]),
            .transitions: (
                [], ["android.transition", "androidx.transition", "com.google.android.material.transition"], []
            ),
            .dynamicAnimation: ([], ["androidx.dynamicanimation"], []), .cosmicMotion: ([], ["Motion"], [".animate("]),
            .sceneKit: ([], ["SceneKit"], ["SCNAction", "SCNTransaction"]),
            .realityKit: ([], ["RealityKit"], ["timingFunction:", "playAnimation("]),
            .spriteKit: ([], ["SpriteKit"], ["SKAction"]),
            .konva: ([], ["konva", "react-konva"], ["Tween(", ".to("]),
            .appKit: ([], ["AppKit", "Cocoa", "SwiftUI"], ["NSAnimationContext"]),
        ]

        private static let viewAnimations =
            ["Alpha", "Rotate", "Scale", "Translate"].map { $0 + "Animation(" } + ["AnimationSet("]
        private static let styles = [
            "transition:", "animation:", "transition-", "-duration:", "duration-", "animate:", "animate-", ".animate(",
        ]

        /// The kind of the files with an extension.
        static func of(_ fileExtension: Substring) -> Kind? {
            let name = fileExtension.lowercased()
            return table.first { $0.value.fileExtensions.contains(name) }?.key
        }

        /// Whether a file with these imports uses it.
        fileprivate func isImported(_ imports: SourceImports) -> Bool {
            Self.table[self]?.modules.contains { module in
                imports.modules.contains { $0 == module || $0.hasPrefix(module + "/") || $0.hasPrefix(module + ".") }
            } ?? false
        }

        /// Whether its objects could be those of a library that is read.
        var isLibrary: Bool { self != .tailwind && self != .template }

        /// Whether a text mentions motion.
        func isMentioned(in text: SourceText) -> Bool {
            let marks = Self.table[self]?.marks ?? []
            return marks.isEmpty || marks.contains { text.bytes.contains(Array($0.utf8)) }
        }
    }

    /// The classes of Tailwind CSS that set a timing.
    private static let classes =
        ["duration-", "ease-in", "ease-out", "ease-linear", "ease-[", "delay-", "animate-"]
        + ["all", "colors", "opacity", "shadow", "transform"].map { "transition-" + $0 }

    private static let stems = ["duration-", "ease-", "delay-", "animate-", "transition-"].map { Array($0.utf8) }
    private static let properties = ["transition", "animation"].map { Array($0.utf8) }

    /// The kinds of motion in a file that its own language doesn't show.
    static func all(in tokens: SourceTokens, importing imports: SourceImports, path: String) -> [UnreadFile] {
        var kinds = Set(Kind.allCases.filter { $0.isImported(imports) && $0.isMentioned(in: tokens.text) })
        for index in tokens.language.hasObjectConstants ? tokens.tokens.indices : 0..<0 {
            if let kind = kind(of: tokens, index) { kinds.insert(kind) }
        }
        let isConfigured = path.contains("tailwind.config.") && properties.contains { tokens.text.bytes.contains($0) }
        if isConfigured || tokens.language.isStyleSheet && hasUtilities(tokens) { kinds.insert(.tailwind) }
        return kinds.map { UnreadFile(file: path, kind: $0) }
    }

    /// Whether a style sheet applies classes with a timing, or declares them: `@apply duration-300`, `--animate-spin`.
    private static func hasUtilities(_ tokens: SourceTokens) -> Bool {
        guard rules.contains(where: { tokens.text.bytes.contains($0) }) else { return false }
        var isApplied = false
        return tokens.tokens.indices.contains { index in
            if tokens.matches(index, "@apply") || tokens.matches(index, ";") {
                isApplied = tokens.matches(index, "@apply")
            }
            guard tokens.tokens[index].kind == .name else { return false }
            let name = tokens.string(index)
            return name.hasPrefix("--animate-") || isApplied && classes.contains { name.hasPrefix($0) }
        }
    }

    private static let rules = ["@apply", "@theme"].map { Array($0.utf8) }

    /// What a text of TypeScript is written in: `className="flex duration-300"`, css`transition: all 1s`.
    private static func kind(of tokens: SourceTokens, _ index: Int) -> Kind? {
        let kind = tokens.tokens[index].kind
        guard kind == .string || kind == .pattern else { return nil }
        let bytes = tokens.bytes(index)
        guard bytes.contains(UInt8(ascii: "-")) || bytes.first == UInt8(ascii: "`") else { return nil }
        let isTemplate = bytes.first == UInt8(ascii: "`")
        // Most texts have none of these words, and aren't looked at further.
        let (hasProperty, hasClass) = (
            isTemplate && properties.contains { bytes.contains($0) }, stems.contains { bytes.contains($0) }
        )
        guard hasProperty || hasClass else { return nil }
        // A part of a text that isn't one of classes alone, or a value of a style, such as `transition: `all ${time} ease-out``.
        if tokens.matches(index - 1, "+"), tokens.bytes(index).dropFirst().first != UInt8(ascii: " ") { return nil }
        let isValue = tokens.matches(index - 1, ":") || tokens.matches(index - 1, "=")
        if isValue, StyleFamily.family(ofKey: tokens.string(index - 2)) != nil { return nil }
        let text = tokens.string(index)
        if hasProperty, let language = SourceLanguage(fileExtension: "scss") {
            let sheet = StyleSheet(SourceTokens(SourceText(text), in: language)) { StyleFamily.family(of: $0) != nil }
            if sheet.properties.contains(where: { !$0.isCall }) { return .template }
        }
        let words = text.split { " \"'`\n".contains($0) }.map { $0.split(separator: ":").last ?? "" }
        // Alone, such a word can have any meaning.
        let isNamed = tokens.matches(index - 2, anyOf: ["className", "class"])
        let isList = words.count > 1 && !words.contains { $0.first?.isNumber == true || $0.first == "." }
        return (isNamed || isList) && words.contains { word in classes.contains { word.hasPrefix($0) } }
            ? .tailwind : nil
    }
}
