// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// View controllers, as on the pages of https://developer.apple.com/documentation/uikit, with presentation, navigation and tabs: who calls a transition, and what it is given.

import Foundation

@MainActor open class UIViewController: UIResponder {
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    public var view: UIView! = UIView()
    public weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    public private(set) weak var presentingViewController: UIViewController?
    public private(set) var presentedViewController: UIViewController?
    public fileprivate(set) var children: [UIViewController] = []
    public fileprivate(set) weak var parent: UIViewController?

    public func addChild(_ child: UIViewController) {
        children.append(child)
        child.parent = self
    }

    private var outermost: UIViewController { parent?.outermost ?? self }

    /// Full screen: the view that was there belongs to the container during the transition, and leaves afterwards.
    public func present(_ next: UIViewController, animated: Bool) {
        let presenting = outermost
        let container = UIView(frame: presenting.view.superview?.bounds ?? .zero)
        let home = presenting.view.superview
        home?.addSubview(container)
        let delegate = next.transitioningDelegate
        next.presentingViewController = presenting
        let transition = Simulation.asked(
            "animationController(forPresented:presenting:source:)",
            delegate?.animationController(forPresented: next, presenting: presenting, source: self))
        let context = TransitionContext(container, from: presenting, to: next) { completed in
            if completed {
                presenting.presentedViewController = next
                presenting.view.removeFromSuperview()
                container.superview?.addSubview(next.view)
            } else {
                next.presentingViewController = nil
                home?.addSubview(presenting.view)
            }
            container.removeFromSuperview()
        }
        context.run(transition) {
            Simulation.asked(
                "interactionControllerForPresentation(using:)",
                delegate?.interactionControllerForPresentation(using: $0))
        }
    }

    public func dismiss(animated: Bool) {
        guard let presenting = presentingViewController, let home = view.superview else { return }
        let container = UIView(frame: home.bounds)
        home.addSubview(container)
        let transition = Simulation.asked(
            "animationController(forDismissed:)", transitioningDelegate?.animationController(forDismissed: self))
        let context = TransitionContext(container, from: self, to: presenting) { [self] completed in
            home.addSubview(completed ? presenting.view : view)
            if completed {
                view.removeFromSuperview()
                presentingViewController = nil
                presenting.presentedViewController = nil
            }
            container.removeFromSuperview()
        }
        context.run(transition) {
            Simulation.asked(
                "interactionControllerForDismissal(using:)",
                transitioningDelegate?.interactionControllerForDismissal(using: $0))
        }
    }
}

/// Of Foundation, which doesn't have it on Linux.
@MainActor public final class NSMapTable<Key: AnyObject, Value: AnyObject>: NSObject {
    private struct Entry {
        weak var key: Key?
        weak var value: Value?
    }
    private var entries: [Entry] = []
    public class func weakToWeakObjects() -> NSMapTable<Key, Value> { NSMapTable<Key, Value>() }
    public func object(forKey key: Key?) -> Value? { entries.first { $0.key === key }?.value }
    public func setObject(_ object: Value?, forKey key: Key?) {
        entries.removeAll { $0.key == nil || $0.key === key }
        entries.append(Entry(key: key, value: object))
    }
}

@MainActor open class UINavigationController: UIViewController {
    public enum Operation: Int, Sendable { case none, push, pop }
    public weak var delegate: (any UINavigationControllerDelegate)?
    public var topViewController: UIViewController? { children.last }
    public let interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()

    public func show(_ first: UIViewController) {
        addChild(first)
        view.addSubview(first.view)
    }

    public func pushViewController(_ next: UIViewController, animated: Bool) { move(to: next, .push) }

    public func popViewController(animated: Bool) {
        if children.count > 1 { move(to: children[children.count - 2], .pop) }
    }

