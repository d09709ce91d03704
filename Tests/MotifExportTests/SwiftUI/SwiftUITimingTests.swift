import Testing

@testable import MotifCore
@testable import MotifExport

@Suite struct `timing for SwiftUI` {
    private func export(_ slug: String) throws -> MotionExport {
        try ExportTarget.swiftUI.export(Seeds.subject(slug))
    }

    @Test func `of expand has its two Béziers, and a modifier for each layer`() throws {
        let export = try export("expand")
        #expect(export.isExact)
        #expect(
            export.text.drop { $0 != "\n" }.dropFirst() == """
                // Timing of Expand for SwiftUI.
                // Delays count from the start of the operation. Values are for 393x852.
                // For iOS 13 or later; types and constants that need a newer system are marked.
                //
                // Example:
                //
                //     view.modifier(ExpandTiming.Present.ViewMotion(isEnded: isEnded, screen: screen, view: view))
                //     if isEnded { destination.transition(ExpandTiming.Present.DestinationTransition()) }
                //     withAnimation(.linear(duration: ExpandTiming.Present.duration)) { isEnded = true }
                import SwiftUI

                enum ExpandTiming {
                    /// Duration of the view's growth; seconds.
                    static let expandDuration: Double = 0.35
                    /// Duration of the next screen's fade-in, after the growth; seconds.
                    static let presentDuration: Double = 0.35
                    /// Extra scale, so that a view with rounded corners still covers the screen.
                    static let thresholdScale: CGFloat = 2

                    /// `present`.
                    enum Present {
                        /// The duration of the whole operation in seconds.
                        static let duration: Double = 0.7
                        /// view: scale 1 to 30.46
                        static let expandCurve: Animation = .easeIn(duration: ExpandTiming.expandDuration)
                        /// destination: opacity 0 to 1
                        static let presentCurve = presentCurveImmediate.delay(ExpandTiming.expandDuration)
                        /// `presentCurve` without its delay, for a screen on its way back.
                        static let presentCurveImmediate: Animation = .easeInOut(
                            duration: ExpandTiming.presentDuration)

                        /// The motion of 'view', which runs when `isEnded` becomes true.
                        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
                        struct ViewMotion: ViewModifier {
                            /// Whether the view is at the end of the motion.
                            var isEnded: Bool
                            /// Size of the screen.
                            var screen: CGSize
                            /// Frame of the view that grows, chosen by the app.
                            var view: CGRect

                            private var reach: CGFloat {
                                max(
                                    view.origin.x, screen.width - view.origin.x, view.origin.y,
                                    screen.height - view.origin.y)
                            }
                            private var scale: CGFloat {
                                (max(screen.width, screen.height) + reach) / min(view.size.width, view.size.height)
                                    + ExpandTiming.thresholdScale
                            }

                            func body(content: Content) -> some View {
                                content
                                    .animation(Present.expandCurve) {
                                        $0.scaleEffect(isEnded ? scale : 1)
                                    }
                            }
                        }

                        /// The motion of 'destination', which runs when `isEnded` becomes true.
                        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
                        struct DestinationMotion: ViewModifier {
                            /// Whether the view is at the end of the motion.
                            var isEnded: Bool
                            /// Whether it waits until earlier motion has ended.
                            var isDelayed = true

                            func body(content: Content) -> some View {
                                content
                                    .animation(isDelayed ? Present.presentCurve : Present.presentCurveImmediate) {
                                        $0.opacity(isEnded ? 1 : 0)
                                    }
                            }
                        }

                        /// The same for a view that appears; insert or remove it in `withAnimation`.
                        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
                        struct DestinationTransition: Transition {
                            func body(content: Content, phase: TransitionPhase) -> some View {
                                content.modifier(
                                    DestinationMotion(isEnded: phase.isIdentity, isDelayed: phase != .didDisappear))
                            }
                        }
                    }

                    /// `present` with reduced motion.
                    enum PresentReduced {
                        /// The duration of the whole operation in seconds.
                        static let duration: Double = 0.2
                        /// destination: opacity 0 to 1
                        static let destinationOpacity: Animation = .easeInOut(duration: 0.2)

                        /// The motion of 'destination', which runs when `isEnded` becomes true.
                        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
                        struct DestinationMotion: ViewModifier {
                            /// Whether the view is at the end of the motion.
                            var isEnded: Bool

                            func body(content: Content) -> some View {
                                content
                                    .animation(PresentReduced.destinationOpacity) {
                                        $0.opacity(isEnded ? 1 : 0)
                                    }
                            }
                        }

                        /// The same for a view that appears; insert or remove it in `withAnimation`.
                        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
                        struct DestinationTransition: Transition {
                            func body(content: Content, phase: TransitionPhase) -> some View {
                                content.modifier(DestinationMotion(isEnded: phase.isIdentity))
                            }
                        }
                    }
                }

                """)
    }

    /// ω = 15.389022460752643 for UIKit's spring of 0.6 s and damping ratio 1: k = ω², c = 2ω.
    @Test func `of zoom-icons has UIKit's springs`() throws {
        let export = try export("zoom-icons")
        #expect(export.text.contains("mass: 1, stiffness: 236.822012, damping: 30.778045, allowOverDamping: true"))
        #expect(export.text.contains("allowOverDamping: true)"))
        #expect(export.text.contains(").delay(ZoomIconsTiming.controlsDelay)"))
        #expect(Set(export.notes.map(\.code.rawValue)) == ["spring-rests", "modifier-omitted"])
    }

    @Test func `has one constant for the tracks that share a curve`() throws {
        let text = try export("zoom-icons").text
        #expect(text.ranges(of: "static let").count < 25)
        #expect(text.ranges(of: "interpolatingSpring").count == 4)
        #expect(text.contains("static let curve: Animation = "))
        #expect(text.contains("static let controlsCurve: Animation = "))
    }

    @Test func `has whole seconds as Double`() throws {
        let program = """
            @main
            struct Program {
                static func main() {
                    let seconds: [Double] = [PunchOutTiming.duration, PunchOutTiming.Push.duration]
                    print(seconds)
                }
            }
            """
        let files = ["PunchOut.swift": try export("punch-out").text, "Program.swift": program]
        #expect(try SwiftCompiler.output(of: files, importing: .swiftUI) == "[1.0, 1.0]\n")
    }

    /// Springs of three forms; `EndingSpring` asks SwiftUI's `Spring`, of which the stub has the closed form.
    @Test(arguments: [
        ("connect-the-dots", "ConnectTheDotsTiming.Open.curveExact", "open", "miniature", LayerProperty.centerX),
        ("zoom-icons", "ZoomIconsTiming.Push.controlsCurveExact", "push", "backButton", .offset),
    ])
    func `has springs that end with their tracks`(
        slug: String, constant: String, operation: String, layer: String, property: LayerProperty
    ) throws {
        let subject = try Seeds.subject(slug)
        let timeline = try subject.timeline(of: operation)
        let motion = try #require(timeline.layers.first { $0.name == layer }?.motion(of: property))
        let times = (0...20).map { Double($0) / 20 * (timeline.duration + 0.1) }
        let program = """
            @testable import SwiftUI

            @main
            struct Program {
                static func main() {
                    var context = AnimationContext<Double>()
                    for time in \(times) {
                        print(\(constant).animate(value: 1.0, time: time, context: &context) ?? 1)
                    }
                }
            }
            """
        let files = ["Timing.swift": try export(slug).text, "Program.swift": program]
        let output = try SwiftCompiler.output(of: files, importing: .swiftUI)
        let values = output.split(separator: "\n").compactMap { Double($0) }
        try #require(values.count == times.count, "\(output.prefix(2000))")
        for (time, value) in zip(times, values) {
            let expected = (motion.value(at: time) - motion.start) / (motion.end - motion.start)
            #expect(abs(value - expected) < 1e-6, "\(slug) at \(time): \(value), not \(expected)")
        }
    }

    @Test func `of a scroll-driven operation is left to scrolling`() throws {
        let export = try export("peek-over-the-edge")
        #expect(export.notes.map(\.code.rawValue) == ["progress-driven"])
        #expect(export.notes.first?.message == "'scroll' is driven by a scroll or gesture and has no timing")
        #expect(export.text.contains("enum ScrollReduced"))
    }

    @Test func `is the same every time`() throws {
        for slug in Seeds.patterns { #expect(try export(slug) == export(slug)) }
    }
}

@Suite struct `Swift text` {
    @Test(arguments: [
        ("expand-sign-in", "ExpandSignIn"), ("3d-flip", "M3dFlip"), ("phantom.größe 🎈", "PhantomGrE"), ("", "M"),
    ])
    func `makes names of types`(words: String, name: String) { #expect(SwiftText.typeName(words) == name) }

    @Test(arguments: [
        ("view scale", "viewScale"), ("default", "`default`"), ("phantom.image center.x", "phantomImageCenterX"),
    ])
    func `makes names of values`(words: String, name: String) { #expect(SwiftText.valueName(words) == name) }

    @Test func `keeps a comment on its line`() {
        #expect(SwiftText.comment("a\nb\u{2028}c\u{202E}d") == "a b c d")
    }
}
