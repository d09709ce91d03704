import Foundation
import SeededRandom
import Testing

@testable import MotifCore
@testable import MotifExport
@testable import MotifFormula

/// The exported Swift runs in a simulated view hierarchy, whose visible state must match the timelines.
@Suite struct `Swift for UIKit in a simulated app` {
    /// What the program reports of one run at one time.
    private struct Sight {
        var (colors, views, circles): ([Double], [Double], [Double]) = ([], [], [])
    }

    @Test func `matches the timelines, forward, back, canceled, reduced, and driven`() throws {
        var app = SimulatedApp()
        for slug in Seeds.patterns { try app.add(Seeds.subject(slug, on: MotionSize(width: 393, height: 852))) }
        // On a tablet, all of them by night, and by day one for each way in which a screen takes part.
        for slug in LongForm.isOn ? Seeds.patterns : ["expand", "dive-deeper", "zoom-icons"] {
            try app.add(Seeds.subject(slug, on: MotionSize(width: 1080, height: 810)))
        }
        let output = try SwiftCompiler.output(of: app.program, importing: .uiKit, with: ["App.swift"])
        Self.judge(app, output)
    }

    /// By day, a sheet with its drag, rows one after the other, a size and a turn, and a part that becomes a screen.
    @Test func `matches the timelines of everyday patterns`() throws {
        var app = SimulatedApp()
        let byDay = ["accordion", "container-transform", "dialog", "list-insert", "sheet", "tab-switch"]
        for slug in LongForm.isOn ? Seeds.everyday : byDay { try app.add(Seeds.subject(slug)) }
        let output = try SwiftCompiler.output(of: app.program, importing: .uiKit, with: ["App.swift"])
        Self.judge(app, output)
    }

    @Test func `leaves a screen that was rotated in the meantime its new size`() throws {
        var app = SimulatedApp()
        try app.add(Seeds.subject("expand", on: MotionSize(width: 393, height: 852)))
        var files = app.program
        files["Program.swift"] = """
            import UIKit

            @main
            struct Program {
                @MainActor
                static func main() {
                    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
                    let (home, other) = (ExpandApp(window.bounds.size, .white), ExpandApp(window.bounds.size, .black))
                    let frame = CGRect(x: 300, y: 700, width: 56, height: 56)
                    home.add("view", frame, fill: .black, ink: nil, isImage: false, radius: 28)
                    window.addSubview(home.view)
                    let transition = ExpandTransition()
                    other.transitioningDelegate = transition
                    home.present(other, animated: true)
                    Simulation.advance(to: 0.5)
                    other.view.superview?.bounds.size = CGSize(width: 852, height: 393)
                    Simulation.advance(to: 2)
                    print(other.view.bounds.width, other.view.bounds.height, home.parts["view"]?.alpha ?? 0)
                }
            }

            """
        let output = try SwiftCompiler.output(of: files, importing: .uiKit, with: ["App.swift"])
        #expect(output == "852.0 393.0 1.0\n")
    }

    /// The app can add to a copy what the motion has no layer for, and keep it until the end.
    @Test func `tells the app of the copy of each element`() throws {
        var app = SimulatedApp()
        try app.add(Seeds.subject("dive-deeper", on: MotionSize(width: 393, height: 852)))
        var files = app.program
        files["Program.swift"] = """
            import UIKit

            @main
            struct Program {
                @MainActor
                static func main() {
                    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
                    let home = DiveDeeperApp(window.bounds.size, .white)
                    let other = DiveDeeperApp(window.bounds.size, .black)
                    for (name, y) in [("phantom.image", 100.0), ("phantom.title", 300)] {
                        let frame = CGRect(x: 20, y: y, width: 200, height: 100)
                        home.add(name, frame, fill: nil, ink: .black, isImage: true, radius: 0)
                    }
                    window.addSubview(home.view)
                    let transition = DiveDeeperTransition()
                    other.transitioningDelegate = transition
                    home.present(other, animated: true)
                    let copies = home.copied
                    for (view, copy) in copies {
                        let name = home.parts.first { $0.value === view }?.key ?? ""
                        print(name, view.alpha, copy.superview === other.view.superview)
                    }
                    Simulation.advance(to: 2)
                    print(copies.filter { $0.copy.superview != nil }.count, other.copied.count)
                }
            }

            """
        let output = try SwiftCompiler.output(of: files, importing: .uiKit, with: ["App.swift"])
        #expect(output == "phantom.image 0.0 true\nphantom.title 0.0 true\n0 2\n")
    }

