/// The cubic Bézier nearest to a curve, for tools that support no other curves.
public struct BezierFit: Sendable, Equatable {
    /// The Bézier, with four decimals unless it is the curve itself.
    public let bezier: CubicBezier
    /// The largest distance between the curve and the Bézier, as a fraction of the whole distance.
    public let largestError: Double
    /// The fraction of the duration at which the distance is largest.
    public let fraction: Double
}

extension CurveTiming {
    /// Returns the cubic Bézier with the smallest maximum error.
    ///
    /// For given times of the control points, finding the best progress values is a linear problem, solved with
    /// Lawson's weights; the times are searched on a grid, then in decreasing steps around the best. The same curve
    /// always gets the same Bézier. It is searched by the curve's progress at 201 evenly spaced fractions, and its error
    /// is that of `largestDistance(to:)`.
    ///
    /// - Complexity: About 500 times solving and weighting 200 samples, most of them once: some milliseconds.
    /// - Source: C. L. Lawson's algorithm, in J. R. Rice, "The Approximation of Functions", vol. 2, 1969.
    public func bezierFit() -> BezierFit {
        switch curve {
        case .named(let name): return BezierFit(bezier: name.controlPoints, largestError: 0, fraction: 0)
        case .cubicBezier(let bezier): return BezierFit(bezier: bezier, largestError: 0, fraction: 0)
        case .steps, .linear, .spring: break
        }
        let found = BezierSearch(self, samples: 200).best()
        let bezier = CubicBezier(
            x1: Self.rounded(found.x1), y1: Self.rounded(found.y1), x2: Self.rounded(found.x2),
            y2: Self.rounded(found.y2))
        let (distance, fraction) = largestDistance(to: BezierSolver(bezier).progress(at:))
        return BezierFit(bezier: bezier, largestError: distance, fraction: fraction)
    }

    private static func rounded(_ number: Double) -> Double { (number * 10_000).rounded() / 10_000 }
}

/// The search for the best times of the control points.
private struct BezierSearch {
    private let fractions: [Double]
    private let targets: [Double]

    private struct Candidate {
        var bezier: CubicBezier
        var error: Double
    }

    init(_ timing: CurveTiming, samples: Int) {
        fractions = (0...samples).map { Double($0) / Double(samples) }
        targets = fractions.map(timing.progress(at:))
    }

    /// Returns the best Bézier of a grid, improved until the steps are below the fourth decimal.
    func best() -> CubicBezier {
        let grid = (0...8).flatMap { row in (0...8).map { (Double(row) / 8, Double($0) / 8) } }
        var best = candidate(0, 0, below: .infinity)
        for (x1, x2) in grid { best = better(best, candidate(x1, x2, below: best.error)) }
        var step = 1.0 / 16
        while step > 0.000_05 {
            let center = best
            for (right, up) in [(1, 0), (0, 1), (-1, 0), (0, -1), (1, 1), (-1, -1), (1, -1), (-1, 1)] {
                let x1 = min(max(center.bezier.x1 + Double(right) * step, 0), 1)
                let x2 = min(max(center.bezier.x2 + Double(up) * step, 0), 1)
                best = better(best, candidate(x1, x2, below: best.error))
            }
            if best.error == center.error { step /= 2 }
        }
        return best.bezier
    }

    private func better(_ old: Candidate, _ new: Candidate) -> Candidate { new.error < old.error ? new : old }

    /// Returns the best progress values of the control points at these times; any others if their error isn't less
    /// than `limit`.
    private func candidate(_ x1: Double, _ x2: Double, below limit: Double) -> Candidate {
        let solver = BezierSolver(CubicBezier(x1: x1, y1: 0, x2: x2, y2: 1))
        let rows = zip(fractions, targets).map { fraction, target in
            let t = solver.parameter(at: fraction)
            let rest = 1 - t
            return (first: 3 * t * rest * rest, second: 3 * t * t * rest, target: target - t * t * t)
        }
        var weights = [Double](repeating: 1 / Double(rows.count), count: rows.count)
        var best = Candidate(bezier: CubicBezier(x1: x1, y1: 0, x2: x2, y2: 1), error: .infinity)
        for _ in 0..<24 {
            guard let (y1, y2) = Self.leastSquares(rows, weights) else { break }
            var (largest, total, squares) = (0.0, 0.0, 0.0)
            for index in rows.indices {
                let row = rows[index]
                let error = abs(row.target - y1 * row.first - y2 * row.second)
                largest = max(largest, error)
                squares += weights[index] * error * error
                weights[index] *= error
                total += weights[index]
            }
            if largest < best.error {
                best = Candidate(bezier: CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2), error: largest)
            }
            // No progress values have a largest error below the root of the least weighted mean of squares.
            guard total > 0, squares < limit * limit else { break }
            for index in weights.indices { weights[index] /= total }
        }
        return best
    }

    /// The two progress values with the least weighted squares of errors; `nil` if the problem is ill-conditioned.
    private static func leastSquares(
        _ rows: [(first: Double, second: Double, target: Double)], _ weights: [Double]
    ) -> (Double, Double)? {
        var (a, b, c, p, q) = (0.0, 0.0, 0.0, 0.0, 0.0)
        for index in rows.indices {
            let (row, weight) = (rows[index], weights[index])
            a += weight * row.first * row.first
            b += weight * row.first * row.second
            c += weight * row.second * row.second
            p += weight * row.first * row.target
            q += weight * row.second * row.target
        }
        let determinant = a * c - b * b
        guard determinant > 1e-12 * a * c else { return nil }
        return ((c * p - b * q) / determinant, (a * q - b * p) / determinant)
    }
}
