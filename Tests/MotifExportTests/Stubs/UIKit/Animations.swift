// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Transforms and animations without an animator, as far as an app's code is compiled with them; nothing of it is run.
//
// Source: https://developer.apple.com/documentation/uikit/uiview/animate(withduration:delay:options:animations:completion:)

import Foundation

public struct CGAffineTransform: Sendable {
    public static let identity = CGAffineTransform(scaleX: 1, y: 1)
    public init(scaleX sx: CGFloat, y sy: CGFloat) {}
}

public struct CAMediaTimingFunctionName: Sendable {
    public static let easeInEaseOut = CAMediaTimingFunctionName()
}

extension CAMediaTimingFunction {
    public convenience init(name: CAMediaTimingFunctionName) { self.init(controlPoints: 0.42, 0, 0.58, 1) }
}

extension CAPropertyAnimation {
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }
}

extension UIView {
    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    }

    public var transform: CGAffineTransform {
        get { .identity }
        set {}
    }

    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping AnimationClosure, completion: ((Bool) -> Void)? = nil
    ) {}
    public class func animate(withDuration duration: TimeInterval, animations: @escaping AnimationClosure) {}
}

public enum UIModalPresentationStyle: Int, Sendable { case fullScreen }

extension UIViewController {
    public var modalPresentationStyle: UIModalPresentationStyle {
        get { .fullScreen }
        set {}
    }
}
