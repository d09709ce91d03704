/** A spring from 0 to 1 with Core Animation's parameters and a velocity in distances per second. */
data class MotionSpring(
    val mass: Double = 1.0,
    val stiffness: Double,
    val damping: Double,
    val initialVelocity: Double = 0.0,
) : MotionCurve {
    // The remaining distance is exp(-decay * t), times a factor that depends on the damping.
    private val omega = sqrt(stiffness / mass)
    private val decay = damping / (2 * mass)
    private val exactRatio = damping / (2 * mass * omega)
    private val ratio = if (abs(exactRatio - 1) <= 4 * 1.0.ulp) 1.0 else exactRatio
    private val rate = omega * sqrt(abs(1 - ratio) * (1 + ratio))

    override fun over(duration: Double): (Double) -> Double = { progress(it * duration) }

    /** The progress after a number of seconds. */
    fun progress(seconds: Double): Double {
        if (seconds <= 0) return 0.0
        if (ratio == 1.0) return 1 - exp(-omega * seconds) * (1 + (omega - initialVelocity) * seconds)
        val swing = (decay - initialVelocity) / rate
        if (ratio < 1) return 1 - exp(-decay * seconds) * (cos(rate * seconds) + swing * sin(rate * seconds))
        val slow = omega * (omega / (decay + rate))
        return 1 - exp(-slow * seconds) * (1 + (1 - swing) / 2 * expm1(-2 * rate * seconds))
    }
}
