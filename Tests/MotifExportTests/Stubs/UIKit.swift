// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations of UIKit and Core Animation that exported source uses, as Apple's documentation has them, with the
// isolation of UIKit: enough to type-check it, and to run its geometry, where there is no UIKit. What each does is on
// Apple's pages. What Objective-C leaves optional in a protocol has an answer in an extension here. Nothing here moves.

@_exported import Foundation

#if canImport(QuartzCore)
    @_exported import QuartzCore
#else
    public struct CGVector: Sendable {
        public init(dx: CGFloat, dy: CGFloat) {}
    }

    public struct CGAffineTransform: Sendable {
        public static let identity = CGAffineTransform()
        public init() {}
        public init(scaleX sx: CGFloat, y sy: CGFloat) {}
        public init(translationX tx: CGFloat, y ty: CGFloat) {}
        public init(rotationAngle angle: CGFloat) {}
        public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform { self }
        public func rotated(by angle: CGFloat) -> CGAffineTransform { self }
    }

    public class CGColor {}
    public class CGPath {}

    public struct CATransform3D: Sendable {
        public var m34: CGFloat = 0
        public init() {}
    }

    public let CATransform3DIdentity = CATransform3D()
    public func CATransform3DRotate(
        _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
    ) -> CATransform3D { t }
    public func CATransform3DScale(
        _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
    ) -> CATransform3D { t }
    public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
        CATransform3D()
    }
    public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D { a }
    public func CACurrentMediaTime() -> CFTimeInterval { 0 }
    public typealias CFTimeInterval = Double

    open class CALayer: NSObject {
        public var anchorPoint = CGPoint.zero
        public var position = CGPoint.zero
        public var cornerRadius: CGFloat = 0
        public var mask: CALayer?
        public var superlayer: CALayer? { nil }
        public var shadowColor: CGColor?
        public var shadowOpacity: Float = 0
        public var shadowRadius: CGFloat = 0
        public var shadowOffset = CGSize.zero
        public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {}
        public func removeFromSuperlayer() {}
        public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { t }
        public func add(_ anim: CAAnimation, forKey key: String?) {}
        /// Of `NSObject` where there is Objective-C.
        public func setValue(_ value: Any?, forKeyPath keyPath: String) {}
    }

    public struct CAShapeLayerFillRule: Sendable {
        public static let evenOdd = CAShapeLayerFillRule()
    }

    public final class CAShapeLayer: CALayer {
        public var path: CGPath?
        public var fillRule = CAShapeLayerFillRule()
    }

    public struct CAMediaTimingFillMode: Sendable {
        public static let backwards = CAMediaTimingFillMode()
    }

    public final class CAMediaTimingFunction: NSObject {
        public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {}
    }

    open class CAAnimation: NSObject {
        public var timingFunction: CAMediaTimingFunction?
        public var beginTime: CFTimeInterval = 0
        public var duration: CFTimeInterval = 0
        public var fillMode = CAMediaTimingFillMode()
    }

    open class CAPropertyAnimation: CAAnimation {
        public var keyPath: String?
    }

    open class CABasicAnimation: CAPropertyAnimation {
        public var fromValue: Any?
        public var toValue: Any?
    }

    public final class CASpringAnimation: CABasicAnimation {
        public var mass: CGFloat = 1
        public var stiffness: CGFloat = 100
        public var damping: CGFloat = 10
        public var initialVelocity: CGFloat = 0
    }

    public final class CATransaction: NSObject {
        public class func begin() {}
        public class func commit() {}
        public class func setDisableActions(_ flag: Bool) {}
        public class func setCompletionBlock(_ block: (() -> Void)?) {}
    }
#endif

public final class UIColor: NSObject, Sendable {
    public static var black: UIColor { UIColor(red: 0, green: 0, blue: 0, alpha: 1) }
    public static var white: UIColor { UIColor(red: 1, green: 1, blue: 1, alpha: 1) }
    private let components: [CGFloat]
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        components = [red, green, blue, alpha]
    }
    public var cgColor: CGColor { fatalError("Nothing here is drawn") }
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        red?.pointee = components[0]
        green?.pointee = components[1]
        blue?.pointee = components[2]
        alpha?.pointee = components[3]
        return true
    }
}

