package import MotifCore
import MotifJSON
import MotifText

extension Spelling {
    /// Whether the curve of a catalog is the one that is written.
    ///
    /// Numbers are equal as decimals; a number that is written with four digits or more is also equal to one that is
    /// rounded to these digits. Springs are compared by what runs, whatever their forms.
    ///
    /// - Parameter duration: The duration of the track in seconds, which UIKit's spring needs.
    package func matches(_ other: Curve, over duration: Double?) -> Bool {
        guard unknown.isEmpty, let curve else { return false }
        if let points = curve.controlPoints {
            guard let others = other.controlPoints else { return false }
            return Self.areWritten(
                [points.x1, points.y1, points.x2, points.y2], as: [others.x1, others.y1, others.x2, others.y2])
        }
        guard case .spring(let form) = curve, case .spring(let theirs) = other else { return curve == other }
        guard let motion = try? SpringMotion(theirs, duration: duration) else { return false }
        if let spring, spring.isSame(as: motion) { return true }
        let (frequency, ratio) = (motion.angularFrequency, motion.dampingRatio)
        switch form {
        case .physical(let mass, let stiffness, let damping, let velocity):
            return Self.areWritten(
                [stiffness, damping, velocity],
                as: [frequency * frequency * mass, 2 * ratio * frequency * mass, motion.initialVelocity])
        case .response(let response, let fraction):
            return motion.initialVelocity == 0 && Self.areWritten([response, fraction], as: [motion.response, ratio])
        case .duration(let seconds, let bounce):
            return motion.initialVelocity == 0
                && Self.areWritten([seconds, bounce], as: [motion.response, motion.bounce])
        // Its frequency is found by a search, so that only the same numbers give the same spring.
        case .dampingRatio: return false
        }
    }

    private static func areWritten(_ numbers: [Double], as values: [Double]) -> Bool {
        zip(numbers, values).allSatisfy { number, value in
            if number == value { return true }
            let digits = JSONNumber.text(abs(number)).prefix { $0 != "e" }.filter(\.isNumber).drop { $0 == "0" }.count
            return digits >= 4 && Double(value.short(digits: digits)) == number
        }
    }
}
