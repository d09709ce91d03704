// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Auto Layout between a view and its superview, autoresizing, and buttons with configurations.
//
// Source: https://developer.apple.com/documentation/uikit/nslayoutconstraint, …/nslayoutanchor, …/uiview/autoresizingmask,
// …/uibutton/configuration-swift.struct. The background of a configuration is a subview of the button.

import Foundation

/// An edge or a dimension of a view.
@MainActor public final class NSLayoutAnchor: NSObject {
    enum Attribute { case left, right, top, bottom, width, height }
    let view: UIView
    let attribute: Attribute

    init(_ view: UIView, _ attribute: Attribute) { (self.view, self.attribute) = (view, attribute) }

    /// To the same edge of the superview.
    public func constraint(equalTo anchor: NSLayoutAnchor, constant: CGFloat = 0) -> NSLayoutConstraint {
        precondition(anchor.view === view.superview && anchor.attribute == attribute)
        return NSLayoutConstraint(self, constant)
    }
    public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(self, constant)
    }
}

@MainActor public final class NSLayoutConstraint: NSObject {
    let anchor: NSLayoutAnchor
    let constant: CGFloat

    init(_ anchor: NSLayoutAnchor, _ constant: CGFloat) { (self.anchor, self.constant) = (anchor, constant) }

    public class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.anchor.view.constraints.append(constraint) }
    }
}

extension UIView {
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    }

    public var leftAnchor: NSLayoutAnchor { NSLayoutAnchor(self, .left) }
    public var rightAnchor: NSLayoutAnchor { NSLayoutAnchor(self, .right) }
    public var topAnchor: NSLayoutAnchor { NSLayoutAnchor(self, .top) }
    public var bottomAnchor: NSLayoutAnchor { NSLayoutAnchor(self, .bottom) }
    public var widthAnchor: NSLayoutAnchor { NSLayoutAnchor(self, .width) }
    public var heightAnchor: NSLayoutAnchor { NSLayoutAnchor(self, .height) }

    /// Gives the view the frame that its constraints determine.
    func constrain(in whole: CGRect) {
        if constraints.isEmpty { return }
        func value(_ attribute: NSLayoutAnchor.Attribute) -> CGFloat? {
            constraints.last { $0.anchor.attribute == attribute }?.constant
        }
        func span(_ start: CGFloat?, _ end: CGFloat?, _ length: CGFloat?, in whole: CGFloat) -> (CGFloat, CGFloat) {
            let far = end.map { whole + $0 }
            let near = start ?? (far ?? 0) - (length ?? 0)
            return (near, length ?? (far ?? 0) - near)
        }
        let (x, width) = span(value(.left), value(.right), value(.width), in: whole.width)
        let (y, height) = span(value(.top), value(.bottom), value(.height), in: whole.height)
        frame = CGRect(x: x, y: y, width: width, height: height)
    }

    /// Grows as much as its superview, with fixed margins.
    func autoresize(in size: CGSize, _ before: CGSize) {
        let more = (
            autoresizingMask.contains(.flexibleWidth) ? size.width - before.width : 0,
            autoresizingMask.contains(.flexibleHeight) ? size.height - before.height : 0
        )
        guard more != (0, 0) else { return }
        bounds.size = CGSize(width: bounds.width + more.0, height: bounds.height + more.1)
        center = CGPoint(x: center.x + more.0 / 2, y: center.y + more.1 / 2)
    }
}

@available(iOS 15.0, *)
public struct UIBackgroundConfiguration {
    public var backgroundColor: UIColor?
    public var cornerRadius: CGFloat = 0
}

@MainActor open class UIButton: UIView {
    @available(iOS 15.0, *)
    public struct Configuration {
        public var background = UIBackgroundConfiguration()
        public static func filled() -> Configuration { Configuration() }
    }

    private let surface = UIView()

    @available(iOS 15.0, *)
    public var configuration: Configuration? {
        get { nil }
        set {
            surface.backgroundColor = newValue?.background.backgroundColor
            surface.layer.cornerRadius = newValue?.background.cornerRadius ?? 0
            addSubview(surface)
        }
    }

    open override func layoutSubviews() { surface.frame = bounds }
}
