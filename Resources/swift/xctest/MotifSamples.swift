import SwiftUI
import UIKit
import XCTest

/// Golden samples of a timing curve: its values at each tenth of its duration, except the end, where springs are cut.
@MainActor
internal struct MotifSamples {
    let name: String
    let curve: MotifCurve
    let duration: TimeInterval
    let values: [Double]
    /// The largest difference that is allowed from the exported curve.
    var accuracy = 0.005

    /// Checks the values of a view while a property animator moves its center.
    func checkUIKit() throws {
        let stage = try stage()
        let animator = UIViewPropertyAnimator(
            duration: duration, timingParameters: curve.timingParameters(forCenter: true))
        animator.addAnimations { stage.view.center.x = 1000 }
        animator.startAnimation()
        check("UIKit", try shown(on: stage))
    }

    /// Checks the values of a layer while an explicit animation moves it.
    func checkCoreAnimation() throws {
        let stage = try stage()
        let animation = curve.layerAnimation(over: duration)
        animation.keyPath = "position.x"
        (animation.fromValue, animation.toValue) = (CGFloat(0), CGFloat(1000))
        animation.fillMode = .both
        animation.isRemovedOnCompletion = false
        stage.view.layer.add(animation, forKey: nil)
        check("Core Animation", try shown(on: stage))
    }

    /// Checks the values of SwiftUI's curve or spring.
    @available(iOS 17, *)
    func checkSwiftUI() {
        check("SwiftUI", times.map { curve.motionValue(at: $0, duration: duration) })
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

    /// A view at 0 in a container whose clock is stopped.
    private typealias Stage = (window: UIWindow, container: UIView, view: UIView)

    private func stage() throws -> Stage {
        // Views outside a scene's window are never displayed.
        let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
        guard let scene = scenes.first else {
            throw XCTSkip("There is no window scene; the test target needs a host application")
        }
        let window = UIWindow(windowScene: scene)
        let (container, view) = (UIView(frame: window.bounds), UIView(frame: .zero))
        window.addSubview(container)
        container.addSubview(view)
        window.isHidden = false
        CATransaction.flush()
        container.layer.speed = 0
        return (window, container, view)
    }

    /// The positions of the view, with the container's clock set to each time.
    private func shown(on stage: Stage) throws -> [Double] {
        defer { stage.window.isHidden = true }
        CATransaction.flush()
        return try times.map { time in
            stage.container.layer.timeOffset = time
            CATransaction.flush()
            guard let layer = stage.view.layer.presentation() else {
                throw XCTSkip("The window is not displayed")
            }
            return Double(layer.position.x) / 1000
        }
    }
}

extension MotifCurve {
    @available(iOS 17, *)
    fileprivate func motionValue(at time: TimeInterval, duration: TimeInterval) -> Double {
        switch physical(over: duration) {
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