@MainActor open class UIResponder: NSObject {}

@MainActor open class UIView: UIResponder {
    public init(frame: CGRect) {}
    public override convenience init() { self.init(frame: .zero) }
    public var layer: CALayer { CALayer() }
    public var alpha: CGFloat = 1
    public var isHidden = false
    public var backgroundColor: UIColor?
    public var clipsToBounds = false
    public var frame = CGRect.zero
    public var bounds = CGRect.zero
    public var center = CGPoint.zero
    public var transform = CGAffineTransform.identity
    public var transform3D = CATransform3DIdentity
    public var mask: UIView?
    public var window: UIWindow? { nil }
    public func addSubview(_ view: UIView) {}
    public func removeFromSuperview() {}
    public func layoutIfNeeded() {}
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { point }
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect }
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { nil }
    public struct KeyframeAnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
    }
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {}
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {}
    public enum AnimationCurve: Int, Sendable { case easeInOut, easeIn, easeOut, linear }
}

@MainActor public final class UIWindow: UIView {}

@MainActor public final class UIBezierPath: NSObject {
    public init(rect: CGRect) {}
    public init(ovalIn rect: CGRect) {}
    public func append(_ bezierPath: UIBezierPath) {}
    public var cgPath: CGPath { fatalError("Nothing here is drawn") }
}

@MainActor open class UIViewController: UIResponder {
    public var presentingViewController: UIViewController? { nil }
}

@MainActor open class UINavigationController: UIViewController {
    public enum Operation: Int, Sendable { case none, push, pop }
    public var topViewController: UIViewController? { nil }
}

@MainActor open class UITabBarController: UIViewController {
    public var selectedViewController: UIViewController?
}

@MainActor public enum UIAccessibility {
    public static var isReduceMotionEnabled: Bool { false }
}

@MainActor open class UIGestureRecognizer: NSObject {
    public enum State: Int, Sendable { case possible, began, changed, ended, cancelled, failed }
    public var state: State { .possible }
    public var view: UIView? { nil }
}

@MainActor public final class UIPanGestureRecognizer: UIGestureRecognizer {
    public func translation(in view: UIView?) -> CGPoint { .zero }
    public func velocity(in view: UIView?) -> CGPoint { .zero }
}

@MainActor public protocol UITimingCurveProvider: AnyObject {}

@MainActor public final class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {}
}

@MainActor public final class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {}
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {}
}

public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }

@MainActor public protocol UIViewAnimating: NSObjectProtocol {
    func startAnimation()
    func startAnimation(afterDelay delay: TimeInterval)
}

@MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {}

@MainActor public final class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {}
    public init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {}
    public func addAnimations(_ animation: @escaping () -> Void) {}
    public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
    public func startAnimation() {}
    public func startAnimation(afterDelay delay: TimeInterval) {}
}

public struct UITransitionContextViewKey: Hashable, Sendable {
    public static let from = UITransitionContextViewKey(name: "from")
    public static let to = UITransitionContextViewKey(name: "to")
    private let name: String
}

public struct UITransitionContextViewControllerKey: Hashable, Sendable {
    public static let from = UITransitionContextViewControllerKey(name: "from")
    public static let to = UITransitionContextViewControllerKey(name: "to")
    private let name: String
}

@MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    var containerView: UIView { get }
    var transitionWasCancelled: Bool { get }
    func completeTransition(_ didComplete: Bool)
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    func finalFrame(for vc: UIViewController) -> CGRect
}

@MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating
}

extension UIViewControllerAnimatedTransitioning {
    public func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating { UIViewPropertyAnimator(duration: 0, curve: .linear) }
}

@MainActor public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {}

@MainActor open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    open func update(_ percentComplete: CGFloat) {}
    open func cancel() {}
    open func finish() {}
}

@MainActor public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UIViewControllerTransitioningDelegate {
    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    public func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    public func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    public func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}

@MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UINavigationControllerDelegate {
    public func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    public func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}
