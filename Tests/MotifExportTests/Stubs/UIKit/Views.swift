// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Views as a tree with geometry, safe areas and snapshots.
//
// Source: the page of each declaration below https://developer.apple.com/documentation/uikit, in lowercase, such as
// …/uiview/snapshotview(afterscreenupdates:). Versions of iOS before 13 are left out.

import Foundation

public final class UIColor: NSObject, Sendable {
    public static let black = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
    public static let white = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
    public static let clear = UIColor(red: 0, green: 0, blue: 0, alpha: 0)
    @available(iOS 13.0, *)
    public static let systemBackground = UIColor(.white, dark: .black)
    @available(iOS 13.0, *)
    public static let systemGray6 = UIColor(
        UIColor(red: 242 / 255, green: 242 / 255, blue: 247 / 255, alpha: 1),
        dark: UIColor(red: 28 / 255, green: 28 / 255, blue: 30 / 255, alpha: 1))
    private let variants: (light: [Double], dark: [Double])
    var components: [Double] { Simulation.isDark ? variants.dark : variants.light }
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        variants = ([red, green, blue, alpha], [red, green, blue, alpha])
    }
    private init(_ light: UIColor, dark: UIColor) { variants = (light.variants.light, dark.variants.dark) }
    public var cgColor: CGColor { CGColor(components) }
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
    public let layer: CALayer
    public private(set) weak var superview: UIView?
    public private(set) var subviews: [UIView] = []
    public var tintColor: UIColor?
    public enum ContentMode: Int, Sendable { case scaleToFill, scaleAspectFit }
    public var contentMode = ContentMode.scaleToFill
    /// Whether it has been on screen, so that there is something to take a snapshot of.
    var isDrawn = false

    public init(frame: CGRect) {
        layer = CALayer()
        super.init()
        layer.isViews = true
        self.frame = frame
    }
    public override convenience init() { self.init(frame: .zero) }

    public var alpha: CGFloat {
        get { layer.numbers("opacity", shown: false)[0] }
        set { layer.set("opacity", .numbers([newValue])) }
    }
    public var isHidden: Bool {
        get { layer.isHidden }
        set { layer.isHidden = newValue }
    }
    public var backgroundColor: UIColor? {
        didSet { layer.set("backgroundColor", .numbers(backgroundColor?.components ?? [0, 0, 0, 0])) }
    }
    public var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }
    public var bounds: CGRect {
        get {
            let size = layer.numbers("size", shown: false)
            return CGRect(origin: layer.boundsOrigin, size: CGSize(width: size[0], height: size[1]))
        }
        set {
            let before = bounds.size
            layer.boundsOrigin = newValue.origin
            layer.set("size", .numbers([newValue.size.width, newValue.size.height]))
            guard newValue.size != before else { return }
            needsLayout = true
            for view in subviews { view.autoresize(in: newValue.size, before) }
        }
    }
    public var center: CGPoint {
        get { layer.position }
        set { layer.position = newValue }
    }
    public var frame: CGRect {
        get { superview.map { convert(bounds, to: $0) } ?? CGRect(origin: origin, size: bounds.size) }
        set {
            bounds.size = newValue.size
            center = CGPoint(
                x: newValue.origin.x + layer.anchorPoint.x * newValue.size.width,
                y: newValue.origin.y + layer.anchorPoint.y * newValue.size.height)
        }
    }
    private var origin: CGPoint {
        CGPoint(
            x: center.x - layer.anchorPoint.x * bounds.width, y: center.y - layer.anchorPoint.y * bounds.height)
    }
    @available(iOS 13.0, *)
    public var transform3D: CATransform3D {
        get { if case .transform(let transform) = layer.values["transform"] { transform } else { CATransform3D() } }
        set { layer.set("transform", .transform(newValue)) }
    }
    public var mask: UIView? {
        didSet { layer.mask = mask?.layer }
    }
    public var window: UIWindow? { self as? UIWindow ?? superview?.window }

    public func addSubview(_ view: UIView) {
        let before = view.window
        view.removeFromSuperview()
        subviews.append(view)
        view.superview = self
        layer.addSublayer(view.layer)
        if window !== before { view.setNeedsLayout() }
    }
    public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        addSubview(view)
        guard let index = subviews.firstIndex(where: { $0 === sibling }) else { return }
        subviews.removeLast()
        subviews.insert(view, at: index)
        layer.insertSublayer(view.layer, below: sibling.layer)
    }
    public func removeFromSuperview() {
        superview?.subviews.removeAll { $0 === self }
        superview = nil
        layer.removeFromSuperlayer()
    }
    public func isDescendant(of view: UIView) -> Bool { self === view || superview?.isDescendant(of: view) == true }

    open func layoutSubviews() {}
    private var needsLayout = true
    public var autoresizingMask: AutoresizingMask = []
    var constraints: [NSLayoutConstraint] = []
    public func layoutIfNeeded() {
        if needsLayout {
            needsLayout = false
            for view in subviews { view.constrain(in: bounds) }
            layoutSubviews()
        }
        for view in subviews { view.layoutIfNeeded() }
    }
    /// A view that comes into a window has safe areas that it had not.
    private func setNeedsLayout() {
        needsLayout = true
        for view in subviews { view.setNeedsLayout() }
    }
    /// Without a window there is none, as the page of `safeAreaLayoutGuide` says.
    public var safeAreaTop: CGFloat { window == nil ? 0 : 59 }

    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        guard let view, let root = toRoot(CGPoint(x: point.x, y: point.y), of: view) else { return point }
        precondition(view.root === self.root, "Views of two hierarchies have no common coordinates")
        return fromRoot(root)
    }
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { view?.convert(point, from: self) ?? point }
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        let corners = [(rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.minX, rect.maxY), (rect.maxX, rect.maxY)]
            .map { convert(CGPoint(x: $0.0, y: $0.1), to: view) }
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { return rect }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
    private var root: UIView { superview?.root ?? self }
    private func toRoot(_ point: CGPoint, of view: UIView) -> CGPoint? {
        guard let parent = view.superview else { return point }
        let next = view.layer.toParent(point, shown: false)
        return toRoot(CGPoint(x: next.x, y: next.y), of: parent)
    }
    private func fromRoot(_ point: CGPoint) -> CGPoint {
        guard let superview else { return point }
        return layer.fromParent(superview.fromRoot(point), shown: false) ?? .zero
    }

    /// Empty for a view that nobody has seen, unless it is drawn for it.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        let snapshot = UIView(frame: bounds)
        if afterUpdates, window != nil { draw() }
        guard isDrawn, !isHidden, alpha > 0 else { return snapshot }
        let copy = clone()
        copy.frame = bounds
        snapshot.addSubview(copy)
        copy.layer.fillsParent = true
        return snapshot
    }
    private func clone() -> UIView {
        let copy = UIView(frame: frame)
        (copy.backgroundColor, copy.alpha, copy.isHidden) = (backgroundColor, alpha, isHidden)
        copy.layer.cornerRadius = layer.cornerRadius
        copy.layer.contents = layer.contents
        for view in subviews where view.isDrawn {
            let part = view.clone()
            part.frame = view.frame
            copy.addSubview(part)
        }
        return copy
    }
    func draw() {
        isDrawn = true
        for view in subviews { view.draw() }
    }
}

