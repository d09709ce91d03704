import Foundation

@testable import MotifCore
@testable import MotifExport
@testable import MotifFormula

/// A program that runs exported transitions in an app with two screens, and its reports of what is visible.
struct SimulatedApp {
    /// The files of the program, by name.
    private(set) var files: [String: String] = [:]
    /// A layer whose elements only the arriving screen has.
    var arriving: String?
    /// What runs, in order.
    var runs: [Run] = []
    var calls: [String] = []
    private var known: Set<String> = []

    /// One run of an operation: reported under a name, and expected to look as a timeline says.
    struct Run {
        let name: String
        let timeline: Timeline
        /// Times of the program with those of the timeline.
        let times: [(run: Double, timeline: Double)]
    }

    /// The points are computed, since the compiler takes seconds for a literal with all of them.
    static let points = "    let points = Report.points(on: window.bounds.size)"

    /// Points on the screen that avoid its edges and those of views, as in `Report.points` in `Stubs/App.swift`.
    static func points(on size: MotionSize) -> [CGPoint] {
        (0..<11).flatMap { column in
            (0..<15).map { row in
                CGPoint(
                    x: (Double(column) + 0.4371) / 11 * size.width, y: (Double(row) + 0.5173) / 15 * size.height)
            }
        }
    }

    /// Adds all operations of a pattern, forward and back, canceled and with reduced motion.
    mutating func add(_ subject: ExportSubject) throws {
        let plan = try UIKitPlan(subject, inFolder: true)
        let made = try plan.export()
        let type = plan.names.type
        if known.insert(type).inserted {
            files["\(type).swift"] = made.text
            files["\(type)App.swift"] = app(plan)
        }
        for method in plan.methods {
            guard let transition = method.family.operation.transition else {
                try addOperation(method.family, hasReduced: method.reduced != nil, plan)
                continue
            }
            for variant in method.reduced == nil ? [Timeline.Variant.standard] : [.standard, .reduced] {
                try add(method.family, transition, variant, plan)
            }
        }
        for interaction in subject.motion.kind.interactions { try add(interaction, plan) }
    }

    /// All files, with the program itself.
    var program: [String: String] {
        var files = files
        let code = files.values.joined(separator: "\n")
        files["MotifTransitions.swift"] = UIKitPlan.shared(CodeSupport.uiKit.parts(usedBy: code))
        files["Program.swift"] = """
            import UIKit

            @main
            struct Program {
                @MainActor
                static func main() {
            \(calls.map { "        " + $0 }.joined(separator: "\n"))
                    print("answered|" + Simulation.answered.joined(separator: " "))
                }
            }

            """
        return files
    }
}

