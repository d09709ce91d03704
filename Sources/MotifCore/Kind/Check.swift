public import MotifFormula
import MotifJSON

extension Kind {
    /// A condition that must be true on every screen.
    public struct Check: Sendable, Equatable {
        /// The name, a slug.
        public let name: String
        /// The reason for the check, in a sentence.
        public let summary: String
        /// The severity of a failure.
        public let level: Level
        /// The operation that the check is about; `nil` for the whole kind.
        public let operation: String?
        /// The condition, a boolean.
        public let holds: CheckedFormula
        /// The message if the condition is false.
        public let message: CheckedTemplate

        /// The severity of a failure.
        public enum Level: String, Sendable, Hashable, CaseIterable {
            /// The motion is broken.
            case error
            /// The motion may be broken.
            case warning
            /// Worth knowing.
            case info
        }
    }
}

extension Kind.Check {
    /// Reads the checks of a kind.
    static func readAll(_ reader: inout ObjectReader, _ names: KindNames) -> [Kind.Check?] {
        var taken: Set<String> = []
        return reader.parts("checks", limit: KindLimits.checks, summary: "Conditions that must hold on every screen.") {
            inner in
            let name = name(&inner, &taken)
            let level: Level? = inner.word("level", "level")
            let operation = inner.text("operation", .partName)
            if let operation { names.check(operation: operation, &inner, at: "operation") }
            let holds = inner.requiredFormula(
                "holds", as: .boolean, in: names.scope, is: "the condition that must hold")
            let message = inner.requiredTemplate(
                "message", in: names.scope, is: "the message if the condition fails, with formulas in braces",
                "The message if the condition is false, with formulas in braces.")
            let summary = inner.text("summary") ?? ""
            guard let name, let holds, let message else { return nil }
            return Kind.Check(
                name: name, summary: summary, level: level ?? .error, operation: operation, holds: holds,
                message: message)
        }
    }

    /// Reads a name. Patterns accept checks by name, so a name must be a slug, and not that of a built-in check.
    private static func name(_ reader: inout ObjectReader, _ taken: inout Set<String>) -> String? {
        guard let text = reader.requiredText("name", .slug, is: "the name of the check, such as 'covers-screen'"),
            !text.isEmpty
        else { return nil }
        if Slug(text) == nil {
            reader.report(.badSlug(text), at: "name")
        } else if BuiltInCheck(rawValue: text) != nil {
            reader.report(.rule(.exists, "'\(text)' is a built-in check; choose another name"), at: "name")
        } else if !taken.insert(text).inserted {
            reader.report(.duplicate(what: "The check '\(text)'"), at: "name")
        } else {
            return text
        }
        return nil
    }
}

/// The built-in checks, which every kind has.
public enum BuiltInCheck: String, Sendable, Hashable, CaseIterable {
    /// Every value of every frame is a finite number.
    case finiteValues = "finite-values"
    /// No track runs past the end of its operation.
    case tracksInside = "tracks-inside"
    /// Nothing visible jumps when an operation ends.
    case noJump = "no-jump"
    /// There is a variant for reduced motion.
    case reducedMotion = "reduced-motion"
    /// The operation lasts no longer than platform guidelines recommend.
    case comfortableDuration = "comfortable-duration"
    /// A spring has settled when its track ends.
    case springResidual = "spring-residual"
    /// No spring takes a size below 0.
    case noNegativeSize = "no-negative-size"
    /// No screen keeps its role in an operation that swaps another one.
    case noFixedRole = "no-fixed-role"
}
