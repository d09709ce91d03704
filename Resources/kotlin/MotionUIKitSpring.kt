/**
 * The spring of `UIView.animate(withDuration:…usingSpringWithDamping:…)`, which ends within a
 * thousandth of its target. UIKit solves for it with twelve steps of Newton's method.
 */
data class MotionUIKitSpring(
    val dampingRatio: Double,
    val initialVelocity: Double = 0.0,
) : MotionCurve {
    override fun over(duration: Double) = spring(duration).over(duration)

    /** The spring for a duration in seconds. */
    fun spring(duration: Double): MotionSpring {
        val ratio = dampingRatio.coerceIn(1.1920929e-7, 1.0)
        val time = duration.coerceIn(0.01, 10.0)
        var omega = 5 / time
        repeat(12) { omega -= if (ratio < 1) underdamped(omega, ratio, time) else critical(omega, time) }
        return MotionSpring(
            stiffness = omega * omega,
            damping = 2 * ratio * omega,
            initialVelocity = initialVelocity,
        )
    }

    private fun underdamped(omega: Double, ratio: Double, time: Double): Double {
        val root = sqrt(1 - ratio * ratio)
        val share = (ratio * omega - initialVelocity) / (omega * root)
        val decay = exp(-ratio * omega * time)
        val slope = decay * (initialVelocity / (omega * omega * root) - ratio * time * share)
        return (0.001 - abs(share) * decay) / (if (share > 0) -slope else slope)
    }

    private fun critical(omega: Double, time: Double): Double {
        val decay = exp(-omega * time)
        val rest = if (omega >= initialVelocity) -0.001 else 0.001
        val value = rest + (1 + (omega - initialVelocity) * time) * decay
        return value / (time * time * (initialVelocity - omega) * decay)
    }
}
