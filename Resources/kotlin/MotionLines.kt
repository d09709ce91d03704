/** Straight lines through points of fraction and progress, like `linear()` in CSS. */
data class MotionLines(val points: List<MotionPoint>) : MotionCurve {
    constructor(vararg points: Pair<Double, Double>) : this(points.map { (x, y) -> MotionPoint(x, y) })

    override fun over(duration: Double): (Double) -> Double = ::progress

    private fun progress(fraction: Double): Double {
        val past = points.count { it.x <= fraction }
        if (past > 0 && points[past - 1].x == fraction) return points[past - 1].y
        val index = past.coerceIn(1, points.size - 1)
        val (from, to) = points[index - 1] to points[index]
        if (from.x >= to.x) return if (past == 0) from.y else to.y
        return from.y + (fraction - from.x) / (to.x - from.x) * (to.y - from.y)
    }
}
