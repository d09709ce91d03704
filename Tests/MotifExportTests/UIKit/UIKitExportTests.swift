import Foundation
import Testing

@testable import MotifCore
@testable import MotifExport

@Suite struct `Swift for UIKit` {
    private static let screen = MotionSize(width: 393, height: 852)

    private static func subjects() throws -> [ExportSubject] {
        try Seeds.patterns.map { try Seeds.subject($0) } + [EveryMotion.subject(on: screen)]
    }

    private func text(_ slug: String) throws -> String {
        try UIKitPlan(Seeds.subject(slug), inFolder: true).export().text
    }

    @Test func `computes geometry at run time`() throws {
        let expand = try text("expand")
        #expect(expand.contains("var thresholdScale: CGFloat = 2"))
        #expect(expand.contains("(max(screen.width, screen.height) + reach)"))
        #expect(expand.contains("geometry.scene.view = geometry.scene.view ?? motion.frame(of: home?.expandView)"))
    }

    @Test(arguments: [
        ("expand", ["UIViewControllerTransitioningDelegate", "home.expandView != nil", "`modalPresentationStyle`"]),
        ("punch-out", ["UINavigationControllerDelegate", "motion.animateHole(", "case .pop:"]),
        (
            "zoom-icons",
            [".systemBackground", "clearBackground(of: motion.otherView)", "motion.frame(of: other?.zoomIconsIcon)"]
        ),
        (
            "dive-deeper",
            [".systemGray6", "class DiveDeeperPan: MotifGesture", "motion.hide(motion.otherView, isScreen: true)"]
        ),
        ("peek-over-the-edge", ["func scroll(to progress: CGFloat)", "perspective: parameters.perspective"]),
        (
            "connect-the-dots",
            ["case open, close", "UIViewControllerTransitioningDelegate", "func swipe(to progress: CGFloat)"]
        ),
        ("shift-the-shape", ["UITabBarControllerDelegate", "shiftTheShapeIconPlays("]),
    ])
    func `follows the operations of the kind`(slug: String, parts: [String]) throws {
        let text = try text(slug)
        for part in parts { #expect(text.contains(part), "\(part)") }
        #expect(text.contains("UIAccessibility.isReduceMotionEnabled"))
    }

    @Test func `leaves elements that move with their screen where they are`() throws {
        #expect(!(try text("zoom-icons")).contains("zoomIconsCell"))
    }

    @Test func `names a record that several parameters have by what they have in common`() throws {
        let text = try text("zoom-icons")
        #expect(text.contains("var backButtonOffset = Offset(hidden: -64, shown: 0)"))
        #expect(text.contains("var summaryOffset = Offset(hidden: -200, shown: 80)"))
        #expect(text.contains("struct Offset: Equatable {"))
    }

    @Test func `leaves the system's operations to UIKit`() throws {
        let text = try text("expand")
        #expect(text.contains("// Left to UIKit: dismiss."))
        #expect(!text.contains("forDismissed"))
    }

    @Test func `is exact for all shipped patterns`() throws {
        for slug in Seeds.patterns {
            #expect(try ExportTarget.uiKit.export(Seeds.subject(slug)).notes == [], "\(slug)")
        }
    }

    @Test func `reports differences in UIKit`() throws {
        let export = try ExportTarget.uiKit.export(EveryMotion.subject(on: Self.screen))
        #expect(
            Set(export.notes.map(\.code.rawValue)) == [
                "curve-fitted", "spring-rests", "turn-shortened", "jump-omitted", "paces-blended", "duration-fixed",
                "gesture-partial", "end-full-screen", "mask-omitted", "size-inverted",
            ])
    }

    @Test(arguments: [
        (
            #""frame": "bounds(screen)","#, #""frame": "frame(0, 300, screen.width, screen.height - 300)","#,
            "end-full-screen"
        ),
        (#""role": {"dismiss": "source", "present": "destination"}"#, #""role": "destination""#, "role-fixed"),
    ])
    func `reports a sheet, and a screen that is the same on the way back`(
        words: String, other: String, code: String
    ) throws {
        let kind = """
            {"type": "kind", "slug": "sheet", "title": "Sheet", "parameters": [],
             "scene": [{"name": "screen", "type": "size", "default": "device"}],
             "layers": [
               {"name": "page", "role": {"present": "source", "dismiss": "destination"}, "frame": "frame(0, 0, screen.width, screen.height)"},
               {"name": "sheet", "role": {"dismiss": "source", "present": "destination"}, "frame": "bounds(screen)", "fill": "#FFFFFF"}],
             "operations": [
               {"name": "present", "driver": "time", "tracks": [
                 {"layer": "sheet", "property": "translation.y", "from": "screen.height", "to": "0", "duration": "0.3", "curve": "easeOut"}]},
               {"name": "dismiss", "swap": "present"}]}
            """
        let pattern = #"{"type": "pattern", "slug": "sheet", "kind": "sheet", "title": "Sheet", "parameters": {}}"#
        func codes(_ kind: String) throws -> [String] {
            let motion = try PatternMotion(pattern: pattern, kind: kind)
            let subject = try ExportSubject(
                motion, revision: #require(RevisionNumber(1)), screen: Screen(size: Self.screen),
                scene: motion.scene(on: Self.screen))
            return try ExportTarget.uiKit.export(subject).notes.map(\.code.rawValue)
        }
        #expect(try codes(kind) == [])
        #expect(try codes(kind.replacingOccurrences(of: words, with: other)).contains(code))
    }

    @Test func `gives a gesture's type a name that the file doesn't use yet`() throws {
        let kind = TeamKind(
            slug: "pull",
            layers: """
                [{"name": "next", "role": {"push": "destination"}, "frame": "bounds(screen)", "fill": "#FFFFFF"}]
                """,
            operations: """
                [{"name": "push", "driver": "time", "tracks": [
                   {"layer": "next", "property": "opacity", "from": "0", "to": "1", "duration": "1", "curve": "linear"}]}]
                """,
            interactions: """
                [{"name": "track", "operation": "push", "progress": "-translation.y / screen.height",
                  "finishes": "progress > 0.3"}]
                """)
        let text = try ExportTarget.uiKit.export(kind.subject(on: Self.screen)).text
        #expect(text.contains("final class PullTrackGesture: ") && text.contains("private struct PullTrack: "))
    }

    @Test func `keeps to 120 columns, and has no invisible characters`() throws {
        for subject in try Self.subjects() {
            let text = try UIKitPlan(subject, inFolder: true).export().text
            for line in text.split(separator: "\n") where !line.contains("\"") {
                #expect(line.count <= 120, "\(line)")
            }
            #expect(!text.unicodeScalars.contains("\u{202E}"))
        }
    }
}
