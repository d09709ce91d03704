import Foundation
import Testing

@testable import MotifCore
@testable import MotifExport

@Suite struct `a style sheet` {
    private func sheet(_ slug: String) throws -> String { try #require(Seeds.styleSheets[slug]).text }

    struct Case: Sendable, CustomTestStringConvertible {
        let slug: String
        let lines: [String]
        var testDescription: String { slug }
    }

    /// The tracks of the kinds with the patterns' numbers on 393 × 852 pt: (852 + 742) / 56 + 2 is the scale of expand,
    /// 852 · 1.2 the last diameter of the circles.
    static let cases = [
        Case(
            slug: "expand",
            lines: [
                "animation: motif-expand-present-view-scale 350ms ease-in 0ms both;",
                "@keyframes motif-expand-present-view-scale { from { --motif-scale: 1; } "
                    + "to { --motif-scale: 30.464285714285715; } }",
                "animation: motif-expand-present-destination-opacity 350ms ease-in-out 350ms both;",
                "@keyframes motif-expand-present-destination-opacity { from { --motif-opacity: 0; } "
                    + "to { --motif-opacity: 1; } }",
                "animation: motif-expand-present-reduced-destination-opacity 200ms ease-in-out 0ms both;",
                "transform: scale(var(--motif-scale));", "opacity: var(--motif-opacity);",
                "with view = 317,742,56,56",
            ]),
        Case(
            slug: "punch-out",
            lines: [
                "animation: motif-punch-out-push-cover-hole-diameter 1000ms ease-in 0ms both,\n"
                    + "      motif-punch-out-push-cover-outset 1000ms ease-in 0ms both;",
                "@keyframes motif-punch-out-push-cover-hole-diameter { from { --motif-hole-diameter: 4px; } "
                    + "to { --motif-hole-diameter: 1022.4px; } }",
                "@keyframes motif-punch-out-pop-cover-outset { from { --motif-outset: 40px; } "
                    + "to { --motif-outset: 0px; } }",
                "filter: drop-shadow(0px 0px 6px rgb(0 0 0 / 1));",
                "\"cover\"] > * {\n    --motif-hole-diameter: inherit;\n    --motif-outset: inherit;\n    "
                    + "position: absolute;\n    inset: -18px;\n    -webkit-mask-image: radial-gradient("
                    + "circle at 214.5px 444px, transparent calc(0.5 * var(--motif-hole-diameter) - 0.5px), "
                    + "#000 calc(0.5 * var(--motif-hole-diameter) + min(0.5px, var(--motif-hole-diameter))));",
                "width: calc(2 * var(--motif-outset) + 393px);",
                "animation: motif-punch-out-push-reduced-cover-opacity 200ms ease-in-out 0ms both;",
            ]),
        Case(
            slug: "mask-reveal",
            lines: [
                "animation: motif-mask-reveal-push-destination-mask-diameter 1000ms ease-in 0ms both;",
                "@keyframes motif-mask-reveal-push-destination-mask-diameter { from { --motif-mask-diameter: 4px; } "
                    + "to { --motif-mask-diameter: 1022.4px; } }",
                "clip-path: circle(calc(0.5 * var(--motif-mask-diameter)) at 196.5px 426px);",
                "animation: motif-mask-reveal-push-reduced-destination-opacity 200ms ease-in-out 0ms both;",
            ]),
        Case(
            slug: "zoom-icons",
            lines: [
                ".motif-zoom-icons {\n  --motif-curve-1: cubic-bezier(0.2198, 0.2729, 0.0653, 1.1031);\n}\n"
                    + "@supports (animation-timing-function: linear(0, 1)) {\n  .motif-zoom-icons {\n"
                    + "    --motif-curve-1: linear(0 0%, 0.0015 0.6%, ",
                "motif-zoom-icons-push-circle-scale 600ms var(--motif-curve-1) 0ms both,",
                "motif-zoom-icons-push-backButton-offset 600ms var(--motif-curve-1) 200ms both;",
                "motif-zoom-icons-pop-backButton-offset 600ms var(--motif-curve-1) 0ms both;",
                "@keyframes motif-zoom-icons-push-summary-offset { from { --motif-offset: -200px; } "
                    + "to { --motif-offset: 80px; } }",
                "@keyframes motif-zoom-icons-push-cell-facebook-scale { from { --motif-scale: 1; } "
                    + "to { --motif-scale: 0.8; } }",
                "transform: translate(0px, calc(-1 * var(--motif-offset)));",
                // Cells scale about the middle of the screen, 196.5 - 201.5 from the left of the second.
                "transform-origin: -5px 326px;", "border-radius: 50%;",
            ]),
        Case(
            slug: "peek-over-the-edge",
            lines: [
                "motif-peek-over-the-edge-scroll-leaving-rotation-y 1000ms linear "
                    + "calc((0 - var(--motif-progress, 0)) * 1s) both paused;",
                "@supports (animation-timeline: scroll()) {", "animation-range: 0% 100%, 0% 100%;",
                "transform: translate(var(--motif-translation-x), 0px) perspective(500px) "
                    + "rotateY(var(--motif-rotation-y));", "transform-origin: 393px 426px;",
            ]),
        Case(
            slug: "connect-the-dots",
            lines: [
                "swipe, by --motif-progress on the outer element, from -1 to 1",
                "motif-connect-the-dots-swipe-page-translation-x 2000ms linear "
                    + "calc((-1 - var(--motif-progress, -1)) * 1s) both paused;",
                "border-radius: var(--motif-corner-radius);",
            ]),
    ]

    @Test(arguments: cases)
    func `has every track with its time span and timing function`(example: Case) throws {
        let text = try sheet(example.slug)
        for line in example.lines { #expect(text.contains(line), "There is no \(line)") }
    }

    @Test(arguments: Seeds.patterns)
    func `is the same every time and has keyframes for every segment of every property`(slug: String) throws {
        let subject = try Seeds.subject(slug)
        let text = try sheet(slug)
        let again = try ExportTarget.css.export(subject).text
        #expect(text == again)
        let ways = try subject.operations.flatMap { operation in
            try Timeline.Variant.allCases.flatMap { try subject.timeline(of: operation, variant: $0).layers }
        }.flatMap(\.motions).filter { $0.property != .lottieFrame }.flatMap(\.segments)
        #expect(text.components(separatedBy: "@keyframes ").count - 1 == ways.count)
        let reduced = text.components(separatedBy: "@media (prefers-reduced-motion: reduce) {").count - 1
        #expect(reduced == subject.operations.count)
        #expect(text.count { $0 == "{" } == text.count { $0 == "}" })
        #expect(!text.contains("nan") && !text.contains("inf"))
    }

    @Test func `has only a named operation`() throws {
        let text = try ExportTarget.css.export(Seeds.subject("punch-out", operation: "pop")).text
        #expect(text.contains("[data-operation=\"pop\"]") && !text.contains("[data-operation=\"push\"]"))
    }

    @Test func `shows a layer only in its operations`() throws {
        let text = try sheet("connect-the-dots")
        #expect(text.contains(".motif-connect-the-dots > [data-layer] { display: none; position: absolute; }"))
        #expect(text.contains("[data-operation=\"swipe\"] > [data-layer=\"page\"] {\n    display: block;"))
        #expect(!text.contains("[data-operation=\"open\"] > [data-layer=\"page\"]"))
    }

    @Test func `describes itself and its page, whatever the text`() throws {
        let hostile = JSON.string(Seeds.hostile).canonical
        let subject = try Seeds.subject(
            "dive-deeper", exchanging: [("\"Dive deeper\"", hostile), ("\"image\"", hostile)])
        let text = try ExportTarget.css.export(subject).text
        let lines = text.split(separator: "\n").map(String.init)
        let words = "&lt;/script&gt;&lt;/style&gt;*&#47; &quot;&#39;`${x} \\ שלום &#x202e;😀"
        #expect(lines[1] == " * \(words)")
        #expect(lines[2] == " * dive-deeper@1, kind dive-deeper, on 393 × 852 pt; 1px is 1 pt")
        #expect(text.contains(" *   <div data-layer=\"phantom.\(words)\">\(words)</div>\n"))
        let name = "phantom.\\3c /script>\\3c /style>*/ \\22 '`${x} \\5c  שלום \\202e 😀"
        #expect(text.contains("> [data-layer=\"\(name)\"] {"))
        #expect(text.components(separatedBy: "*/").count - 1 == 3 + text.components(separatedBy: name).count - 1)
        for word in ["</s", "\u{202E}"] { #expect(!text.contains(word)) }
    }
}
