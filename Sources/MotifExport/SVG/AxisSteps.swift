/// Steps of an axis: 1, 2 or 5 times a power of ten, at most about so many.
struct AxisSteps {
    let values: [Double]

    init(_ range: ClosedRange<Double>, about count: Double) {
        let length = max(range.upperBound - range.lowerBound, 1e-9)
        var power = 1e-9
        while length / (power * 10) > count { power *= 10 }
        let step = [1.0, 2, 5, 10].map { $0 * power }.first { length / $0 <= count } ?? power * 10
        let first = (range.lowerBound / step - 1e-6).rounded(.up)
        let last = (range.upperBound / step + 1e-6).rounded(.down)
        values = last < first ? [] : (0...Int(min(last - first, 100))).map { (first + Double($0)) * step }
    }
}
