import Testing

@testable import MotifCore
@testable import MotifExport

/// What a person sees of the screens is compared in Tests/Trials/Peers.
@Suite struct `screens for SwiftUI` {
    private static func lines(_ slug: String) throws -> [String] {
        try ExportTarget.swiftUI.export(Seeds.subject(slug)).text.split(separator: "\n").map {
            String($0.drop { $0 == " " })
        }
    }

    @Test func `are a view for a transition and its way back`() throws {
        let expand = try Self.lines("expand")
        for line in [
            "// For iOS 13 or later.", "import SwiftUI", "struct ExpandTimeline {", "struct Layers {",
            "///   - view: Frame of the view that grows, chosen by the app.",
            "screen: CGSize, view: CGRect? = nil, expandDuration: CGFloat = 0.35,",
            "let expandTiming = ExpandMovement(expandDuration, isLinear ? .linear : expandCurve)",
            "layers.view.scale = expandTiming.value(time, 1, scale)",
            "func screens<Content: View>(",
            "isShown: isShown, forward: (self.present, self.reducedPresent), backward: nil,",
            "enum ExpandTiming {", "static let expandCurve: Animation = .easeIn(duration: 0.35)",
        ] {
            #expect(expand.contains(line), "\(line) isn't in\n\(expand.joined(separator: "\n"))")
        }
        let zoom = try Self.lines("zoom-icons")
        #expect(zoom.contains { $0.contains("backward: (self.pop, self.reducedPop)") })
        #expect(zoom.contains("$0.detail.settle()"))
        #expect(try !Self.lines("peek-over-the-edge").contains { $0.contains("PeekOverTheEdgeScreens") })
    }

    @Test func `keep words of Swift as names of operations`() throws {
        let lines = try Self.lines("shift-the-shape")
        #expect(lines.contains("let `switch`: ShiftTheShapeOperation<Layers>"))
        #expect(lines.contains { $0.hasPrefix("self.switch = ShiftTheShapeOperation(") })
    }

    @Test func `are the same every time`() throws {
        for slug in Seeds.patterns {
            #expect(
                try ExportTarget.swiftUI.export(Seeds.subject(slug)) == ExportTarget.swiftUI.export(Seeds.subject(slug))
            )
        }
    }

    /// The corners of every layer that isn't repeated, where the modifier's projection puts those of its frame at rest.
    @Test(arguments: [
        ("expand", "present"), ("zoom-icons", "push"), ("connect-the-dots", "open"), ("punch-out", "push"),
    ])
    func `move layers as the timeline does`(slug: String, operation: String) throws {
        let subject = try Seeds.subject(slug)
        let timeline = try subject.timeline(of: operation)
        let times = (0...10).map { (Double($0) / 10) * timeline.duration }
        let type = SwiftText.typeName(slug)
        let program = """
            @testable import SwiftUI

            @main
            struct Program {
                @MainActor
                static func main() {
                    let motion = \(type)Timeline(screen: CGSize(width: 393, height: 852))
                    for time in \(times) as [CGFloat] {
                        for child in Mirror(reflecting: motion.\(operation).at(time)).children {
                            guard let layer = child.value as? \(type)Layer else { continue }
                            let (frame, matrix) = (layer.frame, layer.projection)
                            func place(_ x: CGFloat, _ y: CGFloat) -> String {
                                "\\(frame.origin.x + x * matrix.m11 + y * matrix.m21 + matrix.m31) "
                                    + "\\(frame.origin.y + x * matrix.m12 + y * matrix.m22 + matrix.m32)"
                            }
                            print(child.label ?? "", place(0, 0), place(frame.size.width, frame.size.height))
                        }
                    }
                }
            }
            """
        let files = ["Own.swift": try ExportTarget.swiftUI.export(subject).text, "Program.swift": program]
        let output = try SwiftCompiler.output(of: files, importing: .swiftUI)
        let layers = subject.motion.kind.layers.filter { $0.repetition == nil && $0.visible == nil }.map(\.name)
        let shown = output.split(separator: "\n").map { $0.split(separator: " ") }.filter { line in
            layers.contains { $0 == line[0] }
        }
        try #require(shown.count >= times.count * 2, "\(output.prefix(2000))")
        let count = shown.count / times.count
        for (index, line) in shown.enumerated() {
            let time = times[index / count]
            guard let layer = timeline.layers.first(where: { $0.name == line[0] }) else { continue }
            let corners = Self.corners(of: layer, at: time)
            for (number, wanted) in zip(line.dropFirst().compactMap { Double($0) }, corners) {
                #expect(abs(number - wanted) < 1e-6, "\(line) at \(time), not \(corners)")
            }
        }
    }

    /// - Source: docs/kinds.md, what properties mean.
    private static func corners(of layer: TimelineLayer, at time: Double) -> [Double] {
        func value(_ property: LayerProperty) -> Double { layer.value(of: property, at: time) }
        let inward = layer.edge == .bottom || layer.edge == .trailing ? -value(.offset) : value(.offset)
        let isVertical = layer.edge == .top || layer.edge == .bottom
        func side(
            _ center: LayerProperty, _ length: LayerProperty, _ own: LayerProperty, _ anchor: Double, _ shift: Double
        ) -> (Double, Double) {
            let scale = value(.scale) * value(own)
            let middle = value(center) + (anchor - 0.5) * value(length) * (1 - scale) + shift
            let half = value(length) * scale / 2 + value(.outset)
            return (middle - half, middle + half)
        }
        let x = side(.centerX, .width, .scaleX, layer.anchor.x, value(.translationX) + (isVertical ? 0 : inward))
        let y = side(.centerY, .height, .scaleY, layer.anchor.y, value(.translationY) + (isVertical ? inward : 0))
        return [x.0, y.0, x.1, y.1]
    }
}
