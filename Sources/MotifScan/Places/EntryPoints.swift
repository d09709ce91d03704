import MotifSource

/// The names, in each language, at which code about motion can be found.
///
/// These names only show where to look for motion; `MotifSpelling` determines what a call means.
struct EntryPoints {
    /// How a name is used.
    enum Use: Sendable {
        /// A function or an initializer: `withAnimation(…)`.
        case call
        /// A method on an expression: `view.animation(…)`.
        case method
        /// A static method of these types: `UIView.animate(…)`.
        case member([StaticString])
        /// A type whose members are values: `Animation.easeIn(…)`.
        case namespace
        /// An object whose properties are assigned afterward: `CASpringAnimation(…)`.
        case object
        /// An argument, an attribute, or a key: `animation: .easeIn`.
        case label
        /// A call of Flutter whose arguments can contain other widgets.
        case widget
        /// An XML element.
        case element
    }

    private let uses: WordTable<Use>

    private init(_ uses: [(String, Use)]) { self.uses = WordTable(uses) }

    /// The use of a name.
    func use(of bytes: ArraySlice<UInt8>) -> Use? { uses[bytes] }

    private static func words(_ names: String, _ use: Use) -> [(String, Use)] {
        names.split(separator: " ").map { (String($0), use) }
    }

    static func of(_ language: SourceLanguage) -> EntryPoints { table[language.name] ?? EntryPoints([]) }

    private static let table: [String: EntryPoints] = [
        "Swift": EntryPoints(
            words("withAnimation", .call) + words("animation", .method)
                + words(
                    "animate animateKeyframes transition addKeyframe setAnimationDuration",
                    .member(["UIView", "CATransaction"]))
                + words("setAnimationTimingFunction", .member(["CATransaction"]))
                + words("runningPropertyAnimator", .member(["UIViewPropertyAnimator"]))
                + words(
                    "UIViewPropertyAnimator UICubicTimingParameters UISpringTimingParameters CAMediaTimingFunction",
                    .call)
                + words("SpringKeyframe CubicKeyframe LinearKeyframe", .call)
                + words("CABasicAnimation CASpringAnimation CAKeyframeAnimation CAAnimationGroup CATransition", .object)
                + words("Animation", .namespace)),
        "Kotlin": EntryPoints(
            words("tween spring snap keyframes repeatable infiniteRepeatable", .call)
                + words("TweenSpec SpringSpec CubicBezierEasing", .call)),
        "TypeScript": EntryPoints(
            words("withTiming withSpring withDelay withRepeat", .call) + words("bezier", .member(["Easing"]))
                + words("transition", .label) + words("timing spring", .member(["Animated"])) + words("animate", .call)),
        "Dart": EntryPoints(
            words("Cubic Interval SpringDescription CurvedAnimation CurveTween AnimationController", .call)
                + words("AnimatedContainer AnimatedOpacity AnimatedAlign AnimatedPadding AnimatedPositioned", .widget)
                + words("AnimatedScale AnimatedSlide AnimatedRotation AnimatedSize TweenAnimationBuilder", .widget)
                + words("animateTo animateToPage nextPage previousPage", .widget)
                + words("duration reverseDuration transitionDuration reverseTransitionDuration curve", .label)),
        "XML": EntryPoints(
            words("pathInterpolator objectAnimator animator set alpha translate scale rotate", .element)),
    ]
}
