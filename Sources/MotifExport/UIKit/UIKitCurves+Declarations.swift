extension UIKitCurves {
    /// The curve for views.
    ///
    /// UIKit takes the velocity of a centre for each direction, and of everything else the length of the vector.
    func timing(_ hasCubic: Bool, _ hasSpring: Bool, _ hasPhysical: Bool) -> [String] {
        let argument = hasSpring || hasPhysical ? "isCenter: Bool" : ""
        let name = argument.isEmpty ? "var timing: any UITimingCurveProvider" : nil
        var lines = [""]
        if argument.isEmpty {
            lines += ["    @MainActor", "    \(name ?? "") {"]
        } else {
            lines += [
                "    /// UIKit takes the velocity of a center in both directions, that of the rest as a length.",
                "    @MainActor", "    func timing(\(argument)) -> any UITimingCurveProvider {",
            ]
        }
        lines.append("        switch self {")
        if hasCubic {
            lines += [
                "        case .cubic(let x1, let y1, let x2, let y2):",
                "            UICubicTimingParameters(",
                "                controlPoint1: CGPoint(x: x1, y: y1), controlPoint2: CGPoint(x: x2, y: y2))",
            ]
        }
        if hasSpring {
            lines += [
                "        case .spring(let dampingRatio, let velocity):",
                "            UISpringTimingParameters(",
                "                dampingRatio: dampingRatio,",
                "                initialVelocity: CGVector(dx: velocity, dy: isCenter ? velocity : 0))",
            ]
        }
        if hasPhysical {
            lines += [
                "        case .physicalSpring(let mass, let stiffness, let damping, let velocity):",
                "            UISpringTimingParameters(",
                "                mass: mass, stiffness: stiffness, damping: damping,",
                "                initialVelocity: CGVector(dx: velocity, dy: isCenter ? velocity : 0))",
            ]
        }
        return lines + ["        }", "    }"]
    }

    /// The curve for properties of layers, which UIKit does not animate.
    func animation(_ hasCubic: Bool, _ hasSpring: Bool, _ hasPhysical: Bool) -> [String] {
        var lines = [
            "", "    @MainActor", "    var animation: CABasicAnimation {",
            "        switch self {",
        ]
        if hasCubic {
            lines += [
                "        case .cubic(let x1, let y1, let x2, let y2):",
                "            let animation = CABasicAnimation()",
                "            animation.timingFunction = CAMediaTimingFunction(",
                "                controlPoints: Float(x1), Float(y1), Float(x2), Float(y2))",
                "            return animation",
            ]
        }
        if hasSpring {
            lines += [
                "        case .spring:",
                "            // Layers have their springs in Core Animation's numbers.",
                "            return CABasicAnimation()",
            ]
        }
        if hasPhysical {
            lines += [
                "        case .physicalSpring(let mass, let stiffness, let damping, let velocity):",
                "            let animation = CASpringAnimation()",
                "            animation.mass = mass",
                "            animation.stiffness = stiffness",
                "            animation.damping = damping",
                "            animation.initialVelocity = velocity",
                "            return animation",
            ]
        }
        return lines + ["        }", "    }"]
    }
}
