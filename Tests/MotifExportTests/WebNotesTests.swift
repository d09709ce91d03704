import Testing

@testable import MotifCore
@testable import MotifExport

@Suite struct `what a page cannot say` {
    /// Patterns that are not here are exact.
    static let losses: [String: [String]] = [
        "connect-the-dots": [
            "spring-linear approximated", "registered-properties required", "scroll-driven omitted",
        ],
        "dive-deeper": ["spring-linear approximated", "gesture omitted"],
        "mask-reveal": ["registered-properties required"],
        "punch-out": ["registered-properties required"],
        "punch-out-covering": ["registered-properties required"],
        "peek-over-the-edge": ["scroll-driven omitted"],
        "shift-the-shape": ["lottie-frame omitted"],
        "zoom-icons": ["spring-linear approximated", "registered-properties required"],
    ]

    @Test(arguments: Seeds.patterns)
    func `is reported for each pattern, equally in both formats`(slug: String) throws {
        let notes = try #require(Seeds.styleSheets[slug]).notes
        #expect(notes.map { "\($0.code.rawValue) \($0.degree)" } == Self.losses[slug] ?? [])
        #expect(Seeds.modules[slug]?.notes == notes)
    }

    @Test func `is exact if browsers only have to support a feature`() throws {
        let sheet = try #require(Seeds.styleSheets["mask-reveal"])
        #expect(sheet.notes.map(\.degree) == [.required] && sheet.isExact)
        #expect(Seeds.styleSheets["zoom-icons"]?.isExact == false)
    }

    @Test func `has a message`() throws {
        let notes = try ["zoom-icons", "shift-the-shape", "peek-over-the-edge", "dive-deeper"].flatMap { slug in
            try #require(Seeds.styleSheets[slug]).notes.map(\.message)
        }
        #expect(
            notes == [
                "spring(dampingRatio: 1, initialVelocity: 0) over 0.6 s becomes straight lines, off by up to 0.04%; "
                    + "browsers without linear() get a Bézier, off by up to 1.3%",
                "Browsers need @property, or jump halfway (Chrome 85, Safari 16.4, Firefox 128): center-x, center-y, "
                    + "width, height",
                "The frames of the Lottie animation 'tab-icon' on 'icon' in 'switch' need a Lottie player on the page",
                "The page drives 'scroll': it sets the progress, or names a scroll timeline for browsers that support "
                    + "them",
                "spring(dampingRatio: 1, initialVelocity: 0.5) over 0.5 s becomes straight lines, off by up to "
                    + "0.04%; browsers without linear() get a Bézier, off by up to 1.23%",
                "'present' runs by time; driving it by the gesture 'pan' is up to the page",
            ])
    }

    /// A circle that is stretched along a curve that ends early, and no variant for reduced motion.
    private static let kind = """
        {"type": "kind", "slug": "squash", "title": "Squash", "scene": [
          {"name": "screen", "type": "size", "default": "device"}],
         "layers": [
          {"name": "ball", "role": "element", "shape": "circle", "frame": "frame(20, 40, 60, 60)", "anchor": "point(0, 1)"}
         ],
         "operations": [{"name": "squash", "driver": "time", "tracks": [
          {"layer": "ball", "property": "scaleX", "from": "1", "to": "2", "duration": "0.1 + 0.2",
           "curve": {"linear": [[0, 0], [1, 0.9]]}},
          {"layer": "ball", "property": "outset", "from": "0", "to": "4", "duration": "0.5", "curve": "linear"}]}]}
        """

    @Test func `is reported for a custom kind without a reduced-motion variant`() throws {
        let pattern = #"{"type": "pattern", "slug": "squash", "kind": "squash", "title": "Squash", "parameters": {}}"#
        let motion = try PatternMotion(pattern: pattern, kind: Self.kind)
        let size = MotionSize(width: 300, height: 200)
        let subject = try ExportSubject(
            motion, revision: #require(RevisionNumber(4)), screen: Screen(size: size), scene: motion.scene(on: size))
        let export = try ExportTarget.css.export(subject)
        #expect(
            export.notes.map(\.code.rawValue) == [
                "open-curve", "registered-properties", "stretched-circle", "reduced-motion",
            ])
        // In binary, 0.1 + 0.2 is 0.30000000000000004.
        #expect(export.notes.first?.message.hasPrefix("linear(0 0%, 0.9 100%) over 0.3 s ") == true)
        #expect(!export.text.contains("prefers-reduced-motion"))
        #expect(export.text.contains("\n * Kind squash, on 300 × 200 pt; 1px is 1 pt\n"))
        let lines = [
            "--motif-curve-1: linear(0 0%, 0.9 100%);", "left: 20px;", "top: 40px;",
            "width: calc(2 * var(--motif-outset) / var(--motif-scale-x) + 60px);",
            "transform: translate(calc(-1 * var(--motif-outset) / var(--motif-scale-x)), "
                + "calc(-1 * var(--motif-outset))) scale(var(--motif-scale-x), 1);",
            "transform-origin: calc(var(--motif-outset) / var(--motif-scale-x)) calc(var(--motif-outset) + 60px);",
        ]
        for line in lines { #expect(export.text.contains("  \(line)\n"), "There is no \(line)") }
    }
}
