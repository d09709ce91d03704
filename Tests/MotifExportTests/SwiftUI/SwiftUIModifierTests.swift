import Testing

@testable import MotifCore
@testable import MotifExport

@Suite struct `modifiers for SwiftUI` {
    /// A modifier with the layer whose motion it is.
    private struct Case {
        let (slug, operation, layer): (String, String, String)
        var variant = Timeline.Variant.standard
        /// The call, where `screen` is the size and `view` the frame of a button.
        let call: String
        /// The offset at which the app shows a control.
        var rest = 0.0
    }

    private static let cases = [
        Case(
            slug: "expand", operation: "present", layer: "view",
            call: "ExpandTiming.Present.ViewMotion(isEnded: isEnded, screen: screen, view: view)"),
        Case(
            slug: "expand", operation: "present", layer: "destination",
            call: "ExpandTiming.Present.DestinationMotion(isEnded: isEnded)"),
        Case(
            slug: "expand", operation: "present", layer: "destination", variant: .reduced,
            call: "ExpandTiming.PresentReduced.DestinationMotion(isEnded: isEnded)"),
        Case(
            slug: "zoom-icons", operation: "push", layer: "menu",
            call: "ZoomIconsTiming.Push.MenuMotion(isEnded: isEnded)"),
        Case(
            slug: "zoom-icons", operation: "pop", layer: "menu",
            call: "ZoomIconsTiming.Pop.MenuMotion(isEnded: isEnded)"),
        Case(
            slug: "zoom-icons", operation: "push", layer: "backButton",
            call: "ZoomIconsTiming.Push.BackButtonMotion(isEnded: isEnded)"),
        Case(
            slug: "zoom-icons", operation: "push", layer: "summary",
            call: "ZoomIconsTiming.Push.SummaryMotion(isEnded: isEnded)", rest: 80),
        Case(
            slug: "zoom-icons", operation: "pop", layer: "summary",
            call: "ZoomIconsTiming.Pop.SummaryMotion(isEnded: isEnded)", rest: 80),
        Case(
            slug: "dive-deeper", operation: "dismiss", layer: "fade",
            call: "DiveDeeperTiming.Dismiss.FadeMotion(isEnded: isEnded)"),
        Case(
            slug: "shift-the-shape", operation: "switch", layer: "entering",
            call:
                "ShiftTheShapeTiming.Switch.EnteringMotion(isEnded: isEnded, screen: screen, fromIndex: 0, toIndex: 1)"
        ),
    ]

    /// Prints what the modifiers make of a view: its scales, distances, rotation, and opacity.
    private static let program = """
        import Foundation
        @testable import SwiftUI

        @MainActor
        func sight(_ time: Double, _ view: (Bool) -> any View) -> [Double] {
            let (start, end) = (view(false).effects, view(true).effects)
            var (scale, distance, rotation, opacity) = ([1.0, 1.0], [0.0, 0.0], 0.0, 1.0)
            for (from, to) in zip(start, end) {
                var context = AnimationContext<Double>()
                let progress = from.animation?.animate(value: 1.0, time: time, context: &context) ?? 1
                let values = zip(from.values, to.values).map { $0 + ($1 - $0) * progress }
                switch from.name {
                case "scale": scale = [scale[0] * values[0], scale[1] * values[1]]
                case "offset": distance = [distance[0] + values[0], distance[1] + values[1]]
                case "rotation": rotation += values[0]
                default: opacity *= values[0]
                }
            }
            return scale + distance + [rotation, opacity]
        }

        """

    private static let screens = [MotionSize(width: 393, height: 852), MotionSize(width: 1080, height: 810)]

    /// A delay is for what moves before a screen appears.
    @Test func `fade a screen out at once that waits before it fades in`() throws {
        let export = try ExportTarget.swiftUI.export(Seeds.subject("expand"))
        #expect(export.text.contains("isEnded: phase.isIdentity, isDelayed: phase != .didDisappear"))
        let program = """
            @main
            struct Program {
                @MainActor
                static func main() {
                    for isDelayed in [true, false] {
                        let opacity = sight(0.175) { isShown in
                            EmptyView().modifier(
                                ExpandTiming.Present.DestinationMotion(isEnded: isShown, isDelayed: isDelayed))
                        }
                        print((opacity[5] * 1000).rounded() / 1000)
                    }
                }
            }

            """
        let files = ["Expand.swift": export.text, "Program.swift": Self.program + program]
        let shown = try SwiftCompiler.output(of: files, importing: .swiftUI).split(separator: "\n").map { Double($0) }
        #expect(shown == [0, 0.5])
    }

