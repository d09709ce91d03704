import UIKit

extension MotifAnimator {
    /// The screen of this type that a view controller is or shows: the top view controller of a navigation controller,
    /// the selected tab, or the first child of this type.
    static func screen<Screen>(_ type: Screen.Type, of controller: UIViewController?) -> Screen? {
        switch controller {
        case let screen as Screen: screen
        case let navigation as UINavigationController: screen(type, of: navigation.topViewController)
        case let tabs as UITabBarController: screen(type, of: tabs.selectedViewController)
        default: controller?.children.lazy.compactMap { screen(type, of: $0) }.first
        }
    }
}