extension SimulatedApp {
    private mutating func add(
        _ family: UIKitFamily, _ transition: UIKitOperation.Transition, _ variant: Timeline.Variant,
        _ plan: UIKitPlan
    ) throws {
        let subject = plan.names.subject
        let name = "\(subject.reference) \(subject.screen.size.width) \(variant)"
        let timeline = try subject.timeline(of: family.name, variant: variant)
        calls.append("do {")
        calls.append("    Simulation.reducesMotion = \(variant == .reduced)")
        calls += try setting(family.name, plan)
        calls.append("    let transition = \(plan.names.type)Transition()")
        let (start, back): (String, String)
        switch transition {
        case .push, .pop:
            calls += [
                "    let root = UINavigationController()", "    root.view = UIView(frame: window.bounds)",
                "    window.addSubview(root.view)", "    root.delegate = transition", "    root.show(home)",
            ]
            (start, back) = ("root.pushViewController(other, animated: true)", "root.popViewController(animated: true)")
        case .tab:
            calls += [
                "    let root = UITabBarController()", "    root.view = UIView(frame: window.bounds)",
                "    window.addSubview(root.view)", "    root.delegate = transition", "    root.show([home, other])",
            ]
            (start, back) = ("root.select(other)", "root.select(home)")
        default:
            // The screen that presents is a child, and UIKit animates its parent.
            calls += [
                "    let root = UIViewController()", "    root.view = UIView(frame: window.bounds)",
                "    root.view.addSubview(home.view)", "    root.addChild(home)", "    window.addSubview(root.view)",
                "    other.transitioningDelegate = transition",
            ]
            (start, back) = ("home.present(other, animated: true)", "other.dismiss(animated: true)")
        }
        for layer in timeline.layers where layer.role == .control {
            // What only plays its own animation, as the icon of a tab does, and what moves in the bar belong to neither.
            let isPlayed = layer.motions.allSatisfy { $0.property == .lottieFrame }
            guard isPlayed || transition == .tab else { continue }
            calls += [
                "    if let view = other.parts[\"\(layer.name)\"] {",
                "        (other.view as? PartsView)?.parts.removeAll { $0.view === view }",
                "        view.frame = \(Self.rect(layer.frame))", "        window.addSubview(view)",
                isPlayed ? "        other.parts[\"\(layer.name)\"] = nil" : "", "    }",
            ]
        }
        calls.append("    let states = [(home, home.state), (other, other.state)]")
        let hooks = Self.asks(plan)
        run("\(name) canceled", timeline, start, shown: "home", hooks: hooks, cancels: true)
        run("\(name) \(family.name)", timeline, start, shown: "other", hooks: hooks)
        if let reversed = family.reversed?.name {
            let backward = try subject.timeline(of: reversed, variant: variant)
            run("\(name) \(reversed) canceled", backward, back, shown: "other", hooks: hooks, cancels: true)
            run("\(name) \(reversed)", backward, back, shown: "home", hooks: hooks)
        }
        calls.append("}")
    }

    private mutating func run(
        _ name: String, _ timeline: Timeline, _ start: String, shown: String, hooks: Bool, cancels: Bool = false
    ) {
        let times = (0...10).map { min(Double($0) / 10, 0.99999) * timeline.duration }
        runs.append(Run(name: name, timeline: timeline, times: times.map { ($0, $0) }))
        calls += [
            "    TransitionContext.cancels = \(cancels)",
            "    Report.run(\"\(name)\", window, points, \(times)) { \(start) }",
            "    Report.after(\"\(name)\", states, shown: \(shown), completed: \(!cancels), hooks: \(hooks))",
        ]
    }

    /// The window, and the two screens with their views where they are when nothing moves.
    func setting(_ operation: String, _ plan: UIKitPlan) throws -> [String] {
        let subject = plan.names.subject
        let size = subject.screen.size
        let timeline = try subject.timeline(of: operation)
        let frame = "CGRect(x: 0, y: 0, width: \(size.width), height: \(size.height))"
        var lines = ["    let window = UIWindow(frame: \(frame))", Self.points]
        let screen = "\(plan.names.type)App"
        for (name, role) in [("home", LayerRole.source), ("other", .destination)] {
            // What the kind leaves clear has a color in the app, which must not show.
            let color = timeline.layers.first { $0.role == role }?.fill.map { [$0.red, $0.green, $0.blue, $0.alpha] }
            lines.append("    let \(name) = \(screen)(window.bounds.size, \(Self.color(color ?? [1, 0, 1, 1])))")
        }
        let covered = timeline.layers.prefix { $0.role != .destination }.map(\.name)
        for layer in timeline.layers {
            let sizes: [LayerProperty] = [.width, .height, .scaleX, .scaleY]
            let (start, end) = (layer.frame, layer.extent(at: timeline.duration))
            switch layer.role {
            case .element where arriving.map(layer.name.hasPrefix) == true:
                lines.append(part(layer, "other", end, at: timeline.duration))
            case .element:
                lines.append(part(layer, "home", start, at: 0))
                // The arriving screen has it in another size, unless it arrives in front of it.
                if !covered.contains(layer.name), sizes.contains(where: { layer.motion(of: $0) != nil }) {
                    lines.append(part(layer, "other", end, at: timeline.duration))
                }
            case .control: lines.append(part(layer, "other", end, at: timeline.duration))
            case .source, .destination, .backdrop: break
            }
        }
        for input in subject.scene.inputs where input.name != plan.names.screenInput?.name {
            guard case .frame(let frame) = input.value else { continue }
            lines.append(
                "    home.add(\"frame \(input.name)\", \(Self.rect(frame)), fill: nil, ink: nil, isImage: false, radius: 0)"
            )
        }
        return lines
    }