    @Test(arguments: [
        ("expand", "if isEnded { destination.transition(ExpandTiming.Present.DestinationTransition()) }"),
        ("zoom-icons", "backButton.modifier(ZoomIconsTiming.Push.BackButtonMotion(isEnded: isEnded))"),
    ]) func `are used in an example at the top of the file`(slug: String, line: String) throws {
        #expect(try ExportTarget.swiftUI.export(Seeds.subject(slug)).text.contains("\n//     \(line)\n"))
    }

    /// The file is exported for the first screen; on the second, its formulas decide.
    @Test func `match the timelines on every screen`() throws {
        var files: [String: String] = [:]
        for slug in Set(Self.cases.map(\.slug)) {
            files["\(slug).swift"] = try ExportTarget.swiftUI.export(Seeds.subject(slug, on: Self.screens[0])).text
        }
        var (lines, expected): ([String], [(place: String, values: [Double])]) = ([], [])
        for size in Self.screens {
            lines += [
                "        do {", "            let screen = CGSize(width: \(size.width), height: \(size.height))",
                "            let view = CGRect(x: screen.width - 76, y: screen.height - 110, width: 56, height: 56)",
            ]
            for example in Self.cases {
                let timeline = try Seeds.subject(example.slug, on: size)
                    .timeline(of: example.operation, variant: example.variant)
                let layer = try #require(timeline.layers.first { $0.name == example.layer })
                for time in (0...10).map({ (Double($0) / 10 + 1e-6) * timeline.duration }) {
                    lines.append(
                        "            print(sight(\(time)) { isEnded in EmptyView().modifier(\(example.call)) })")
                    expected.append(("\(example) on \(size) at \(time)", Self.values(of: layer, example.rest, time)))
                }
            }
            lines += ["            _ = (screen, view)", "        }"]
        }
        files["Program.swift"] =
            Self.program + "@main\nstruct Program {\n    @MainActor\n    static func main() {\n"
            + lines.joined(separator: "\n") + "\n    }\n}\n"
        let output = try SwiftCompiler.output(of: files, importing: .swiftUI)
        let shown = output.split(separator: "\n").map { line in
            line.split(whereSeparator: { "[], ".contains($0) }).compactMap { Double($0) }
        }
        try #require(shown.count == expected.count, "\(output.prefix(4000))")
        for (values, wanted) in zip(shown, expected) {
            let isSame = values.count == 6 && zip(values, wanted.values).allSatisfy { abs($0 - $1) < 1e-3 }
            #expect(isSame, "\(wanted.place): \(values), not \(wanted.values)")
        }
    }

    private static func values(of layer: TimelineLayer, _ rest: Double, _ time: Double) -> [Double] {
        func value(_ property: LayerProperty) -> Double { layer.value(of: property, at: time) }
        let inward = layer.motion(of: .offset) == nil ? 0 : value(.offset) - rest
        let (x, y): (Double, Double) =
            switch layer.edge {
            case .top: (0, inward)
            case .bottom: (0, -inward)
            case .leading: (inward, 0)
            case .trailing: (-inward, 0)
            }
        return [
            value(.scale) * value(.scaleX), value(.scale) * value(.scaleY), value(.translationX) + x,
            value(.translationY) + y, value(.rotationZ), value(.opacity),
        ]
    }

    @Test func `are transitions of screens that come and go`() throws {
        let expand = try ExportTarget.swiftUI.export(Seeds.subject("expand")).text
        #expect(expand.contains("content.modifier(DestinationMotion(isEnded: phase.isIdentity))"))
        #expect(!expand.contains("ViewTransition"))
        let zoom = try ExportTarget.swiftUI.export(Seeds.subject("zoom-icons")).text
        #expect(zoom.contains("content.modifier(MenuMotion(isEnded: !phase.isIdentity))"))
        #expect(zoom.contains("content.modifier(MenuMotion(isEnded: phase.isIdentity))"))
    }

    @Test func `are left out of what has a frame, a mask, or copies, with a note`() throws {
        let notes = try ["mask-reveal", "dive-deeper", "shift-the-shape", "expand"].map { slug in
            try ExportTarget.swiftUI.export(Seeds.subject(slug)).notes.filter { $0.code == .modifierOmitted }
                .map(\.message)
        }
        let words = "Only the timing of these layers is in the file; their frames, shapes, and copies are the app's"
        #expect(notes == [["\(words): destination"], ["\(words): phantom"], ["\(words): icon"], []])
    }

    /// With reduced motion, the chevron of an accordion is turned at once.
    @Test func `have a value that stays, but not where the app has it`() throws {
        let text = try ExportTarget.swiftUI.export(Seeds.subject("accordion")).text
        #expect(text.contains("content\n                    .rotationEffect(.degrees(180))\n"))
    }

    @Test func `have names of their own`() throws {
        let text = try ExportTarget.swiftUI.export(EveryMotion.subject(on: Self.screens[0])).text
        for name in ["BarMotion", "Bar2Motion"] { #expect(text.contains("struct \(name): ViewModifier"), "\(name)") }
    }
}
