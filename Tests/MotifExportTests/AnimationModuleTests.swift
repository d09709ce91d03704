import Foundation
import Testing

@testable import MotifCore
@testable import MotifExport

@Suite struct `a module of animations` {
    private func module(_ slug: String) throws -> String { try #require(Seeds.modules[slug]).text }

    struct Case: Sendable, CustomTestStringConvertible {
        let slug: String
        let lines: [String]
        var testDescription: String { slug }
    }

    /// The same numbers as in a style sheet.
    static let cases = [
        Case(
            slug: "expand",
            lines: [
                "  \"present\": {\n    driver: \"time\", duration: 700,\n    standard: [",
                "{ property: \"transform\", depth: 0, from: \"scale(1)\", to: \"scale(30.464285714285715)\", delay: 0, "
                    + "duration: 350, easing: \"ease-in\", fill: \"both\" },",
                "{ property: \"opacity\", depth: 0, from: \"0\", to: \"1\", delay: 350, duration: 350, "
                    + "easing: \"ease-in-out\", fill: \"both\" },",
                "{ property: \"opacity\", depth: 0, from: \"0\", to: \"1\", delay: 0, duration: 200, "
                    + "easing: \"ease-in-out\", fill: \"both\" },",
                "export const screen = { width: 393, height: 852 };",
            ]),
        Case(
            slug: "punch-out",
            lines: [
                "{ property: \"--motif-hole-diameter\", depth: 1, from: \"4px\", to: \"1022.4px\", delay: 0, duration: 1000, "
                    + "easing: \"ease-in\", fill: \"both\" },",
                "{ property: \"--motif-outset\", depth: 2, from: \"40px\", to: \"0px\", delay: 0, duration: 1000, "
                    + "easing: \"ease-in\", fill: \"both\" },",
                "{ name: \"--motif-outset\", syntax: \"<length>\", initialValue: \"0px\", inherits: false },",
                "\"filter\": \"drop-shadow(0 0 6px rgb(0 0 0 / 1))\"",
            ]),
        Case(
            slug: "mask-reveal",
            lines: [
                "{ property: \"--motif-mask-diameter\", depth: 1, from: \"4px\", to: \"1022.4px\", delay: 0, duration: 1000, "
                    + "easing: \"ease-in\", fill: \"both\" },"
            ]),
        Case(
            slug: "zoom-icons",
            lines: [
                "const curve1 = known(\"linear(0 0%, 0.0015 0.6%, ",
                "0.998 91.4%, 0.999 100%, 1 100%)\", \"cubic-bezier(0.2198, 0.2729, 0.0653, 1.1031)\");\n",
                "{ property: \"transform\", depth: 0, from: \"translate(0, 200px)\", to: \"translate(0, -80px)\", "
                    + "delay: 200, duration: 600, easing: curve1, fill: \"both\" },",
                "{ property: \"transform\", depth: 0, from: \"translate(0, -80px)\", to: \"translate(0, 200px)\", "
                    + "delay: 0, duration: 600, easing: curve1, fill: \"both\" },",
            ]),
        Case(
            slug: "connect-the-dots",
            lines: [
                "  \"swipe\": {\n    driver: \"progress\", range: [-1, 1],\n",
                "{ property: \"transform\", depth: 0, from: \"translate(393px, 0)\", to: \"translate(-393px, 0)\", "
                    + "delay: 0, duration: 2000, easing: \"linear\", fill: \"both\" },",
            ]),
    ]

    @Test(arguments: cases)
    func `has every track with its time span and timing function`(example: Case) throws {
        let text = try module(example.slug)
        for line in example.lines { #expect(text.contains(line), "There is no \(line)") }
    }

    @Test(arguments: Seeds.patterns)
    func `is the same every time and has every segment of every property`(slug: String) throws {
        let subject = try Seeds.subject(slug)
        let text = try module(slug)
        let again = try ExportTarget.webAnimations.export(subject).text
        #expect(text == again)
        var ways = 0
        for operation in subject.operations {
            for variant in Timeline.Variant.allCases {
                let motions = try subject.timeline(of: operation, variant: variant).layers.flatMap(\.motions)
                ways += motions.filter { $0.property != .lottieFrame }.flatMap(\.segments).count
            }
        }
        // Ways of one transform, all with one timing, are one track.
        let shared = ["dive-deeper": 24, "peek-over-the-edge": 2, "zoom-icons": 8][slug] ?? 0
        #expect(text.components(separatedBy: "{ property: \"").count - 1 == ways - shared)
        #expect(text.components(separatedBy: "    reduced: [").count - 1 == subject.operations.count)
        #expect(text.contains("export function play(root, operation, { reduced = wantsLess() } = {}) {"))
    }

    @Test func `has strings that end only at their ends`() throws {
        let hostile = JSON.string(Seeds.hostile).canonical
        let subject = try Seeds.subject(
            "dive-deeper", exchanging: [("\"Dive deeper\"", hostile), ("\"image\"", hostile)])
        let text = try ExportTarget.webAnimations.export(subject).text
        #expect(
            text.contains(
                "layer: \"phantom.\\u003c/script>\\u003c/style>*/ \\\"'`${x} \\\\ שלום \\u202e😀\","))
        #expect(text.contains(").\n/*\n * &lt;/script&gt;&lt;/style&gt;*&#47; &quot;&#39;`${x} \\ שלום &#x202e;😀\n"))
        for word in ["</s", "<!--", "\u{202E}"] { #expect(!text.contains(word)) }
    }
}
