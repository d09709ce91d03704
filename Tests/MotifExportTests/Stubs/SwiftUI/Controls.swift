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

/// What the system and outer views decide.
public struct EnvironmentValues {
    /// Whether the user prefers reduced motion.
    public var accessibilityReduceMotion: Bool { false }
}

/// Reads what the system or an outer view decides.
@propertyWrapper
public struct Environment<Value> {
    /// The value.
    public var wrappedValue: Value { fatalError("the environment is never read") }
    /// The value of a key.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {}
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

extension ViewBuilder {
    /// Views one after the other.
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> { TupleView() }
    /// A view or none.
    public static func buildIf<Content: View>(_ content: Content?) -> TupleView<Content?> { TupleView() }
}

/// Several views.
public struct TupleView<T>: View, Primitive {
    var effects: [Effect] { [] }
    nonisolated init() {}
    /// Never called.
    public var body: Never { fatalError("a view of the framework has no body") }
}

/// Views from top to bottom.
public struct VStack<Content: View>: View, Primitive {
    var effects: [Effect] { [] }
    /// The views.
    public init(@ViewBuilder content: () -> Content) {}
    /// Never called.
    public var body: Never { fatalError("a view of the framework has no body") }
}

/// A line of text.
public struct Text: View, Primitive {
    var effects: [Effect] { [] }
    /// A text.
    public init(_ content: String) {}
    /// Never called.
    public var body: Never { fatalError("a view of the framework has no body") }
}

/// A switch.
public struct Toggle: View, Primitive {
    var effects: [Effect] { [] }
    /// A switch with a title.
    public init(_ title: String, isOn: Binding<Bool>) {}
    /// Never called.
    public var body: Never { fatalError("a view of the framework has no body") }
}

/// A button.
public struct Button: View, Primitive {
    var effects: [Effect] { [] }
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
