import UIKit

extension MotifAnimator {
    /// The screen of this type that a view controller is or shows: the top view controller of a navigation controller,
    /// the selected tab, the current page, or the first child of this type.
    static func screen<Screen>(_ type: Screen.Type, of controller: UIViewController?) -> Screen? {
        switch controller {
        case let screen as Screen: screen
        case let navigation as UINavigationController: screen(type, of: navigation.topViewController)
        case let tabs as UITabBarController: screen(type, of: tabs.selectedViewController)
        case let pages as UIPageViewController: screen(type, of: pages.viewControllers?.first)
        default: controller?.children.lazy.compactMap { screen(type, of: $0) }.first
        }
    }
    /// The two screens of this type in a transition, beginning with the one on which the motion starts.
    ///
    /// - Parameter source: The presenting screen, which may be a child of the view controller that UIKit animates.
    func screens<Screen>(
        _ type: Screen.Type, in context: any UIViewControllerContextTransitioning,
        source: UIViewController? = nil
    ) -> (home: Screen?, other: Screen?) {
        let from = Self.screen(type, of: context.viewController(forKey: .from))
        let to = Self.screen(type, of: context.viewController(forKey: .to))
        let source = Self.screen(type, of: source)
        return isReversed ? (source ?? to, from) : (source ?? from, to)
    }
}
