import UIKit

/// A menu that grows out of a button.
final class MenuController: UIViewController {
    private let sheet = UIView()
    private let button = UIButton()

    func open() {
        sheet.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
        UIView.animate(withDuration: Motion.medium, delay: 0, options: .curveEaseOut) {
            self.sheet.transform = .identity
            self.sheet.alpha = 1
        }
    }

    func close() {
        UIView.animate(withDuration: Motion.short) { self.sheet.alpha = 0 }
    }

    func nudge() {
        let shake = CABasicAnimation(keyPath: "position.x")
        shake.duration = 0.08
        shake.repeatCount = 3
        shake.autoreverses = true
        shake.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        shake.byValue = 6
        button.layer.add(shake, forKey: "nudge")
    }
}
