// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Layers and their animations, as on the pages of https://developer.apple.com/documentation/quartzcore, with the presentation that a simulated clock gives them.

@_exported import Foundation

/// A value of a layer that can be animated.
enum LayerValue: Equatable {
    case numbers([Double])
    case transform(CATransform3D)
    case path(CGPath?)

    /// What is between two values; beyond them for a spring that overshoots.
    func mixed(with other: LayerValue, _ part: Double) -> LayerValue {
        switch (self, other) {
        case (.numbers(let a), .numbers(let b)): return .numbers(zip(a, b).map { $0 + ($1 - $0) * part })
        case (.transform(let a), .transform(let b)): return .transform(a.mixed(with: b, part))
        case (.path(let a?), .path(let b?)):
            return .path(CGPath(zip(a.elements, b.elements).map { $0.mixed(with: $1, part) }))
        default: return part < 1 ? self : other
        }
    }

    /// UIKit's animations are additive: each adds its remaining distance to the value of the model.
    func adding(_ from: LayerValue, _ to: LayerValue, left: [Double]) -> LayerValue {
        switch (self, from, to) {
        case (.numbers(let model), .numbers(let a), .numbers(let b)):
            return .numbers(model.indices.map { model[$0] + (a[$0] - b[$0]) * left[min($0, left.count - 1)] })
        case (.transform(var model), .transform(let a), .transform(let b)):
            let shown = b.mixed(with: a, left[0])
            for row in 0..<4 {
                for column in 0..<4 { model.rows[row][column] += shown.rows[row][column] - b.rows[row][column] }
            }
            return .transform(model)
        default: return self
        }
    }
}

open class CALayer: NSObject {
    var values: [String: LayerValue] = [
        "position": .numbers([0, 0]), "size": .numbers([0, 0]), "opacity": .numbers([1]), "cornerRadius": .numbers([0]),
        "transform": .transform(CATransform3DIdentity), "shadowOpacity": .numbers([0]), "shadowRadius": .numbers([3]),
        "backgroundColor": .numbers([0, 0, 0, 0]), "path": .path(nil),
    ]
    /// What UIKit animates: additive, by the key of the value.
    var moves: [(key: String, from: LayerValue, to: LayerValue, part: () -> [Double], owner: ObjectIdentifier)] = []
    /// What `add(_:forKey:)` added, in that order.
    var added: [CAAnimation] = []
    /// Whether the values are those of a view, which UIKit animates in its blocks.
    var isViews = false
    public var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    public var zPosition: CGFloat = 0
    public var boundsOrigin = CGPoint.zero
    public var isHidden = false
    public var masksToBounds = false
    public var mask: CALayer?
    /// Where time stands still if the speed is 0.
    public var speed: Float = 1 {
        didSet { epoch = Simulation.now }
    }
    public var timeOffset: CFTimeInterval = 0 {
        didSet {
            let time = epoch + timeOffset
            if speed == 0 { MainActor.assumeIsolated { Simulation.advance(to: time) } }
        }
    }
    private var epoch = 0.0
    public var shadowColor: CGColor? = CGColor([0, 0, 0, 1])
    public var shadowOffset = CGSize(width: 0, height: -3)
    public var shadowPath: CGPath?
    public var borderWidth: CGFloat = 0
    public var borderColor: CGColor?
    public var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    @available(iOS 13.0, *)
    public var cornerCurve: CALayerCornerCurve {
        get { curve }
        set { curve = newValue }
    }
    private var curve = CALayerCornerCurve.circular
    public private(set) var sublayers: [CALayer]?
    public private(set) weak var superlayer: CALayer?
    /// Whether it is the picture of a snapshot, which is as large as the snapshot.
    var fillsParent = false
    /// What an image or text fills the layer with.
    var contents: [Double]?

    public required override init() {}

    func set(_ key: String, _ value: LayerValue) {
        let before = values[key]
        values[key] = value
        guard isViews, let block = AnimationBlock.current, let before, before != value else { return }
        block.add(self, key, before, value)
    }

    /// The value on screen now.
    func shown(_ key: String) -> LayerValue {
        var value = values[key] ?? .numbers([0])
        for move in moves where move.key == key {
            value = value.adding(move.from, move.to, left: move.part().map { 1 - $0 })
        }
        for animation in added { value = animation.apply(to: value, key) }
        return value
    }

