// Views that know what a person sees of them, in place of SwiftUI's.

@_exported import Foundation

/// A part of the picture, with the changes of its view from the inside out.
struct Surface {
    let name: String
    /// The frame at rest, in which the view is laid out.
    let frame: CGRect
    var effects: [Effect] = []
}

/// A change of a view by a modifier.
enum Effect {
    case clipped(Path, isEvenOdd: Bool)
    case projected(ProjectionTransform)
    case faded(Double)
}

/// A view of the framework itself.
@MainActor
protocol Primitive {
    /// Back to front.
    var surfaces: [Surface] { get }
}

/// A part of an interface.
@MainActor @preconcurrency
public protocol View {
    /// The view that it consists of.
    associatedtype Body: View
    /// The view that it consists of.
    @ViewBuilder var body: Body { get }
}

extension Never: View {
    /// Never called.
    public var body: Never { fatalError("a view of the framework has no body") }
}

/// The progress to which animations have brought all values that change from 0 to 1; `nil` if nothing moves.
@MainActor var animated: CGFloat?

extension View {
    /// All surfaces, back to front.
    var surfaces: [Surface] {
        if let primitive = self as? any Primitive { return primitive.surfaces }
        guard let animated, var moving = self as? any View & Animatable else { return body.surfaces }
        moving.move(to: animated)
        return moving.bodySurfaces
    }

    fileprivate var bodySurfaces: [Surface] { body.surfaces }
}

extension Animatable {
    fileprivate mutating func move(to progress: CGFloat) {
        if let data = progress as? AnimatableData { animatableData = data }
    }
}

/// A value that animations change.
public protocol Animatable {
    /// The type of the value.
    associatedtype AnimatableData: VectorArithmetic
    /// The value.
    var animatableData: AnimatableData { get set }
}

/// No value.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
    /// No value.
    public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
    /// No change.
    public static func + (left: EmptyAnimatableData, right: EmptyAnimatableData) -> EmptyAnimatableData { left }
    /// No change.
    public static func - (left: EmptyAnimatableData, right: EmptyAnimatableData) -> EmptyAnimatableData { left }
    /// No change.
    public mutating func scale(by rhs: Double) {}
    /// Nothing.
    public var magnitudeSquared: Double { 0 }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
    /// No value.
    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}

// Elsewhere, the stand-in of Foundation has no type of its own for it.
#if os(Linux)
    extension CGFloat: VectorArithmetic {
        /// Multiplies by a number.
        public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
        /// The square.
        public var magnitudeSquared: Double { Double(self * self) }
    }
#endif

/// A view without contents.
public struct EmptyView: View, Primitive {
    let surfaces: [Surface] = []
    /// A view without contents.
    public init() {}
    /// Never called.
    public var body: Never { fatalError("a view of the framework has no body") }
}

/// A view after changes, or several views.
struct ChangedView: View, Primitive {
    let surfaces: [Surface]
    var body: Never { fatalError("a view of the framework has no body") }
}

/// What a modifier gets for the view that it changes.
public struct _ViewModifier_Content<Modifier>: View, Primitive {
    let surfaces: [Surface]
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

/// A color.
public struct Color: View, Primitive, Sendable {
    /// A color space.
    public enum RGBColorSpace: Sendable { case sRGB }
    var surfaces: [Surface] { [] }
    /// A color of a space.
    nonisolated public init(
        _ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {}
    /// Never called.
    public var body: Never { fatalError("a view of the framework has no body") }
}

/// A size of a rotation.
public struct Angle: Sendable {
    let degrees: Double
    /// Degrees.
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
}

extension View {
    private func changed(_ effect: (Surface) -> Effect) -> ChangedView {
        ChangedView(
            surfaces: surfaces.map { surface in
                var changed = surface
                changed.effects.append(effect(surface))
                return changed
            })
    }
    /// Sets the opacity.
    public func opacity(_ opacity: Double) -> some View { changed { _ in .faded(opacity) } }
    /// Cuts off what is outside of a shape.
    public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        changed { surface in
            .clipped(shape.path(in: CGRect(origin: .zero, size: surface.frame.size)), isEvenOdd: style.isEOFilled)
        }
    }
    /// Projects the view.
    public func projectionEffect(_ transform: ProjectionTransform) -> some View {
        changed { _ in .projected(transform) }
    }
    /// Adds a shadow, which is not in the picture here.
    public func shadow(color: Color, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
    /// Changes the view with a modifier.
    public func modifier<T: ViewModifier>(_ modifier: T) -> some View {
        ChangedView(surfaces: modifier.body(content: T.Content(surfaces: surfaces)).surfaces)
    }
}
