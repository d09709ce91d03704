public import MotifFormula

extension Kind {
    /// A name for a formula.
    public struct Binding: Sendable, Equatable {
        /// The name by which other formulas read it.
        public let name: String
        /// What it stands for.
        public let formula: CheckedFormula
    }
}