    /// Adds the view of a layer, with its frame and its corners at a time.
    func part(_ layer: TimelineLayer, _ screen: String, _ frame: MotionFrame, at time: Double) -> String {
        let fill = Self.fill(of: layer) ?? "nil"
        let ink = MotionSight.ink(layer).map(Self.color) ?? "nil"
        let radius =
            layer.shape == .circle
            ? min(frame.width, frame.height) / 2 : layer.value(of: .cornerRadius, at: time)
        return "    \(screen).add(\"\(layer.name)\", \(Self.rect(frame)), fill: \(fill), ink: \(ink), "
            + "isImage: \(!layer.image.isEmpty), radius: \(radius))"
    }

    static func fill(of layer: TimelineLayer?) -> String? {
        layer?.fill.map { color([$0.red, $0.green, $0.blue, $0.alpha]) }
    }

    static func rect(_ frame: MotionFrame) -> String {
        "CGRect(x: \(frame.x), y: \(frame.y), width: \(frame.width), height: \(frame.height))"
    }

    static func color(_ color: [Double]) -> String {
        "UIColor(red: \(color[0]), green: \(color[1]), blue: \(color[2]), alpha: \(color[3]))"
    }
}

extension SimulatedApp {
    /// Whether the pattern asks the screens for anything, so that they conform to its protocol.
    static func asks(_ plan: UIKitPlan) -> Bool {
        let isAsked = plan.kind.layers.contains { plan.asked[$0.name] != nil }
        return isAsked || !plan.asksControllers || !plan.played.isEmpty
    }

    /// The screen of the app: it answers what the pattern asks with its views.
    private func app(_ plan: UIKitPlan) -> String {
        let names = plan.names
        var lines = ["import UIKit", "", "final class \(names.type)App: Screen {"]
        for layer in plan.kind.layers where plan.asked[layer.name] != nil {
            let member = names.screenMember(of: layer)
            lines.append(
                layer.repetition == nil
                    ? "    var \(member): UIView? { parts[\"\(layer.name)\"] }"
                    : "    func \(member)(_ element: String) -> UIView? { parts[\"\(layer.name).\\(element)\"] }")
        }
        for (name, member) in names.views
        where plan.measures.contains(where: { $0.layer == nil && $0.target == .name(name) }) {
            lines.append("    var \(member): UIView? { parts[\"frame \(name)\"] }")
        }
        if !plan.asksControllers { lines.append("    var \(names.value)Container: UIView { view }") }
        let asks = Self.asks(plan)
        let hasTransitions = !plan.transitions.isEmpty
        if asks, hasTransitions {
            lines += [
                plan.copies
                    ? "    func \(names.value)DidCopy(_ view: UIView, to copy: UIView) { copied.append((view, copy)) }"
                    : "",
                "    func \(names.value)WillBegin() { calls.append(\"begin\") }",
                "    func \(names.value)Alongside() { calls.append(\"alongside\") }",
                "    func \(names.value)DidEnd(completed: Bool) { calls.append(\"end \\(completed)\") }",
            ]
        }
        lines += ["}", ""]
        if asks { lines.append("extension \(names.type)App: \(names.screenType) {}") }
        return lines.joined(separator: "\n") + "\n"
    }
}
