import Foundation

@testable import MotifCore
@testable import MotifExport

/// Operations that aren't transitions: the app's own views move.
extension SimulatedApp {
    mutating func addOperation(_ family: UIKitFamily, hasReduced: Bool, _ plan: UIKitPlan) throws {
        let timeline = try plan.names.subject.timeline(of: family.name)
        if case .progress(let range) = timeline.driver { return try addProgress(family.name, over: range, plan) }
        for variant in hasReduced ? [Timeline.Variant.standard, .reduced] : [.standard] {
            try addTimed(family, variant, plan)
        }
    }

    /// Runs an operation, its way back, and the operation again; what has ended stays as it ended until it is reset.
    private mutating func addTimed(_ family: UIKitFamily, _ variant: Timeline.Variant, _ plan: UIKitPlan) throws {
        let subject = plan.names.subject
        let (size, name) = (subject.screen.size, "\(subject.reference) \(subject.screen.size.width) \(variant)")
        let forward = try subject.timeline(of: family.name, variant: variant)
        // What is behind everything is the app's screen.
        let page = forward.layers.first { $0.role == .backdrop && $0.motions.isEmpty }
        calls += [
            "do {", "    Simulation.reducesMotion = \(variant == .reduced)",
            "    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: \(size.width), height: \(size.height)))",
            Self.points, "    let home = \(plan.names.type)App(window.bounds.size, \(Self.fill(of: page) ?? ".clear"))",
            "    window.addSubview(home.view)",
        ]
        for layer in forward.layers where layer.name != page?.name {
            calls.append(part(layer, "home", layer.frame, at: forward.duration))
        }
        for input in subject.scene.inputs where input.name != plan.names.screenInput?.name {
            guard case .frame(let frame) = input.value else { continue }
            calls.append(
                "    home.add(\"frame \(input.name)\", \(Self.rect(frame)), fill: nil, ink: nil, isImage: false, radius: 0)"
            )
        }
        calls += [
            "    home.view.layoutIfNeeded()", "    let before = home.state",
            "    let motion = \(plan.names.type)Motion(home)",
        ]
        let ways = [family.name, family.reversed?.name, family.name].compactMap { $0 }
        for (index, operation) in ways.enumerated() where index < 2 || ways.count == 3 {
            let timeline = try subject.timeline(of: operation, variant: variant)
            let own = "\(name) \(operation)\(index == 2 ? " again" : "")"
            let inside = (0...10).map { min(Double($0) / 10, 0.99999) * timeline.duration }
            let times = inside.map { ($0, $0) } + [(timeline.duration + 0.5, timeline.duration)]
            runs.append(Run(name: own, timeline: timeline, times: times))
            calls.append(
                "    Report.run(\"\(own)\", window, points, \(times.map(\.0))) { motion.\(SwiftText.valueName(operation))() }"
            )
        }
        calls += [
            "    motion.reset()",
            "    if home.state != before { print(\"changed|\(name)|\\(home.state) \\(before)\") }", "}",
        ]
    }

    /// Pages in a scroll view, which moves those that are as wide as it is by itself.
    private mutating func addProgress(
        _ operation: String, over range: ClosedRange<Double>, _ plan: UIKitPlan
    ) throws {
        let subject = plan.names.subject
        let timeline = try subject.timeline(of: operation)
        let (size, name) = (subject.screen.size, "\(subject.reference) \(subject.screen.size.width) \(operation)")
        let times = (0...10).map { range.lowerBound + Double($0) / 10 * (range.upperBound - range.lowerBound) }
        calls += [
            "do {", "    Simulation.reducesMotion = false",
            "    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: \(size.width), height: \(size.height)))",
            Self.points, "    let home = \(plan.names.type)App(window.bounds.size, .clear)",
            "    window.addSubview(home.view)", "    let scroll = UIScrollView(frame: window.bounds)",
            "    home.view.addSubview(scroll)",
        ]
        for layer in timeline.layers {
            calls.append(part(layer, "home", layer.frame, at: 0))
            let move = layer.motion(of: .translationX)
            let isPage =
                layer.frame.width == size.width && move.map { abs($0.end - $0.start) >= size.width - 1e-9 } == true
            guard isPage, let move else { continue }
            // The page's position in the content: with an offset of 0, its position in the motion at progress 0.
            let x = layer.frame.x + move.value(at: 0)
            calls += [
                "    if let page = home.parts[\"\(layer.name)\"] {", "        page.removeFromSuperview()",
                "        (home.view as? PartsView)?.parts.removeAll { $0.view === page }",
                "        page.frame = \(Self.rect(MotionFrame(x: x, y: layer.frame.y, width: layer.frame.width, height: layer.frame.height)))",
                "        scroll.addSubview(page)", "        home.view.addSubview(scroll)", "    }",
            ]
        }
        calls += ["    home.view.layoutIfNeeded()", "    let before = home.state"]
        calls.append("    let motion = \(plan.names.type)Motion(home)")
        for time in times {
            calls += [
                "    scroll.contentOffset = CGPoint(x: \(time * size.width), y: 0)",
                "    motion.\(SwiftText.valueName(operation))(to: \(time))",
                "    Report.sight(\"\(name)\", \(time), window, points)",
            ]
        }
        calls += [
            "    motion.reset()",
            "    if home.state != before { print(\"changed|\(name)|\\(home.state) \\(before)\") }", "}",
        ]
        runs.append(Run(name: name, timeline: timeline, times: times.map { ($0, $0) }))
    }
}