    private func move(to next: UIViewController, _ operation: Operation) {
        guard let current = topViewController else { return }
        let container = UIView(frame: view.bounds)
        view.addSubview(container)
        let transition = Simulation.asked(
            "navigationController(_:animationControllerFor:from:to:)",
            delegate?.navigationController(self, animationControllerFor: operation, from: current, to: next))
        let context = TransitionContext(container, from: current, to: next) { [self] completed in
            view.addSubview(completed ? next.view : current.view)
            if completed, operation == .push { addChild(next) }
            if completed, operation == .pop { children.removeLast() }
            if completed { current.view.removeFromSuperview() }
            container.removeFromSuperview()
        }
        context.run(transition) {
            Simulation.asked(
                "navigationController(_:interactionControllerFor:)",
                delegate?.navigationController(self, interactionControllerFor: $0))
        }
    }
}

/// A page with its neighbors as children.
@MainActor open class UIPageViewController: UIViewController {
    public var viewControllers: [UIViewController]?
}

@MainActor open class UITabBarController: UIViewController {
    public weak var delegate: (any UITabBarControllerDelegate)?
    public private(set) var viewControllers: [UIViewController]?
    public private(set) var selectedViewController: UIViewController?

    public func show(_ screens: [UIViewController]) {
        viewControllers = screens
        for screen in screens { addChild(screen) }
        selectedViewController = screens.first
        if let first = screens.first { view.addSubview(first.view) }
    }

    public func select(_ next: UIViewController) {
        guard let current = selectedViewController, current !== next else { return }
        let container = UIView(frame: view.bounds)
        view.addSubview(container)
        let transition = Simulation.asked(
            "tabBarController(_:animationControllerForTransitionFrom:to:)",
            delegate?.tabBarController(self, animationControllerForTransitionFrom: current, to: next))
        selectedViewController = next
        let context = TransitionContext(container, from: current, to: next) { [self] completed in
            view.addSubview(completed ? next.view : current.view)
            if completed { current.view.removeFromSuperview() } else { selectedViewController = current }
            container.removeFromSuperview()
        }
        context.run(transition) { _ in nil }
    }
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

/// A transition that runs. "The container view acts as the superview of all other views", and holds the first already.
@MainActor public final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
    /// Whether the next transitions end as canceled though nobody drives them.
    public static var cancels = false
    /// Whether the last transition was UIKit's own, for want of another.
    public private(set) static var wasSystem = false
    public let containerView: UIView
    public internal(set) var transitionWasCancelled: Bool
    private let (from, to): (UIViewController, UIViewController)
    private let completion: (Bool) -> Void
    private var interaction: (any UIViewControllerInteractiveTransitioning)?

    init(_ container: UIView, from: UIViewController, to: UIViewController, completion: @escaping (Bool) -> Void) {
        (containerView, self.from, self.to, self.completion) = (container, from, to, completion)
        transitionWasCancelled = Self.cancels
        container.addSubview(from.view)
    }

    func run(
        _ transition: (any UIViewControllerAnimatedTransitioning)?,
        _ interaction: (any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?
    ) {
        Self.wasSystem = transition == nil
        guard let transition else { return completion(true) }
        self.interaction = interaction(transition)
        if let percent = self.interaction as? UIPercentDrivenInteractiveTransition {
            percent.begin(transition, self)
        } else {
            transition.animateTransition(using: self)
        }
    }

    public func completeTransition(_ didComplete: Bool) { completion(didComplete) }
    public func view(forKey key: UITransitionContextViewKey) -> UIView? { key == .from ? from.view : to.view }
    public func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        key == .from ? from : to
    }
    public func finalFrame(for vc: UIViewController) -> CGRect { containerView.bounds }
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
    private var animator: UIViewPropertyAnimator?
    private var context: TransitionContext?

    func begin(_ transition: any UIViewControllerAnimatedTransitioning, _ context: TransitionContext) {
        self.context = context
        animator = transition.interruptibleAnimator(using: context) as? UIViewPropertyAnimator
        animator?.scrub(to: 0)
        animator?.startAnimation()
    }

    open func update(_ percentComplete: CGFloat) { animator?.scrub(to: percentComplete) }
    open func cancel() {
        context?.transitionWasCancelled = true
        animator?.resume(reversed: true)
    }
    open func finish() { animator?.resume(reversed: false) }
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

@MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
}
