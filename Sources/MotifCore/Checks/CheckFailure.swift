import MotifFormula

/// The failure of a check in one case.
struct CheckFailure: Sendable {
    /// The amount by which the check failed; `nil` if it can't be measured, which is worse than any amount.
    let shortfall: Double?
    /// Returns the message. Most failures are followed by worse ones and never put into words.
    let message: @Sendable () -> String
}

extension CheckFailure {
    /// The failure of a motion that can't be evaluated.
    init(_ problems: Problems) {
        self.init(shortfall: nil) {
            guard let first = problems.problems.first else { return "The motion can't be evaluated" }
            return "\(first.path): \(first.message)"
        }
    }

    /// The amount for comparisons.
    var amount: Double { shortfall ?? .infinity }
}

extension CheckFailure? {
    /// Replaces the failure if this amount is more.
    mutating func worsen(by amount: Double, _ message: @escaping @Sendable () -> String) {
        guard amount > self?.amount ?? 0 else { return }
        self = CheckFailure(shortfall: amount, message: message)
    }

    /// Replaces the failure if the other one is worse.
    mutating func worsen(_ other: CheckFailure?) {
        guard let other, other.amount > self?.amount ?? -.infinity else { return }
        self = other
    }
}

extension Kind.Check {
    /// Returns the failure of the check; `nil` if it passes.
    func failure(in values: FormulaValues) -> CheckFailure? {
        do throws(FormulaError) {
            if try holds.value(in: values) == .boolean(true) { return nil }
            let text = try message.text(in: values)
            return CheckFailure(shortfall: try holds.shortfall(in: values)) { text }
        } catch {
            return CheckFailure(shortfall: nil) { "'\(error.source)' has no value: \(error.message)" }
        }
    }
}
