// Controls, state, and animations around changes, as far as an app's code is compiled with them; nothing of it is run.

/// A value that a view keeps.
@propertyWrapper
public struct State<Value> {
    /// The value.
    public var wrappedValue: Value {
        get { fatalError("State is never read") }
        nonmutating set {}
    }
    /// A reference to the value.
    public var projectedValue: Binding<Value> { Binding() }
    /// A value.
    public init(wrappedValue: Value) {}
}

extension State: Sendable where Value: Sendable {}

/// A reference to a value of another view.
public struct Binding<Value> {
    init() {}
}

/// Whether the user prefers reduced motion.
nonisolated(unsafe) var prefersReducedMotion = false

/// What the system and outer views decide.
public struct EnvironmentValues {
    /// Whether the user prefers reduced motion.
    public var accessibilityReduceMotion: Bool { prefersReducedMotion }
}

/// Reads what the system or an outer view decides.
@propertyWrapper
public struct Environment<Value> {
    /// The value.
    public let wrappedValue: Value
    /// The value of a key.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { wrappedValue = EnvironmentValues()[keyPath: keyPath] }
}

/// A way to appear and disappear.
public struct AnyTransition {
    /// Fades.
    public static var opacity: AnyTransition { AnyTransition() }
    /// With an animation.
    public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// Runs changes with an animation.
public func withAnimation<Result>(
    _ animation: Animation? = nil, _ body: () throws -> Result
) rethrows -> Result { try body() }

/// Builds views from expressions.
@resultBuilder @MainActor
public enum ViewBuilder {
    /// No view.
    public static func buildBlock() -> EmptyView { EmptyView() }
    /// The view itself.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    /// Views one after the other.
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> {
        var surfaces: [Surface] = []
        repeat surfaces += (each content).surfaces
        return TupleView(surfaces: surfaces)
    }
    /// A view or none.
    public static func buildIf<Content: View>(_ content: Content?) -> TupleView<Content?> {
        TupleView(surfaces: content?.surfaces ?? [])
    }
    /// The first of two views.
    public static func buildEither<A: View, B: View>(first: A) -> _ConditionalContent<A, B> {
        _ConditionalContent(surfaces: first.surfaces)
    }
    /// The second of two views.
    public static func buildEither<A: View, B: View>(second: B) -> _ConditionalContent<A, B> {
        _ConditionalContent(surfaces: second.surfaces)
    }
}

/// One of two views.
public struct _ConditionalContent<A, B>: View, Primitive {
    let surfaces: [Surface]
    /// Never called.
    public var body: Never { fatalError("a view of the framework has no body") }
}

/// Several views.
public struct TupleView<T>: View, Primitive {
    let surfaces: [Surface]
    /// Never called.
    public var body: Never { fatalError("a view of the framework has no body") }
}

/// Views behind each other.
public struct ZStack<Content: View>: View, Primitive {
    let surfaces: [Surface]
    /// The views, back to front.
    public init(@ViewBuilder content: () -> Content) { surfaces = content().surfaces }
    /// Never called.
    public var body: Never { fatalError("a view of the framework has no body") }
}

/// A view for each element.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View, Primitive {
    let surfaces: [Surface]
    /// The views.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) { surfaces = data.flatMap { content($0).surfaces } }
    /// Never called.
    public var body: Never { fatalError("a view of the framework has no body") }
}

/// Views from top to bottom.
public struct VStack<Content: View>: View, Primitive {
    var surfaces: [Surface] { [] }
    /// The views.
    public init(@ViewBuilder content: () -> Content) {}
    /// Never called.
    public var body: Never { fatalError("a view of the framework has no body") }
}

/// A line of text.
public struct Text: View, Primitive {
    var surfaces: [Surface] { [] }
    /// A text.
    public init(_ content: String) {}
    /// Never called.
    public var body: Never { fatalError("a view of the framework has no body") }
}

/// A switch.
public struct Toggle: View, Primitive {
    var surfaces: [Surface] { [] }
    /// A switch with a title.
    public init(_ title: String, isOn: Binding<Bool>) {}
    /// Never called.
    public var body: Never { fatalError("a view of the framework has no body") }
}

/// A button.
public struct Button: View, Primitive {
    var surfaces: [Surface] { [] }
    /// A button with a title.
    @preconcurrency public init(_ title: String, action: @escaping @MainActor () -> Void) {}
    /// Never called.
    public var body: Never { fatalError("a view of the framework has no body") }
}

extension View {
    /// Animates changes of the view when a value changes.
    public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }
    /// Sets how the view appears and disappears.
    public func transition(_ t: AnyTransition) -> some View { self }
}
