val linear = MotionBezier(0.0, 0.0, 1.0, 1.0)
val ease = MotionBezier(0.25, 0.1, 0.25, 1.0)
val easeIn = MotionBezier(0.42, 0.0, 1.0, 1.0)
val easeOut = MotionBezier(0.0, 0.0, 0.58, 1.0)
val easeInOut = MotionBezier(0.42, 0.0, 0.58, 1.0)

/** A cubic Bézier curve from (0, 0) to (1, 1). */
data class MotionBezier(val x1: Double, val y1: Double, val x2: Double, val y2: Double) : MotionCurve {
    override fun over(duration: Double): (Double) -> Double = ::progress

    private fun progress(fraction: Double): Double {
        if (x1 == y1 && x2 == y2) return fraction
        // Solving the second half from its end loses less precision.
        return if (fraction <= 0.5) cubic(y1, y2, solve(x1, x2, fraction))
        else 1 - cubic(1 - y2, 1 - y1, solve(1 - x2, 1 - x1, 1 - fraction))
    }

    private fun cubic(first: Double, second: Double, t: Double) =
        (((1 - 3 * (second - first)) * t + 3 * (second - 2 * first)) * t + 3 * first) * t

    /** Newton's method, falling back to bisection outside the bounds. */
    private fun solve(first: Double, second: Double, value: Double): Double {
        val a = 1 - 3 * (second - first)
        val b = 3 * (second - 2 * first)
        var low = 0.0
        var high = 1.0
        var t = value
        repeat(100) {
            val error = cubic(first, second, t) - value
            if (error == 0.0) return t
            if (error < 0) low = t else high = t
            val last = t
            t -= error / ((3 * a * t + 2 * b) * t + 3 * first)
            if (!(t > low && t < high)) t = low + (high - low) / 2
            if (abs(t - last) <= 1.0.ulp * t) return t
        }
        return t
    }
}
