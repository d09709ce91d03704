import Foundation
import Testing

@testable import MotifCore
@testable import MotifExport

@Suite struct `Swift for UIKit` {
    private static let screens = [MotionSize(width: 393, height: 852), MotionSize(width: 1366, height: 1024)]

    /// One program for all, since a compiler takes seconds to start.
    @Test func `compiles, and its geometry gives what the timelines do`() throws {
        var run = UIKitGeometryRun()
        for size in Self.screens {
            for slug in Seeds.patterns { try run.add(Seeds.subject(slug, on: size)) }
            try run.add(EveryMotion.subject(on: size))
        }
        let output = try SwiftCompiler.output(of: run.program, importing: "UIKit")
        let lines = output.split(separator: "\n").map { $0.split(separator: " ").compactMap { Double($0) } }
        try #require(lines.count == run.expected.count && lines.allSatisfy { $0.count == 3 }, "\(output)")
        for (line, expected) in zip(lines, run.expected) {
            #expect(abs(line[1] - expected.from) <= 1e-9 * max(1, abs(expected.from)), "\(expected.place)")
            #expect(abs(line[2] - expected.to) <= 1e-9 * max(1, abs(expected.to)), "\(expected.place)")
        }
    }

    private func text(_ slug: String) throws -> String {
        try ExportTarget.uiKit.export(Seeds.subject(slug)).text
    }

    @Test func `works geometry out where it runs`() throws {
        let expand = try text("expand")
        #expect(expand.contains("var thresholdScale: CGFloat = 2"))
        #expect(expand.contains("(max(screen.width, screen.height) + reach)"))
        #expect(expand.contains("view.transform = CGAffineTransform(scaleX: geometry.scale, y: geometry.scale)"))
    }

    @Test(arguments: [
        ("expand", ["UIViewControllerTransitioningDelegate", "guard screen(of: source) != nil"]),
        ("punch-out", ["UINavigationControllerDelegate", "hole.fillRule = .evenOdd", "case .pop:"]),
        ("zoom-icons", ["UISpringTimingParameters(", "dampingRatio: 1", "home: operation == .pop ? .to : .from"]),
        ("dive-deeper", ["UIPercentDrivenInteractiveTransition", "finish()", "removeFromSuperview"]),
        ("peek-over-the-edge", ["func scroll(to progress: CGFloat)", "transform.m34 = -1 / perspective"]),
        ("connect-the-dots", ["func open(", "func close(", "func swipe(to progress: CGFloat)"]),
        ("shift-the-shape", ["func `switch`(", "shiftTheShapeIconPlays("]),
    ])
    func `follows the operations of the kind`(slug: String, parts: [String]) throws {
        let text = try text(slug)
        for part in parts { #expect(text.contains(part), "\(part)") }
        #expect(text.contains("UIAccessibility.isReduceMotionEnabled"))
    }

    @Test func `puts back what it changed, whether it finished or not`() throws {
        let text = try text("mask-reveal")
        #expect(text.contains("context.completeTransition(!context.transitionWasCancelled)"))
        #expect(text.contains("stage.restore()"))
        #expect(text.contains("view.layer.mask = mask"))
    }

    /// Its constraint ends at 80 pt, and there the screen has it; from the frame at rest it would be moved twice.
    @Test func `moves a control to where its screen shows it`() throws {
        let text = try text("zoom-icons")
        #expect(text.contains("summary.transform = .identity"))
        #expect(text.contains("-(geometry.parameters.summaryOffset.hidden"))
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

    @Test func `takes a duration for one of elements only where formulas read the element`() throws {
        func text(_ folder: String) throws -> String {
            try String(contentsOf: Seeds.root.appendingPathComponent("seeds/\(folder)/expand.json"), encoding: .utf8)
                .replacingOccurrences(of: "expandDuration", with: "elementDuration")
                .replacingOccurrences(of: "presentDuration", with: "indexDuration")
        }
        let motion = try PatternMotion(pattern: text("patterns"), kind: text("kinds"))
        let revision = try #require(RevisionNumber(1))
        let export = try ExportTarget.uiKit.export(
            ExportSubject(
                motion, revision: revision, screen: Screen(size: Self.screens[0]),
                scene: motion.scene(on: Self.screens[0])))

        #expect(export.notes == [])
        #expect(export.text.contains("return parameters.elementDuration + parameters.indexDuration"))
    }

    @Test func `tells what UIKit does otherwise`() throws {
        let export = try ExportTarget.uiKit.export(EveryMotion.subject(on: Self.screens[0]))
        #expect(
            Set(export.notes.map(\.code.rawValue)) == [
                "curve-fitted", "spring-rests", "turn-shortened", "jump-omitted", "paces-blended", "duration-fixed",
                "curve-lines", "gesture-partial",
            ])
    }

    @Test func `keeps to a hundred columns, and to lines of its own`() throws {
        var texts = try Seeds.patterns.map(text)
        texts.append(try ExportTarget.uiKit.export(EveryMotion.subject(on: Self.screens[0])).text)
        for text in texts {
            for line in text.split(separator: "\n") where !line.contains("\"") {
                #expect(line.count <= 100, "\(line)")
            }
            #expect(!text.unicodeScalars.contains("\u{202E}"))
        }
    }
}
