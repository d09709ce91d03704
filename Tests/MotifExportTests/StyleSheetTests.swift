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
                "animation: motif-expand-present-view-transform 350ms ease-in 0ms both;",
                "from { transform: scale(1); }\n    to { transform: scale(30.464285714285715); }",
                "animation: motif-expand-present-destination-opacity 350ms ease-in-out 350ms both;",
                "@keyframes motif-expand-present-destination-opacity { from { opacity: 0; } to { opacity: 1; } }",
                "animation: motif-expand-present-reduced-destination-opacity 200ms ease-in-out 0ms both;",
                "with view = 317,742,56,56",
                ".motif-expand:not([data-operation], [data-after]) > [data-layer=\"destination\"] { visibility: hidden; }",
            ]),
        Case(
            slug: "punch-out",
            lines: [
                "animation: motif-punch-out-push-cover-hole-diameter 1000ms ease-in 0ms both;",
                "animation: motif-punch-out-push-cover-outset 1000ms ease-in 0ms both;",
                "from { --motif-hole-diameter: 4px; }\n    to { --motif-hole-diameter: 1022.4px; }",
                "@keyframes motif-punch-out-pop-cover-outset {\n    from { --motif-outset: 40px; }\n    "
                    + "to { --motif-outset: 0px; }",
                "filter: drop-shadow(0 0 6px rgb(0 0 0 / 1));",
                "\"cover\"] > * {\n  --motif-hole-diameter: 4px;\n  "
                    + "position: absolute;\n  inset: -18px;\n  -webkit-mask-image: radial-gradient("
                    + "circle at 214.5px 444px, transparent calc(0.5 * var(--motif-hole-diameter) - 0.5px), "
                    + "#000 calc(0.5 * var(--motif-hole-diameter) + min(0.5px, var(--motif-hole-diameter))));",
                "width: calc(2 * var(--motif-outset) + 393px);",
                "animation: motif-punch-out-push-reduced-cover-opacity 200ms ease-in-out 0ms both;",
            ]),
        Case(
            slug: "mask-reveal",
            lines: [
                "animation: motif-mask-reveal-push-destination-mask-diameter 1000ms ease-in 0ms both;",
                "from { --motif-mask-diameter: 4px; }\n    to { --motif-mask-diameter: 1022.4px; }",
                "clip-path: circle(calc(0.5 * var(--motif-mask-diameter)) at 196.5px 426px);",
                "animation: motif-mask-reveal-push-reduced-destination-opacity 200ms ease-in-out 0ms both;",
            ]),
        Case(
            slug: "zoom-icons",
            lines: [
                ".motif-zoom-icons {\n  --motif-curve-1: cubic-bezier(0.2198, 0.2729, 0.0653, 1.1031);\n}\n"
                    + "@supports (animation-timing-function: linear(0, 1)) {\n  .motif-zoom-icons {\n"
                    + "    --motif-curve-1: linear(0 0%, 0.0015 0.6%, ",
                "motif-zoom-icons-push-circle-transform 600ms var(--motif-curve-1) 0ms both;",
                "motif-zoom-icons-push-backButton-transform 600ms var(--motif-curve-1) 200ms both;",
                "motif-zoom-icons-pop-backButton-transform 600ms var(--motif-curve-1) 0ms both;",
                // From the bottom edge, 200 pt below it to 80 pt above it.
                "from { transform: translate(0, 200px); }\n    to { transform: translate(0, -80px); }",
                "motif-zoom-icons-push-cell-facebook-opacity { from { opacity: 1; } to { opacity: 0; } }",
                // The circle grows from its cell, whose center is 55 and 50 pt from the screen's center.
                "from { transform: translate(0, 0) scale(1); }\n    to { transform: translate(55px, 50px) scale(15); }",
                "motif-zoom-icons-push-icon-width 600ms var(--motif-curve-1) 0ms both,",
                // Cells scale about the middle of the screen, 196.5 - 201.5 from the left of the second.
                "transform-origin: -5px 326px;", "border-radius: 50%;",
            ]),
        Case(
            slug: "peek-over-the-edge",
            lines: [
                "motif-peek-over-the-edge-scroll-leaving-transform 1000ms linear "
                    + "calc((0 - var(--motif-progress, 0)) * 1s) both paused;",
                "@supports (animation-timeline: scroll()) {", "animation-range: 0% 100%;",
                "to { transform: translate(-393px, 0) perspective(500px) rotateY(-90deg); }",
                "transform-origin: 393px 426px;",
            ]),
        Case(
            slug: "connect-the-dots",
            lines: [
                "swipe, by --motif-progress on the outer element, from -1 to 1",
                "motif-connect-the-dots-swipe-page-transform 2000ms linear "
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
        // Ways of one transform, all with one timing, share their keyframes.
        let shared = ["dive-deeper": 24, "peek-over-the-edge": 2, "zoom-icons": 8][slug] ?? 0
        #expect(text.components(separatedBy: "@keyframes ").count - 1 == ways.count - shared)
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
        // At rest, and in the first operation, there is no page.
        #expect(text.contains("dots > [data-layer=\"page\"] {\n") && text.contains("  display: none;\n}"))
        #expect(text.contains("[data-operation=\"swipe\"] > [data-layer=\"page\"] { display: block; }"))
        #expect(text.contains("[data-operation=\"swipe\"] > [data-layer=\"source\"] { display: none; }"))
        #expect(!text.contains("[data-operation=\"open\"] > [data-layer=\"page\"]"))
    }

    @Test func `shows the start of the first operation at rest, and the end of any operation after it`() throws {
        let text = try sheet("punch-out")
        let rest = try #require(text.range(of: "/* At rest */"))
        let push = try #require(text.range(of: "/* After push */"))
        let atRest = text[rest.upperBound..<push.lowerBound]
        #expect(atRest.contains("\n.motif-punch-out > [data-layer=\"cover\"] > * {\n  --motif-hole-diameter: 4px;\n"))
        #expect(!atRest.contains("display: none"))
        let after = ".motif-punch-out[data-after=\"push\"] > [data-layer=\"cover\"] > * {\n"
        #expect(text[push.upperBound...].hasPrefix("\n" + after + "  --motif-hole-diameter: 1022.4px;\n"))
    }

    /// WebKit gives the descendants of an element the initial value of a registered property that is animated there.
    @Test(arguments: Seeds.patterns) func `animates each property on the element that uses it`(slug: String) throws {
        #expect(try !sheet(slug).contains("inherit;"))
    }

    @Test(arguments: Seeds.patterns) func `repeats no declaration of a layer for each operation`(slug: String) throws {
        let text = try sheet(slug)
        let backgrounds = text.components(separatedBy: "background-color: ").count - 1
        let filled = try Seeds.subject(slug).operations.flatMap { try Seeds.subject(slug).timeline(of: $0).layers }
        #expect(backgrounds == Set(filled.filter { $0.fill != nil }.map(\.name)).count)
    }

    @Test func `has the specified name, so a page can have two`() throws {
        let subject = try Seeds.subject("expand").named(#require(Slug("expand-ipad")))
        let text = try ExportTarget.css.export(subject).text
        #expect(text.contains("<div class=\"motif-expand-ipad\">"))
        #expect(text.contains("@keyframes motif-expand-ipad-present-view-transform"))
        #expect(!text.contains("motif-expand-present"))
    }

    @Test(arguments: ["expand", "expand-covering", "peek-over-the-edge", "dive-deeper"])
    func `leaves plain transforms and opacities to the compositor`(slug: String) throws {
        #expect(try !sheet(slug).contains("@property"))
    }

    @Test func `names its pattern and the elements that a page needs, even if names contain CSS`() throws {
        let hostile = JSON.string(Seeds.hostile).canonical
        let subject = try Seeds.subject(
            "dive-deeper", exchanging: [("\"Dive deeper\"", hostile), ("\"image\"", hostile)])
        let text = try ExportTarget.css.export(subject).text
        let lines = text.split(separator: "\n").map(String.init)
        let words = "&lt;/script&gt;&lt;/style&gt;*&#47; &quot;&#39;`${x} \\ שלום &#x202e;😀"
        #expect(lines[0].hasPrefix("/* Exported by motif from dive-deeper#") && lines[0].contains(" to css (digest "))
        #expect(lines[2] == " * \(words)")
        #expect(lines[3] == " * Kind dive-deeper, on 393 × 852 pt; 1px is 1 pt")
        #expect(text.contains(" *   <div data-layer=\"phantom.\(words)\">\(words)</div>\n"))
        let name = "phantom.\\3c /script>\\3c /style>*/ \\22 '`${x} \\5c  שלום \\202e 😀"
        #expect(text.contains("> [data-layer=\"\(name)\"] {"))
        // The first line, the head, and a heading for the state at rest, the states after the operations, and the operations.
        #expect(text.components(separatedBy: "*/").count - 1 == 7 + text.components(separatedBy: name).count - 1)
        for word in ["</s", "\u{202E}"] { #expect(!text.contains(word)) }
    }
}
