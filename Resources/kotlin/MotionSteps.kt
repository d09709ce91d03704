/** Equal steps, with a jump at the start, at the end, at both, or at neither. */
data class MotionSteps(val count: Int, val jumpsAtStart: Boolean, val jumpsAtEnd: Boolean) : MotionCurve {
    override fun over(duration: Double): (Double) -> Double = { fraction ->
        val lead = if (jumpsAtStart) 1.0 else 0.0
        val jumps = count - 1 + lead + if (jumpsAtEnd) 1.0 else 0.0
        minOf(floor(fraction * count) + lead, jumps) / jumps
    }
}