    func numbers(_ key: String, shown isShown: Bool = true) -> [Double] {
        if case .numbers(let numbers) = isShown ? shown(key) : values[key] { numbers } else { [] }
    }

    public var position: CGPoint {
        get { CGPoint(x: numbers("position", shown: false)[0], y: numbers("position", shown: false)[1]) }
        set { set("position", .numbers([newValue.x, newValue.y])) }
    }
    public var cornerRadius: CGFloat {
        get { numbers("cornerRadius", shown: false)[0] }
        set { set("cornerRadius", .numbers([newValue])) }
    }
    public var opacity: Float {
        get { Float(numbers("opacity", shown: false)[0]) }
        set { set("opacity", .numbers([Double(newValue)])) }
    }
    public var shadowOpacity: Float {
        get { Float(numbers("shadowOpacity", shown: false)[0]) }
        set { set("shadowOpacity", .numbers([Double(newValue)])) }
    }
    public var shadowRadius: CGFloat {
        get { numbers("shadowRadius", shown: false)[0] }
        set { set("shadowRadius", .numbers([newValue])) }
    }

    /// Whether windows are displayed, as they aren't without a scene.
    nonisolated(unsafe) static var isDisplayed = true

    /// A copy with the values on screen.
    public func presentation() -> Self? {
        guard Self.isDisplayed else { return nil }
        let copy = Self()
        for key in values.keys { copy.values[key] = shown(key) }
        return copy
    }

    func addSublayer(_ layer: CALayer) {
        layer.removeFromSuperlayer()
        sublayers = (sublayers ?? []) + [layer]
        layer.superlayer = self
    }

    public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        addSublayer(layer)
        guard var all = sublayers, let index = all.firstIndex(where: { $0 === sibling }) else { return }
        all.removeLast()
        all.insert(layer, at: index)
        sublayers = all
    }

    public func removeFromSuperlayer() {
        superlayer?.sublayers?.removeAll { $0 === self }
        superlayer = nil
    }

    public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { t }

    public func add(_ animation: CAAnimation, forKey key: String?) {
        if let keyPath = (animation as? CAPropertyAnimation)?.keyPath {
            let isKnown = Self.numberKeys.contains(keyPath) || ["path", "position.x"].contains(keyPath)
            precondition(isKnown, "\(type(of: self)) does not animate \(keyPath)")
        }
        if animation.beginTime == 0 { animation.beginTime = Simulation.now }
        added.append(animation)
        CATransaction.current.last?.add(animation)
    }

    public func removeAllAnimations() { added = [] }

    /// The key paths whose values are numbers.
    static let numberKeys: Set<String> = ["opacity", "cornerRadius", "shadowOpacity", "shadowRadius"]

    /// Of `NSObject` where there is Objective-C, which raises an exception for an unknown key path.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        switch value {
        case let path as CGPath where self is CAShapeLayer && keyPath == "path": set(keyPath, .path(path))
        case let number as CGFloat where Self.numberKeys.contains(keyPath): set(keyPath, .numbers([number]))
        default: preconditionFailure("\(type(of: self)) has no \(keyPath) for \(value ?? "nil")")
        }
    }
}

public struct CACornerMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

public struct CALayerCornerCurve: Sendable, Equatable {
    public static let circular = CALayerCornerCurve(name: "circular")
    public static let continuous = CALayerCornerCurve(name: "continuous")
    let name: String
}

public struct CAShapeLayerFillRule: Sendable, Equatable {
    public static let evenOdd = CAShapeLayerFillRule(isEvenOdd: true)
    public static let nonZero = CAShapeLayerFillRule(isEvenOdd: false)
    let isEvenOdd: Bool
}

public final class CAShapeLayer: CALayer {
    public var fillRule = CAShapeLayerFillRule.nonZero
    public var path: CGPath? {
        get { if case .path(let path) = values["path"] { path } else { nil } }
        set { set("path", .path(newValue)) }
    }
    var shownPath: CGPath? { if case .path(let path) = shown("path") { path } else { nil } }
}