    /// Rows that only the arriving screen has, a sheet with round corners, and a card that turns in front of a page.
    @Test func `matches the timelines of a team's kinds`() throws {
        var app = SimulatedApp()
        for kind in TeamKind.all {
            app.arriving = kind.arriving
            try app.add(kind.subject(on: MotionSize(width: 393, height: 852)))
        }
        let output = try SwiftCompiler.output(of: app.program, importing: .uiKit, with: ["App.swift"])
        Self.judge(app, output)
    }

    /// Objective-C raises an exception where an object has no value for a key path.
    @Test(arguments: ["shadowOpacty", "path"]) func `has layers that know their key paths`(keyPath: String) throws {
        let program = """
            import UIKit

            @main
            struct Program {
                static func main() {
                    CALayer().setValue(CGFloat(0.5), forKeyPath: "\(keyPath)")
                }
            }

            """
        let output = try SwiftCompiler.output(of: ["Program.swift": program], importing: .uiKit)
        #expect(output.contains("CALayer has no \(keyPath) for 0.5"))
    }

    /// Compares what a program reports with what the timelines say.
    static func judge(_ app: SimulatedApp, _ output: String) {
        let (sights, changes, answered) = read(output)
        #expect(changes.isEmpty, "\(changes.prefix(20).joined(separator: "\n"))")
        #expect(!sights.isEmpty, "\(output.prefix(4000))")
        #expect(Set(methods(of: app)).subtracting(answered) == [], "never asked")
        var failures: [String] = []
        for run in app.runs {
            for (time, at) in run.times {
                let place = "\(run.name) at \(time)"
                guard let sight = sights["\(run.name)|\(time)"] else {
                    failures.append("\(place): nothing")
                    continue
                }
                let found = differences(sight, MotionSight(timeline: run.timeline, time: at))
                failures += found.prefix(2).map { "\(place): \($0)" }
            }
        }
        #expect(failures.isEmpty, "\(failures.count)\n\(failures.prefix(60).joined(separator: "\n"))")
    }

    /// The methods of UIKit's delegates that the transitions of an app have: `animationController(forDismissed:)`.
    private static func methods(of app: SimulatedApp) -> [String] {
        let heads =
            /func ((?:animation|interaction)Controller\w*|navigationController|tabBarController)\(([^)]*)\)/
        return app.files.values.flatMap { text in
            text.matches(of: heads).map { head in
                let labels = head.2.split(separator: ",").map { argument in
                    argument.split(whereSeparator: { " \n:".contains($0) }).first.map { "\($0):" } ?? ""
                }
                return "\(head.1)(\(labels.joined()))"
            }
        }
    }

    private static func read(_ output: String) -> (sights: [String: Sight], changes: [String], answered: Set<String>) {
        var (sights, changes, key): ([String: Sight], [String], String) = ([:], [], "")
        var answered: Set<String> = []
        for line in output.split(separator: "\n") {
            let parts = line.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2 else { continue }
            let numbers = { parts[1].split(separator: " ").compactMap { Double($0) } }
            switch parts[0] {
            case "time": key = String(parts[1])
            case "colors": sights[key, default: Sight()].colors = numbers()
            case "views": sights[key, default: Sight()].views = numbers()
            case "circles": sights[key, default: Sight()].circles = numbers()
            case "answered": answered = Set(parts[1].split(separator: " ").map(String.init))
            default: changes.append(String(line))
            }
        }
        return (sights, changes, answered)
    }

    private static func differences(_ sight: Sight, _ expected: MotionSight) -> [String] {
        var differences: [String] = []
        let size = expected.timeline.layers.first { $0.frame.x == 0 && $0.frame.width > 300 }?.frame
        if let size {
            let points = SimulatedApp.points(on: MotionSize(width: size.width, height: size.height))
            for (index, point) in points.enumerated() where sight.colors.count == points.count * 4 {
                let (shown, wanted) = (Array(sight.colors[(index * 4)..<(index * 4 + 4)]), expected.color(at: point))
                if zip(shown, wanted).contains(where: { abs($0 - $1) > 2e-4 }) {
                    differences.append("at \(point) \(shown), not \(wanted)")
                }
            }
        }
        for surface in expected.surfaces {
            let isThere = stride(from: 0, to: sight.views.count - 8, by: 9).contains { start in
                zip(sight.views[start..<(start + 8)], surface.corners).allSatisfy { abs($0 - $1) < 0.01 }
                    && abs(sight.views[start + 8] - surface.opacity) < 1e-4
            }
            if !isThere {
                differences.append("no view of '\(surface.name)' with \(surface.corners), \(surface.opacity)")
            }
        }
        for circle in expected.circles {
            let isThere = stride(from: 0, to: sight.circles.count - 4, by: 5).contains { start in
                zip(sight.circles[start..<(start + 5)], circle).allSatisfy { abs($0 - $1) < 0.01 }
            }
            if !isThere { differences.append("no circle \(circle) among \(sight.circles)") }
        }
        return differences
    }
}
