public import MotifFormula
import MotifJSON

/// A pattern with all that its motion needs: its kind, its curves, and what formulas see of its parameters.
///
/// From it come timelines, a scene at a time.
public struct PatternMotion: Sendable {
    /// The pattern.
    public let pattern: Pattern
    /// The kind in the revision that the pattern was written against.
    public let kind: Kind
    /// What formulas read of the parameters.
    let parameters: FormulaValues

    /// Puts a pattern and its kind together.
    ///
    /// - Parameters:
    ///   - pattern: The pattern.
    ///   - kind: Its kind.
    ///   - document: Returns what formulas see of a document that a parameter refers to (`Item.formulaValue`); if it
    ///     returns `nil`, they see only its slug.
    public init(_ pattern: Pattern, of kind: Kind, document: (DocumentName) -> FormulaValue? = { _ in nil }) {
        self.pattern = pattern
        self.kind = kind
        parameters = kind.parameterValues(pattern.parameters, document: document)
    }
}

extension PatternMotion {
    /// The timeline of an operation on a screen, with the scene's own standards for all that the app decides.
    ///
    /// - Parameters:
    ///   - operation: Its name; the kind's first that has tracks where there is none.
    ///   - screen: Width and height in the current orientation, in points.
    ///   - variant: The standard or the reduced-motion variant.
    /// - Throws: What `scene` and the other `timeline` throw.
    public func timeline(
        of operation: String? = nil, on screen: MotionSize, variant: Timeline.Variant = .standard
    ) throws(Problems) -> Timeline {
        try timeline(of: operation, in: scene(on: screen), variant: variant)
    }

    /// The timeline of an operation in a scene.
    ///
    /// - Throws: `unknown-reference` for an operation that the kind does not have, that the system runs, or that has
    ///   no reduced variant; each formula without a value, with its place in the kind; tracks that overlap.
    public func timeline(
        of operation: String? = nil, in scene: MotionScene, variant: Timeline.Variant = .standard
    ) throws(Problems) -> Timeline {
        try timeline(running: plan(of: operation, variant: variant), in: scene)
    }

    /// The curve of a track in this pattern.
    public func curve(of source: CurveSource) -> Curve {
        switch source {
        case .fixed(let curve): curve
        case .parameter(let name, let defaultCurve):
            if case .curve(let curve)? = pattern.parameters[name] { curve } else { defaultCurve }
        }
    }

    /// Whether an operation has a variant for people who asked for less motion.
    public func hasReducedVariant(of operation: String) -> Bool {
        kind.reducedChoreography(of: operation) != nil
    }

    /// The operations that have tracks, their own or swapped ones, in the order of the kind.
    public var operations: [String] {
        kind.operations.map(\.name).filter { kind.choreography(of: $0) != nil }
    }
}
