extension UIKitSupport {
    /// The moves of a source: views through property animators, layers through animations of their own.
    func moves(_ uses: (String) -> Bool) -> [String] {
        let (hasCenters, hasLayers) = (uses("isCenter: true"), uses(", layer: "))
        let curve = "\(words.type)Curve"
        var lines = ["/// Something that moves over one span.", "@MainActor", "private struct Move {"]
        lines += ["    let delay: TimeInterval", "    let duration: TimeInterval", "    let curve: \(curve)"]
        if hasCenters { lines.append("    let isCenter: Bool") }
        lines.append("    let changes: () -> Void")
        if hasLayers { lines.append("    let animate: ((CABasicAnimation, TimeInterval) -> Void)?") }
        lines += ["", "    init(", "        delay: TimeInterval = 0, duration: TimeInterval, curve: \(curve),"]
        lines.append("        \(hasCenters ? "isCenter: Bool = false, " : "")changes: @escaping () -> Void")
        lines += ["    ) {", "        (self.delay, self.duration, self.curve) = (delay, duration, curve)"]
        if hasCenters { lines.append("        self.isCenter = isCenter") }
        lines.append("        self.changes = changes")
        if hasLayers { lines.append("        animate = nil") }
        lines.append("    }")
        if hasLayers { lines += [""] + layerMove(curve, hasCenters) }
        lines += [""] + start(hasLayers, hasCenters, isSprung: uses(".spring(") || uses(".physicalSpring("))
        if uses("move.addKeyframe(") { lines += [""] + Self.keyframe(hasLayers) }
        return lines + ["}", ""] + Self.split(Self.run)
    }

    private func start(_ hasLayers: Bool, _ hasCenters: Bool, isSprung: Bool) -> [String] {
        let timing = isSprung ? "curve.timing(isCenter: \(hasCenters ? "isCenter" : "false"))" : "curve.timing"
        var lines = ["    func start(completion: @escaping () -> Void) {"]
        if hasLayers { lines += ["        if let animate { return start(animate, completion) }"] }
        lines += [
            "        let animator = UIViewPropertyAnimator(duration: duration, timingParameters: \(timing))"
        ].flatMap { SwiftLayout.lines($0.trimmingSpaces, indent: 2) }
        lines += [
            "        animator.addAnimations(changes)", "        animator.addCompletion { _ in completion() }",
            "        animator.startAnimation(afterDelay: delay)", "    }",
        ]
        return hasLayers ? lines + [""] + Self.split(Self.layerStart) : lines
    }

    private func layerMove(_ curve: String, _ hasCenters: Bool) -> [String] {
        Self.split(
            """
                /// A property of a layer, which UIKit does not animate.
                init(
                    delay: TimeInterval = 0, duration: TimeInterval, curve: \(curve),
                    layer: CALayer, keyPath: String, from start: Any, to end: Any
                ) {
                    (self.delay, self.duration, self.curve) = (delay, duration, curve)\(
                        hasCenters ? "\n        isCenter = false" : "")
                    changes = {}
                    animate = { animation, delay in
                        animation.keyPath = keyPath
                        animation.fromValue = start
                        animation.toValue = end
                        animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + delay
                        animation.fillMode = .backwards
                        layer.setValue(end, forKeyPath: keyPath)
                        layer.add(animation, forKey: keyPath)
                    }
                }
            """)
    }

    private static let layerStart = """
            private func start(
                _ animate: (CABasicAnimation, TimeInterval) -> Void, _ completion: @escaping () -> Void
            ) {
                CATransaction.begin()
                CATransaction.setDisableActions(true)
                CATransaction.setCompletionBlock(completion)
                let animation = curve.animation
                animation.duration = duration
                animate(animation, delay)
                CATransaction.commit()
            }
        """

    private static func keyframe(_ hasLayers: Bool) -> [String] {
        [
            "    func addKeyframe(of total: TimeInterval) {",
            hasLayers ? "        guard animate == nil else { return start {} }" : nil, "        UIView.addKeyframe(",
            "            withRelativeStartTime: delay / total, relativeDuration: duration / total,",
            "            animations: changes)", "    }",
        ].compactMap { $0 }
    }

    private static let run = """
        @MainActor
        private func run(_ moves: [Move], completion: @escaping () -> Void) {
            guard !moves.isEmpty else { return completion() }
            var running = moves.count
            for move in moves {
                move.start {
                    running -= 1
                    if running == 0 { completion() }
                }
            }
        }
        """
}
