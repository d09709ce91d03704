public import MotifFormula

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
