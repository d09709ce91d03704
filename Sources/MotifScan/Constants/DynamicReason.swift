/// Why a value isn't known before the program runs.
package enum DynamicReason: Sendable, Equatable {
    /// A parameter of a function, or a value that is set elsewhere.
    case parameter(String)
    /// A variable that is assigned somewhere.
    case variable(String)
    /// Several constants with this path have different values.
    case ambiguous(String, Int)
    /// A name that has no value in the scanned files.
    case notFound(String)
    /// The result of a call.
    case call(String)
    /// A timing that a modifier of the app's own changes.
    case modified(String, by: String)
    /// The keyboard's own animation.
    case keyboard
    /// A number that can't be of the unit that its language counts in.
    case unit(String)
    /// An argument of a mixin, or the variable of a loop.
    case argument(String)
    /// A value that other rules decide, such as `inherit`.
    case inherited(String)
    /// The position of a scroll container, instead of time.
    case scroll
    /// A resource of the system.
    case platform(String)
    /// A value of a kind that isn't evaluated.
    case expression
    /// A value that is assigned in another block, such as a branch.
    case branch(String)
    /// A constant that is defined in terms of itself.
    case circular(String)
    /// More code than is evaluated for one place.
    case tooLong
    /// A function that the scanned code declares itself, or imports from a module that isn't read.
    case foreign(String)
    /// Code that is about motion, but that isn't read.
    case unread
    /// Code that could be motion of a library that its file doesn't import.
    case unimported
    /// The platform doesn't have such a call; the message is from `MotifSpelling`.
    case unreadable(String)

    /// The reason in words, as a continuation of "the duration is".
    package var words: String {
        switch self {
        case .parameter(let name): "'\(name)', which is set at run time"
        case .variable(let name): "'\(name)', a variable"
        case .ambiguous(let path, let count): "'\(path)', which matches \(count) constants with different values"
        case .notFound(let path): "'\(path)', which has no value in the scanned files"
        case .call(let name): "the result of '\(name)'"
        case .modified(let timing, let name): "\(timing), changed by the app's own '\(name)'"
        case .keyboard: "the keyboard's"
        case .unit(let name): "'\(name)', a number whose unit no scanned code shows"
        case .argument(let name): "'\(name)', which the mixin or the loop around it sets"
        case .inherited(let word): "'\(word)', which depends on other rules"
        case .scroll: "set by scrolling"
        case .platform(let name): "'\(name)', which the system sets"
        case .expression: "computed at run time"
        case .branch(let name): "'\(name)', which is assigned in another block"
        case .circular(let path): "'\(path)', which is defined in terms of itself"
        case .tooLong: "defined by more code than motif evaluates"
        case .foreign(let name): "set in '\(name)', which isn't the platform's function of this name"
        case .unimported: "in a file that imports neither Motion nor React Native"
        case .unread: "written in a way that motif doesn't read"
        case .unreadable(let message): message
        }
    }
}
