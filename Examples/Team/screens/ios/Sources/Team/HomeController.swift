import UIKit

/// Opens the menu out of its button, with the exported motion.
final class HomeController: UIViewController, OpenMenuScreen {
    private let button = UIButton()
    private let transition = OpenMenuTransition()

    var openMenuView: UIView? { button }

    func openMenu() {
        let menu = MenuController()
        menu.modalPresentationStyle = .fullScreen
        menu.transitioningDelegate = transition
        present(menu, animated: true)
    }
}
