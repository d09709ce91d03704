public import MotifFormula

extension Kind {
    /// A gesture that drives an operation.
    ///
    /// While the gesture changes, the operation is driven to `progress` of its way, with linear curves; when it ends,
    /// the operation finishes or is cancelled; when the gesture is cancelled, so is the operation.
    public struct Interaction: Sendable, Equatable {
        /// Its name.
        public let name: String
        /// What it does, in a sentence.
        public let summary: String
        /// The name of the operation that it drives.
        public let operation: String
        /// How far the operation is, from 0 to 1; may read `translation` and `velocity`, which are points.
        public let progress: CheckedFormula
        /// Whether the end of the gesture finishes the operation, a boolean; may read `progress` too.
        public let finishes: CheckedFormula
    }
}
