import MotifFormula

extension BuiltInCheck {
    /// The severity of a failure.
    public var level: Kind.Check.Level {
        switch self {
        case .finiteValues, .tracksInside: .error
        case .noJump, .reducedMotion, .comfortableDuration, .springResidual, .noNegativeSize, .noFixedRole: .warning
        }
    }
}

/// The failures of the built-in checks that are the same in all cases of a run.
struct PlanFailures: Sendable {
    /// The failure of `reduced-motion`.
    let unreduced: CheckFailure?
    /// The failure of `no-fixed-role`.
    let fixedRole: CheckFailure?

    /// Creates the failures of the operations of a kind.
    ///
    /// - Parameters:
    ///   - standard: The operations that have tracks.
    ///   - reduced: The operations that have a reduced-motion variant.
    ///   - kind: Their kind.
    init(_ standard: [String], reduced: [String], of kind: Kind) {
        let names = standard.filter { !reduced.contains($0) }
        unreduced =
            names.isEmpty
            ? nil
            : CheckFailure(shortfall: nil) {
                let quoted = names.map { "'\($0)'" }.joined(separator: ", ")
                return "\(quoted) \(names.count == 1 ? "has" : "have") no reduced-motion variant"
            }
        var fixedRole: CheckFailure?
        for operation in standard { fixedRole.worsen(Self.fixedRole(in: operation, of: kind)) }
        self.fixedRole = fixedRole
    }

    private static func fixedRole(in operation: String, of kind: Kind) -> CheckFailure? {
        guard let layer = kind.layersWithFixedRole(in: operation).first, let role = layer.roles.role(in: operation)
        else { return nil }
        return CheckFailure(shortfall: nil) {
            "'\(layer.name)' is the \(role.rawValue) in '\(operation)' too; give it a role for each operation"
        }
    }
}
