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
