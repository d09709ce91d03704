import SwiftUI
import UIKit
import XCTest

/// Golden samples of a timing curve: its values at each tenth of its duration, without the end, where springs are cut.
internal struct MotionSamples {
    let name: String
    /// The curve for properties of views.
    let curve: MotionCurve
    /// The curve for properties of layers, if they need another.
    var layerCurve: MotionCurve?
    let duration: TimeInterval
    let values: [Double]
    /// The largest difference between the curve and the exported one.
    var accuracy = 0.005

    /// The values that a view shows while a property animator moves its center.
    @MainActor
    func checkUIKit() {
        let (container, view) = stage()
        let animator = UIViewPropertyAnimator(
            duration: duration, timingParameters: curve.timingParameters(forCenter: true))
        animator.addAnimations { view.center.x = 1000 }
        animator.startAnimation()
        check("UIKit", shown(view.layer, in: container))
    }

    /// The values that a layer shows while an explicit animation moves it.
    @MainActor
    func checkCoreAnimation() {
        let (container, view) = stage()
        let animation = (layerCurve ?? curve).layerAnimation()
        animation.keyPath = "position.x"
        (animation.fromValue, animation.toValue) = (CGFloat(0), CGFloat(1000))
        animation.duration = duration
        animation.fillMode = .both
        animation.isRemovedOnCompletion = false
        view.layer.add(animation, forKey: nil)
        check("Core Animation", shown(view.layer, in: container))
    }

    /// The values of SwiftUI's curve or spring.
    @available(iOS 17, *)
    func checkSwiftUI() {
        check("SwiftUI", times.map { (layerCurve ?? curve).motionValue(at: $0, duration: duration) })
    }

    private var times: [TimeInterval] {
        values.indices.map { duration * Double($0) / 10 }
    }

    private func check(_ framework: String, _ shown: [Double]) {
        for (index, time) in times.enumerated() {
            XCTAssertEqual(
                shown[index], values[index], accuracy: accuracy,
                "\(name): \(framework) at \(time) s")
        }
    }

    /// A view at 0 in a container whose time stands still.
    @MainActor
    private func stage() -> (container: UIView, view: UIView) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let (container, view) = (UIView(frame: window.bounds), UIView(frame: .zero))
        window.addSubview(container)
        container.addSubview(view)
        window.isHidden = false
        CATransaction.flush()
        container.layer.speed = 0
        return (container, view)
    }

    /// The positions of a layer while the time of its container is set.
    @MainActor
    private func shown(_ layer: CALayer, in container: UIView) -> [Double] {
        CATransaction.flush()
        return times.map { time in
            container.layer.timeOffset = time
            CATransaction.flush()
            return Double(layer.presentation()?.position.x ?? .nan) / 1000
        }
    }
}

extension MotionCurve {
    @available(iOS 17, *)
    fileprivate func motionValue(at time: TimeInterval, duration: TimeInterval) -> Double {
        switch self {
        case .cubic(let x1, let y1, let x2, let y2):
            UnitCurve.bezier(
                startControlPoint: UnitPoint(x: x1, y: y1), endControlPoint: UnitPoint(x: x2, y: y2)
            ).value(at: time / duration)
        case .spring:
            .nan
        case .physicalSpring(let mass, let stiffness, let damping, let velocity):
            Spring(
                mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
                allowOverDamping: true
            ).value(target: 1.0, initialVelocity: Double(velocity), time: time)
        }
    }
}
