public import MotifFormula
import MotifJSON

/// A pattern with everything that its motion needs: its kind, its curves, and its parameters in formulas.
///
/// It makes a timeline for each scene.
public struct PatternMotion: Sendable {
    /// The pattern.
    public let pattern: Pattern
    /// The kind, in the revision that the pattern was written for.
    public let kind: Kind
    /// The values of the parameters in formulas.
    let parameters: FormulaValues

    /// Creates the motion of a pattern of a kind.
    ///
    /// - Parameters:
    ///   - pattern: The pattern.
    ///   - kind: Its kind.
    ///   - document: Returns what formulas see of a document that a parameter refers to (`Item.formulaValue`); if it
    ///     returns `nil`, they see only its slug.
    public init(_ pattern: Pattern, of kind: Kind, document: (DocumentName) -> FormulaValue? = { _ in nil }) {
        self.pattern = pattern
        self.kind = kind
        parameters = kind.parameters.formulaValues(pattern.parameters, document: document)
    }

    /// The motion of the same pattern with a kind whose formulas are settled.
    init(_ motion: PatternMotion, settled kind: Kind) {
        pattern = motion.pattern
        self.kind = kind
        parameters = motion.parameters
    }
}

extension PatternMotion {
    /// Returns the timeline of an operation on a screen, with the defaults of all scene inputs.
    ///
    /// - Parameters:
    ///   - operation: The name of the operation; by default, the kind's first with tracks.
    ///   - screen: Width and height in the current orientation, in points.
    ///   - variant: The standard or the reduced-motion variant.
    /// - Throws: The problems of `scene` and of the other `timeline`.
    public func timeline(
        of operation: String? = nil, on screen: MotionSize, variant: Timeline.Variant = .standard
    ) throws(Problems) -> Timeline {
        try timeline(of: operation, in: scene(on: screen), variant: variant)
    }

    /// Returns the timeline of an operation in a scene.
    ///
    /// - Throws: `unknown-reference` for an operation that the kind does not have, that the system runs, or that has
    ///   no reduced variant; each formula without a value, with its place in the kind; tracks that overlap.
    public func timeline(
        of operation: String? = nil, in scene: MotionScene, variant: Timeline.Variant = .standard
    ) throws(Problems) -> Timeline {
        try timeline(running: plan(of: operation, variant: variant), in: scene)
    }

    /// Returns the curve of a track in this pattern.
    public func curve(of source: CurveSource) -> Curve {
        switch source {
        case .fixed(let curve): curve
        case .parameter(let name, let defaultCurve):
            if case .curve(let curve)? = pattern.parameters[name] { curve } else { defaultCurve }
        }
    }

    /// Whether an operation has a reduced-motion variant.
    public func hasReducedVariant(of operation: String) -> Bool {
        kind.reducedChoreography(of: operation) != nil
    }

    /// The operations that have tracks, their own or swapped ones, in the order of the kind.
    public var operations: [String] {
        kind.operations.map(\.name).filter { kind.choreography(of: $0) != nil }
    }
}
