public import MotifFormula
import MotifJSON

extension Kind {
    /// Something that must hold on every screen.
    public struct Check: Sendable, Equatable {
        /// Its name, a slug.
        public let name: String
        /// Why it matters, in a sentence.
        public let summary: String
        /// How bad it is where it does not hold.
        public let level: Level
        /// The operation that it speaks of; the whole kind where there is none.
        public let operation: String?
        /// What must hold, a boolean.
        public let holds: CheckedFormula
        /// What to say where it does not.
        public let message: CheckedTemplate

        /// How bad a finding is.
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
        return reader.parts("checks", limit: KindLimits.checks) { inner in
            let name = name(&inner, &taken)
            let level: Level? = inner.word("level", "level")
            let operation = inner.text("operation")
            if let operation { names.check(operation: operation, &inner, at: "operation") }
            let holds = inner.requiredFormula("holds", as: .boolean, in: names.scope, is: "what must hold")
            let message = inner.requiredTemplate(
                "message", in: names.scope, is: "what to say where it does not hold, with formulas in braces")
            let summary = inner.text("summary") ?? ""
            guard let name, let holds, let message else { return nil }
            return Kind.Check(
                name: name, summary: summary, level: level ?? .error, operation: operation, holds: holds,
                message: message)
        }
    }

    /// Checks are accepted by name, so a name is a slug and none of those that every kind has.
    private static func name(_ reader: inout ObjectReader, _ taken: inout Set<String>) -> String? {
        guard let text = reader.requiredText("name", is: "the name of the check, such as 'covers-screen'"),
            !text.isEmpty
        else { return nil }
        if Slug(text) == nil {
            reader.report(.badSlug(text), at: "name")
        } else if BuiltInCheck(rawValue: text) != nil {
            reader.report(.rule(.exists, "Every kind has a check '\(text)' already"), at: "name")
        } else if !taken.insert(text).inserted {
            reader.report(.duplicate(what: "The check '\(text)'"), at: "name")
        } else {
            return text
        }
        return nil
    }
}

/// The checks that every kind has without saying so.
public enum BuiltInCheck: String, Sendable, Hashable, CaseIterable {
    /// Every value of every frame is a finite number.
    case finiteValues = "finite-values"
    /// No track runs past the end of its operation.
    case tracksInside = "tracks-inside"
    /// Nothing visible jumps when an operation ends.
    case noJump = "no-jump"
    /// There is a variant for reduced motion.
    case reducedMotion = "reduced-motion"
    /// The whole lasts no longer than platform guidelines call comfortable.
    case comfortableDuration = "comfortable-duration"
    /// A spring has come to rest when its track ends.
    case springResidual = "spring-residual"
}