public final class UIImage: NSObject, Sendable {
    public final class SymbolConfiguration: NSObject, Sendable {}
    let color: UIColor
    public init(filledWith color: UIColor) { self.color = color }
}

public final class UIImageView: UIView {
    public var image: UIImage? {
        didSet { layer.contents = image?.color.components }
    }
    public convenience init(image: UIImage?) {
        self.init(frame: .zero)
        self.image = image
        layer.contents = image?.color.components
    }
    public override init(frame: CGRect) { super.init(frame: frame) }
    @available(iOS 13.0, *)
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        get { symbols }
        set { symbols = newValue }
    }
    private var symbols: UIImage.SymbolConfiguration?
}

/// A view with words, which fill it here with a color.
public final class UILabel: UIView {
    public var ink: UIColor? {
        didSet { layer.contents = ink?.components }
    }
}

open class UIScrollView: UIView {
    public var contentOffset: CGPoint {
        get { bounds.origin }
        set { bounds.origin = newValue }
    }
}

public final class UIBezierPath: NSObject {
    private var elements: [CGPath.Element]
    public init(rect: CGRect) { elements = [.rect(rect)] }
    public init(ovalIn rect: CGRect) { elements = [.ellipse(rect)] }
    public func append(_ path: UIBezierPath) { elements += path.elements }
    public var cgPath: CGPath { CGPath(elements) }
}

public enum UIAccessibility {
    @MainActor public static var isReduceMotionEnabled: Bool { Simulation.reducesMotion }
}

@MainActor open class UIGestureRecognizer: NSObject {
    public enum State: Int, Sendable { case possible, began, changed, ended, cancelled, failed }
    public var state = State.possible
    public var view: UIView?
    public func location(in view: UIView?) -> CGPoint { .zero }
}

public final class UIPanGestureRecognizer: UIGestureRecognizer {
    public var moved = CGPoint.zero
    public func translation(in view: UIView?) -> CGPoint { moved }
    public func velocity(in view: UIView?) -> CGPoint { .zero }
}
