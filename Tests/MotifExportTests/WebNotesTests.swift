import Testing

@testable import MotifCore
@testable import MotifExport

@Suite struct `what a page cannot say` {
    /// Patterns that are not here are exact.
    static let losses: [String: [String]] = [
        "connect-the-dots": ["spring-linear approximated", "scroll-driven omitted"],
        "dive-deeper": ["spring-linear approximated", "gesture omitted"],
        "peek-over-the-edge": ["scroll-driven omitted"],
        "shift-the-shape": ["lottie-frame omitted"],
        "zoom-icons": ["spring-linear approximated"],
    ]

    @Test(arguments: Seeds.patterns)
    func `is told for each pattern, alike in both formats`(slug: String) throws {
        let notes = try #require(Seeds.styleSheets[slug]).notes
        #expect(notes.map { "\($0.code) \($0.degree)" } == Self.losses[slug] ?? [])
        #expect(Seeds.modules[slug]?.notes == notes)
    }

    @Test func `has words`() throws {
        let notes = try ["zoom-icons", "shift-the-shape", "peek-over-the-edge", "dive-deeper"].flatMap { slug in
            try #require(Seeds.styleSheets[slug]).notes.map(\.message)
        }
        #expect(
            notes == [
                "spring(dampingRatio: 1, initialVelocity: 0) over 0.6 s is straight lines, at most 0.04 % of the way off; "
                    + "browsers without linear() get a Bézier, at most 1.3 % off",
                "The frames of the Lottie animation 'tab-icon' on 'icon' in 'switch' are for a player of the page's own",
                "What drives 'scroll' is the page's: it sets the progress, or gives a scroll timeline to browsers that "
                    + "have them",
                "spring(dampingRatio: 1, initialVelocity: 0.5) over 0.5 s is straight lines, at most 0.04 % of the way "
                    + "off; browsers without linear() get a Bézier, at most 1.23 % off",
                "'present' runs by time; the gesture 'pan' that can drive it is the page's",
            ])
    }
}
