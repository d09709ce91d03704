// Views that remember what modifiers do to them, in place of SwiftUI's.

@_exported import Foundation

/// A change of a view by a modifier.
struct Effect {
    let name: String
    let values: [Double]
    /// The animation around it, if one is.
    var animation: Animation?
}

/// A view that consists of nothing but changes.
@MainActor
protocol Primitive {
    var effects: [Effect] { get }
}

/// A part of an interface.
@MainActor @preconcurrency
public protocol View {
    /// The view that it consists of.
    associatedtype Body: View
    /// The view that it consists of.
    @ViewBuilder var body: Body { get }
}

/// Builds a view from one expression.
@resultBuilder
public enum ViewBuilder {
    /// The view itself.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
}

extension Never: View {
    /// Never called.
    public var body: Never { fatalError("a view of the framework has no body") }
}

extension View {
    /// All changes, from the inside out.
    var effects: [Effect] { (self as? any Primitive)?.effects ?? body.effects }
}

/// A view without contents.
public struct EmptyView: View, Primitive {
    let effects: [Effect] = []
    /// A view without contents.
    public init() {}
    /// Never called.
    public var body: Never { fatalError("a view of the framework has no body") }
}

/// A view after changes.
struct ChangedView: View, Primitive {
    let effects: [Effect]
    var body: Never { fatalError("a view of the framework has no body") }
}

/// What an animation or a transition gets for the view that it changes.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public struct PlaceholderContentView<Value>: View, Primitive {
    let effects: [Effect]
    /// Never called.
    public var body: Never { fatalError("a view of the framework has no body") }
}

/// What a modifier gets for the view that it changes.
public struct _ViewModifier_Content<Modifier>: View, Primitive {
    let effects: [Effect]
    /// Never called.
    public var body: Never { fatalError("a view of the framework has no body") }
}

/// Changes a view.
@MainActor @preconcurrency
public protocol ViewModifier {
    /// The changed view.
    associatedtype Body: View
    /// The view before.
    typealias Content = _ViewModifier_Content<Self>
    /// The changed view.
    @ViewBuilder func body(content: Content) -> Body
}

/// How far a transition is.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public enum TransitionPhase: Equatable, Sendable {
    case willAppear, identity, didDisappear
    /// Whether the view is shown as it is.
    public var isIdentity: Bool { self == .identity }
}

/// Changes a view that appears or disappears.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
@MainActor @preconcurrency
public protocol Transition {
    /// The changed view.
    associatedtype Body: View
    /// The view before.
    typealias Content = PlaceholderContentView<Self>
    /// The changed view in a phase.
    @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

/// A color.
public struct Color: Sendable {
    /// A color space.
    public enum RGBColorSpace: Sendable { case sRGB }
    /// A color of a space.
    public init(_ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {}
}

/// A size of a rotation.
public struct Angle: Sendable {
    let degrees: Double
    /// Degrees.
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
}

extension View {
    private func changed(_ name: String, _ values: Double...) -> ChangedView {
        ChangedView(effects: effects + [Effect(name: name, values: values)])
    }
    /// Sets the opacity.
    public func opacity(_ opacity: Double) -> some View { changed("opacity", opacity) }
    /// Scales both sides.
    public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: s, y: s, anchor: anchor)
    }
    /// Scales each side.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        changed("scale", Double(x), Double(y), anchor.x, anchor.y)
    }
    /// Rotates in the plane.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        changed("rotation", angle.degrees, anchor.x, anchor.y)
    }
    /// Moves by a distance.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { changed("offset", Double(x), Double(y)) }
    /// Changes the view with a modifier.
    public func modifier<T: ViewModifier>(_ modifier: T) -> some View {
        ChangedView(effects: modifier.body(content: T.Content(effects: effects)).effects)
    }
    /// Animates the changes that a closure makes.
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public func animation<V: View>(
        _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        let own = body(PlaceholderContentView(effects: [])).effects.map { effect in
            Effect(name: effect.name, values: effect.values, animation: effect.animation ?? animation)
        }
        return ChangedView(effects: effects + own)
    }
}
