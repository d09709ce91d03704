import MotifSource
import MotifSpelling

// Members of SwiftUI's type of animations without the type.
extension PlaceFinder {
    /// Whether code is in an extension of SwiftUI's type of animations, whose members need no dot.
    func extendsAnimation(_ index: Int) -> Bool {
        extendsAnimation && outline.path(of: outline.scope(of: index)).last == "Animation"
    }

    /// `easeOut(duration: 0.3)` in such an extension.
    func isOwnAnimation(_ index: Int) -> Bool {
        extendsAnimation(index) && tokens.matches(index + 1, "(") && !isMember(index) && !isDeclared(index)
            && Dialect.hasAnimation(tokens.string(index), label: label(at: index + 2))
    }

    /// Tokens before a value that a function returns, or that a case or a branch has.
    private static let returning: [StaticString] = ["return", ":", "{", "in", "else", "?", "??"]

    /// `.easeOut(duration: 0.3)` anywhere, and `.snappy` where an animation is expected: returned by a function with
    /// this type, assigned to an `animation`, or the default of a parameter.
    mutating func implicit(_ index: Int) {
        if tokens.matches(index + 1, "init") { return initializer(index) }
        guard !isOperand(index - 1), tokens.isName(index + 1), Dialect.hasAnimation(tokens.string(index + 1)) else {
            return
        }
        let isAssigned =
            tokens.matches(index - 1, "=") && (tokens.matches(index - 2, "animation") || isParameter(index - 1))
        let isReturned = tokens.matches(index - 1, anyOf: Self.returning) && outline.result(at: index) == "Animation"
        let isCall = Dialect.hasAnimation(tokens.string(index + 1), label: label(at: index + 3))
        guard isAssigned || isReturned || isCall && tokens.matches(index + 2, "(") else { return }
        add(from: index, index) { place, _ in
            place.isImplicit = !isAssigned && !isReturned
            return true
        }
    }

    /// `.init(duration: 0.25, dampingRatio: 1)` where an animator is declared or returned.
    private mutating func initializer(_ index: Int) {
        let isReturned = tokens.matches(index - 1, anyOf: ["return", "{"])
        let result = isReturned ? outline.result(at: index) : ""
        let type = outline.declaration(withValueAt: index)?.type ?? result
        let call = SourceExpression(.call(SourceExpression(.name(type)), []))
        // The properties of an animation of Core Animation are set elsewhere.
        guard entries.areNamed(in: call), !type.hasPrefix("CA") else { return }
        add(from: index, index) { place, _ in
            (place.expression, place.expectsAnimation) = (place.expression.typed(type), false)
            return true
        }
    }

    /// Whether an equals sign is behind a parameter with the type of an animation.
    private func isParameter(_ sign: Int) -> Bool {
        tokens.matches(sign - 1, "Animation") || tokens.matches(sign - 1, "?") && tokens.matches(sign - 2, "Animation")
    }

    /// The label at a token; empty if a value without one begins there.
    private func label(at index: Int) -> String { tokens.matches(index + 1, ":") ? tokens.string(index) : "" }
}