public struct CAMediaTimingFillMode: Sendable, Equatable {
    public static let removed = CAMediaTimingFillMode(before: false, after: false)
    public static let backwards = CAMediaTimingFillMode(before: true, after: false)
    public static let forwards = CAMediaTimingFillMode(before: false, after: true)
    public static let both = CAMediaTimingFillMode(before: true, after: true)
    let before: Bool
    let after: Bool
}

public final class CAMediaTimingFunction: NSObject {
    let timing: Timing
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        timing = .cubic(Double(c1x), Double(c1y), Double(c2x), Double(c2y))
    }
}

open class CAAnimation: NSObject {
    public var timingFunction: CAMediaTimingFunction?
    public var beginTime: CFTimeInterval = 0
    public var duration: CFTimeInterval = 0
    public var fillMode = CAMediaTimingFillMode.removed
    public var isRemovedOnCompletion = true
    public var repeatCount: Float = 0
    public var autoreverses = false

    var end: CFTimeInterval { beginTime + duration }
    func apply(to value: LayerValue, _ key: String) -> LayerValue { value }
}

open class CAPropertyAnimation: CAAnimation {
    public var keyPath: String?
}

open class CABasicAnimation: CAPropertyAnimation {
    public var fromValue: Any?
    public var toValue: Any?
    public var byValue: Any?

    var timing: Timing { timingFunction?.timing ?? .linear }

    override func apply(to value: LayerValue, _ key: String) -> LayerValue {
        let isPart = keyPath == "position.x" && key == "position"
        guard keyPath == key || isPart, let from = Self.value(fromValue), let to = Self.value(toValue) else {
            return value
        }
        let shown = shown(from, to)
        guard isPart, case .numbers(var numbers) = value, case .numbers(let x)? = shown else { return shown ?? value }
        numbers[0] = x[0]
        return .numbers(numbers)
    }

    private func shown(_ from: LayerValue, _ to: LayerValue) -> LayerValue? {
        let elapsed = Simulation.now - beginTime
        if elapsed < 0 { return fillMode.before ? from : nil }
        if elapsed >= duration { return fillMode.after && !isRemovedOnCompletion ? to : nil }
        return from.mixed(with: to, timing.part(of: elapsed, duration: duration))
    }

    private static func value(_ any: Any?) -> LayerValue? {
        if let path = any as? CGPath { return .path(path) }
        return (any as? CGFloat).map { .numbers([$0]) }
    }
}

public final class CASpringAnimation: CABasicAnimation {
    public var mass: CGFloat = 1
    public var stiffness: CGFloat = 100
    public var damping: CGFloat = 10
    public var initialVelocity: CGFloat = 0

    override var timing: Timing { .spring(mass, stiffness, damping, initialVelocity) }

    /// A thousandth of the way: by the envelope of a spring that swings, or else the first tenth of a second of more
    /// than one whole second at rest.
    public var settlingDuration: CFTimeInterval {
        let (ratio, decay) = (damping / (2 * (mass * stiffness).squareRoot()), damping / (2 * mass))
        if ratio < 1 {
            let rate = (stiffness / mass).squareRoot() * (1 - ratio * ratio).squareRoot()
            return max(0, -log(0.001 / (1 + abs((decay - initialVelocity) / rate))) / decay)
        }
        func isAtRest(_ tenth: Int) -> Bool { abs(1 - timing.part(of: Double(tenth) * 0.1, duration: 0)) < 0.001 }
        return Double((0...10_000).first { start in (start...start + 11).allSatisfy(isAtRest) } ?? 10_000) * 0.1
    }
}

public func CACurrentMediaTime() -> CFTimeInterval { Simulation.now }

public final class CATransaction: NSObject {
    nonisolated(unsafe) static var current: [CATransaction] = []
    private var block: (() -> Void)?
    private var end = 0.0

    func add(_ animation: CAAnimation) { end = max(end, animation.end) }

    public class func flush() {}
    public class func begin() { current.append(CATransaction()) }
    public class func setDisableActions(_ flag: Bool) {}
    public class func setCompletionBlock(_ block: (() -> Void)?) { current.last?.block = block }
    public class func commit() {
        guard let transaction = current.popLast(), let block = transaction.block else { return }
        Simulation.schedule(at: max(transaction.end, Simulation.now), block)
    }
}
